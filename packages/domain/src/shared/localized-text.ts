import { type Language, languages } from './language';

/** A text of a venue, product or policy: the default one and its variants per language (Spec §1). */
export interface LocalizedText extends Readonly<Partial<Record<Language, string | undefined>>> {
  readonly default: string;
}

/** A text in the four languages; Korean, the house's own, is the default one. */
export const createLocalizedText = (ko: string, en: string, cn: string, ja: string): LocalizedText => ({
  default: ko,
  ko,
  en,
  cn,
  ja,
});

const isPresent = (text: string | undefined): text is string => text !== undefined && text.trim() !== '';

/** The wanted language, else the default text, else Korean, else nothing (decision 34). A blank text counts as missing. */
export const getLocalizedText = (text: LocalizedText, language: Language): string =>
  [text[language], text.default, text.ko].find(isPresent) ?? '';

/** Every way a text is written, without blanks and repeats: what an answer given in any language is compared with. */
export const listVariants = (text: LocalizedText): string[] => [
  ...new Set([text.default, ...languages.map((language) => text[language])].filter(isPresent).map((variant) => variant.trim())),
];
