import type { ProblemError } from '@dining/client/problem-error';
import type { ContentByKind, VersionedKind } from '@dining/domain/catalogue/document-contents';
import { hasSameContent, listDifferences } from '@dining/domain/catalogue/list-differences';
import { mergeDraft } from '@dining/domain/catalogue/merge-draft';
import { useAlerts } from '@dining/ui/alerts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDifference } from '../../entities/catalogue/document-texts';
import {
  allDocumentsKey,
  createPreviewLink,
  type DocumentPlace,
  type DocumentView,
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
import { createIdempotencyKey } from '../../lib/create-idempotency-key';
import { formatInstant, formatProblem } from '../../lib/format';
import { type Translations, useTranslations } from '../../lib/i18n';
import { useNotify } from '../../lib/notify';
import type { BaseVersions, CreatedDraft, DocumentForm, FieldIssue, FirstSave } from './use-document-form';

export type DocumentAction = 'save' | 'publish' | 'discard' | 'preview' | 'unpublish' | 'restore';

interface DocumentActionsOptions<Kind extends VersionedKind> {
  /** Null for a document that has not been saved yet. */
  readonly code: string | null;
  /** Where a new document belongs. */
  readonly place: DocumentPlace;
  readonly name: string;
  readonly view: Pick<DocumentView<Kind>, 'published' | 'draft'>;
  readonly form: DocumentForm<Kind>;
  /**
   * Reopens the document as the server has stored it, and shows the rule violations of a refused publication. `code` is
   * null if the document no longer exists.
   */
  readonly onReplaced: (code: string | null, issues?: readonly FieldIssue[]) => void;
}

interface SavedDraft extends BaseVersions {
  readonly code: string;
  readonly version: number;
  /** True if the draft also contains a colleague's changes, which the staff member has not seen. */
  readonly isMerged: boolean;
}

/** The last state of the server that the form knows: the versions, and the draft's content. */
interface StoredState<Content> {
  readonly base: BaseVersions;
  readonly saved: Content;
}

interface DocumentConflict extends Conflict {
  readonly keepTheirs: () => void;
  /** Closes the comparison without a choice. Unsaved input stays. */
  readonly close: () => void;
}

/** What a colleague has stored, according to the problem `changed_meanwhile`. */
interface StoredMeanwhile<Content> {
  readonly fields: Content;
  readonly base: BaseVersions;
  /** Content on which the draft is based, if the published document has changed; undefined if the draft has changed. */
  readonly draftBase: Content | undefined;
}

function readStoredMeanwhile<Content extends object>(
  { code, current }: ProblemError,
  { publishedVersion: seenVersion }: BaseVersions,
): StoredMeanwhile<Content> | undefined {
  const { fields, version, draftId, publishedVersion, publishAt, base: draftBase } = current;
  if (code !== 'changed_meanwhile' || typeof fields !== 'object' || fields === null) return undefined;
  return {
    fields: fields as Content,
    base: {
      version: typeof version === 'number' ? version : null,
      draftId: typeof draftId === 'string' ? draftId : null,
      publishedVersion: typeof publishedVersion === 'string' ? publishedVersion : seenVersion,
      publishAt: typeof publishAt === 'string' ? publishAt : null,
    },
    draftBase: typeof draftBase === 'object' && draftBase !== null ? (draftBase as Content) : undefined,
  };
}

/** Returns the version and id of the draft that the form is based on, which requests about the draft contain. */
const getSeenDraft = <Version extends number | null>({ version, draftId }: BaseVersions & { version: Version }) => ({
  version,
  ...(draftId !== null && { draftId }),
});

/** How long a first save may be repeated with its idempotency key, which the server keeps for a day. */
const repeatableMs = 20 * 60 * 60 * 1000;

/** Returns true if the server still knows the key of a first save. Saves stored by older releases have no `sentAt`. */
const isRepeatable = ({ sentAt }: Partial<Pick<FirstSave<VersionedKind>, 'sentAt'>>, now: Date): boolean =>
  sentAt !== undefined && now.getTime() - new Date(sentAt).getTime() < repeatableMs;

/** The same content, as two staff members have changed it. */
interface Versions<Content extends object> {
  readonly from: Content;
  readonly yours: Content;
  readonly theirs: Content;
}

/** Merges both versions: in conflicts, `mine` has the staff member's own change and `others` the colleague's. */
const mergeBoth = <Content extends object>({ from, yours, theirs }: Versions<Content>) => ({
  mine: mergeDraft(from, yours, theirs).content,
  others: mergeDraft(from, theirs, yours).content,
});

const listConflictRows = (translations: Translations, kind: VersionedKind, theirs: object, yours: object) =>
  listDifferences(theirs, yours).map((difference) => {
    const { label, before, after } = formatDifference(translations, kind, difference);
    return { label, yours: after, theirs: before };
  });

/** Returns the actions of a document's editor. Unsaved input is saved before it is published or previewed. */
export function useDocumentActions<Kind extends VersionedKind>({
  code,
  place,
  name,
  view,
  form,
  onReplaced,
}: DocumentActionsOptions<Kind>) {
  const translations = useTranslations();
  const { t } = translations;
  const alerts = useAlerts();
  const notify = useNotify();
  const write = useIdempotentWrite();
  const queryClient = useQueryClient();
  const [pendingAction, setPendingAction] = useState<DocumentAction>();
  const [conflict, setConflict] = useState<DocumentConflict>();
  const [isCompared, setIsCompared] = useState(false);
  type Content = ContentByKind[Kind];
  const { kind } = form;
  const isPublished = view.published !== null;

  /** Runs an action unless another one is running. */
  const run = async (action: DocumentAction, work: () => Promise<void>): Promise<void> => {
    if (pendingAction !== undefined) return;
    setPendingAction(action);
    form.clearIssues();
    await work().finally(() => setPendingAction(undefined));
  };
  const refresh = () => queryClient.invalidateQueries({ queryKey: allDocumentsKey });
  const replace = async (nextCode: string | null, text: string): Promise<void> => {
    await refresh();
    notify(text);
    onReplaced(nextCode);
  };

  /**
   * Shows both versions of the texts and fields that were changed differently in two contents based on `from`.
   * `keepTheirs` gets the merged content, in which these have the colleague's version.
   */
  const compare = (
    { from, yours, theirs }: Versions<Content>,
    choices: { readonly keepYours: () => void; readonly keepTheirs: (content: Content) => void },
  ): void => {
    const close = () => setConflict(undefined);
    const { mine, others } = mergeBoth({ from, yours, theirs });
    setConflict({
      rows: listConflictRows(translations, kind, others, mine),
      keepYours: () => {
        close();
        choices.keepYours();
      },
      keepTheirs: () => {
        close();
        choices.keepTheirs(others);
      },
      close,
    });
  };
  const handleFailure = (outcome: Extract<Outcome<object>, { ok: false }>): void => {
    form.setProblem(outcome.problem);
    form.showIssues(outcome.problem.errors);
  };

  /** Asks before a planned publication is cancelled. Returns true if none is planned, or the staff member agrees. */
  const confirmEndOfPlan = async ({ publishAt }: BaseVersions): Promise<boolean> =>
    publishAt === null ||
    alerts.show({
      title: t('documents.ask.endPlanTitle'),
      message: t('documents.ask.endPlan', { name, at: formatInstant(translations, toInstant(publishAt)) }),
      confirmLabel: t('documents.actions.save'),
      cancelLabel: t('common.buttons.cancel'),
    });

  /** Adds a line to a question about the draft: its planned publication is cancelled. */
  const nameEndOfPlan = (question: string): string => {
    const { publishAt } = form.base;
    if (publishAt === null) return question;
    return `${question}\n${t('documents.ask.endsPlan', { at: formatInstant(translations, toInstant(publishAt)) })}`;
  };

  /** Says that a planned publication is cancelled, because the draft was saved, although publishing it was refused. */
  const announceEndOfPlan = (publishAt: string): Promise<boolean> =>
    alerts.show({
      title: t('documents.plan.endedTitle'),
      message: t('documents.plan.ended', { name, at: formatInstant(translations, toInstant(publishAt)) }),
    });

  /** Shows a failure in a dialog, and reopens the document if a colleague has changed it. */
  const reopen = async ({ problem }: Extract<Outcome<object>, { ok: false }>): Promise<void> => {
    if (problem.status === 401) return;
    await alerts.show({ message: formatProblem(translations, problem) });
    await refresh();
    if (problem.code === 'changed_meanwhile') onReplaced(code);
  };

  /** Asks before a first save that is too old to be repeated is sent as a new one. Returns true if it may be sent. */
  const confirmFirstSave = async (): Promise<boolean> => {
    const first = form.getFirstSave();
    if (first === undefined || first.created !== undefined || isRepeatable(first, new Date())) return true;
    const isSure = await alerts.show({
      title: t('documents.ask.saveAgainTitle'),
      message: t('documents.ask.saveAgain'),
      confirmLabel: t('documents.actions.save'),
      cancelLabel: t('common.buttons.cancel'),
    });
    if (isSure) form.setFirstSave(undefined);
    return isSure;
  };
  /**
   * Saves the draft of a new document. If the response to an earlier attempt was lost, repeats that attempt first, so
   * that one document is created, even after a reload.
   */
  const saveNewDraft = async (base: BaseVersions, fields: Content): Promise<Outcome<CreatedDraft>> => {
    const first = form.getFirstSave() ?? {
      idempotencyKey: createIdempotencyKey(),
      sentAt: new Date().toISOString(),
      content: fields,
    };
    let { created } = first;
    if (created === undefined) {
      form.setFirstSave(first);
      const input = { kind, code: null, ...place, version: null, publishedVersion: null, fields: first.content };
      const outcome = await write(saveDraft, input, first.idempotencyKey);
      if (!outcome.ok) {
        if (!outcome.problem.isTransient) form.setFirstSave(undefined);
        return outcome;
      }
      created = outcome.value;
      form.setFirstSave({ ...first, created });
      if (hasSameContent(first.content, fields)) return outcome;
    }
    const { publishedVersion } = base;
    const seen = getSeenDraft(base.version === null ? { ...base, ...created } : base);
    const outcome = await write(saveDraft, { kind, code: created.code, ...seen, publishedVersion, fields });
    // A colleague has discarded it.
    if (!outcome.ok && outcome.problem.code === 'not_found') form.forgetCreated();
    return outcome;
  };
  /**
   * Saves the input as the draft, merged with what a colleague has changed in other fields since `saved`. Asks first if
   * this cancels a planned publication, unless `mayEndPlan`. Returns undefined if nothing is saved; the page then shows
   * the reason.
   */
  async function storeTyped(
    { base, saved }: StoredState<Content>,
    { mayEndPlan = false, isMerged = false } = {},
  ): Promise<SavedDraft | undefined> {
    const parsed = form.parse();
    if (parsed === undefined || !(mayEndPlan || (await confirmEndOfPlan(base)))) return undefined;
    if (code === null && !(await confirmFirstSave())) return undefined;
    const { content } = parsed;
    const { publishedVersion } = base;
    const outcome = await (code === null
      ? saveNewDraft(base, content)
      : write(saveDraft, { kind, code, ...getSeenDraft(base), publishedVersion, fields: content }));
    if (outcome.ok) {
      const { draftId, version } = outcome.value;
      const stored = { version, draftId, publishedVersion, publishAt: null };
      form.markSaved(parsed.typed, stored);
      void refresh();
      return { code: outcome.value.code, ...stored, isMerged };
    }
    const meanwhile = readStoredMeanwhile<Content>(outcome.problem, base);
    if (meanwhile === undefined) {
      handleFailure(outcome);
      return undefined;
    }
    const { fields: theirs, base: nextBase } = meanwhile;
    const next = { base: nextBase, saved: theirs };
    const merged = mergeDraft(saved, content, theirs);
    const isNewer = (['version', 'draftId', 'publishedVersion'] as const).some((key) => nextBase[key] !== base[key]);
    if (merged.conflicts.length === 0 && isNewer) {
      form.continueFrom({ content: merged.content, ...next });
      return storeTyped(next, { isMerged: true });
    }
    handleFailure(outcome);
    compare(
      { from: saved, yours: content, theirs },
      {
        keepYours: () => {
          form.continueFrom({ content: merged.content, ...next });
          void save(next);
        },
        keepTheirs: (chosen) => form.continueFrom({ content: chosen, ...next }),
      },
    );
    return undefined;
  }
  /** Returns the stored draft, after saving unsaved input. */
  const getSaved = async (
    state: StoredState<Content>,
    options?: { readonly mayEndPlan: boolean },
  ): Promise<SavedDraft | undefined> => {
    const { version } = state.base;
    return code !== null && version !== null && !form.isChanged
      ? { code, ...state.base, version, isMerged: false }
      : await storeTyped(state, options);
  };
  const getState = (): StoredState<Content> => ({ base: form.base, saved: form.getSaved() });
  async function save(state = getState()): Promise<void> {
    await run('save', async () => {
      const draft = await storeTyped(state);
      if (draft === undefined) return;
      notify(t(draft.isMerged ? 'documents.done.merged' : 'documents.done.saved'));
      if (code === null) onReplaced(draft.code);
    });
  }

  /** Publishes now, or at a time in Seoul. Returns the problem if it is refused. */
  const publish = async (publishAt: string | null, base = form.base): Promise<ProblemError | undefined> => {
    let problem: ProblemError | undefined;
    await run('publish', async () => {
      // Publishing the draft, or planning it again, replaces its planned publication.
      const saved = await getSaved({ base, saved: form.getSaved() }, { mayEndPlan: true });
      if (saved === undefined) return;
      const { publishAt: planned, publishedVersion } = saved;
      if (saved.isMerged) return await alerts.show({ message: t('documents.done.merged') }).then(() => undefined);
      const body = { kind, code: saved.code, ...getSeenDraft(saved), publishedVersion, publishAt };
      const outcome = await write(publishDraft, body);
      if (outcome.ok) {
        const at = publishAt === null ? '' : formatInstant(translations, toInstant(publishAt));
        const text = publishAt === null ? t('documents.done.published') : t('documents.done.planned', { at });
        return await replace(saved.code, text);
      }
      problem = outcome.problem;
      if (base.publishAt !== null && planned === null) await announceEndOfPlan(base.publishAt);
      if (code === null) return onReplaced(saved.code, outcome.problem.errors);
      const meanwhile = readStoredMeanwhile<Content>(outcome.problem, base);
      // A colleague has saved another draft, which must not be published unseen.
      if (meanwhile !== undefined && meanwhile.draftBase === undefined) return await reopen(outcome);
      handleFailure(outcome);
      const parsed = form.parse();
      if (parsed === undefined || meanwhile?.draftBase === undefined) return;
      const { fields: theirs, draftBase: from } = meanwhile;
      // The draft is still the one that was saved, and its publication is still planned.
      const nextBase = { ...meanwhile.base, publishAt: planned };
      compare(
        { from, yours: parsed.content, theirs },
        {
          keepYours: () => {
            form.continueFrom({ content: parsed.content, base: nextBase });
            void publish(publishAt, nextBase);
          },
          // It differs from the saved draft, so the next publication saves it first.
          keepTheirs: (content) => form.continueFrom({ content, base: nextBase }),
        },
      );
    });
    return problem;
  };
  /**
   * Runs an action that publishes the draft. If the published document has changed the same fields since the draft was
   * begun, shows both versions first.
   */
  const compareFirst = (next: () => void): void => {
    const parsed = form.parse();
    if (parsed === undefined) return;
    const { content: yours } = parsed;
    const { published: theirs, draft } = view;
    if (theirs === null || !draft?.base || isCompared) return next();
    const versions = { from: draft.base, yours, theirs };
    const { mine, others } = mergeBoth(versions);
    if (hasSameContent(mine, others)) return next();
    compare(versions, {
      keepYours: () => {
        setIsCompared(true);
        next();
      },
      keepTheirs: (content) => form.continueFrom({ content, base: form.base }),
    });
  };
  const askAndPublish = async (): Promise<void> => {
    const isSure = await alerts.show({
      title: t('documents.ask.publishTitle'),
      message: t('documents.ask.publish', { name }),
      confirmLabel: t('documents.actions.publish'),
      cancelLabel: t('common.buttons.cancel'),
    });
    if (isSure) await publish(null);
  };

  const discard = async (): Promise<void> => {
    const { version } = form.base;
    const isSure = await alerts.show({
      title: t('documents.ask.discardTitle'),
      message: nameEndOfPlan(t(isPublished ? 'documents.ask.discard' : 'documents.ask.discardNew')),
      confirmLabel: t('documents.actions.discard'),
      cancelLabel: t('common.buttons.cancel'),
      danger: true,
    });
    if (!isSure) return;
    await run('discard', async () => {
      if (code !== null && version !== null) {
        const outcome = await write(discardDraft, { kind, code, ...getSeenDraft({ ...form.base, version }) });
        if (!outcome.ok) return await reopen(outcome);
      }
      form.forget();
      await replace(isPublished ? code : null, t('documents.done.discarded'));
    });
  };

  const preview = () =>
    run('preview', async () => {
      const tab = globalThis.open('', '_blank');
      const saved = await getSaved(getState());
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
      message: nameEndOfPlan(t('documents.ask.restore', { version: historyVersion })),
      confirmLabel: t('history.restore'),
      cancelLabel: t('common.buttons.cancel'),
    });
    if (!isSure) return;
    await run('restore', async () => {
      const outcome = await write(restoreVersion, { kind, code, historyVersion, ...getSeenDraft(form.base) });
      if (!outcome.ok) return await reopen(outcome);
      form.forget();
      await replace(code, t('documents.done.restored', { version: historyVersion }));
    });
  };

  return {
    pendingAction,
    conflict,
    save: () => save(),
    publish,
    compareFirst,
    askAndPublish,
    discard,
    preview,
    unpublish,
    restore,
  };
}
