import { formatInstant } from '@dining/i18n/formats';
import { IconButton } from '@dining/ui/icon-button';
import { useNow } from '../lib/clock';
import { useTranslations } from '../lib/i18n';

export function ClockWarning({ onClose }: { onClose: () => void }) {
  const { language, t } = useTranslations();
  const time = formatInstant(useNow().getTime(), language);
  return (
    <div className="flex items-center justify-center gap-2 bg-warning-wash px-5 text-sm text-warning">
      <p className="py-2.5">{t('device.clock', { time })}</p>
      <IconButton className="-mr-3 shrink-0" icon="close" label={t('common.buttons.close')} onClick={onClose} />
    </div>
  );
}
