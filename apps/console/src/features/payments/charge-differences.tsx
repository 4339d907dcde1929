import type { ProblemError } from '@dining/client/problem-error';
import { isSettledByStaff } from '@dining/domain/payments/provider-charge';
import { Button } from '@dining/ui/button';
import { Checkbox } from '@dining/ui/checkbox';
import { TextField } from '@dining/ui/text-field';
import type { FieldFailure } from '@dining/ui/use-checked-form';
import { useState } from 'react';
import { Refusal } from '../../components/refusal';
import type { ComparedCharge } from '../../entities/payments/charges';
import { formatWon } from '../../lib/format';
import { useTranslations } from '../../lib/i18n';
import { useRequestForm } from '../../lib/use-request-form';

const getId = ({ shopOrderNo, chargeId }: ComparedCharge): string => `${shopOrderNo} ${chargeId}`;

/** Returns true if the settlement of a charge can be proposed. */
const isProposable = ({ verdict, hasProposal }: ComparedCharge): boolean =>
  verdict !== 'not_found' && verdict !== 'failed' && isSettledByStaff(verdict) && !hasProposal;

interface ChargeDifferencesProps {
  readonly charges: readonly ComparedCharge[];
  readonly canPropose: boolean;
  /** Proposes to settle these charges. Returns the problem if it was refused. */
  readonly onPropose: (charges: readonly ComparedCharge[], reason: string) => Promise<ProblemError | undefined>;
}

/** Lists the charges that differ, each with the effect of settling it. Proposes the chosen ones with one reason. */
export function ChargeDifferences({ charges, canPropose, onPropose }: ChargeDifferencesProps) {
  const translations = useTranslations();
  const { t } = translations;
  const proposableCharges = charges.filter(isProposable);
  const [deselectedIds, setDeselectedIds] = useState<ReadonlySet<string>>(new Set());
  const chosenCharges = proposableCharges.filter((charge) => !deselectedIds.has(getId(charge)));
  const toggle = (id: string) => {
    const next = new Set(deselectedIds);
    if (!next.delete(id)) next.add(id);
    setDeselectedIds(next);
  };
  const { submit, getRequiredFieldProps, problem, isPending } = useRequestForm<{ reason: string }>({
    defaultValues: { reason: '' },
    check({ reason }) {
      const failures: FieldFailure<'reason'>[] = [];
      if (chosenCharges.length === 0) failures.push({ field: 'reason', text: t('inbox.charges.chooseMissing') });
      if (reason.trim() === '') failures.push({ field: 'reason', text: t('inbox.reasonMissing') });
      return failures;
    },
    send: ({ reason }) => onPropose(chosenCharges, reason.trim()),
  });
  const getEffect = ({ verdict, left }: ComparedCharge): string =>
    verdict === 'not_found' || verdict === 'failed'
      ? ''
      : t(`inbox.charges.effects.${verdict}`, { won: formatWon(translations, left) });
  return (
    <form className="grid gap-4" noValidate onSubmit={submit}>
      <ul className="grid max-h-[50dvh] gap-3 overflow-y-auto">
        {charges.map((charge) => {
          const id = getId(charge);
          return (
            <li className="rounded-sm border border-line px-4 py-2" key={id}>
              {canPropose && isProposable(charge) && (
                <Checkbox checked={!deselectedIds.has(id)} onChange={() => toggle(id)}>
                  <span className="sr-only">{t('inbox.charges.chosen')} </span>
                  <span className="break-all font-medium">{charge.shopOrderNo}</span>
                </Checkbox>
              )}
              {!(canPropose && isProposable(charge)) && (
                <p className="break-all py-2.5 font-medium">{charge.shopOrderNo}</p>
              )}
              <dl className="grid grid-cols-[minmax(7rem,auto)_1fr] gap-x-5 gap-y-1 pb-2">
                <dt className="text-ink-soft">{t('inbox.charges.columns.charge')}</dt>
                <dd className="break-all">{charge.chargeId}</dd>
                <dt className="text-ink-soft">{t('inbox.charges.columns.left')}</dt>
                <dd className="tabular-nums">{formatWon(translations, charge.left)}</dd>
                <dt className="text-ink-soft">{t('inbox.charges.columns.verdict')}</dt>
                <dd>{t(`inbox.charges.verdicts.${charge.verdict}`)}</dd>
                <dt className="text-ink-soft">{t('inbox.charges.columns.state')}</dt>
                <dd>{charge.hasProposal ? t('inbox.charges.proposedMark') : getEffect(charge) || '–'}</dd>
              </dl>
            </li>
          );
        })}
      </ul>
      <Refusal problem={problem} />
      {!canPropose && <p className="text-ink-soft">{t('inbox.charges.readOnly')}</p>}
      {canPropose && proposableCharges.length > 0 && (
        <>
          <p className="text-ink-soft">{t('inbox.charges.twoPeople')}</p>
          <TextField
            {...getRequiredFieldProps('reason')}
            description={t('inbox.reasonHint')}
            label={t('inbox.reason')}
          />
          <Button className="justify-self-end" pending={isPending} type="submit" variant="primary">
            {t('inbox.charges.propose', { count: chosenCharges.length })}
          </Button>
        </>
      )}
    </form>
  );
}
