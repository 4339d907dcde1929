import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as demo from '@dining/demo';
import { type Language, languages } from '@dining/domain/shared/language';
import { windowTexts } from '@dining/fakes/easypay/window/texts';
import { groupWebsiteTexts } from '@dining/fakes/group-website/texts';
import { consentTexts } from '@dining/fakes/sign-in/texts';
import { mails } from '@dining/i18n/mail/all';
import { packs } from '@dining/i18n/site/all';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { findWrongWords } from './guest-wording';

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

const callWithSampleText = (call: (...values: never[]) => unknown): unknown =>
  (call as (...values: unknown[]) => unknown)('30,000');

const catalogueFolder = fileURLToPath(demo.catalogueFolder);

/** Returns the parsed files of the demo group’s catalogue whose path matches, by path. */
function readCatalogueFiles(pattern: RegExp): Readonly<Record<string, unknown>> {
  const paths = readdirSync(catalogueFolder, { recursive: true, encoding: 'utf8' });
  return Object.fromEntries(
    paths
      .filter((path) => /\.(yaml|json)$/.test(path) && pattern.test(path))
      .map((path) => [path, parse(readFileSync(join(catalogueFolder, path), 'utf8')) as unknown]),
  );
}

/** Texts of the hotels. Reviews and inquiries are not checked, because guests write them. */
const demoData = { catalogue: readCatalogueFiles(/^(?!.*terms)/), coupons: demo.couponNames };
/** Terms partly use the plain form of statutes, which `statutePattern` recognises. */
const terms = readCatalogueFiles(/terms/);
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

it.each(['packages/i18n/src', 'packages/demo/src', 'fakes/src', 'docs'])(
  'the Chinese texts of guests and staff in %s say 预订, never 预约',
  (folder) => {
    const root = fileURLToPath(new URL(`../../${folder}`, import.meta.url));
    const paths = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) =>
      /\.(ts|yaml|json|csv|md)$/.test(path),
    );
    expect(paths.length).toBeGreaterThan(10);
    expect(paths.filter((path) => readFileSync(join(root, path), 'utf8').includes('预约'))).toEqual([]);
  },
);
