import { languageNames, languages } from '../shared/language';

function formatValue(name: string, value: string | number): string {
  if (name === 'min' || name === 'max') return Number(value).toLocaleString('en-US');
  const language = name === 'language' ? languages.find((each) => each === value) : undefined;
  return language === undefined ? String(value) : languageNames[language].native;
}

/** Formats the values of an issue for its text: limits with commas, languages by their native names. */
export const formatIssueValues = (
  values: Readonly<Record<string, string | number>>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, formatValue(name, value)]));
