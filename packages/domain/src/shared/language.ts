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

/** Spec §4 Language: the text of last resort. */
export const fallbackLanguage: Language = 'ko';
