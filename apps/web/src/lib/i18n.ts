import { type Language, languageNames, type WireLanguage } from '@dining/domain/shared/language';
import { fillVariables, variablePattern } from '@dining/i18n/fill';
import { keepTogether } from '@dining/i18n/keep-together';
import type { ko } from '@dining/i18n/site/ko';
import { loadPart, type TextPart } from '@dining/i18n/site/load';
import { createContext } from 'react';
import { setCookie } from './cookies';
import { navigateAway } from './navigate-away';
import { useRequired } from './required-context';
import { loadSiteFile } from './site-file';

type Pack = typeof ko;
type Keys<T, Before extends string = ''> = {
  [K in keyof T & string]: T[K] extends string ? `${Before}${K}` : Keys<T[K], `${Before}${K}.`>;
}[keyof T & string];
export type TextKey = Keys<Pack>;

type TextAt<T, Path> = Path extends `${infer Head}.${infer Rest}`
  ? Head extends keyof T
    ? TextAt<T[Head], Rest>
    : never
  : Path extends keyof T
    ? T[Path]
    : never;
type VariableNames<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}` ? Name | VariableNames<Rest> : never;
type Values<Key extends TextKey> = [VariableNames<TextAt<Pack, Key>>] extends [never]
  ? []
  : [values: Record<VariableNames<TextAt<Pack, Key>>, string | number>];

/** The translations of one language. The language only changes with a reload (decision 34). */
export interface Translations {
  readonly language: Language;
  readonly wireLanguage: WireLanguage;
  readonly locale: string;
  /**
   * Returns a translation with its variables filled in. With a `count`, prefers the plural form (`key_one`) if there is
   * one.
   */
  readonly t: <Key extends TextKey>(key: Key, ...values: Values<Key>) => string;
  /**
   * Returns a translation by a key known at run time, such as a problem's code; null if the key or a variable's value
   * is missing.
   */
  readonly textIfWhole: (key: string, values: Record<string, string | number>) => string | null;
  readonly load: (parts: readonly TextPart[]) => Promise<void>;
}

export function createTranslations(language: Language): Translations {
  const { locale, wire, html } = languageNames[language];
  const plural = new Intl.PluralRules(html);
  const texts = new Map<string, string>();
  const addTexts = (part: object, before: string): void => {
    for (const [name, value] of Object.entries(part)) {
      if (typeof value === 'string') texts.set(before + name, value);
      else addTexts(value as object, `${before}${name}.`);
    }
  };
  return {
    language,
    wireLanguage: wire,
    locale,
    t(key, ...[values]) {
      const variables: Record<string, string | number> = values ?? {};
      const form = typeof variables['count'] === 'number' ? `${key}_${plural.select(variables['count'])}` : key;
      return keepTogether(fillVariables(texts.get(form) ?? texts.get(key) ?? key, variables), language);
    },
    textIfWhole(key, values) {
      const text = texts.get(key);
      if (text === undefined) return null;
      const hasAllVariables = [...text.matchAll(variablePattern)].every(([, name = '']) => name in values);
      return hasAllVariables ? keepTogether(fillVariables(text, values), language) : null;
    },
    async load(parts) {
      const loads = parts.map((part) => loadPart(language, part));
      for (const module of await loadSiteFile(() => Promise.all(loads))) addTexts(module, '');
    },
  };
}

export const TranslationsContext = createContext<Translations | undefined>(undefined);

export const useTranslations = (): Translations => useRequired(TranslationsContext);

/** Stores the language and restarts the site at `/` (Spec §4 Language). */
export function changeLanguage(wanted: Language): void {
  setCookie('locale', languageNames[wanted].wire);
  navigateAway(() => location.assign('/'));
}
