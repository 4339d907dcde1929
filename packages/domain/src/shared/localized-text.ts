import { type Language, languages } from './language';

/** A text of a venue, product or policy: the default one and its variants per language (Spec §1). */
export interface LocalizedText extends Readonly<Partial<Record<Language, string | undefined>>> {
  readonly default: string;
}

/** A text in the four languages; Korean, the house's own, is the default one. */
export const inAllLanguages = (ko: string, en: string, cn: string, ja: string): LocalizedText => ({
  default: ko,
  ko,
  en,
  cn,
  ja,
});

const isThere = (text: string | undefined): text is string => text !== undefined && text.trim() !== '';

/** The wanted language, else the default text, else Korean, else nothing (decision 34). A blank text counts as missing. */
export const textFor = (text: LocalizedText, language: Language): string =>
  [text[language], text.default, text.ko].find(isThere) ?? '';

/** Every way a text is written, without blanks and repeats: what an answer given in any language is compared with. */
export const allTexts = (text: LocalizedText): string[] => [
  ...new Set([text.default, ...languages.map((language) => text[language])].filter(isThere).map((variant) => variant.trim())),
];
