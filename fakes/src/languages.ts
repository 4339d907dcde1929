/** The languages of the stand-ins' pages, as HTML names them. */
export const languages = ['ko', 'en', 'ja', 'zh-Hans'] as const;
export type Language = (typeof languages)[number];

const parseTag = (tag: string): Language | undefined => {
  const [language] = tag.trim().toLowerCase().split(/[-_;]/);
  return language === 'zh' ? 'zh-Hans' : languages.find((each) => each === language);
};

/**
 * The language of a page: what the asking site wants (`ui_locales` of OpenID Connect, tags with blanks between), then what the
 * browser wants (Accept-Language, the dearest first), else English.
 */
export function getLanguage(uiLocales: string | undefined, acceptLanguage: string | undefined): Language {
  const tags = [...(uiLocales ?? '').split(' '), ...(acceptLanguage ?? '').split(',')];
  return tags.map(parseTag).find((language) => language !== undefined) ?? 'en';
}
