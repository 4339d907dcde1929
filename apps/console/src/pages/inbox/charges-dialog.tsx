import type { ProblemError } from '@dining/client/problem-error';
import { Button } from '@dining/ui/button';
import { Dialog } from '@dining/ui/dialog';
import { Notice } from '@dining/ui/notice';
import { useState } from 'react';
import {
  type ComparedCharge,
  chargeBatchSize,
  compareCharges,
  proposeCharges,
  toListedCharge,
} from '../../entities/payments/charges';
import { ChargeDifferences } from '../../features/payments/charge-differences';
import { ChargeListForm, type ChargeListLine } from '../../features/payments/charge-list-form';
import { EmptyList } from '../../features/screen/screen';
import { useIdempotentWrite } from '../../flows/second-factor/use-idempotent-write';
import { attempt } from '../../lib/attempt';
import { formatProblem } from '../../lib/format';
import { useTranslations } from '../../lib/i18n';
import { useNotify } from '../../lib/notify';
import { useWriteHandlers } from './use-inbox';

interface Comparison {
  readonly comparedCharges: readonly ComparedCharge[];
  /** The failed request that ended the comparison, and the first line that was not compared. */
  readonly failure: { readonly line: number; readonly problem: ProblemError } | undefined;
}

const isDifferent = ({ verdict }: ComparedCharge): boolean => verdict !== 'known';

function splitIntoBatches<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  const count = Math.ceil(items.length / chargeBatchSize);
  return Array.from({ length: count }, (_, index) =>
    items.slice(index * chargeBatchSize, (index + 1) * chargeBatchSize),
  );
}

function useChargeComparison() {
  const { t } = useTranslations();
  const notify = useNotify();
  const write = useIdempotentWrite();
  const { refresh } = useWriteHandlers();
  const [comparison, setComparison] = useState<Comparison>();
  const [progress, setProgress] = useState<{ readonly done: number; readonly total: number }>();

  const compare = async (lines: readonly ChargeListLine[]): Promise<void> => {
    const comparedCharges: ComparedCharge[] = [];
    let failure: Comparison['failure'];
    for (const batch of splitIntoBatches(lines)) {
      setProgress({ done: comparedCharges.length, total: lines.length });
      const outcome = await attempt(() => compareCharges(batch.map(({ charge }) => charge)));
      if (!outcome.ok) {
        failure = { line: batch[0]?.line ?? 0, problem: outcome.problem };
        break;
      }
      comparedCharges.push(...outcome.value.charges);
    }
    setProgress(undefined);
    setComparison({ comparedCharges, failure });
  };
  const propose = async (charges: readonly ComparedCharge[], reason: string): Promise<ProblemError | undefined> => {
    let proposedCount = 0;
    let problem: ProblemError | undefined;
    const updatedCharges: ComparedCharge[] = [];
    for (const batch of splitIntoBatches(charges)) {
      const outcome = await write(proposeCharges, { charges: batch.map(toListedCharge), reason });
      if (!outcome.ok) {
        problem = outcome.problem;
        break;
      }
      proposedCount += outcome.value.proposedCount;
      updatedCharges.push(...outcome.value.charges);
    }
    const findUpdatedCharge = ({ shopOrderNo, chargeId }: ComparedCharge) =>
      updatedCharges.find((updated) => updated.shopOrderNo === shopOrderNo && updated.chargeId === chargeId);
    setComparison(
      (current) =>
        current && {
          ...current,
          comparedCharges: current.comparedCharges.map((charge) => findUpdatedCharge(charge) ?? charge),
        },
    );
    if (updatedCharges.length > 0) notify(t('inbox.charges.proposed', { count: proposedCount }));
    await refresh();
    return problem;
  };
  return { comparison, progress, compare, propose, reset: () => setComparison(undefined) };
}

interface ChargesDialogProps {
  readonly open: boolean;
  readonly canPropose: boolean;
  readonly onClose: () => void;
}

/**
 * Shows the dialog in which staff compare the provider's list of charges with our records, and propose how to settle
 * differences.
 */
export function ChargesDialog({ open, canPropose, onClose }: ChargesDialogProps) {
  const translations = useTranslations();
  const { t } = translations;
  const { comparison, progress, compare, propose, reset } = useChargeComparison();
  const close = () => {
    reset();
    onClose();
  };
  const differences = comparison?.comparedCharges.filter(isDifferent) ?? [];
  return (
    <Dialog closeOnClickOutside={false} onClose={close} open={open} size="lg" title={t('inbox.charges.title')}>
      <div className="grid gap-4">
        {comparison === undefined && (
          <ChargeListForm onCompare={(lines) => void compare(lines)} pending={progress !== undefined} />
        )}
        {progress !== undefined && <p role="status">{t('inbox.charges.progress', progress)}</p>}
        {comparison?.failure !== undefined && (
          <Notice announce title={t('inbox.charges.stopped', { line: comparison.failure.line })} tone="error">
            {formatProblem(translations, comparison.failure.problem)}
          </Notice>
        )}
        {comparison !== undefined && (
          <>
            <p role="status">
              {t('inbox.charges.compared', { total: comparison.comparedCharges.length, count: differences.length })}
            </p>
            {differences.length === 0 && comparison.failure === undefined && (
              <EmptyList title={t('inbox.charges.allMatch')}>{t('inbox.charges.allMatchText')}</EmptyList>
            )}
            {differences.length > 0 && (
              <ChargeDifferences canPropose={canPropose} charges={differences} onPropose={propose} />
            )}
            <Button className="justify-self-start" onClick={reset} size="sm">
              {t('inbox.charges.again')}
            </Button>
          </>
        )}
      </div>
    </Dialog>
  );
}
