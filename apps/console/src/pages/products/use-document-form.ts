import type { ProblemError } from '@dining/client/problem-error';
import type { FailedField } from '@dining/contract/failure';
import type { ContentByKind, VersionedKind } from '@dining/domain/catalogue/document-contents';
import { languages } from '@dining/domain/shared/language';
import { useFormFields } from '@dining/ui/use-checked-form';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { getFieldLabel } from '../../entities/catalogue/document-texts';
import {
  listUnreadableNumbers,
  parseTypedContent,
  type TypedContent,
  toTypedContent,
} from '../../entities/catalogue/typed-content';
import { useTypedStorage } from '../../entities/session/typed-storage';
import { useTranslations } from '../../lib/i18n';
import { formatIssueWithLocation, locateIssue } from './document-issues';

/** The versions on which the input is based. */
export interface BaseVersions {
  /** Version of the draft; null without one. */
  readonly version: number | null;
  /** Distinguishes the draft from a later one with the same code; null without a draft. */
  readonly draftId: string | null;
  readonly publishedVersion: string | null;
  /** Planned time of publication of this version of the draft, in Seoul; null if none is planned. */
  readonly publishAt: string | null;
}

export interface CreatedDraft {
  readonly code: string;
  readonly draftId: string;
  readonly version: number;
}

/** The first save of a new document. It survives a reload, so that a repetition creates no second document. */
export interface FirstSave<Kind extends VersionedKind> {
  readonly idempotencyKey: string;
  /** When it was first sent. */
  readonly sentAt: string;
  readonly content: ContentByKind[Kind];
  /** Undefined while the response has not arrived. */
  readonly created?: CreatedDraft | undefined;
}

interface StoredForm<Kind extends VersionedKind> extends BaseVersions {
  readonly values: TypedContent<ContentByKind[Kind]>;
  /** What the server had stored when the form was opened. */
  readonly saved: TypedContent<ContentByKind[Kind]>;
  readonly firstSave?: FirstSave<Kind> | undefined;
}

interface Continuation<Kind extends VersionedKind> {
  readonly content: ContentByKind[Kind];
  readonly base: BaseVersions;
  /** The content that the server has stored; by default the previous one. */
  readonly saved?: ContentByKind[Kind];
}

type FormValues = Record<string, unknown>;
export type FieldIssue = FailedField;

interface DocumentFormOptions<Kind extends VersionedKind> extends BaseVersions {
  readonly kind: Kind;
  /** Key under which the tab stores the input until it is saved. */
  readonly storageKey: string;
  readonly content: ContentByKind[Kind];
  /** Rule violations to show when the form opens. */
  readonly initialIssues: readonly FieldIssue[];
}

/**
 * Returns the state of a document's form. Input survives a reload of the tab. Rule violations are shown at their
 * fields; those that belong to no field of the form are in `generalIssues`.
 */
