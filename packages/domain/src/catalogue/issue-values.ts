import { type Language, languageNames, languages } from '../shared/language';
import type { LocalizedText } from '../shared/localized-text';
import { toTextFields } from './fields';

type IssueValues = Readonly<Record<string, string | number>>;

function formatValue(name: string, value: string | number): string {
  if (name === 'min' || name === 'max') return Number(value).toLocaleString('en-US');
  const language = name === 'language' ? languages.find((each) => each === value) : undefined;
  return language === undefined ? String(value) : languageNames[language].native;
}

/** Returns values for an issue with this name in each language, so that readers see the one in their language. */
export const toNameValues = (name: LocalizedText): IssueValues => ({ ...toTextFields(name) });

/** Returns the values of an issue with `name` set to the name in a language, if they contain it. */
export function chooseName(values: IssueValues, language: Language): IssueValues {
  const name = values[language];
  return name === undefined ? values : { ...values, name };
}

/** Formats the values of an issue for its text: limits with commas, languages by their native names. */
export const formatIssueValues = (values: IssueValues, language: Language): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(chooseName(values, language)).map(([name, value]) => [name, formatValue(name, value)]),
  );
