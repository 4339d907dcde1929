import type { ProblemError } from '@dining/client/problem-error';
import { useAlerts } from '@dining/ui/alerts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type CatalogueChange,
  type ImportResult,
  importFiles,
  previewImport,
} from '../../entities/catalogue/catalogue-files';
import { useIdempotentWrite } from '../../flows/second-factor/use-idempotent-write';
import { attempt, type Outcome } from '../../lib/attempt';
import { useTranslations } from '../../lib/i18n';
import type { Selection, SelectionError, SelectionResult } from './read-selection';

export type ImportState =
  | { readonly type: 'empty' }
  | { readonly type: 'unreadable'; readonly error: SelectionError }
  | { readonly type: 'chosen'; readonly selection: Selection }
  | { readonly type: 'checked'; readonly selection: Selection; readonly result: ImportResult }
  | { readonly type: 'imported'; readonly changes: readonly CatalogueChange[] };

type Activity = 'reading' | 'checking' | 'importing';

export const countChanges = (changes: readonly CatalogueChange[]) => ({
  added: changes.filter(({ change }) => change === 'added').length,
  changed: changes.filter(({ change }) => change === 'changed').length,
});

/** Holds the chosen files, checks them and imports them. A failure keeps the chosen files. */
export function useImport() {
  const { t } = useTranslations();
  const alerts = useAlerts();
  const queryClient = useQueryClient();
  const write = useIdempotentWrite();
  const [state, setState] = useState<ImportState>({ type: 'empty' });
  const [activity, setActivity] = useState<Activity>();
  const [problem, setProblem] = useState<ProblemError>();

  const runActivity = async (name: Activity, work: () => Promise<void>): Promise<void> => {
    if (activity !== undefined) return;
    setActivity(name);
    setProblem(undefined);
    await work().finally(() => setActivity(undefined));
  };
  const choose = (reading: Promise<SelectionResult>) =>
    runActivity('reading', async () => {
      // An earlier selection cannot be checked while another one is read.
      setState({ type: 'empty' });
      const read = await reading;
      setState(read.ok ? { type: 'chosen', selection: read.selection } : { type: 'unreadable', error: read.error });
    });
  const showResult = (selection: Selection, outcome: Outcome<ImportResult>): void => {
    if (!outcome.ok) {
      if (outcome.problem.status !== 401) setProblem(outcome.problem);
    } else if (outcome.value.applied) setState({ type: 'imported', changes: outcome.value.changes });
    else setState({ type: 'checked', selection, result: outcome.value });
  };
  const check = (selection: Selection) =>
    runActivity('checking', async () => showResult(selection, await attempt(() => previewImport(selection.files))));
  const confirmImport = (changes: readonly CatalogueChange[]): Promise<boolean> =>
    alerts.show({
      title: t('catalogueFiles.changes.act'),
      message: t('catalogueFiles.changes.ask', countChanges(changes)),
      confirmLabel: t('catalogueFiles.changes.act'),
      cancelLabel: t('common.buttons.cancel'),
    });
  const importSelection = (selection: Selection, changes: readonly CatalogueChange[]) =>
    runActivity('importing', async () => {
      if (!(await confirmImport(changes))) return;
      const outcome = await write(importFiles, { files: selection.files });
      if (outcome.ok) void queryClient.invalidateQueries();
      showResult(selection, outcome);
    });
  return { state, activity, problem, choose, check, importSelection };
}
