import type { ProblemError } from '@dining/client/problem-error';
import { Button } from '@dining/ui/button';
import { Checkbox } from '@dining/ui/checkbox';
import { Notice } from '@dining/ui/notice';
import { TextField } from '@dining/ui/text-field';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Refusal } from '../../components/refusal';
import { formatParty } from '../../entities/reservations/reservation-texts';
import { type Alternative, getAlternativesQuery, type Reservation } from '../../entities/reservations/reservations';
import { formatVisit, formatWon } from '../../lib/format';
import { useTranslations } from '../../lib/i18n';
import { useRequestForm } from '../../lib/use-request-form';

interface CancelFormProps {
  readonly reservation: Reservation;
  readonly onKeep: () => void;
  /** Cancels the reservation. Returns the problem if it was refused. */
  readonly onCancel: (reason: string, alternatives: readonly Alternative[]) => Promise<ProblemError | undefined>;
}

const getVisitKey = ({ dinCode, date, time }: Alternative): string => `${dinCode} ${date} ${time}`;

/** Lets staff choose the alternatives that the message to the guest offers; at first all are chosen. */
function AlternativeChoice({
  alternatives,
  excludedKeys,
  onChange,
}: {
  alternatives: readonly Alternative[];
  excludedKeys: ReadonlySet<string>;
  onChange: (excludedKeys: ReadonlySet<string>) => void;
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
            checked={!excludedKeys.has(key)}
            key={key}
            onChange={({ target }) =>
              onChange(
                new Set(target.checked ? [...excludedKeys].filter((each) => each !== key) : [...excludedKeys, key]),
              )
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

/**
 * Shows the form that cancels a reservation on behalf of the venue, with the refund and the party whose seats become
 * free.
 */
export function CancelForm({ reservation, onKeep, onCancel }: CancelFormProps) {
  const translations = useTranslations();
  const { t } = translations;
  const { data: alternatives } = useQuery(getAlternativesQuery(reservation.resvCode));
  /** Keys of the alternatives that the message does not offer. */
  const [excludedKeys, setExcludedKeys] = useState<ReadonlySet<string>>(new Set());
  const paidAmount = reservation.money?.payAmount ?? reservation.payAmount ?? 0;
  const textValues = { amount: formatWon(translations, paidAmount), people: formatParty(translations, reservation) };
  const { submit, getRequiredFieldProps, problem, isPending } = useRequestForm<{ reason: string }>({
    defaultValues: { reason: '' },
    check: ({ reason }) =>
      reason.trim() === '' ? [{ field: 'reason', text: t('staffDesk.cancel.reasonMissing') }] : [],
    send({ reason }) {
      const isOffered = (alternative: Alternative) => !excludedKeys.has(getVisitKey(alternative));
      return onCancel(reason.trim(), (alternatives ?? []).filter(isOffered));
    },
  });
  return (
    <form className="grid gap-5" noValidate onSubmit={submit}>
      <Notice tone="warning">
        {t(paidAmount === 0 ? 'staffDesk.cancel.consequenceFree' : 'staffDesk.cancel.consequence', textValues)}
      </Notice>
      <p>{t('staffDesk.cancel.notified')}</p>
      <Refusal problem={problem} />
      {alternatives !== undefined && (
        <AlternativeChoice alternatives={alternatives} excludedKeys={excludedKeys} onChange={setExcludedKeys} />
      )}
      <TextField
        {...getRequiredFieldProps('reason')}
        description={t('staffDesk.cancel.reasonHint')}
        label={t('staffDesk.cancel.reason')}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onKeep}>{t('staffDesk.cancel.keep')}</Button>
        <Button pending={isPending} type="submit" variant="danger">
          {t(paidAmount === 0 ? 'staffDesk.cancel.submitFree' : 'staffDesk.cancel.submit', textValues)}
        </Button>
      </div>
    </form>
  );
}
