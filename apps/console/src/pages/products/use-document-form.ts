import type { ProblemError } from '@dining/client/problem-error';
import type { ContentByKind, VersionedKind } from '@dining/domain/catalogue/document-contents';
import { useFormFields } from '@dining/ui/use-checked-form';
import { useEffect, useRef, useState } from 'react';
import { getFieldLabel } from '../../entities/catalogue/document-texts';
import {
  listUnreadableNumbers,
  parseTypedContent,
  type TypedContent,
  toTypedContent,
} from '../../entities/catalogue/typed-content';
import { useTranslations } from '../../lib/i18n';
import { getSessionStored, setSessionStored } from '../../lib/storage';
import { formatIssueAt, locateIssue } from './document-issues';

/** The versions from which what is typed was begun. */
export interface BaseVersions {
  /** Version of the draft; null without one. */
  readonly version: number | null;
  readonly publishedVersion: string | null;
}

interface StoredForm<Kind extends VersionedKind> extends BaseVersions {
  readonly values: TypedContent<ContentByKind[Kind]>;
}

type FormValues = Record<string, unknown>;
export interface FieldIssue {
  readonly path: string;
  readonly message: string;
}

function readStored<Kind extends VersionedKind>(key: string): StoredForm<Kind> | undefined {
  const text = getSessionStored(key);
  if (text === null) return undefined;
  try {
    return JSON.parse(text) as StoredForm<Kind>;
  } catch {
    return undefined;
  }
}

interface DocumentFormOptions<Kind extends VersionedKind> extends BaseVersions {
  readonly kind: Kind;
  /** Key under which the tab keeps what is typed until it is saved. */
  readonly storageKey: string;
  readonly content: ContentByKind[Kind];
  /** Broken rules to show when the form opens. */
  readonly initialIssues: readonly FieldIssue[];
}

/**
 * Holds what is typed about a document. It survives a reload of the tab. Broken rules are shown at their fields; those
 * of other documents are in `generalIssues`.
 */
export function useDocumentForm<Kind extends VersionedKind>({
  kind,
  storageKey,
  content,
  version,
  publishedVersion,
  initialIssues,
}: DocumentFormOptions<Kind>) {
  type Values = TypedContent<ContentByKind[Kind]>;
  const translations = useTranslations();
  const [stored, setStored] = useState(() => readStored<Kind>(storageKey));
  const [saved, setSaved] = useState<Values>(() => toTypedContent<ContentByKind[Kind]>(content));
  const [base, setBase] = useState<BaseVersions>(stored ?? { version, publishedVersion });
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
    setSessionStored(storageKey, isChanged ? `{${JSON.stringify(base).slice(1, -1)},"values":${text}}` : null);
  }, [storageKey, isChanged, text, base]);

  /** Shows broken rules at their fields, and goes to the first one. */
  const showIssues = (issues: readonly FieldIssue[]): void => {
    const typed = fields.getValues() as unknown as Values;
    const located = issues.map(({ path, message }) => ({ path: locateIssue(typed, path), message }));
    const isField = (path: string): boolean => (path.split('.')[0] ?? '') in fields.values;
    fields.clearErrors();
    setGeneralIssues(
      located.filter(({ path }) => !isField(path)).map((issue) => formatIssueAt(translations, kind, typed, issue)),
    );
    const failures = located
      .filter(({ path }) => isField(path))
      .map((issue) => ({ field: issue.path, text: formatIssueAt(translations, kind, typed, issue) }));
    void fields.reportFailures(...failures);
  };
  const showLatest = useRef(showIssues);
  showLatest.current = showIssues;
  useEffect(() => {
    // Showing issues renders at once, which an effect may not do.
    if (initialIssues.length > 0) queueMicrotask(() => showLatest.current(initialIssues));
  }, [initialIssues]);
  /** Returns what is typed, and its content; undefined if a number cannot be read, which is shown at its field. */
  const parse = (): { readonly typed: Values; readonly content: ContentByKind[Kind] } | undefined => {
    const typed = structuredClone(fields.getValues()) as unknown as Values;
    const parsed = parseTypedContent<ContentByKind[Kind]>(typed);
    const unreadable = listUnreadableNumbers(parsed);
    if (unreadable.length === 0) return { typed, content: parsed };
    showIssues(unreadable.map((path) => ({ path, message: 'number' })));
    return undefined;
  };
  /** Replaces what is typed by a content that the server has. */
  const replace = (next: ContentByKind[Kind], nextBase: BaseVersions): void => {
    const typed = toTypedContent<ContentByKind[Kind]>(next);
    setSaved(typed);
    setBase(nextBase);
    setStored(undefined);
    setGeneralIssues([]);
    fields.reset({ ...typed });
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
    replace,
    rebase: setBase,
    /** Keeps what is typed, which the server has now stored. */
    markSaved: (typed: Values, nextBase: BaseVersions): void => {
      setSaved(typed);
      setBase(nextBase);
      setStored(undefined);
    },
    forget: (): void => replace(content, { version, publishedVersion }),
    clearIssues: (): void => {
      fields.clearErrors();
      setGeneralIssues([]);
      setProblem(undefined);
    },
    getTextProps: fields.getFieldProps,
    getId: fields.getId,
    getError: fields.getError,
    getLabel: (path: string): string => getFieldLabel(translations, kind, path),
    change: <Field extends keyof Values & string>(field: Field, value: Values[Field]): void => {
      fields.clearErrors(field);
      fields.setValue(field, value as never);
      setProblem(undefined);
    },
  };
}

export type DocumentForm<Kind extends VersionedKind = VersionedKind> = ReturnType<typeof useDocumentForm<Kind>>;
/** What a field needs of the form; fields of texts and numbers work with each kind of document. */
export type FieldForm = Pick<DocumentForm, 'kind' | 'getTextProps' | 'getId' | 'getError' | 'getLabel'>;
