import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as demo from '@dining/demo';
import { type Language, languages } from '@dining/domain/shared/language';
import { windowTexts } from '@dining/fakes/easypay/window/texts';
import { groupWebsiteTexts } from '@dining/fakes/group-website/texts';
import { consentTexts } from '@dining/fakes/sign-in/texts';
import { mails } from '@dining/i18n/mail/all';
import { packs } from '@dining/i18n/site/all';
import { describe, expect, it } from 'vitest';
import { findWrongWords } from './guest-wording';
import { root } from './run';

type TextAtPath = readonly [path: string, text: string];

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Lists the texts in a value with their paths: every string or, with `language`, the strings of that language. */
function listTexts(value: unknown, path: string, language?: Language): readonly TextAtPath[] {
  if (typeof value === 'function')
    return listTexts(callWithSampleText(value as (...values: never[]) => unknown), path, language);
  if (typeof value === 'string') return language === undefined ? [[path, value]] : [];
  if (!isObject(value)) return [];
  if (language !== undefined && typeof value[language] === 'string' && typeof value['ko'] === 'string')
    return [[path, value[language]]];
  return Object.entries(value).flatMap(([name, each]) => listTexts(each, `${path}.${name}`, language));
}

const calendar = demo.createDemoCalendar(new Date('2026-11-24T03:00:00Z'));
const hotel: demo.TermsHotel = {
  name: { ko: '호텔', en: 'Hotel', cn: '酒店', ja: 'ホテル' },
  company: '호텔㈜',
  privacyOfficer: { ko: '담당자', en: 'Officer', cn: '负责人', ja: '担当者' },
  tel: '02-0000-0000',
  email: 'hotel@example.test',
  allergyDays: 3,
  effectiveFrom: '2026-01-01',
};
const callWithSampleText = (call: (...values: never[]) => unknown): unknown =>
  (call as (...values: unknown[]) => unknown)('30,000');

/** Texts of the hotels. Reviews and inquiries are not checked, because guests write them. */
const demoData = {
  hotels: demo.hotels,
  promotions: demo.promotions,
  coupons: demo.couponNames,
  lists: demo.appProps,
  allergies: demo.allergies,
  plates: demo.platesByMenu,
  pictures: JSON.parse(readFileSync(join(root, 'packages/demo/src/pictures.json'), 'utf8')) as unknown,
  venues: demo.venues.map((venue) => ({
    ...venue,
    createProducts: venue.createProducts(calendar),
    hours: demo.formatOpeningHours(venue),
  })),
  policies: Object.values(demo.policyByVenue).flatMap((policy) =>
    (['visits', 'pickups', 'both'] as const).map((sells) => demo.formatPolicy(policy, sells)),
  ),
};
/** Terms partly use the plain form of statutes, which `statutePattern` recognises. */
const terms = demo.termsTemplates.map(([, template]) => template(hotel));
const statutePattern = /회원 가입|할 수 있|로 언제든지|제\d+조|받은 금액|제공할 수/;

const windowTextsByLanguage = {
  ko: [windowTexts.KOR, groupWebsiteTexts.ko, consentTexts.ko],
  en: [windowTexts.ENG, groupWebsiteTexts.en, consentTexts.en],
  cn: [windowTexts.CHN, groupWebsiteTexts['zh-Hans'], consentTexts['zh-Hans']],
  ja: [windowTexts.JPN, groupWebsiteTexts.ja, consentTexts.ja],
} satisfies Record<Language, readonly object[]>;

describe.each(languages)('the texts in %s', (language) => {
  it.each([
    ['of the pages', listTexts(packs[language], '')],
    ['of mails and SMS', listTexts(mails[language], 'mail')],
    ['of the demo group', listTexts(demoData, 'demo', language)],
    ['of the stand-ins’ windows', listTexts(windowTextsByLanguage[language], 'window')],
  ])('%s follow the wording rules', (_where, texts) => {
    expect(texts.length).toBeGreaterThan(40);
    expect(findWrongWords(texts, language)).toEqual([]);
  });

  it('of the terms follow the wording rules, apart from the plain form of statutes', () => {
    const texts = listTexts(terms, 'terms', language).flatMap(([path, text]) =>
      text.split('\n').map((line): TextAtPath => [path, line]),
    );
    expect(texts.length).toBeGreaterThan(40);
    expect(
      findWrongWords(
        texts.filter(([, text]) => !statutePattern.test(text)),
        language,
      ),
    ).toEqual([]);
  });
});

it('a wrong word is reported with the correct wording', () => {
  expect(
    findWrongWords(
      [
        ['a', 'See My page'],
        ['b', 'See your account'],
      ],
      'en',
    ),
  ).toEqual(['a: “See My page” (My account)']);
});
