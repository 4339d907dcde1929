/** The four languages of the product, as the code speaks of them (Spec §1). */
export const languages = ['ko', 'en', 'cn', 'ja'] as const;
export type Language = (typeof languages)[number];

/** How each language is written elsewhere: on the wire, in `?lang=`, in `<html lang>` (decision 34). */
export const languageNames = {
  ko: { wire: 'Ko', query: 'ko', html: 'ko' },
  en: { wire: 'En', query: 'en', html: 'en' },
  cn: { wire: 'Cn', query: 'cn', html: 'zh-Hans' },
  ja: { wire: 'Ja', query: 'jp', html: 'ja' },
} as const satisfies Record<Language, { wire: string; query: string; html: string }>;

export type WireLanguage = (typeof languageNames)[Language]['wire'];

/** Spec §4 Language: the language of the screens when nothing says otherwise. */
export const startLanguage: Language = 'en';

const byQuery = (text: string): Language | undefined => languages.find((language) => languageNames[language].query === text);
const byWire = (text: string): Language | undefined => languages.find((language) => languageNames[language].wire === text);

/** The language that the wire names. */
export const languageOfWire = (wire: WireLanguage): Language => byWire(wire) ?? startLanguage;

const browserPrefixes = { ko: 'ko', en: 'en', zh: 'cn', ja: 'ja' } as const satisfies Record<string, Language>;
const byBrowser = (tag: string): Language | undefined =>
  Object.entries(browserPrefixes).find(([prefix]) => prefix === tag.toLowerCase().split(/[-_]/)[0])?.[1];

/** What the site knows of a visitor's language when it starts. */
export interface LanguageHints {
  /** `?lang=`: ko, en, jp or cn, in any case; ja, zh and other tags of these languages as people write them (decision 44). */
  readonly query: string | null | undefined;
  /** The stored `locale`: Ko, En, Cn or Ja. */
  readonly stored: string | null | undefined;
  /** The browser's languages, the dearest first, as tags like `zh-CN`. */
  readonly browser: readonly string[];
}

/** Spec §4 Language: the query wins, then what was stored, then the browser (ko, en, zh, ja), else English. */
export function languageAtStart(hints: LanguageHints): Language {
  const query = (hints.query ?? '').toLowerCase();
  return (
    byQuery(query) ??
    byBrowser(query) ??
    byWire(hints.stored ?? '') ??
    hints.browser.map(byBrowser).find((language) => language !== undefined) ??
    startLanguage
  );
}
