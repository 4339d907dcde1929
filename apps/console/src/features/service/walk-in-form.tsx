import type { ProblemError } from '@dining/client/problem-error';
import { findWalkInTime } from '@dining/domain/reservations/walk-in';
import { toSeoul } from '@dining/domain/shared/seoul-time';
import { Button } from '@dining/ui/button';
import { Notice } from '@dining/ui/notice';
import { Select } from '@dining/ui/select';
import { Stepper } from '@dining/ui/stepper';
import { TextField } from '@dining/ui/text-field';
import { useState } from 'react';
import type { Load } from '../../entities/service/service';
import { formatProblem } from '../../lib/format';
import { useTranslations } from '../../lib/i18n';
import { useRequestForm } from '../../lib/use-request-form';

export interface NewWalkIn {
  readonly time: string;
  readonly adults: number;
  readonly kids: number;
  readonly overrideReason?: string;
}

interface WalkInFormProps {
  readonly load: readonly Load[];
  readonly now: Date;
  readonly mayOverride: boolean;
  readonly onSeat: (walkIn: NewWalkIn) => Promise<ProblemError | undefined>;
}

const adultCounts = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/** Shows the form that asks for the reason why guests are seated beyond capacity. */
function OverrideForm({ onOverride }: { onOverride: (reason: string) => void }) {
  const { t } = useTranslations();
  const { submit, getRequiredFieldProps } = useRequestForm<{ reason: string }>({
    defaultValues: { reason: '' },
    check: ({ reason }) => (reason.trim() === '' ? [{ field: 'reason', text: t('staffService.undo.missing') }] : []),
    send({ reason }) {
      onOverride(reason.trim());
      return undefined;
    },
  });
  return (
    <form className="grid gap-3" noValidate onSubmit={submit}>
      <TextField {...getRequiredFieldProps('reason')} label={t('staffService.walkInForm.reason')} />
      <Button className="justify-self-start" size="sm" type="submit" variant="danger">
        {t('staffService.walkInForm.override')}
      </Button>
    </form>
  );
}

/** Shows the form that seats guests without a reservation. Pressing the number of adults seats them at once. */
export function WalkInForm({ load, now, mayOverride, onSeat }: WalkInFormProps) {
  const translations = useTranslations();
  const { t } = translations;
  const offeredSlots = load.filter(({ capacity }) => capacity > 0);
  const [time, setTime] = useState(
    () =>
      findWalkInTime(
        offeredSlots.map((each) => each.time),
        toSeoul(now).time,
      ) ?? '',
  );
  const [kids, setKids] = useState(0);
  const [chosenAdults, setChosenAdults] = useState<number>();
  const [problem, setProblem] = useState<ProblemError>();
  const [isSending, setIsSending] = useState(false);
  const countFreeSeats = ({ capacity, used }: Load) => Math.max(0, capacity - used);
  const chosenSlot = offeredSlots.find((each) => each.time === time);
  const isFull = problem?.code === 'sold_out';

  const seat = async (adults: number, overrideReason?: string) => {
    setChosenAdults(adults);
    setIsSending(true);
    setProblem(await onSeat({ time, adults, kids, ...(overrideReason !== undefined && { overrideReason }) }));
    setIsSending(false);
  };

  if (chosenSlot === undefined) return <p>{t('staffService.walkInForm.noTimes')}</p>;
  return (
    <div className="grid gap-5">
      <div aria-label={t('staffService.walkInForm.adults')} className="grid grid-cols-4 gap-2" role="group">
        {adultCounts.map((adults) => (
          <Button
            aria-label={t('staffService.walkInForm.seatCount', { count: adults + kids })}
            key={adults}
            onClick={() => void seat(adults)}
            pending={isSending && chosenAdults === adults ? true : undefined}
            variant={adults === 2 ? 'primary' : 'secondary'}
          >
            {adults}
          </Button>
        ))}
      </div>
      <Stepper label={t('staffService.walkInForm.kids')} max={20} onChange={setKids} value={kids} />
      <Select
        label={t('staffService.walkInForm.time')}
        onChange={(event) => {
          setTime(event.target.value);
          setProblem(undefined);
        }}
        options={offeredSlots.map((each) => ({
          value: each.time,
          label: t('staffService.walkInForm.left', { time: each.time, count: countFreeSeats(each) }),
        }))}
        value={time}
      />
      {problem !== undefined && !isFull && (
        <Notice announce tone="error">
          {formatProblem(translations, problem)}
        </Notice>
      )}
      {isFull && (
        <div className="grid gap-3">
          <Notice announce tone="warning">
            {t(mayOverride ? 'staffService.walkInForm.full' : 'staffService.walkInForm.fullNoRight', {
              left: countFreeSeats(chosenSlot),
            })}
          </Notice>
          {mayOverride && (
            <OverrideForm onOverride={(reason) => void (chosenAdults !== undefined && seat(chosenAdults, reason))} />
          )}
        </div>
      )}
    </div>
  );
}
