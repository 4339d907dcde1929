import { type Language, languages } from '@dining/domain/shared/language';
import { z } from 'zod';
import type { TextTemplate } from '../ports/phone-texts';
import { SettingError, together } from './setting-error';

/** Settings of texts to phones. Without an account none leaves. */
const credential = z.string().min(1).optional();

type ByLanguage = Readonly<Partial<Record<Language, string>>>;

const isLanguage = (text: string): text is Language => languages.some((language) => language === text);

/** `ko=KA01…,en=KA02…`: the approved template of each language; one alone, without a language, is the Korean one. */
const template = z
  .string()
  .transform((list, context): ByLanguage => {
    const given = list.split(',').map((one) => /^(?:(\w+)=)?([\w-]+)$/.exec(one.trim()));
    const templates: Partial<Record<Language, string>> = {};
    for (const match of given) {
      const [, language = 'ko', id] = match ?? [];
      if (id === undefined || !isLanguage(language) || templates[language] !== undefined)
        context.addIssue({ code: 'custom', message: `a template, or several as ${languages.join('=…,')}=…` });
      else templates[language] = id;
    }
    return templates;
  })
  .optional();

export const textSettings = {
  TEXTS_SOLAPI_KEY: credential,
  TEXTS_SOLAPI_SECRET: credential,
  TEXTS_SOLAPI_SENDER: z
    .string()
    .regex(/^\d{8,11}$/, 'digits alone')
    .optional(),
  TEXTS_SOLAPI_CHANNEL: credential,
  TEXTS_SOLAPI_CODE_TEMPLATE: template,
  TEXTS_SOLAPI_MADE_TEMPLATE: template,
  TEXTS_SOLAPI_CANCELLED_TEMPLATE: template,
  TEXTS_SOLAPI_BY_VENUE_TEMPLATE: template,
  TEXTS_SOLAPI_REMINDER_TEMPLATE: template,
  TEXTS_SOLAPI_CONFIRMED_TEMPLATE: template,
  TEXTS_SOLAPI_ANSWERED_TEMPLATE: template,
  TEXTS_SOLAPI_BASE_URL: z
    .url({ protocol: /^https?$/ })
    .transform((url) => url.replace(/\/$/, ''))
    .default('https://api.solapi.com'),
  // Less than the first pause of a text that is under way (stores/messages/outbox).
  TEXTS_TIMEOUT_SECONDS: z.coerce.number().int().min(1).max(20).default(5),
  SMS_CODES_MAX_PER_HOUR: z.coerce.number().int().min(1).max(1_000_000).default(300),
  TEXTS_SECONDS: z.coerce.number().int().min(1).max(86_400).default(5),
} as const;

const shape = z.object(textSettings);
type Read = z.output<typeof shape>;

/** The house's channel in KakaoTalk and what it has registered there, by message and language. */
export interface AlimTalk {
  readonly channel: string;
  readonly templates: Readonly<Partial<Record<TextTemplate, ByLanguage>>>;
}

export interface TextsConfig {
  /** undefined: no text goes to a phone. */
  readonly phoneTexts:
    | {
        readonly baseUrl: string;
        readonly key: string;
        readonly secret: string;
        readonly sender: string;
        readonly alimTalk: AlimTalk | undefined;
        readonly timeoutMs: number;
      }
    | undefined;
  readonly textSeconds: number;
  /** One-time codes by SMS that the whole product sends to strangers in an hour. */
  readonly smsCodesPerHour: number;
}

function alimTalkOf(read: Read): AlimTalk | undefined {
  const given = [
    ['one_time_code', read.TEXTS_SOLAPI_CODE_TEMPLATE],
    ['reservation_made', read.TEXTS_SOLAPI_MADE_TEMPLATE],
    ['reservation_cancelled', read.TEXTS_SOLAPI_CANCELLED_TEMPLATE],
    ['venue_cancelled', read.TEXTS_SOLAPI_BY_VENUE_TEMPLATE],
    ['visit_reminder', read.TEXTS_SOLAPI_REMINDER_TEMPLATE],
    ['confirmed_reminder', read.TEXTS_SOLAPI_CONFIRMED_TEMPLATE],
    ['inquiry_answered', read.TEXTS_SOLAPI_ANSWERED_TEMPLATE],
  ] as const satisfies readonly (readonly [TextTemplate, ByLanguage | undefined])[];
  const templates = Object.fromEntries(given.filter(([, byLanguage]) => byLanguage !== undefined));
  const channel = read.TEXTS_SOLAPI_CHANNEL;
  if (channel === undefined && Object.keys(templates).length === 0) return undefined;
  if (channel === undefined || Object.keys(templates).length === 0)
    throw new SettingError('Setting TEXTS_SOLAPI_CHANNEL goes with a template, such as TEXTS_SOLAPI_MADE_TEMPLATE.');
  return { channel, templates };
}

/** @throws SettingError where only a part of the account is given, or templates without one. */
export function textsConfig(read: Read): TextsConfig {
  const account = together(read, ['TEXTS_SOLAPI_KEY', 'TEXTS_SOLAPI_SECRET', 'TEXTS_SOLAPI_SENDER']);
  const alimTalk = alimTalkOf(read);
  if (account === undefined && alimTalk !== undefined)
    throw new SettingError('Setting TEXTS_SOLAPI_CHANNEL goes with TEXTS_SOLAPI_KEY: there is no account to send with.');
  return {
    textSeconds: read.TEXTS_SECONDS,
    smsCodesPerHour: read.SMS_CODES_MAX_PER_HOUR,
    phoneTexts: account && {
      baseUrl: read.TEXTS_SOLAPI_BASE_URL,
      key: account.TEXTS_SOLAPI_KEY,
      secret: account.TEXTS_SOLAPI_SECRET,
      sender: account.TEXTS_SOLAPI_SENDER,
      alimTalk,
      timeoutMs: read.TEXTS_TIMEOUT_SECONDS * 1000,
    },
  };
}
