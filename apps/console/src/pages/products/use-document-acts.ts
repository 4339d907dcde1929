import type { ProblemError } from '@dining/client/problem-error';
import type { ContentByKind, VersionedKind } from '@dining/domain/catalogue/document-contents';
import { useAlerts } from '@dining/ui/alerts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { listDifferentFields } from '../../entities/catalogue/document-texts';
import {
  allDocumentsKey,
  createPreviewLink,
  type DocumentPlace,
  discardDraft,
  publishDraft,
  restoreVersion,
  saveDraft,
  toInstant,
  unpublishDocument,
} from '../../entities/catalogue/documents';
import type { Conflict } from '../../features/screen/conflict-dialog';
import { useIdempotentWrite } from '../../flows/second-factor/use-idempotent-write';
import type { Outcome } from '../../lib/attempt';
import { formatInstant, formatProblem } from '../../lib/format';
import { useTranslations } from '../../lib/i18n';
import { useNotify } from '../../lib/notify';
import type { BaseVersions, DocumentForm, FieldIssue } from './use-document-form';

export type DocumentAct = 'save' | 'publish' | 'discard' | 'preview' | 'unpublish' | 'restore';

interface DocumentActsOptions<Kind extends VersionedKind> {
  /** Null for a document that has not been saved yet. */
  readonly code: string | null;
  /** Where a new document belongs. */
  readonly place: DocumentPlace;
  readonly name: string;
  readonly isPublished: boolean;
  readonly form: DocumentForm<Kind>;
  /**
   * Opens the document again, as the server has it, with the broken rules of a publication that was refused. `code` is
   * null if it no longer exists.
   */
  readonly onReplaced: (code: string | null, issues?: readonly FieldIssue[]) => void;
}

interface SavedDraft {
  readonly code: string;
  readonly version: number;
  readonly publishedVersion: string | null;
}

