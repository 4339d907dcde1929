import type { ProblemError } from '@dining/client/problem-error';
import type { StockChange } from '@dining/domain/availability/stock-change';
import type { DinCode } from '@dining/domain/shared/codes';
import { Dialog } from '@dining/ui/dialog';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { closingsKey } from '../../entities/availability/closings';
import {
  getStockQuery,
  previewStock,
  type StockPreview,
  saveStock,
  stockKey,
  toWireChange,
} from '../../entities/inventory/stock';
import { listDifferences, type StockDifference } from '../../features/inventory/change-texts';
import { type Decision, PreviewForm } from '../../features/inventory/preview-form';
import { type Conflict, ConflictDialog } from '../../features/screen/conflict-dialog';
import { useIdempotentWrite } from '../../flows/second-factor/use-idempotent-write';
import { attempt } from '../../lib/attempt';
import { formatWon } from '../../lib/format';
import { useTranslations } from '../../lib/i18n';
import { useNotify } from '../../lib/notify';

export interface ProposedChange {
  readonly dinCode: DinCode;
  /** Version of the stock that was edited. */
  readonly version: string;
  readonly change: StockChange;
}

type Step =
  | { readonly type: 'idle' }
  | {
      readonly type: 'preview';
      readonly proposed: ProposedChange;
      readonly preview: StockPreview;
      readonly isRenewed: boolean;
    }
  | {
      readonly type: 'conflict';
      readonly proposed: ProposedChange;
      readonly differences: readonly StockDifference[];
      readonly version: string;
    };

interface StockChangeFlow {
  /** Fetches and shows the bookings that a change affects. Returns the problem if the change was refused. */
  readonly propose: (proposed: ProposedChange) => Promise<ProblemError | undefined>;
  readonly isPending: boolean;
  /** The preview and the comparison with another change, to be rendered by the screen. */
  readonly dialogs: ReactNode;
}

/** Runs a change of stock: preview with a choice for each reservation, conflict with another change, save. */
export function useStockChange(mayCancel: (dinCode: DinCode) => boolean, onDone: () => void): StockChangeFlow {
  const translations = useTranslations();
  const { t } = translations;
  const notify = useNotify();
  const write = useIdempotentWrite();
  const queryClient = useQueryClient();
  const [step, setStep] = useState<Step>({ type: 'idle' });
  const [isPending, setIsPending] = useState(false);
  const close = () => setStep({ type: 'idle' });

  const handleConflict = async (proposed: ProposedChange): Promise<ProblemError | undefined> => {
    const current = await queryClient.fetchQuery({ ...getStockQuery(proposed.dinCode), staleTime: 0 });
    // A closing does not edit the stock, so no version is compared.
    if (proposed.change.type === 'closing') return requestPreview({ ...proposed, version: current.version }, false);
    const differences = listDifferences(translations, proposed.change, current);
    setStep({ type: 'conflict', proposed, differences, version: current.version });
    return undefined;
  };

  const requestPreview = async (proposed: ProposedChange, isRenewed: boolean): Promise<ProblemError | undefined> => {
    const { dinCode, version, change } = proposed;
    const outcome = await attempt(() => previewStock({ dinCode, version, change: toWireChange(change) }));
    if (outcome.ok) {
      setStep({ type: 'preview', proposed, preview: outcome.value, isRenewed });
      return undefined;
    }
    if (outcome.problem.code === 'changed_meanwhile') return handleConflict(proposed);
    return outcome.problem;
  };

  const propose = async (proposed: ProposedChange): Promise<ProblemError | undefined> => {
    setIsPending(true);
    const problem = await requestPreview(proposed, false).finally(() => setIsPending(false));
    return problem;
  };

  const save = async (proposed: ProposedChange, decision: Decision): Promise<ProblemError | undefined> => {
    const { dinCode, version, change } = proposed;
    const outcome = await write(saveStock, { dinCode, version, change: toWireChange(change), ...decision });
    if (!outcome.ok) {
      if (outcome.problem.code === 'bookings_changed') return requestPreview(proposed, true);
      return outcome.problem.code === 'changed_meanwhile' ? handleConflict(proposed) : outcome.problem;
    }
    const { cancelledCount, refund } = outcome.value;
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: stockKey }),
      queryClient.invalidateQueries({ queryKey: closingsKey }),
    ]);
    close();
    onDone();
    notify(
      cancelledCount === 0
        ? t('staffStock.saved')
        : t('staffStock.savedCancelled', { count: cancelledCount, amount: formatWon(translations, refund) }),
    );
    return undefined;
  };

  const conflict: Conflict | undefined =
    step.type === 'conflict'
      ? {
          rows: step.differences,
          keepYours: () => void propose({ ...step.proposed, version: step.version }),
        }
      : undefined;

  return {
    propose,
    isPending,
    dialogs: (
      <>
        <Dialog
          closeOnClickOutside={false}
          onClose={close}
          open={step.type === 'preview'}
          size="lg"
          title={t('staffStock.preview.title')}
        >
          {step.type === 'preview' && (
            <PreviewForm
              isRenewed={step.isRenewed}
              mayCancel={mayCancel(step.proposed.dinCode)}
              onSave={(decision) => save(step.proposed, decision)}
              preview={step.preview}
            />
          )}
        </Dialog>
        <ConflictDialog
          conflict={conflict}
          onClose={close}
          onKeepTheirs={() => {
            close();
            onDone();
          }}
        />
      </>
    ),
  };
}
