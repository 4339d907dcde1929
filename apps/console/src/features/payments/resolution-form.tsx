import type { ProblemError } from '@dining/client/problem-error';
import { Button } from '@dining/ui/button';
import { RadioGroup } from '@dining/ui/radio-group';
import { TextField } from '@dining/ui/text-field';
import type { FieldFailure } from '@dining/ui/use-checked-form';
import { Refusal } from '../../components/refusal';
import type { Payment, Resolution } from '../../entities/payments/payments';
import { formatWon } from '../../lib/format';
import { useTranslations } from '../../lib/i18n';
import { useRequestForm } from '../../lib/use-request-form';

interface ResolutionDraft {
  move: Resolution | '';
  chargeId: string;
  reason: string;
}

export interface NewResolution {
  readonly move: Resolution;
  readonly chargeId: string | null;
  readonly reason: string;
}

interface ResolutionFormProps {
  readonly payment: Payment;
  /** Sends the proposal. Returns the problem if it was refused. */
  readonly onPropose: (move: NewResolution) => Promise<ProblemError | undefined>;
}

/** Shows the form that proposes how to settle a payment. Each choice states what it does, in won. */
export function ResolutionForm({ payment, onPropose }: ResolutionFormProps) {
  const translations = useTranslations();
  const { t } = translations;
  const won = formatWon(translations, payment.refund?.amount ?? payment.amount);
  const form = useRequestForm<ResolutionDraft>({
    defaultValues: { move: '', chargeId: '', reason: '' },
    check({ move, chargeId, reason }) {
      const failures: FieldFailure<'move' | 'chargeId' | 'reason'>[] = [];
      if (move === '') failures.push({ field: 'move', text: t('inbox.payments.resolutionMissing') });
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
          label={t('inbox.payments.resolution')}
          onChange={onChange}
          options={payment.moves.map((move) => ({
            value: move,
            label: t(`inbox.payments.resolutions.${move}`),
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