/** Runs the acts of an editor of a document. What is typed is saved before it is published or previewed. */
export function useDocumentActs<Kind extends VersionedKind>({
  code,
  place,
  name,
  isPublished,
  form,
  onReplaced,
}: DocumentActsOptions<Kind>) {
  const translations = useTranslations();
  const { t } = translations;
  const alerts = useAlerts();
  const notify = useNotify();
  const write = useIdempotentWrite();
  const queryClient = useQueryClient();
  const [pendingAct, setPendingAct] = useState<DocumentAct>();
  const [conflict, setConflict] = useState<Conflict & { readonly takeTheirs: () => void }>();
  const { kind } = form;

  /** Runs an act unless another one is running. */
  const run = async (act: DocumentAct, work: () => Promise<void>): Promise<void> => {
    if (pendingAct !== undefined) return;
    setPendingAct(act);
    form.clearIssues();
    await work().finally(() => setPendingAct(undefined));
  };
  const refresh = () => queryClient.invalidateQueries({ queryKey: allDocumentsKey });
  const replace = async (nextCode: string | null, text: string): Promise<void> => {
    await refresh();
    notify(text);
    onReplaced(nextCode);
  };

  /** Shows both versions if a colleague has saved the draft or published the document meanwhile. */
  const handleConflict = (
    content: ContentByKind[Kind],
    { code: problemCode, current }: ProblemError,
    retry: (base: BaseVersions) => Promise<void>,
  ): void => {
    const theirs = current['fields'];
    if (problemCode !== 'changed_meanwhile' || typeof theirs !== 'object' || theirs === null) return;
    const { version, publishedVersion } = current;
    const nextBase: BaseVersions = {
      version: typeof version === 'number' ? version : null,
      publishedVersion: typeof publishedVersion === 'string' ? publishedVersion : form.base.publishedVersion,
    };
    setConflict({
      rows: listDifferentFields(translations, kind, content, { ...theirs }),
      keepYours: () => {
        setConflict(undefined);
        form.rebase(nextBase);
        void retry(nextBase);
      },
      takeTheirs: () => {
        setConflict(undefined);
        form.replace({ ...theirs } as ContentByKind[Kind], nextBase);
      },
    });
  };
  const handleFailure = (outcome: Extract<Outcome<object>, { ok: false }>): void => {
    form.setProblem(outcome.problem);
    form.showIssues(outcome.problem.errors);
  };

  /** Names a failure in a dialog, and opens the document again if a colleague has changed it. */
  const reopen = async ({ problem }: Extract<Outcome<object>, { ok: false }>): Promise<void> => {
    if (problem.status === 401) return;
    await alerts.show({ message: formatProblem(translations, problem) });
    await refresh();
    if (problem.code === 'changed_meanwhile') onReplaced(code);
  };

  /** Saves what is typed as the draft. Returns undefined if it cannot be saved, with the reason on the page. */
  async function storeTyped(base: BaseVersions): Promise<SavedDraft | undefined> {
    const parsed = form.parse();
    if (parsed === undefined) return undefined;
    const outcome = await write(saveDraft, {
      kind,
      code,
      ...(code === null && place),
      ...base,
      fields: parsed.content,
    });
    if (!outcome.ok) {
      handleFailure(outcome);
      handleConflict(parsed.content, outcome.problem, save);
      return undefined;
    }
    const { version } = outcome.value;
    form.markSaved(parsed.typed, { ...base, version });
    void refresh();
    return { code: outcome.value.code, version, publishedVersion: base.publishedVersion };
  }
  /** Returns the stored draft, after saving what is typed. */
  const getSaved = async (base: BaseVersions): Promise<SavedDraft | undefined> => {
    const { version, publishedVersion } = base;
    return code !== null && version !== null && !form.isChanged
      ? { code, version, publishedVersion }
      : await storeTyped(base);
  };
  async function save(base = form.base): Promise<void> {
    await run('save', async () => {
      const saved = await storeTyped(base);
      if (saved === undefined) return;
      notify(t('documents.done.saved'));
      if (code === null) onReplaced(saved.code);
    });
  }

  /** Publishes now, or at a time in Seoul. Returns the problem if it is refused. */
  const publish = async (publishAt: string | null, base = form.base): Promise<ProblemError | undefined> => {
    let problem: ProblemError | undefined;
    await run('publish', async () => {
      const saved = await getSaved(base);
      if (saved === undefined) return;
      const outcome = await write(publishDraft, { kind, ...saved, publishAt });
      if (outcome.ok) {
        const at = publishAt === null ? '' : formatInstant(translations, toInstant(publishAt));
        const text = publishAt === null ? t('documents.done.published') : t('documents.done.planned', { at });
        return await replace(saved.code, text);
      }
      problem = outcome.problem;
      if (code === null) return onReplaced(saved.code, outcome.problem.errors);
      handleFailure(outcome);
      const parsed = form.parse();
      if (parsed !== undefined)
        handleConflict(parsed.content, outcome.problem, async (nextBase) => {
          await publish(publishAt, nextBase);
        });
    });
    return problem;
  };
  const askAndPublish = async (): Promise<void> => {
    const isSure = await alerts.show({
      title: t('documents.ask.publishTitle'),
      message: t('documents.ask.publish', { name }),
      confirmLabel: t('documents.acts.publish'),
      cancelLabel: t('common.buttons.cancel'),
    });
    if (isSure) await publish(null);
  };

  const discard = async (): Promise<void> => {
    const { version } = form.base;
    const isSure = await alerts.show({
      title: t('documents.ask.discardTitle'),
      message: t(isPublished ? 'documents.ask.discard' : 'documents.ask.discardNew'),
      confirmLabel: t('documents.acts.discard'),
      cancelLabel: t('common.buttons.cancel'),
      danger: true,
    });
    if (!isSure) return;
    await run('discard', async () => {
      if (code !== null && version !== null) {
        const outcome = await write(discardDraft, { kind, code, version });
        if (!outcome.ok) return await reopen(outcome);
      }
      form.forget();
      await replace(isPublished ? code : null, t('documents.done.discarded'));
    });
  };

  const preview = () =>
    run('preview', async () => {
      const tab = globalThis.open('', '_blank');
      const saved = await getSaved(form.base);
      const outcome = saved && (await write(createPreviewLink, { kind, code: saved.code }));
      if (outcome?.ok === true && tab !== null) tab.location.href = outcome.value.path;
      else tab?.close();
      if (outcome?.ok === false && code !== null) handleFailure(outcome);
      if (saved !== undefined && code === null)
        onReplaced(saved.code, outcome?.ok === false ? outcome.problem.errors : []);
    });

  const unpublish = async (publishedVersion: string): Promise<ProblemError | undefined> => {
    if (code === null) return undefined;
    const outcome = await write(unpublishDocument, { kind, code, publishedVersion });
    if (!outcome.ok) return outcome.problem;
    await replace(code, t('documents.done.unpublished'));
    return undefined;
  };

  const restore = async (historyVersion: number): Promise<void> => {
    if (code === null) return;
    const isSure = await alerts.show({
      title: t('documents.ask.leaveTitle'),
      message: t('documents.ask.restore', { version: historyVersion }),
      confirmLabel: t('documents.history.restore'),
      cancelLabel: t('common.buttons.cancel'),
    });
    if (!isSure) return;
    await run('restore', async () => {
      const outcome = await write(restoreVersion, { kind, code, historyVersion, version: form.base.version });
      if (!outcome.ok) return await reopen(outcome);
      form.forget();
      await replace(code, t('documents.done.restored', { version: historyVersion }));
    });
  };

  return { pendingAct, conflict, save: () => save(), publish, askAndPublish, discard, preview, unpublish, restore };
}
