import { type Language, languages } from './language';

/** A text of a venue, product or policy: a default and a text per language (Spec §1). */
export interface LocalizedText extends Readonly<Partial<Record<Language, string | undefined>>> {
  readonly default: string;
}

/** Creates a text in the four languages; Korean is the default. */
export const createLocalizedText = (ko: string, en: string, cn: string, ja: string): LocalizedText => ({
  default: ko,
  ko,
  en,
  cn,
  ja,
});

const isPresent = (text: string | undefined): text is string => text !== undefined && text.trim() !== '';

/**
 * Returns the text in the requested language, or else the default, the Korean text, or '' (decision 34). Blank texts
 * count as missing.
 */
export const getLocalizedText = (text: LocalizedText, language: Language): string =>
  [text[language], text.default, text.ko].find(isPresent) ?? '';

/** Lists a text in all its languages without blanks and duplicates, to recognise it in any language. */
export const listTranslations = (text: LocalizedText): string[] => [
  ...new Set(
    [text.default, ...languages.map((language) => text[language])]
      .filter(isPresent)
      .map((translation) => translation.trim()),
  ),
];
