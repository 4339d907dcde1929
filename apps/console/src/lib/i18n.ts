import { type Language, languageNames, selectLanguage } from '@dining/domain/shared/language';
import type { ko as consoleTexts } from '@dining/i18n/console/ko';
import { type ConsolePart, loadConsolePart, loadSharedParts } from '@dining/i18n/console/load';
import type { ko as siteTexts } from '@dining/i18n/site/ko';
import { createTranslator, type TextKeys, type Translator } from '@dining/i18n/translator';
import { useRequired } from '@dining/ui/required-context';
import { createContext } from 'react';
import { getStored, setStored } from './storage';

type Texts = typeof consoleTexts & Pick<typeof siteTexts, 'common' | 'problems' | 'problemDetails' | 'product'>;
export type TextKey = TextKeys<Texts>;

/** The translations of one language. Changing the language requires a reload. */
export interface Translations extends Translator<Texts> {
  readonly language: Language;
  /** Loads the texts that all screens share, and the texts of these parts. */
  readonly load: (parts: readonly ConsolePart[]) => Promise<void>;
}

export function createTranslations(language: Language): Translations {
  const { locale, html } = languageNames[language];
  const { addTexts, ...translator } = createTranslator<Texts>({ language, locale, html });
  const loadingParts = new Map<ConsolePart, Promise<unknown>>();
  let loadingShared: Promise<void> | undefined;
  const loadShared = async () => {
    for (const module of await loadSharedParts(language)) addTexts(module);
  };
  const loadPart = async (part: ConsolePart) => addTexts(await loadConsolePart(language, part));
  const loadOnce = (part: ConsolePart): Promise<unknown> => {
    const loading = loadingParts.get(part) ?? loadPart(part);
    loadingParts.set(part, loading);
    // Forgets a failed request, so that the next call repeats it.
    loading.catch(() => loadingParts.delete(part));
    return loading;
  };
  return {
    ...translator,
    language,
    async load(parts) {
      loadingShared ??= loadShared().catch((error: unknown) => {
        loadingShared = undefined;
        throw error;
      });
      await Promise.all([loadingShared, ...parts.map(loadOnce)]);
    },
  };
}

export const TranslationsContext = createContext<Translations | undefined>(undefined);

export const useTranslations = (): Translations => useRequired(TranslationsContext);

const languageKey = 'consoleLanguage';

/** Returns the language of the URL, or else the one stored in this browser, or else the browser's, or else English. */
export const chooseLanguage = (): Language =>
  selectLanguage({
    query: new URLSearchParams(location.search).get('lang'),
    stored: getStored(languageKey),
    browser: navigator.languages,
  });

/**
 * Sets the language of the document and stores it in this browser, and in a cookie, so that the server formulates
 * messages in it.
 */
export function storeLanguage(language: Language): void {
  const { wire, html } = languageNames[language];
  setStored(languageKey, wire);
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `locale=${wire}; Path=/; SameSite=Lax; Max-Age=31536000${secure}`;
  document.documentElement.lang = html;
}
