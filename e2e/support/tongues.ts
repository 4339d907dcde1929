import { cn } from '@dining/i18n/site/cn';
import { en } from '@dining/i18n/site/en';
import { ja } from '@dining/i18n/site/ja';
import { ko } from '@dining/i18n/site/ko';

/** The four languages: how the address names each, how the product and browsers do, and all its texts. */
export const tongues = {
  ko: { query: 'ko', language: 'ko', locale: 'ko-KR', texts: ko },
  en: { query: 'en', language: 'en', locale: 'en-US', texts: en },
  cn: { query: 'cn', language: 'cn', locale: 'zh-CN', texts: cn },
  ja: { query: 'jp', language: 'ja', locale: 'ja-JP', texts: ja },
} as const;
export type TongueName = keyof typeof tongues;
export type Tongue = (typeof tongues)[TongueName];

/** A text with its gaps as a pattern, for finding it whatever stands in them. */
export const pattern = (text: string): RegExp =>
  new RegExp(
    text
      .split(/\{\{\w+\}\}/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.+'),
  );
