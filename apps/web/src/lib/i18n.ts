import { type Language, languageNames, type WireLanguage } from '@dining/domain/shared/language';
import { fill, gaps } from '@dining/i18n/fill';
import type { ko } from '@dining/i18n/site/ko';
import { loadPart, type TextPart } from '@dining/i18n/site/load';
import { writeCookie } from './cookies';
import { leaveDocument } from './leave-document';
import { siteFile } from './site-file';

/**
 * The texts of the interface, by typed key. A page speaks one language until it is loaded anew (decision 34), so this is a
 * plain function over the loaded texts: a library with hooks, detection and fallbacks cost 15 kB, an eighth of the main page's budget.
 */
type Pack = typeof ko;
type Keys<T, Before extends string = ''> = {
  [K in keyof T & string]: T[K] extends string ? `${Before}${K}` : Keys<T[K], `${Before}${K}.`>;
}[keyof T & string];
/** `common.buttons.next` and so on. */
export type TextKey = Keys<Pack>;

type TextAt<T, Path> = Path extends `${infer Head}.${infer Rest}`
  ? Head extends keyof T
    ? TextAt<T[Head], Rest>
    : never
  : Path extends keyof T
    ? T[Path]
    : never;
type Gaps<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}` ? Name | Gaps<Rest> : never;
/** The values a text has gaps for, such as `{{count}}`. */
type Values<Key extends TextKey> = [Gaps<TextAt<Pack, Key>>] extends [never]
  ? []
  : [values: Record<Gaps<TextAt<Pack, Key>>, string | number>];

let language: Language = 'ko';
let plural = new Intl.PluralRules('ko');
const texts = new Map<string, string>();

function layOut(part: object, before: string): void {
  for (const [name, value] of Object.entries(part)) {
    if (typeof value === 'string') texts.set(before + name, value);
    else layOut(value as object, `${before}${name}.`);
  }
}

/** The page's language. It never changes without a reload. */
export const pageLanguage = (): Language => language;

/** The same in the wire's word. */
export const wirePageLanguage = (): WireLanguage => languageNames[pageLanguage()].wire;

/** The page's language with the region whose calendar and numbers it follows, for what formats by locale. */
export const pageLocale = (): string => languageNames[language].locale;

/** Makes the texts of some parts ready, each named by its file's one export; those that are ready already cost nothing. */
export async function loadTexts(parts: readonly TextPart[]): Promise<void> {
  const loads = parts.map((part) => loadPart(language, part));
  for (const module of await siteFile(() => Promise.all(loads))) layOut(module, '');
}

/** Sets the page's language and loads what every page says. */
export async function startTexts(wanted: Language, parts: readonly TextPart[]): Promise<void> {
  // The server renders pages in every language, one after the other.
  if (wanted !== language) texts.clear();
  language = wanted;
  plural = new Intl.PluralRules(languageNames[wanted].html);
  await loadTexts(parts);
}

/** A text of the pack with its gaps filled. With a `count`, a form of its own (`key_one`) goes before the plain key where there is one. */
export function t<Key extends TextKey>(key: Key, ...[values]: Values<Key>): string {
  const given: Record<string, string | number> = values ?? {};
  const form = typeof given['count'] === 'number' ? `${key}_${plural.select(given['count'])}` : key;
  const text = texts.get(form) ?? texts.get(key) ?? key;
  return fill(text, given);
}

/** A text found at run time, such as one for a problem's code: null where there is none, or where a value for it is missing. */
export function textIfWhole(key: string, values: Record<string, string | number>): string | null {
  const text = texts.get(key);
  if (text === undefined) return null;
  const whole = [...text.matchAll(gaps)].every(([, name = '']) => name in values);
  return whole ? fill(text, values) : null;
}

/** Keeps the choice and begins anew at `/` (Spec §4 Language). */
export function changeLanguage(wanted: Language): void {
  writeCookie('locale', languageNames[wanted].wire);
  leaveDocument(() => location.assign('/'));
}
