import { type Language, languageNames } from '@dining/domain/shared/language';
import { cn } from '@dining/i18n/site/cn';
import { en } from '@dining/i18n/site/en';
import { ja } from '@dining/i18n/site/ja';
import { ko } from '@dining/i18n/site/ko';

export const languageSetups = {
  ko: { ...languageNames.ko, language: 'ko', texts: ko },
  en: { ...languageNames.en, language: 'en', texts: en },
  cn: { ...languageNames.cn, language: 'cn', texts: cn },
  ja: { ...languageNames.ja, language: 'ja', texts: ja },
} as const satisfies Record<Language, object>;
export type LanguageName = keyof typeof languageSetups;
export type LanguageSetup = (typeof languageSetups)[LanguageName];

/** Returns a pattern that matches a text with any values of its variables, also with no-break spaces. */
export const createPattern = (text: string): RegExp =>
  new RegExp(
    text
      .split(/\{\{\w+\}\}/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s'))
      .join('.+'),
  );
