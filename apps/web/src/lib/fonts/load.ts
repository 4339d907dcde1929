import type { Language } from '@dining/domain/shared/language';

const families: Record<Language, () => Promise<unknown>> = {
  ko: () => import('./ko'),
  en: () => import('./en'),
  ja: () => import('./ja'),
  cn: () => import('./cn'),
};

/** Loads the faces of one language; until they are there the system's own letters stand in. */
export const loadFonts = (language: Language): Promise<unknown> => families[language]().catch(() => undefined);
