import { SkipLink } from '@dining/ui/skip-link';
import type { ReactNode } from 'react';
import { createLazyHydrated } from '../../components/lazy-hydrate';
import { useOnSearchDifference } from '../../entities/search/search-state';
import { type Translations, useTranslations } from '../../lib/i18n';
import { DemoStrip } from '../demo-strip';
import { SiteHeader } from './site-header';

const SiteFooter = createLazyHydrated({
  name: 'site-footer',
  loadOn: 'scrolledIntoView',
  useOnChange: useOnSearchDifference,
  load: async ({ load }: Translations) => {
    const [{ SiteFooter: Content }] = await Promise.all([import('./site-footer'), load(['footer'])]);
    return { Content };
  },
  skeleton: () => <div className="mt-20 min-h-64 border-line border-t bg-sunk md:mt-28" />,
});

export function DefaultLayout({ children }: { children: ReactNode }) {
  const { t } = useTranslations();
  return (
    <div className="relative flex min-h-dvh flex-col">
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
