import type { ProblemError } from '@dining/client/problem-error';
import type { FieldIssue } from '@dining/domain/catalogue/check-fields';
import { languageNames, languages } from '@dining/domain/shared/language';
import { useAlerts } from '@dining/ui/alerts';
import type { FieldPath, FieldValues } from '@dining/ui/use-checked-form';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { HistoryDifference } from '../../entities/catalogue/form-history';
import { useTypedStorage } from '../../entities/session/typed-storage';
import type { Conflict, ConflictRow } from '../../features/screen/conflict-dialog';
import type { DifferenceTexts } from '../../features/screen/version-list';
import type { Outcome } from '../../lib/attempt';
import { formatProblem } from '../../lib/format';
import { type Translations, useTranslations } from '../../lib/i18n';
import { useRequestForm } from '../../lib/use-request-form';
import { formatIssue } from './format-issue';

interface Draft<Values> {
  readonly version: string | null;
  readonly values: Values;
}

/** How the fields of a form are shown beside those of another version. */
export interface FieldFormats {
  readonly labels: Readonly<Record<string, string>>;
  /** Formats the label of a field that is not in `labels`, for forms whose fields depend on data. */
  readonly formatLabel?: (name: string) => string;
  /** Names a part of a field, such as `phone` in `business.phone`; undefined for those without a name. */
  readonly formatPart?: (name: string) => string | undefined;
  /** Formats a field, or a part of one, whose raw value is a code; undefined if the raw value is shown. */
  readonly formatValue?: (name: string, value: unknown) => string | undefined;
}

interface FieldsFormOptions<Values extends FieldValues, Fields extends object> extends FieldFormats {
  /** Key under which the tab stores the input until it is saved. */
  readonly draftKey: string;
  /** The version that the form was opened with; null for a new object. */
  readonly version: string | null;
  readonly initialValues: Values;
  readonly toFields: (values: Values) => Fields;
  readonly check: (fields: Fields, values: Values) => readonly FieldIssue[];
  readonly save: (fields: Fields, version: string | null, values: Values) => Promise<Outcome<object>>;
  readonly onSaved: () => void;
}

function formatField(
  translations: Translations,
  formatValue: FieldFormats['formatValue'],
  name: string,
  value: unknown,
) {
  const format = ([partName, part]: readonly [string, unknown]): string => {
    const text = formatValue?.(partName, part);
    if (text !== undefined) return text;
    if (typeof part === 'object' && part !== null) {
      const texts = Object.entries(part).map(format);
      return texts.filter((each) => each !== '').join(' / ');
    }
    if (typeof part === 'boolean') return translations.t(part ? 'console.conflict.yes' : 'console.conflict.no');
    return typeof part === 'number' || (typeof part === 'string' && part !== '') ? String(part) : '–';
  };
  return format([name, value]);
}

const listDifferences = (
  translations: Translations,
  yours: object,
  theirs: object,
  { labels, formatLabel, formatValue }: FieldFormats,
): readonly ConflictRow[] => {
  const [yourFields, theirFields]: Readonly<Record<string, unknown>>[] = [{ ...yours }, { ...theirs }];
  const names = new Set([
    ...Object.keys(yours),
    ...Object.keys(theirs).filter((name) => formatLabel !== undefined || name in labels),
  ]);
  return [...names].flatMap((name) => {
    const row = {
      label: labels[name] ?? formatLabel?.(name) ?? name,
      yours: formatField(translations, formatValue, name, yourFields?.[name]),
      theirs: formatField(translations, formatValue, name, theirFields?.[name]),
    };
    return row.yours === row.theirs ? [] : [row];
  });
};

/** Names a field of a version, such as `business.phone`, `benefits.2.title.ko` or a price. */
function formatPath({ labels, formatLabel, formatPart }: FieldFormats, path: string): string {
  const [field = '', ...parts] = path.split('.');
  return parts.reduce(
    (text, part) => {
      const language = languages.find((each) => each === part);
      if (language !== undefined) return `${text} (${languageNames[language].native})`;
      if (/^\d+$/.test(part)) return `${text} ${Number(part) + 1}`;
      const name = formatPart?.(part);
      return name === undefined ? text : `${text} · ${name}`;
    },
    labels[field] ?? formatLabel?.(field) ?? field,
  );
}

/** Returns a difference of two versions of a form in words. */
export function formatFieldDifference(
  translations: Translations,
  formats: FieldFormats,
  { path, before, after }: HistoryDifference,
): DifferenceTexts {
  const field = path.split('.').findLast((part) => !/^\d+$|^(?:ko|en|cn|ja)$/.test(part)) ?? path;
  const format = (value: unknown) => formatField(translations, formats.formatValue, field, value);
  return { label: formatPath(formats, path), before: format(before), after: format(after) };
}

