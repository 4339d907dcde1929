import { Spinner } from '@dining/ui/spinner';
import { getLinkClass } from '@dining/ui/text-link';
import { useEffect, useState } from 'react';
import { formatVisitSearch } from '../../entities/search/search-params';
import { useSearch } from '../../entities/search/search-state';
import { useTranslations } from '../../lib/i18n';
import { createPageHref } from '../../lib/page-href';

/** Milliseconds after which a link back to the payment page is offered. */
const backLinkDelayMs = 20_000;

/** Shown in the payment window from the click until the provider's page loads (decision 32). */
export function PaymentWaitPage() {
  const { t } = useTranslations();
  const search = useSearch();
  const [isBackLinkShown, setIsBackLinkShown] = useState(window.opener === null);
  useEffect(() => {
    const timer = setTimeout(() => setIsBackLinkShown(true), backLinkDelayMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="grid place-content-center justify-items-center gap-3 px-6 py-16 text-center">
      <span className="mb-2 text-brass">
        <Spinner size={28} />
      </span>
      <h1 className="heading text-xl">{t('payment.popup.openingTitle')}</h1>
      <p className="text-ink-soft" role="status">
        {t('payment.popup.openingBody')}
      </p>
      {isBackLinkShown && (
        <a className={getLinkClass('next')} href={createPageHref('reservationPayment', {}, formatVisitSearch(search))}>
          {t('payment.return.back')}
        </a>
      )}
    </div>
  );
}
