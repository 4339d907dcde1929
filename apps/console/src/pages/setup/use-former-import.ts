import { type CsvText, decodeCsvText } from '@dining/client/csv-text';
import type { ProblemError } from '@dining/client/problem-error';
import { maxImportFileBytes } from '@dining/domain/former/columns';
import { useAlerts } from '@dining/ui/alerts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type FormerIssue,
  type FormerPreview,
  type ImportMode,
  importMembers,
  importReservations,
  previewMembers,
  previewReservations,
} from '../../entities/former/former';
import { useIdempotentWrite } from '../../flows/second-factor/use-idempotent-write';
import { useTranslations } from '../../lib/i18n';

export type FormerKind = 'reservations' | 'members';

export interface ImportOptions {
  readonly mode: ImportMode;
  readonly overrideReason: string;
  readonly isConfirmationSent: boolean;
}

export interface ChosenFile extends CsvText {
  readonly name: string;
}

export interface ImportTotals {
  readonly imported: number;
  readonly importedBefore: number;
  readonly issues: readonly FormerIssue[];
}

export type FormerState =
  | { readonly type: 'empty' }
  | { readonly type: 'unreadable'; readonly name: string; readonly reason: 'notText' | 'tooLarge' }
  | { readonly type: 'chosen'; readonly file: ChosenFile }
  | { readonly type: 'checked'; readonly file: ChosenFile; readonly preview: FormerPreview }
  | { readonly type: 'imported'; readonly totals: ImportTotals };

type Activity = 'reading' | 'checking' | 'importing';

const requests = {
  reservations: { preview: previewReservations, import: importReservations },
  members: { preview: previewMembers, import: importMembers },
} as const;

async function readFile(file: File): Promise<FormerState> {
  if (file.size > maxImportFileBytes / 2) return { type: 'unreadable', name: file.name, reason: 'tooLarge' };
  const bytes = await file.arrayBuffer().catch(() => undefined);
  const csv = bytes === undefined ? undefined : decodeCsvText(new Uint8Array(bytes));
  return csv === undefined
    ? { type: 'unreadable', name: file.name, reason: 'notText' }
    : { type: 'chosen', file: { ...csv, name: file.name } };
}

/** Returns the chosen file of a former system, and functions that check it and import it in parts. */
export function useFormerImport(kind: FormerKind) {
  const { t } = useTranslations();
  const alerts = useAlerts();
  const queryClient = useQueryClient();
  const write = useIdempotentWrite();
  const [state, setState] = useState<FormerState>({ type: 'empty' });
  const [activity, setActivity] = useState<Activity>();
  const [progress, setProgress] = useState<ImportTotals>();
  const [problem, setProblem] = useState<ProblemError>();

  const runActivity = async (name: Activity, work: () => Promise<void>): Promise<void> => {
    if (activity !== undefined) return;
    setActivity(name);
    setProblem(undefined);
    await work().finally(() => setActivity(undefined));
  };
  const reportProblem = (failure: ProblemError): void => {
    if (failure.status !== 401) setProblem(failure);
  };
  const choose = (file: File) =>
    runActivity('reading', async () => {
      setState({ type: 'empty' });
      setState(await readFile(file));
    });
  const check = (file: ChosenFile, options: ImportOptions) =>
    runActivity('checking', async () => {
      const outcome = await write(requests[kind].preview, { file: file.text, from: 0, ...options });
      if (outcome.ok) setState({ type: 'checked', file, preview: outcome.value });
      else reportProblem(outcome.problem);
    });
  /** Discards the result of the check, after a change of an option on which the result depends. */
  const forgetCheck = (): void =>
    setState((current) => (current.type === 'checked' ? { type: 'chosen', file: current.file } : current));
  const importFile = (file: ChosenFile, preview: FormerPreview, options: ImportOptions) =>
    runActivity('importing', async () => {
      const isConfirmed = await alerts.show({
        title: t(`former.${kind}.action`),
        message: t(`former.${kind}.ask`, { count: preview.importableCount }),
        confirmLabel: t(`former.${kind}.action`),
        cancelLabel: t('common.buttons.cancel'),
      });
      if (!isConfirmed) return;
      let totals: ImportTotals = { imported: 0, importedBefore: 0, issues: [] };
      let from: number | null = 0;
      while (from !== null) {
        setProgress(totals);
        const outcome: Awaited<ReturnType<typeof importPart>> = await importPart(file, from, options);
        if (!outcome.ok) {
          setProgress(undefined);
          return reportProblem(outcome.problem);
        }
        const part = outcome.value;
        totals = {
          imported: totals.imported + part.imported,
          importedBefore: totals.importedBefore + part.importedBefore,
          issues: [...totals.issues, ...part.issues],
        };
        from = part.nextFrom;
      }
      setProgress(undefined);
      setState({ type: 'imported', totals });
      void queryClient.invalidateQueries();
    });
  const importPart = (file: ChosenFile, from: number, options: ImportOptions) =>
    write(requests[kind].import, { file: file.text, from, ...options });
  return { state, activity, progress, problem, choose, check, forgetCheck, importFile };
}
