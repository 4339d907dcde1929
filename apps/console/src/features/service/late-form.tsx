import { getMinutesOfDay } from '@dining/domain/shared/seoul-calendar';
import { toSeoul } from '@dining/domain/shared/seoul-time';
import { Button } from '@dining/ui/button';
import { TextField } from '@dining/ui/text-field';
import { useTranslations } from '../../lib/i18n';
import { useRequestForm } from '../../lib/use-request-form';

const delaysInMinutes = [10, 15, 20, 30, 45, 60] as const;
const lastMinute = 24 * 60 - 1;

/** Adds minutes to a time, up to the end of the day. */
const addMinutes = (time: string, minutes: number): string => {
  const minuteOfDay = Math.min(lastMinute, getMinutesOfDay(time) + minutes);
  return `${String(Math.floor(minuteOfDay / 60)).padStart(2, '0')}:${String(minuteOfDay % 60).padStart(2, '0')}`;
};

interface LateFormProps {
  readonly name: string;
  readonly time: string;
  readonly now: Date;
  readonly onSave: (lateUntil: string) => void;
}

/**
 * Shows the form that records the time by which a late party will arrive: some minutes after its time, or after now if
 * that is later.
 */
export function LateForm({ name, time, now, onSave }: LateFormProps) {
  const { t } = useTranslations();
  const current = toSeoul(now).time;
  const baseTime = current > time ? current : time;
  const { submit, requiredField } = useRequestForm<{ other: string }>({
    defaultValues: { other: addMinutes(baseTime, 15) },
    check: ({ other }) => (other === '' ? [{ field: 'other', text: t('staffService.late.missing') }] : []),
    send({ other }) {
      onSave(other);
      return undefined;
    },
  });
  return (
    <div className="grid gap-5">
      <p>{t('staffService.late.text', { name })}</p>
      <div className="grid grid-cols-2 gap-2">
        {delaysInMinutes.map((minutes) => (
          <Button key={minutes} onClick={() => onSave(addMinutes(baseTime, minutes))} size="sm">
            {t('staffService.late.minutes', { count: minutes, time: addMinutes(baseTime, minutes) })}
          </Button>
        ))}
      </div>
      <form className="flex flex-wrap items-end gap-3" noValidate onSubmit={submit}>
        <TextField
          {...requiredField('other')}
          className="min-w-40 flex-1"
          label={t('staffService.late.other')}
          type="time"
          verbatim
        />
        <Button size="sm" type="submit" variant="primary">
          {t('staffService.late.save')}
        </Button>
      </form>
    </div>
  );
}
