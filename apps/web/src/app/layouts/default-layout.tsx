import { SkipLink } from '@dining/ui/skip-link';
import type { ReactNode } from 'react';
import { t } from '../../lib/i18n';
import { DemoStrip } from '../demo-strip';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';

/** Header, page, footer (Spec §2.1 Layouts). */
export function DefaultLayout({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink href="#main">{t('common.skipLink')}</SkipLink>
      <SiteHeader />
      <main className="flex-1 outline-none" id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter />
      <DemoStrip />
    </div>
  );
}
