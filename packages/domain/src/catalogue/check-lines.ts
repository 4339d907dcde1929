import { isEmail } from '../shared/email';
import { languages } from '../shared/language';
import type { LocalizedText } from '../shared/localized-text';
import { countCharacters } from '../shared/typed-text';
import type { DocumentIssue, DocumentPath } from './issues';

/** Maximum characters of one line, such as a name, in files and forms. */
export const lineLimit = 500;

/** Returns true for one line of text that a form can save. */
export const isLine = (text: string): boolean => countCharacters(text) <= lineLimit && !/[\p{Cc}\p{Cs}]/u.test(text);

const createIssue = (path: DocumentPath): DocumentIssue => ({ path, code: 'line_invalid', values: { max: lineLimit } });

/** Checks that a text, or its variant in each language, is one line. */
export function checkLine(text: string | LocalizedText, path: DocumentPath): DocumentIssue[] {
  if (typeof text === 'string') return isLine(text) ? [] : [createIssue(path)];
  const variants = languages.filter((language) => !isLine(text[language] ?? ''));
  if (variants.length > 0) return variants.map((language) => createIssue([...path, language]));
  return isLine(text.default) ? [] : [createIssue(path)];
}

/** Checks that fields of a document are lines. */
export const checkLineFields = <Field extends string>(
  document: Readonly<Record<Field, string | LocalizedText>>,
  fields: readonly Field[],
): DocumentIssue[] => fields.flatMap((field) => checkLine(document[field], [field]));

/** Checks that a field is filled in. */
export const checkFilled = (text: string, path: DocumentPath): DocumentIssue[] =>
  text.trim() === '' ? [{ path, code: 'field_missing' }] : [];

/** Checks an e-mail address, which may be empty. */
export const checkEmail = (email: string, path: DocumentPath): DocumentIssue[] =>
  email.trim() === '' || isEmail(email.trim()) ? [] : [{ path, code: 'email_invalid' }];
