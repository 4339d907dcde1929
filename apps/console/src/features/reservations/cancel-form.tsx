import type { ProblemError } from '@dining/client/problem-error';
import { Button } from '@dining/ui/button';
import { Checkbox } from '@dining/ui/checkbox';
import { Notice } from '@dining/ui/notice';
import { TextField } from '@dining/ui/text-field';
import { useCheckedForm } from '@dining/ui/use-checked-form';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatParty } from '../../entities/reservations/reservation-texts';
import { type Alternative, createAlternativesQuery, type Reservation } from '../../entities/reservations/reservations';
import { formatProblem, formatVisit, formatWon } from '../../lib/format';
import { useTranslations } from '../../lib/i18n';

interface CancelFormProps {
  readonly reservation: Reservation;
  readonly onKeep: () => void;
  /** Cancels. Returns why it was refused. */
  readonly onCancel: (reason: string, alternatives: readonly Alternative[]) => Promise<ProblemError | undefined>;
}

const getVisitKey = ({ dinCode, date, time }: Alternative): string => `${dinCode} ${date} ${time}`;

/** Chooses what the message to the guest offers; all at first. */
function AlternativeChoice({
  alternatives,
  left,
  onChange,
}: {
  alternatives: readonly Alternative[];
  left: ReadonlySet<string>;
  onChange: (left: ReadonlySet<string>) => void;
}) {
  const translations = useTranslations();
  const { t } = translations;
  if (alternatives.length === 0) return <p className="text-ink-soft">{t('staffDesk.cancel.offerNone')}</p>;
  return (
    <fieldset className="grid gap-2">
      <legend className="pb-1 font-medium">{t('staffDesk.cancel.offer')}</legend>
      {alternatives.map((alternative) => {
        const key = getVisitKey(alternative);
        return (
          <Checkbox
            checked={!left.has(key)}
            key={key}
            onChange={({ target }) =>
              onChange(new Set(target.checked ? [...left].filter((each) => each !== key) : [...left, key]))
            }
          >
            {alternative.name} · {formatVisit(translations, alternative, false)}
          </Checkbox>
        );
      })}
      <p className="text-ink-soft text-xs">{t('staffDesk.cancel.offerText')}</p>
    </fieldset>
  );
}

const announceNothing = () => undefined;

/** Cancels a reservation for the venue, after its consequence in won, seats and people. */
export function CancelForm({ reservation, onKeep, onCancel }: CancelFormProps) {
  const translations = useTranslations();
  const { t } = translations;
  const [problem, setProblem] = useState<ProblemError>();
  const [isPending, setIsPending] = useState(false);
  const { data: alternatives } = useQuery(createAlternativesQuery(reservation.resvCode));
  /** Keys of the alternatives that are left out. */
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const paid = reservation.money?.payAmount ?? reservation.payAmount ?? 0;
  const words = { amount: formatWon(translations, paid), people: formatParty(translations, reservation) };
  const { submit, requiredField } = useCheckedForm<{ reason: string }>({
    defaultValues: { reason: '' },
    announceFailure: announceNothing,
    onChange: () => setProblem(undefined),
    check: ({ reason }) =>
      reason.trim() === '' ? [{ field: 'reason', text: t('staffDesk.cancel.reasonMissing') }] : [],
    async send({ reason }) {
      setIsPending(true);
      const offered = (alternatives ?? []).filter((alternative) => !left.has(getVisitKey(alternative)));
      setProblem(await onCancel(reason.trim(), offered));
      setIsPending(false);
    },
  });
  return (
    <form className="grid gap-5" noValidate onSubmit={submit}>
      <Notice tone="warning">
        {t(paid === 0 ? 'staffDesk.cancel.consequenceFree' : 'staffDesk.cancel.consequence', words)}
      </Notice>
      <p>{t('staffDesk.cancel.told')}</p>
      {problem !== undefined && problem.status !== 401 && (
        <Notice announce tone="error">
          {formatProblem(translations, problem)}
        </Notice>
      )}
      {alternatives !== undefined && <AlternativeChoice alternatives={alternatives} left={left} onChange={setLeft} />}
      <TextField
        {...requiredField('reason')}
        description={t('staffDesk.cancel.reasonHint')}
        label={t('staffDesk.cancel.reason')}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onKeep}>{t('staffDesk.cancel.keep')}</Button>
        <Button pending={isPending} type="submit" variant="danger">
          {t(paid === 0 ? 'staffDesk.cancel.submitFree' : 'staffDesk.cancel.submit', words)}
        </Button>
      </div>
    </form>
  );
}
