import { ProblemError } from '@dining/client/problem-error';
import { useAlerts } from '@dining/ui/alerts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import {
  type CatalogueChange,
  type FolderPicture,
  type ImportResult,
  importFiles,
  previewImport,
} from '../../entities/catalogue/catalogue-files';
import { picturesKey } from '../../entities/pictures/pictures';
import { useIdempotentWrite } from '../../flows/second-factor/use-idempotent-write';
import { attempt, type Outcome } from '../../lib/attempt';
import { useTranslations } from '../../lib/i18n';
import { listHashes, type Selection, type SelectionError, type SelectionResult } from './read-selection';
import { listMissing, type OriginalProblem, type OriginalProgress, uploadOriginals } from './upload-originals';

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

const createBody = (selection: Selection) => ({ files: selection.files, originals: listHashes(selection) });

/** Returns the chosen files, and functions that check and import them. They stay chosen after a failure. */
export function useImport() {
  const { t } = useTranslations();
  const alerts = useAlerts();
  const queryClient = useQueryClient();
  const write = useIdempotentWrite();
  const [state, setState] = useState<ImportState>({ type: 'empty' });
  const [activity, setActivity] = useState<Activity>();
  const [problem, setProblem] = useState<ProblemError>();
  const [pictureProblems, setPictureProblems] = useState<readonly OriginalProblem[]>([]);
  const [progress, setProgress] = useState<OriginalProgress>();
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);

  const runActivity = async (name: Activity, work: () => Promise<void>): Promise<void> => {
    if (activity !== undefined) return;
    setActivity(name);
    setProblem(undefined);
    setPictureProblems([]);
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
    runActivity('checking', async () =>
      showResult(selection, await attempt(() => previewImport(createBody(selection)))),
    );
  const confirmImport = ({ changes, folderPictures }: ImportResult): Promise<boolean> => {
    const missingCount = listMissing(folderPictures).length;
    return alerts.show({
      title: t('catalogueFiles.changes.action'),
      message: [
        t('catalogueFiles.changes.ask', countChanges(changes)),
        ...(missingCount > 0 ? [t('catalogueFiles.pictures.toUpload', { count: missingCount })] : []),
      ].join(' '),
      confirmLabel: t('catalogueFiles.changes.action'),
      cancelLabel: t('common.buttons.cancel'),
    });
  };
  /** Uploads the missing pictures. Returns true if all of them can be imported. */
  const uploadMissing = async (selection: Selection, pictures: readonly FolderPicture[]): Promise<boolean> => {
    const { signal } = (controller.current = new AbortController());
    try {
      const problems = await uploadOriginals(selection, pictures, { signal, onProgress: setProgress });
      setPictureProblems(problems);
      return problems.length === 0;
    } catch (error) {
      if (error instanceof ProblemError) {
        if (error.status !== 401) setProblem(error);
      } else if (!signal.aborted) throw error;
      return false;
    } finally {
      setProgress(undefined);
      void queryClient.invalidateQueries({ queryKey: picturesKey });
    }
  };
  /** Checks again which pictures are missing: an import that was stopped has uploaded some of them. */
  const refresh = async (selection: Selection, checked: ImportResult): Promise<ImportResult | undefined> => {
    if (listMissing(checked.folderPictures).length === 0) return checked;
    const outcome = await attempt(() => previewImport(createBody(selection)));
    showResult(selection, outcome);
    return outcome.ok && outcome.value.issues.length === 0 ? outcome.value : undefined;
  };
  const importSelection = (selection: Selection, checked: ImportResult) =>
    runActivity('importing', async () => {
      const current = await refresh(selection, checked);
      if (current === undefined || !(await confirmImport(current))) return;
      if (!(await uploadMissing(selection, current.folderPictures))) return;
      const outcome = await write(importFiles, createBody(selection));
      if (outcome.ok) void queryClient.invalidateQueries();
      showResult(selection, outcome);
    });
  const stop = (): void => controller.current?.abort();
  return { state, activity, problem, pictureProblems, progress, choose, check, importSelection, stop };
}
