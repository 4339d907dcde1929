import { type Language, languages } from '../shared/language';
import { getLocalizedText, type LocalizedText } from '../shared/localized-text';
import { checkLine } from './check-lines';
import type { DocumentIssue, DocumentPath } from './issues';

const hasText = (text: LocalizedText, language: Language): boolean => (text[language] ?? '').trim() !== '';

/**
 * Checks that a text has all languages. A text that is the same in every language has only a default, and an optional
 * text may be empty.
 */
export function checkLanguages(text: LocalizedText, path: DocumentPath, isOptional = false): DocumentIssue[] {
  const present = languages.filter((language) => hasText(text, language));
  if (present.length === 0) {
    if (isOptional || getLocalizedText(text, 'ko') !== '') return [];
    return [{ path, code: 'language_missing', values: { language: 'ko' } }];
  }
  return languages
    .filter((language) => !present.includes(language))
    .map((language) => ({ path, code: 'language_missing', values: { language } }));
}

/** Checks several texts of a document, by field. */
export const checkTextFields = <Field extends string>(
  document: Readonly<Record<Field, LocalizedText>>,
  fields: { readonly required: readonly Field[]; readonly optional?: readonly Field[] },
): DocumentIssue[] => [
  ...fields.required.flatMap((field) => checkLanguages(document[field], [field])),
  ...(fields.optional ?? []).flatMap((field) => checkLanguages(document[field], [field], true)),
];

/** Checks an alternative text: it may be empty, or has all languages in one line each. */
export const checkAlt = (alt: LocalizedText, path: DocumentPath): DocumentIssue[] => [
  ...checkLanguages(alt, path, true),
  ...checkLine(alt, path),
];

/** Checks a name: it has all languages, in one line each. */
export const checkName = (name: LocalizedText, path: DocumentPath): DocumentIssue[] => [
  ...checkLanguages(name, path),
  ...checkLine(name, path),
];
