import { type Language, languages } from '../shared/language';
import type { DocumentContent } from './document-contents';
import type { TextFields } from './fields';

const isTextFields = (value: object): value is TextFields =>
  languages.every((language) => language in value && typeof (value as TextFields)[language] === 'string');

function listTexts(value: unknown): TextFields[] {
  if (typeof value !== 'object' || value === null) return [];
  return isTextFields(value) ? [value] : Object.values(value).flatMap(listTexts);
}

/** Lists the languages that a text lacks. A text without any language, such as a name not yet entered, lacks none. */
const listMissing = (text: TextFields): readonly Language[] => {
  const missing = languages.filter((language) => text[language].trim() === '');
  return missing.length === languages.length ? [] : missing;
};

/** Lists the languages in which the name, or a text that has been entered in another language, is missing. */
export function listMissingLanguages(content: DocumentContent): Language[] {
  const missing = new Set(listTexts(content).flatMap(listMissing));
  return languages.filter((language) => missing.has(language) || content.name[language].trim() === '');
}