/**
 * Runs a form for an object of the catalogue. Input survives a reload of the tab, and is checked with the rules of the
 * domain before it is sent. If another version was saved meanwhile, both versions are shown side by side.
 */
export function useFieldsForm<Values extends FieldValues, Fields extends object>({
  draftKey,
  initialValues,
  toFields,
  check,
  save,
  labels,
  formatLabel,
  formatPart,
  formatValue,
  onSaved,
  ...options
}: FieldsFormOptions<Values, Fields>) {
  const translations = useTranslations();
  const alerts = useAlerts();
  const queryClient = useQueryClient();
  const formats: FieldFormats = {
    labels,
    ...(formatLabel !== undefined && { formatLabel }),
    ...(formatPart !== undefined && { formatPart }),
    ...(formatValue !== undefined && { formatValue }),
  };
  const storage = useTypedStorage<Draft<Values>>(draftKey);
  const [draft, setDraft] = useState(storage.load);
  const [version, setVersion] = useState(draft === undefined ? options.version : draft.version);
  const [conflict, setConflict] = useState<Conflict>();

  const send = async (values: Values, fromVersion: string | null): Promise<ProblemError | undefined> => {
    const fields = toFields(values);
    const outcome = await save(fields, fromVersion, values);
    if (outcome.ok) {
      storage.clear();
      onSaved();
      return undefined;
    }
    const { problem } = outcome;
    if (problem.code === 'changed_meanwhile' && typeof problem.current['version'] === 'string') {
      const theirVersion = problem.current['version'];
      setConflict({
        rows: listDifferences(translations, fields, Object(problem.current['fields']), formats),
        keepYours: () => {
          setConflict(undefined);
          setVersion(theirVersion);
          void overwrite(values, theirVersion);
        },
      });
    }
    void form.reportFailures(
      ...problem.errors
        .filter(({ path }) => path !== '')
        .map(({ path, message, values: issueValues = {} }) => ({
          field: path.replace(/^fields\./, '') as FieldPath<Values>,
          text: formatIssue(translations, { code: message, values: issueValues }),
        })),
    );
    return problem;
  };
  const overwrite = async (values: Values, theirVersion: string): Promise<void> => {
    const problem = await send(values, theirVersion);
    if (problem !== undefined && problem.status !== 401 && problem.code !== 'changed_meanwhile')
      await alerts.show({ message: formatProblem(translations, problem) });
  };
  const form = useRequestForm<Values>({
    // Input stored before an upgrade lacks the fields that the upgrade has added.
    defaultValues: { ...initialValues, ...draft?.values } as NonNullable<
      Parameters<typeof useRequestForm<Values>>[0]['defaultValues']
    >,
    check: (values) =>
      check(toFields(values), values).map((issue) => ({
        field: issue.path as FieldPath<Values>,
        text: formatIssue(translations, issue),
      })),
    send: (values) => send(values, version),
  });

  const text = JSON.stringify(form.values);
  const isUnchanged = text === JSON.stringify(initialValues);
  useEffect(() => {
    if (isUnchanged) storage.clear();
    else storage.store({ version, values: JSON.parse(text) as Values });
  }, [storage, isUnchanged, text, version]);

  return {
    ...form,
    hasDraft: draft !== undefined,
    hasChanges: !isUnchanged,
    formatDifference: (difference: HistoryDifference) => formatFieldDifference(translations, formats, difference),
    /** Replaces what is typed, with the values of an earlier version for example. Nothing is saved yet. */
    replaceValues: (values: Values) => {
      setDraft({ version, values });
      form.reset(values);
    },
    discard: () => {
      storage.clear();
      setDraft(undefined);
      setVersion(options.version);
      form.reset(initialValues);
    },
    conflict,
    closeConflict: () => setConflict(undefined),
    /** Discards the input and reloads the stored version, whose form is a new one because its `key` is the version. */
    keepTheirs: () => {
      storage.clear();
      setDraft(undefined);
      setConflict(undefined);
      void queryClient.invalidateQueries();
    },
  };
}
export type FieldsForm = Pick<
  ReturnType<typeof useFieldsForm>,
  'submit' | 'problem' | 'isPending' | 'hasDraft' | 'discard' | 'conflict' | 'closeConflict' | 'keepTheirs'
>;

/** Parses the text of a number input. Returns NaN if it is empty or not a number. */
export const parseNumber = (text: string): number =>
  text.trim() === '' ? Number.NaN : Number(text.replaceAll(',', '').trim());
