export const languages = ['ko', 'en', 'ja', 'zh-Hans'] as const;
export type Language = (typeof languages)[number];

const parseTag = (tag: string): Language | undefined => {
  const [language] = tag.trim().toLowerCase().split(/[-_;]/);
  return language === 'zh' ? 'zh-Hans' : languages.find((candidate) => candidate === language);
};

/**
 * Returns the language of a page: the first known one of `ui_locales` (OpenID Connect, separated by spaces), then of
 * Accept-Language, else English.
 */
export function getLanguage(uiLocales: string | undefined, acceptLanguage: string | undefined): Language {
  const tags = [...(uiLocales ?? '').split(' '), ...(acceptLanguage ?? '').split(',')];
  return tags.map(parseTag).find((language) => language !== undefined) ?? 'en';
}
