import { useOnline } from '@dining/ui/online';
import { useTranslations } from '../lib/i18n';

export function OfflineStrip() {
  const { t } = useTranslations();
  return (
    <div className="sticky top-0 z-40 print:hidden" role="status">
      {!useOnline() && (
        <p className="bg-warning-wash px-5 py-2.5 text-center text-sm text-warning" data-top-strip>
          {t('common.offline')}
        </p>
      )}
    </div>
  );
}
