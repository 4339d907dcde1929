import type { Slot } from '@dining/domain/availability/slots';
import type { SeoulTime } from '@dining/domain/shared/seoul-time';
import { Button } from '@dining/ui/button';
import { useTranslations } from '../../../lib/i18n';

export function FullTimes({ slots, onChoose }: { slots: readonly Slot[]; onChoose: (time: SeoulTime) => void }) {
  const { t } = useTranslations();
  const fullSlots = slots.filter(({ state }) => state === 'full');
  if (fullSlots.length === 0) return null;
  return (
    <div className="grid gap-2">
      <p className="text-ink-soft text-sm">{t('reservation.nearest.fullTimes')}</p>
      <p className="flex flex-wrap gap-2">
        {fullSlots.map(({ time }) => (
          <Button key={time} onClick={() => onChoose(time)} size="sm" variant="quiet">
            {t('reservation.nearest.alternatives', { time })}
          </Button>
        ))}
      </p>
    </div>
  );
}