export function useDocumentForm<Kind extends VersionedKind>({
  kind,
  storageKey,
  content,
  version,
  draftId,
  publishedVersion,
  publishAt,
  initialIssues,
}: DocumentFormOptions<Kind>) {
  type Values = TypedContent<ContentByKind[Kind]>;
  const translations = useTranslations();
  const storage = useTypedStorage<StoredForm<Kind>>(storageKey);
  const [stored, setStored] = useState(storage.load);
  const [saved, setSaved] = useState<Values>(() => stored?.saved ?? toTypedContent<ContentByKind[Kind]>(content));
  const [initialValues] = useState(saved);
  const [base, setBase] = useState<BaseVersions>(() => ({
    version: stored === undefined ? version : stored.version,
    // Forms that an older release has stored have no id.
    draftId: stored === undefined ? draftId : (stored.draftId ?? null),
    publishedVersion: stored === undefined ? publishedVersion : stored.publishedVersion,
    publishAt: stored === undefined || stored.version === version ? publishAt : (stored.publishAt ?? null),
  }));
  const firstSave = useRef(stored?.firstSave);
  const [generalIssues, setGeneralIssues] = useState<readonly string[]>([]);
  const [problem, setProblem] = useState<ProblemError>();
  const fields = useFormFields<FormValues>({
    defaultValues: { ...(stored?.values ?? saved) },
    announceFailure: () => undefined,
    onChange: () => setProblem(undefined),
  });
  const values = fields.values as unknown as Values;
  const text = JSON.stringify(values);
  const isChanged = text !== JSON.stringify(saved);
  useEffect(() => {
    if (isChanged) storage.store({ ...base, saved, values: JSON.parse(text) as Values, firstSave: firstSave.current });
    else storage.clear();
  }, [storage, isChanged, text, base, saved]);

  /** Shows rule violations at their fields, and focuses the first one. */
  const showIssues = (issues: readonly FieldIssue[]): void => {
    const typed = fields.getValues() as unknown as Values;
    const located = issues.map((issue) => ({ ...issue, path: locateIssue(typed, issue.path) }));
    const isField = (path: string): boolean => (path.split('.')[0] ?? '') in fields.values;
    fields.clearErrors();
    setGeneralIssues(
      located
        .filter(({ path }) => !isField(path))
        .map((issue) => formatIssueWithLocation(translations, kind, typed, issue)),
    );
    const failures = located
      .filter(({ path }) => isField(path))
      .map((issue) => ({ field: issue.path, text: formatIssueWithLocation(translations, kind, typed, issue) }));
    void fields.reportFailures(...failures);
  };
  const showInitialIssues = useEffectEvent(() => showIssues(initialIssues));
  useEffect(() => {
    // Showing issues renders synchronously, which is not allowed in an effect.
    if (initialIssues.length > 0) queueMicrotask(() => showInitialIssues());
  }, [initialIssues]);
  /** Returns the input, as typed and parsed; undefined if a number is invalid, which is then shown at its field. */
  const parse = (): { readonly typed: Values; readonly content: ContentByKind[Kind] } | undefined => {
    const typed = structuredClone(fields.getValues()) as unknown as Values;
    const parsed = parseTypedContent<ContentByKind[Kind]>(typed);
    const unreadable = listUnreadableNumbers(parsed);
    if (unreadable.length === 0) return { typed, content: parsed };
    showIssues(unreadable.map((path) => ({ path, message: 'number' })));
    return undefined;
  };
  /** Replaces the input with content that may differ from the server's, and changes the versions it is based on. */
  const continueFrom = ({ content: next, base: nextBase, saved: nextSaved }: Continuation<Kind>): void => {
    if (nextSaved !== undefined) setSaved(toTypedContent<ContentByKind[Kind]>(nextSaved));
    setBase(nextBase);
    setGeneralIssues([]);
    fields.reset({ ...toTypedContent<ContentByKind[Kind]>(next) });
  };
  return {
    kind,
    values,
    base,
    isChanged,
    hasStored: stored !== undefined,
    generalIssues,
    problem,
    setProblem,
    parse,
    showIssues,
    continueFrom,
    /** The saved values when the form was opened. */
    initialValues,
    /** Returns the content that the server has stored, as last known to the form. */
    getSaved: (): ContentByKind[Kind] => parseTypedContent<ContentByKind[Kind]>(saved),
    getFirstSave: (): FirstSave<Kind> | undefined => firstSave.current,
    /** Stores the first save, so that it survives a reload; undefined removes it, after the server has refused it. */
    setFirstSave: (next: FirstSave<Kind> | undefined): void => {
      firstSave.current = next;
      if (next === undefined && !isChanged) storage.clear();
      else
        storage.store({
          ...base,
          saved,
          values: structuredClone(fields.getValues()) as unknown as Values,
          firstSave: next,
        });
    },
    /** Turns a document whose draft no longer exists into a new document. The input stays. */
    forgetCreated: (): void => {
      firstSave.current = undefined;
      setBase({ version: null, draftId: null, publishedVersion: null, publishAt: null });
    },
    /** Marks the input as saved, after the server has stored it. */
    markSaved: (typed: Values, nextBase: BaseVersions): void => {
      setSaved(typed);
      setBase(nextBase);
      setStored(undefined);
      // A new document is opened with its code before the effect runs.
      storage.clear();
    },
    /** Replaces the input with the content that the form was loaded with, and deletes what the tab has stored. */
    forget: (): void => {
      firstSave.current = undefined;
      continueFrom({ content, base: { version, draftId, publishedVersion, publishAt }, saved: content });
      setStored(undefined);
      // The editor may be opened again before the effect runs.
      storage.clear();
    },
    clearIssues: (): void => {
      fields.clearErrors();
      setGeneralIssues([]);
      setProblem(undefined);
    },
    getTextProps: fields.getFieldProps,
    getId: fields.getId,
    getError: fields.getError,
    /** Returns true if one of these fields, or a language of it, has an error. */
    hasError: (...paths: readonly string[]): boolean =>
      paths.some((path) =>
        [path, ...languages.map((language) => `${path}.${language}`)].some(
          (each) => fields.getError(each) !== undefined,
        ),
      ),
    getLabel: (path: string): string => getFieldLabel(translations, kind, path),
    change: <Field extends keyof Values & string>(field: Field, value: Values[Field]): void => {
      fields.clearErrors(field);
      fields.setValue(field, value as never);
      setProblem(undefined);
    },
  };
}

export type DocumentForm<Kind extends VersionedKind = VersionedKind> = ReturnType<typeof useDocumentForm<Kind>>;
