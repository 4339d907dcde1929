import { getMinutesOfDay } from '@dining/domain/shared/seoul-calendar';
import { toSeoul } from '@dining/domain/shared/seoul-time';
import { Button } from '@dining/ui/button';
import { TextField } from '@dining/ui/text-field';
import { useTranslations } from '../../lib/i18n';
import { useRequestForm } from '../../lib/use-request-form';

const delaysInMinutes = [10, 15, 20, 30, 45, 60] as const;
const lastMinuteOfDay = 24 * 60 - 1;

/** Adds minutes to a time, up to the end of the day. */
const addMinutes = (time: string, minutes: number): string => {
  const minuteOfDay = Math.min(lastMinuteOfDay, getMinutesOfDay(time) + minutes);
  return `${String(Math.floor(minuteOfDay / 60)).padStart(2, '0')}:${String(minuteOfDay % 60).padStart(2, '0')}`;
};

interface LateFormProps {
  readonly name: string;
  /** Time of the visit. */
  readonly time: string;
  readonly now: Date;
  readonly onSave: (lateUntil: string) => void;
}

/**
 * Shows the form that records the time by which a late party will arrive: some minutes after `time` (after now, if that
 * is later), or a time that staff type.
 */
export function LateForm({ name, time, now, onSave }: LateFormProps) {
  const { t } = useTranslations();
  const currentTime = toSeoul(now).time;
  const baseTime = currentTime > time ? currentTime : time;
  const { submit, getRequiredFieldProps } = useRequestForm<{ otherTime: string }>({
    defaultValues: { otherTime: addMinutes(baseTime, 15) },
    check: ({ otherTime }) => (otherTime === '' ? [{ field: 'otherTime', text: t('staffService.late.missing') }] : []),
    send({ otherTime }) {
      onSave(otherTime);
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
          {...getRequiredFieldProps('otherTime')}
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
