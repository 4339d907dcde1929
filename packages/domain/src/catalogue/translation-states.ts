import { type Language, languages } from '../shared/language';
import type { LocalizedText } from '../shared/localized-text';
import type { FieldIssue } from './check-fields';
import { type TextFields, toTextFields } from './fields';
import { isLineLabel, type TextLabel } from './list-texts';

/**
 * The state of a variant of a text. `source`: the others are translated from it. `missing`: it is empty. `outdated`:
 * the source has changed since it was translated. `copied`: it is the same as the source.
 */
export const translationStates = ['source', 'missing', 'outdated', 'copied', 'done'] as const;
export type TranslationState = (typeof translationStates)[number];

/** What is stored about a variant besides its text. */
export interface StoredTranslation {
  /** True if it was translated from the current source. */
  readonly hasCurrentSource: boolean;
  /** True if staff have confirmed that it is right as it is. */
  readonly isConfirmed: boolean;
}

const isBlank = (text: string): boolean => text.trim() === '';

/** Returns the language from which a text is translated: Korean, or else the first one that the text has. */
export const getSourceLanguage = (text: LocalizedText): Language => {
  const variants = toTextFields(text);
  return languages.find((language) => !isBlank(variants[language])) ?? 'ko';
};

/** Returns the text from which the others are translated; '' if the text is empty in every language. */
export const getSourceText = (text: LocalizedText): string => toTextFields(text)[getSourceLanguage(text)];

/** Returns the state of a variant. `stored` is undefined if nothing is stored about it. */
export function getTranslationState(
  text: LocalizedText,
  language: Language,
  stored: StoredTranslation | undefined,
): TranslationState {
  const source = getSourceText(text).trim();
  const variant = toTextFields(text)[language].trim();
  if (language === getSourceLanguage(text)) return 'source';
  if (variant === '') return 'missing';
  if (stored !== undefined && !stored.hasCurrentSource) return 'outdated';
  const needsTranslation = /\p{L}/u.test(source);
  return variant === source && needsTranslation && stored?.isConfirmed !== true ? 'copied' : 'done';
}

/**
 * Returns the text with translated variants. The source stays as it is, and so does a text that is the same in every
 * language and whose variants are unchanged.
 */
export function applyTranslation(text: LocalizedText, variants: TextFields): LocalizedText {
  const before = toTextFields(text);
  const sourceLanguage = getSourceLanguage(text);
  const after = { ...variants, [sourceLanguage]: before[sourceLanguage] };
  if (languages.every((language) => after[language] === before[language])) return text;
  return {
    default: isBlank(text.default) ? before[sourceLanguage] : text.default,
    ...Object.fromEntries(languages.filter((language) => !isBlank(after[language])).map((key) => [key, after[key]])),
  };
}

const maxLineLength = 200;

/** Checks typed translations of a text: no variant that exists becomes empty, and a line stays a line. */
export function checkTranslation(text: LocalizedText, label: TextLabel, variants: TextFields): FieldIssue[] {
  const before = toTextFields(text);
  return languages.flatMap((language): FieldIssue[] => {
    const variant = variants[language];
    if (isBlank(variant))
      return isBlank(before[language]) ? [] : [{ path: language, code: 'language_missing', values: { language } }];
    if (isLineLabel(label) && (/[\r\n]/.test(variant) || [...variant].length > maxLineLength))
      return [{ path: language, code: 'line_invalid', values: { max: maxLineLength } }];
    return [];
  });
}
