import type { ProblemError } from '@dining/client/problem-error';
import { Button } from '@dining/ui/button';
import { Notice } from '@dining/ui/notice';
import { TextField } from '@dining/ui/text-field';
import { useCheckedForm } from '@dining/ui/use-checked-form';
import { useState } from 'react';
import { formatParty } from '../../entities/reservations/reservation-texts';
import type { Reservation } from '../../entities/reservations/reservations';
import { formatProblem, formatWon } from '../../lib/format';
import { useTranslations } from '../../lib/i18n';

interface CancelFormProps {
  readonly reservation: Reservation;
  readonly onKeep: () => void;
  /** Cancels. Returns why it was refused. */
  readonly onCancel: (reason: string) => Promise<ProblemError | undefined>;
}

const announceNothing = () => undefined;

/** Cancels a reservation for the venue, after its consequence in won, seats and people. */
export function CancelForm({ reservation, onKeep, onCancel }: CancelFormProps) {
  const translations = useTranslations();
  const { t } = translations;
  const [problem, setProblem] = useState<ProblemError>();
  const [isPending, setIsPending] = useState(false);
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
      setProblem(await onCancel(reason.trim()));
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
