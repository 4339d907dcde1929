import { useAlerts } from '@dining/ui/alerts';
import { Button } from '@dining/ui/button';
import { Notice } from '@dining/ui/notice';
import { Select } from '@dining/ui/select';
import { TextField } from '@dining/ui/text-field';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  addHoliday,
  enterHolidays,
  getHolidaysQuery,
  holidaysKey,
  type OverbookedTime,
  removeHoliday,
} from '../../entities/availability/closings';
import { Block, LoadFailed, LoadingRows } from '../../features/screen/screen';
import { useIdempotentWrite } from '../../flows/second-factor/use-idempotent-write';
import type { Outcome } from '../../lib/attempt';
import { formatDay, formatProblem } from '../../lib/format';
import { useTranslations } from '../../lib/i18n';
import { useNotify } from '../../lib/notify';
import { useRequestForm } from '../../lib/use-request-form';

type HolidayOutcome = Outcome<{ readonly changed: boolean; readonly overbooked: readonly OverbookedTime[] }>;

/** Shows the public holidays of a year. Only owners of the group may change them. */
export function HolidaysBlock({ today, canEdit }: { today: string; canEdit: boolean }) {
  const translations = useTranslations();
  const { t } = translations;
  const alerts = useAlerts();
  const notify = useNotify();
  const write = useIdempotentWrite();
  const queryClient = useQueryClient();
  const thisYear = Number(today.slice(0, 4));
  const [year, setYear] = useState(thisYear);
  const [overbooked, setOverbooked] = useState<readonly OverbookedTime[]>([]);
  const { data: holidays, error, isFetching, refetch } = useQuery(getHolidaysQuery(year));

  const showOutcome = async (outcome: HolidayOutcome, text: string): Promise<void> => {
    await queryClient.invalidateQueries({ queryKey: holidaysKey });
    if (outcome.ok) {
      setOverbooked(outcome.value.overbooked);
      notify(text);
    } else if (outcome.problem.status !== 401)
      await alerts.show({ message: formatProblem(translations, outcome.problem) });
  };
  const enterYear = async () =>
    showOutcome(await write(enterHolidays, { year }), t('staffCalendar.holidays.entered', { year }));
  const addForm = useRequestForm<{ day: string; name: string }>({
    defaultValues: { day: '', name: '' },
    check: ({ day }) => (day === '' ? [{ field: 'day', text: t('staffCalendar.form.missing') }] : []),
    async send(values) {
      const outcome = await write(addHoliday, values);
      await showOutcome(outcome, t('staffCalendar.holidays.added', { day: formatDay(translations, values.day) }));
      if (outcome.ok) addForm.reset();
      return undefined;
    },
  });
  const remove = async (day: string) => {
    const textValues = { day: formatDay(translations, day) };
    const isSure = await alerts.show({
      title: t('staffCalendar.holidays.remove'),
      message: t('staffCalendar.holidays.removeAsk', textValues),
      confirmLabel: t('staffCalendar.holidays.remove'),
      cancelLabel: t('common.buttons.cancel'),
      danger: true,
    });
    if (isSure) await showOutcome(await write(removeHoliday, { day }), t('staffCalendar.holidays.removed', textValues));
  };

  return (
    <Block
      action={
        <Select
          label={t('staffCalendar.holidays.year')}
          labelHidden
          onChange={(event) => setYear(Number(event.target.value))}
          options={[thisYear, thisYear + 1].map((each) => ({ value: String(each), label: String(each) }))}
          value={String(year)}
        />
      }
      title={t('staffCalendar.holidays.title')}
    >
      {!canEdit && <p className="text-ink-soft">{t('staffCalendar.holidays.group')}</p>}
      {error !== null && <LoadFailed error={error} onRetry={() => void refetch()} isRetrying={isFetching} />}
      {holidays === undefined && error === null && <LoadingRows count={4} />}
      {holidays !== undefined && (
        <Notice
          action={
            canEdit &&
            !holidays.isComplete && (
              <Button onClick={() => void enterYear()} size="sm">
                {t('staffCalendar.holidays.enter')}
              </Button>
            )
          }
          tone={holidays.isComplete ? 'success' : 'warning'}
        >
          {t(holidays.isComplete ? 'staffCalendar.holidays.complete' : 'staffCalendar.holidays.incomplete')}
        </Notice>
      )}
      {overbooked.length > 0 && (
        <Notice announce title={t('staffCalendar.holidays.overbooked')} tone="error">
          {overbooked.map(({ venue, day: overbookedDay, time, room, taken, offered }) => (
            <span className="block" key={`${venue} ${overbookedDay} ${time} ${room}`}>
              {t('staffCalendar.holidays.overbookedRow', {
                venue,
                day: formatDay(translations, overbookedDay),
                time,
                taken,
                offered,
              })}
            </span>
          ))}
        </Notice>
      )}
      <ul className="columns-1 gap-8 md:columns-2">
        {holidays?.days.map((holiday) => (
          <li className="flex min-h-11 items-center gap-4 border-line border-b" key={holiday.day}>
            <span className="tabular-nums">{formatDay(translations, holiday.day)}</span>
            <span className="min-w-0 flex-1 truncate">{holiday.name}</span>
            {canEdit && holiday.day >= today && (
              <Button
                aria-label={t('staffCalendar.holidays.removeName', { day: formatDay(translations, holiday.day) })}
                onClick={() => void remove(holiday.day)}
                size="sm"
                variant="quiet"
              >
                ✕
              </Button>
            )}
          </li>
        ))}
      </ul>
      {canEdit && (
        <form className="flex flex-wrap items-end gap-4" noValidate onSubmit={addForm.submit}>
          <TextField
            {...addForm.getRequiredFieldProps('day')}
            label={t('staffCalendar.holidays.day')}
            min={today}
            type="date"
            verbatim
          />
          <TextField
            {...addForm.getFieldProps('name')}
            className="min-w-56 flex-1"
            description={t('staffCalendar.holidays.nameHint')}
            label={t('staffCalendar.holidays.name')}
          />
          <Button size="sm" type="submit">
            {t('staffCalendar.holidays.add')}
          </Button>
        </form>
      )}
    </Block>
  );
}
