import { joinClasses } from '@dining/ui/join-classes';
import { Page } from '@dining/ui/page';
import { getLinkClass } from '@dining/ui/text-link';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Hotel } from '../../entities/app/app-data';
import { useTranslations } from '../../lib/i18n';
import { localizeField } from '../../lib/localize-text';

export function TopBanner({ hotel, find, children }: { hotel: Hotel; find: ReactNode; children: ReactNode }) {
  const translations = useTranslations();
  const { t } = translations;
  return (
    <section aria-labelledby="banner-title" className="surface-night">
      <Page className="grid grid-cols-1 gap-10 pt-10 pb-12 md:gap-14 md:pt-20 md:pb-20">
        <div className="grid items-end gap-6 md:grid-cols-[minmax(0,1fr)_auto]">
          <div className="grid gap-3">
            <p className="eyebrow">{t('banner.overline')}</p>
            <h1 className="heading text-display" id="banner-title">
              {localizeField(translations, hotel, 'htlName')}
            </h1>
            <p className="max-w-text text-ink-soft">{t('banner.lead')}</p>
          </div>
          <Link className={joinClasses(getLinkClass('next'), 'md:justify-self-end')} to="/reservation/step/1">
            {t('banner.reserve')}
          </Link>
        </div>
        {find}
        {children}
      </Page>
    </section>
  );
}
