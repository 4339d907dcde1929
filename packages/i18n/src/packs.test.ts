import { describe, expect, it } from 'vitest';
import { cn as consoleCn } from './console/cn';
import { en as consoleEn } from './console/en';
import { ja as consoleJa } from './console/ja';
import { ko as consoleKo } from './console/ko';
import { fillVariables } from './fill';
import type { Language } from './formats';
import { mails } from './mail/all';
import { cn } from './site/cn';
import { en } from './site/en';
import { ja } from './site/ja';
import { ko } from './site/ko';

const listEntries = (pack: object, prefix = ''): [string, string][] =>
  Object.entries(pack).flatMap(([name, value]) =>
    typeof value === 'string'
      ? [[prefix + name, value] as [string, string]]
      : listEntries(value as object, `${prefix}${name}.`),
  );
const sitePacks = { ko, en, cn, ja };
const packs = {
  ko: listEntries({ ...ko, ...consoleKo, mail: mails.ko }),
  en: listEntries({ ...en, ...consoleEn, mail: mails.en }),
  cn: listEntries({ ...cn, ...consoleCn, mail: mails.cn }),
  ja: listEntries({ ...ja, ...consoleJa, mail: mails.ja }),
} satisfies Record<Language, [string, string][]>;
const koreanTexts = new Map(packs.ko);

/** Returns the key of a text without the suffix of the singular, which exists only in English. */
const getPlainKey = (key: string): string => key.replace(/_one$/, '');
const listVariables = (text: string): string[] =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name).sort();

const hangul = /\p{Script=Hangul}/u;
const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const han = /\p{Script=Han}/u;
/** Forms of Chinese characters that are used only in Japanese. */
const japaneseForms = /[円済様営駐図発変選択歳圏気険検団対戻込]/;
/** Forms of Chinese characters that are used only in mainland China. */
const simplifiedForms = /[请择预订时间选团单费额您们为]/;
/** Scripts that texts of the language must not contain. */
const foreignScripts: Record<Language, readonly RegExp[]> = {
  ko: [kana, han],
  en: [hangul, kana, han],
  cn: [hangul, kana, japaneseForms],
  ja: [hangul, simplifiedForms],
};
/**
 * Keys of texts that may be in Latin script in every language, such as the heading of the error page, SMS, ID, OK and
 * degrees.
 */
const latinKeys = new Set([
  'errorPage.code',
  'join.complete.id',
  'inbox.messages.channels.sms',
  'join.consents.sms',
  'join.form.account',
  'login.id',
  'staffDesk.history.channels.sms',
  'weather.temperature',
  'common.buttons.confirm',
]);
/** Returns true for the keys of texts that may be in Latin script; names of apps are among them. */
const isLatinKey = (key: string): boolean => latinKeys.has(key) || key.startsWith('device.inApp.apps.');
const nativeScripts: Record<Language, RegExp> = {
  ko: hangul,
  en: /[A-Za-z]/,
  cn: han,
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
};
/** Punctuation of another script, which texts of the language must not contain. */
const wrongPunctuation: Record<Language, RegExp> = {
  ko: /[。．]/,
  en: /[。，．]/,
  cn: /[a-z\p{Script=Han}][.,?!](?:\s|$)/u,
  ja: /[\p{Script=Han}\p{Script=Hiragana}][.,?!](?:\s|$)/u,
};

/** The word for the hotel that must be in every text about a cancellation by the hotel. */
const hotelWord: Record<Language, string> = { ko: '호텔', en: 'hotel', cn: '酒店', ja: 'ホテル' };
const cancelledByHotelKeys = ['mail.cancelledByVenue.lead', 'mail.sms.cancelledByVenue'];

/** The word for each state of a reservation. */
const stateWords = {
  reserved: { ko: /완료/, en: /reservation.* confirmed/i, cn: /成功/, ja: /完了/ },
  confirm: { ko: /확정/, en: /confirmed by the restaurant|the restaurant has confirmed/i, cn: /确认/, ja: /確定/ },
  cancel: { ko: /취소/, en: /cancelled/i, cn: /取消/, ja: /キャンセル/ },
} satisfies Record<string, Record<Language, RegExp>>;

/** The name of the demo group, for the SMS with a one-time code. */
const groupNames: Record<Language, string> = {
  ko: '달빛 호텔앤리조트',
  en: 'Dalbit Hotels & Resorts',
  cn: '月光酒店与度假村',
  ja: 'ダルビッ ホテルズ＆リゾーツ',
};

/** A time of the 12-hour clock in any of the languages. */
const twelveHourClock = /\d ?[ap]\.?m\b|오[전후] ?\d|[上下]午\d|午[前後]\d|[早晚]上?\d+[点时]/i;

