import { Spinner } from '@dining/ui/spinner';
import { t } from '../lib/i18n';

/** What the payment window shows from the click until the provider's page comes (decision 32). */
export function EasypayWaitPage() {
  return (
    <div className="grid place-content-center justify-items-center gap-3 px-6 py-16 text-center" role="status">
      <span className="mb-2 text-brass">
        <Spinner size={28} />
      </span>
      <h1 className="heading text-xl">{t('payment.popup.openingTitle')}</h1>
      <p className="text-ink-soft">{t('payment.popup.openingBody')}</p>
    </div>
  );
}
