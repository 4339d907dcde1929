import type { ProblemError } from '@dining/client/problem-error';
import { Button } from '@dining/ui/button';
import { RadioGroup } from '@dining/ui/radio-group';
import { TextField } from '@dining/ui/text-field';
import type { FieldFailure } from '@dining/ui/use-checked-form';
import { Refusal } from '../../components/refusal';
import type { Move, Payment } from '../../entities/payments/payments';
import { formatWon } from '../../lib/format';
import { useTranslations } from '../../lib/i18n';
import { useRequestForm } from '../../lib/use-request-form';

interface MoveDraft {
  move: Move | '';
  chargeId: string;
  reason: string;
}

export interface NewMove {
  readonly move: Move;
  readonly chargeId: string | null;
  readonly reason: string;
}

interface MoveFormProps {
  readonly payment: Payment;
  /** Sends the proposal. Returns the problem if it was refused. */
  readonly onPropose: (move: NewMove) => Promise<ProblemError | undefined>;
}

/** Shows the form that proposes how to settle a payment. Each choice states what it does, in won. */
export function MoveForm({ payment, onPropose }: MoveFormProps) {
  const translations = useTranslations();
  const { t } = translations;
  const won = formatWon(translations, payment.refund?.amount ?? payment.amount);
  const form = useRequestForm<MoveDraft>({
    defaultValues: { move: '', chargeId: '', reason: '' },
    check({ move, chargeId, reason }) {
      const failures: FieldFailure<'move' | 'chargeId' | 'reason'>[] = [];
      if (move === '') failures.push({ field: 'move', text: t('inbox.payments.moveMissing') });
      if (move === 'reserved' && chargeId.trim() === '')
        failures.push({ field: 'chargeId', text: t('inbox.payments.chargeMissing') });
      if (reason.trim() === '') failures.push({ field: 'reason', text: t('inbox.reasonMissing') });
      return failures;
    },
    async send({ move, chargeId, reason }) {
      return move === ''
        ? undefined
        : onPropose({ move, chargeId: move === 'reserved' ? chargeId.trim() : null, reason: reason.trim() });
    },
  });
  const { value, onChange, error } = form.getValueFieldProps('move');
  return (
    <form className="grid gap-4" noValidate onSubmit={form.submit}>
      <Refusal problem={form.problem} />
      <div id={form.getId('move')} tabIndex={-1}>
        <RadioGroup
          error={error}
          label={t('inbox.payments.move')}
          onChange={onChange}
          options={payment.moves.map((move) => ({
            value: move,
            label: t(`inbox.payments.moves.${move}`),
            description: t(`inbox.payments.effects.${move}`, { won }),
          }))}
          required
          value={value === '' ? undefined : value}
        />
      </div>
      {value === 'reserved' && (
        <TextField {...form.getRequiredFieldProps('chargeId')} label={t('inbox.payments.chargeField')} />
      )}
      <TextField
        {...form.getRequiredFieldProps('reason')}
        description={t('inbox.reasonHint')}
        label={t('inbox.reason')}
      />
      <Button className="justify-self-end" pending={form.isPending} type="submit" variant="primary">
        {t('inbox.payments.propose')}
      </Button>
    </form>
  );
}
