/**
 * The languages of the product (Spec §1) in the order of the language menu: codes in the API (`wire`), in `?lang=` and
 * in `<html lang>` (decision 34), locale for calendar and numbers, and native name.
 */
export const languageNames = {
  ko: { wire: 'Ko', query: 'ko', html: 'ko', locale: 'ko-KR', native: '한국어' },
  en: { wire: 'En', query: 'en', html: 'en', locale: 'en-US', native: 'English' },
  cn: { wire: 'Cn', query: 'cn', html: 'zh-Hans', locale: 'zh-CN', native: '简体中文' },
  ja: { wire: 'Ja', query: 'jp', html: 'ja', locale: 'ja-JP', native: '日本語' },
} as const;

export type Language = keyof typeof languageNames;
export const languages = Object.keys(languageNames) as readonly Language[];

export type WireLanguage = (typeof languageNames)[Language]['wire'];
export const wireLanguages: readonly WireLanguage[] = languages.map((language) => languageNames[language].wire);

/** Language of pages if no other is known (Spec §4 Language). */
export const defaultLanguage: Language = 'en';

const findByQuery = (text: string): Language | undefined =>
  languages.find((language) => languageNames[language].query === text);
const findByWireCode = (text: string): Language | undefined =>
  languages.find((language) => languageNames[language].wire === text);

export const decodeWireLanguage = (wire: WireLanguage): Language => findByWireCode(wire) ?? defaultLanguage;

const getPrimarySubtag = (tag: string): string | undefined => tag.toLowerCase().split(/[-_]/)[0];
const findByLanguageTag = (tag: string): Language | undefined =>
  languages.find((language) => getPrimarySubtag(languageNames[language].html) === getPrimarySubtag(tag));

/** Values from which a visitor's language is selected at start-up. */
export interface LanguageHints {
  /** `?lang=`: ko, en, jp or cn, in any case; also ja, zh and other tags of these languages (decision 44). */
  readonly query: string | null | undefined;
  /** The stored `locale`: Ko, En, Cn or Ja. */
  readonly stored: string | null | undefined;
  /** The browser's languages in order of preference, as tags like `zh-CN`. */
  readonly browser: readonly string[];
}

/**
 * Selects the first known language of these: that of the query, the stored one, that of the browser (ko, en, zh, ja),
 * English (Spec §4 Language).
 */
export function selectLanguage(hints: LanguageHints): Language {
  const query = (hints.query ?? '').toLowerCase();
  return (
    findByQuery(query) ??
    findByLanguageTag(query) ??
    findByWireCode(hints.stored ?? '') ??
    hints.browser.map(findByLanguageTag).find((language) => language !== undefined) ??
    defaultLanguage
  );
}