describe.each(Object.entries(packs) as [Language, [string, string][]][])('the %s pack', (language, texts) => {
  it('has a text for a one-time code that fits into one SMS of 90 bytes, two for each letter beyond ASCII (facts on integrations §5.2)', () => {
    const { codeSms } = mails[language].account;
    const sms = fillVariables(codeSms, { group: groupNames[language], code: '123456', minutes: 5 });
    expect([...sms].reduce((bytes, letter) => bytes + (letter.charCodeAt(0) < 128 ? 1 : 2), 0)).toBeLessThanOrEqual(90);
  });

  it('starts each SMS with its sender, the hotel or the group', () => {
    const [opening, closing] = language === 'cn' || language === 'ja' ? ['【', '】'] : ['[', ']'];
    const { sms, account } = mails[language];
    for (const text of Object.values(sms)) expect(text.startsWith(`${opening}{{hotel}}${closing}`)).toBe(true);
    expect(account.codeSms.startsWith(`${opening}{{group}}${closing}`)).toBe(true);
  });

  it('uses the same word for each state of a reservation on pages, in mails and in SMS', () => {
    const pack = new Map(texts);
    const otherKeys = {
      reserved: ['mail.made.subject', 'mail.sms.made'],
      confirm: [],
      cancel: ['mail.cancelled.subject', 'mail.sms.cancelled', 'resvStatus.cancelByVenue'],
    };
    for (const state of ['reserved', 'confirm', 'cancel'] as const)
      for (const key of [`resvStatus.${state}`, `resvStatus.sentences.${state}`, ...otherKeys[state]])
        expect(pack.get(key)?.replaceAll(/\{\{\w+\}\}/g, '')).toMatch(stateWords[state][language]);
    const { sentences } = sitePacks[language].resvStatus;
    expect(mails[language].sms.made).toContain(sentences.reserved);
    expect(mails[language].sms.cancelled).toContain(sentences.cancel);
  });

  it('has the keys of the Korean pack', () => {
    const keys = new Set(texts.map(([key]) => getPlainKey(key)));
    expect([...keys].sort()).toEqual([...koreanTexts.keys()].sort());
    if (language !== 'en') expect(texts.filter(([key]) => key.endsWith('_one'))).toEqual([]);
  });

  it('uses the 24-hour clock (decision 48)', () => {
    expect(texts.filter(([, text]) => twelveHourClock.test(text))).toEqual([]);
  });

  it('has the same variables as the Korean pack', () => {
    const differences = texts.filter(([key, text]) => {
      const variables = [...new Set(listVariables(text))];
      return (
        JSON.stringify(variables) !==
        JSON.stringify([...new Set(listVariables(koreanTexts.get(getPlainKey(key)) ?? ''))])
      );
    });
    expect(differences).toEqual([]);
  });

  it('uses {{count}} in every text with a singular', () => {
    expect(texts.filter(([key, text]) => key.endsWith('_one') && !listVariables(text).includes('count'))).toEqual([]);
  });

  it('has a singular for each noun that is counted', () => {
    const countedNounPattern = /\{\{count\}\} (?:\w+ )?(?:\w+s|people|children)\b/;
    const keys = new Set(texts.map(([key]) => key));
    expect(
      texts.filter(([key, text]) => countedNounPattern.test(text) && !key.endsWith('_one') && !keys.has(`${key}_one`)),
    ).toEqual([]);
  });

  it('has no empty text, extra space or straight quote', () => {
    expect(
      texts.filter(([, text]) => text.trim() === '' || text !== text.trim() || / {2}|\{\{\s|\s\}\}|['"]/.test(text)),
    ).toEqual([]);
  });

  it('uses the script and punctuation of its language', () => {
    const textsWithoutVariables = texts.map(([key, text]) => [key, text.replace(/\{\{\w+\}\}/g, '')] as const);
    expect(
      textsWithoutVariables.filter(([, text]) => foreignScripts[language].some((script) => script.test(text))),
    ).toEqual([]);
    expect(
      textsWithoutVariables.filter(
        ([key, text]) => !isLatinKey(key) && /\p{L}/u.test(text) && !nativeScripts[language].test(text),
      ),
    ).toEqual([]);
    expect(textsWithoutVariables.filter(([, text]) => wrongPunctuation[language].test(text))).toEqual([]);
  });

  it('uses the same word for the hotel in each text about a cancellation by it', () => {
    const cancellationTexts = texts.filter(
      ([key]) => cancelledByHotelKeys.includes(key) || /cancellation\..*byVenue$|cancelByVenue$/.test(key),
    );
    expect(cancellationTexts.length).toBeGreaterThan(cancelledByHotelKeys.length);
    expect(
      cancellationTexts.filter(([, text]) => !text.replaceAll('{{hotel}}', '').includes(hotelWord[language])),
    ).toEqual([]);
  });
});
