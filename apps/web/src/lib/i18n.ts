import { type Language, languageNames, type WireLanguage } from '@dining/domain/shared/language';
import type { ko } from '@dining/i18n/site/ko';
import { loadPart, type TextPart } from '@dining/i18n/site/load';
import { createTranslator, type Translator } from '@dining/i18n/translator';
import { createContext } from 'react';
import { setCookie } from './cookies';
import { navigateAway } from './navigate-away';
import { useRequired } from './required-context';
import { loadSiteFile } from './site-file';

type Pack = typeof ko;

/** The translations of one language. The language only changes with a reload (decision 34). */
export interface Translations extends Translator<Pack> {
  readonly language: Language;
  readonly wireLanguage: WireLanguage;
  readonly load: (parts: readonly TextPart[]) => Promise<void>;
}

export function createTranslations(language: Language): Translations {
  const { locale, wire, html } = languageNames[language];
  const { addTexts, ...translator } = createTranslator<Pack>({ language, locale, html });
  return {
    ...translator,
    language,
    wireLanguage: wire,
    async load(parts) {
      const loads = parts.map((part) => loadPart(language, part));
      for (const module of await loadSiteFile(() => Promise.all(loads))) addTexts(module);
    },
  };
}

export const TranslationsContext = createContext<Translations | undefined>(undefined);

export const useTranslations = (): Translations => useRequired(TranslationsContext);

/** Stores the language and restarts the site at `/` (Spec §4 Language). */
export function changeLanguage(language: Language): void {
  setCookie('locale', languageNames[language].wire);
  navigateAway(() => location.assign('/'));
}
