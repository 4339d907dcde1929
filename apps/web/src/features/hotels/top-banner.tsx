import { Page } from '@dining/ui/page';
import type { ReactNode } from 'react';
import type { Hotel } from '../../entities/app/app-data';
import { useTranslations } from '../../lib/i18n';
import { localizeField } from '../../lib/localize-text';

/**
 * Shows the hotel's name over the pictures of its promotions (`children`), and the table `finder` over their lower
 * edge. The banner grows with the text size, so that name and captions never overlap.
 */
export function TopBanner({ hotel, finder, children }: { hotel: Hotel; finder: ReactNode; children: ReactNode }) {
  const translations = useTranslations();
  const { t } = translations;
  return (
    <section aria-labelledby="banner-title">
      <div className="surface-night grid min-h-136 grid-cols-1 md:min-h-148 [&>*]:[grid-area:1/1]">
        {children}
        <Page className="pointer-events-none relative z-10 pt-28 pb-48 md:pt-36">
          <div className="grid max-w-text gap-2">
            <p className="eyebrow">{t('banner.overline')}</p>
            <h1 className="heading text-display" id="banner-title">
              {localizeField(translations, hotel, 'htlName')}
            </h1>
            <p className="text-ink">{t('banner.lead')}</p>
          </div>
        </Page>
      </div>
      <Page className="relative z-10 -mt-7">{finder}</Page>
    </section>
  );
}
