import { describe, expect, it } from 'vitest';
import {
  addWait,
  formatDate,
  formatDateTime,
  formatDateTimeInText,
  formatDayInText,
  formatFacts,
  formatFullDay,
  formatInstant,
  formatInstantInText,
  formatList,
  formatMoney,
  formatPeriod,
  formatTileDay,
  formatWait,
  type Language,
} from './formats';

describe('the formats of a language', () => {
  it.each<[number, Language, string]>([
    [120_000, 'ko', '120,000원'],
    [120_000, 'en', '₩120,000'],
    [120_000, 'cn', '₩120,000'],
    [120_000, 'ja', '₩120,000'],
    [0, 'ko', '0원'],
    [999, 'en', '₩999'],
    [1_000, 'en', '₩1,000'],
    [1_234_567_890, 'ja', '₩1,234,567,890'],
    [-12_500, 'ko', '-12,500원'],
    [-12_500, 'en', '-₩12,500'],
  ])('show %i won in %s as %s', (won, language, text) => {
    expect(formatMoney(won, language)).toBe(text);
  });

  it.each<[readonly string[], Language, string]>([
    [['우유', '밀'], 'ko', '우유, 밀'],
    [['milk', 'wheat', 'eggs'], 'en', 'milk, wheat, eggs'],
    [['牛奶', '小麦', '鸡蛋'], 'cn', '牛奶、小麦、鸡蛋'],
    [['乳', '小麦'], 'ja', '乳、小麦'],
    [['milk'], 'en', 'milk'],
    [[], 'ja', ''],
  ])('show the list %j in %s as %s', (items, language, text) => {
    expect(formatList(items, language)).toBe(text);
  });

  it.each<[string, Language, string]>([
    ['2026-11-25', 'ko', '2026-11-25 (수)'],
    ['2026-11-25', 'en', '2026-11-25 (Wed)'],
    ['2026-11-25', 'cn', '2026-11-25 (周三)'],
    ['2026-11-25', 'ja', '2026-11-25 (水)'],
    ['2028-02-29', 'ko', '2028-02-29 (화)'],
    ['2027-01-03', 'en', '2027-01-03 (Sun)'],
  ])('show the day %s in %s as %s', (date, language, text) => {
    expect(formatDate(date, language)).toBe(text);
  });

  it('show a visit with its time', () => {
    expect(formatDateTime('2026-12-24', '18:30', 'ja')).toBe('2026-12-24 (木) 18:30');
  });

  it.each<[string, string]>([
    ['2026-11-25T14:59:59Z', '2026-11-25 (수) 23:59'],
    ['2026-11-25T15:00:00Z', '2026-11-26 (목) 00:00'],
    ['2026-12-31T15:00:01Z', '2027-01-01 (금) 00:00'],
  ])('show the instant %s in Seoul time', (instant, text) => {
    expect(formatInstant(Date.parse(instant), 'ko')).toBe(text);
  });
});

describe('a full day and the day of a tile', () => {
  it.each<[string, Language, string, string, string]>([
    ['2026-11-28', 'ko', '2026년 11월 28일 토요일', '토', '28'],
    ['2026-11-28', 'en', 'Saturday 28 November 2026', 'Sat', '28'],
    ['2026-11-28', 'cn', '2026年11月28日星期六', '周六', '28'],
    ['2026-11-28', 'ja', '2026年11月28日土曜日', '土', '28'],
    ['2026-12-01', 'ko', '2026년 12월 1일 화요일', '화', '12/1'],
    ['2026-12-01', 'en', 'Tuesday 1 December 2026', 'Tue', '1 Dec'],
    ['2026-12-01', 'cn', '2026年12月1日星期二', '周二', '12/1'],
    ['2026-12-01', 'ja', '2026年12月1日火曜日', '火', '12/1'],
    ['2027-01-03', 'cn', '2027年1月3日星期日', '周日', '3'],
  ])('are formatted for %s in %s: %s, and %s with %s', (date, language, full, weekday, day) => {
    expect(formatFullDay(date, language)).toBe(full);
    expect(formatTileDay(date, language)).toEqual({ weekday, day });
  });
});

describe('a date in text', () => {
  it.each<[string, string, Language, string]>([
    ['2026-11-28', '19:00', 'ko', '11월 28일(토) 19:00'],
    ['2026-11-28', '19:00', 'en', 'Sat 28 Nov, 19:00'],
    ['2026-11-28', '19:00', 'cn', '11月28日 周六 19:00'],
    ['2026-11-28', '19:00', 'ja', '11月28日(土) 19:00'],
    ['2026-12-01', '08:00', 'ko', '12월 1일(화) 08:00'],
    ['2026-12-01', '12:30', 'en', 'Tue 1 Dec, 12:30'],
    ['2027-01-06', '00:30', 'en', 'Wed 6 Jan 2027, 00:30'],
    ['2026-12-01', '12:30', 'ko', '12월 1일(화) 12:30'],
    ['2026-12-01', '09:05', 'ja', '12月1日(火) 09:05'],
    ['2026-12-31', '23:59', 'cn', '12月31日 周四 23:59'],
    ['2027-01-06', '18:00', 'ko', '2027년 1월 6일(수) 18:00'],
  ])('with its time, %s %s, is formatted in %s as %s', (date, time, language, text) =>
    expect(formatDateTimeInText(date, time, language, '2026-11-23')).toBe(text),
  );

  it('is formatted without a time', () =>
    expect(formatDayInText('2027-01-06', 'ja', '2026-11-23')).toBe('2027年1月6日(水)'));

  it.each<[string, Language, string]>([
    ['2026-11-25T14:59:59Z', 'ko', '2026년 11월 25일(수) 23:59'],
    ['2026-11-25T15:00:00Z', 'en', 'Thu 26 Nov 2026, 00:00'],
    ['2026-12-31T15:00:01Z', 'cn', '2027年1月1日 周五 00:00'],
    ['2026-11-25T03:30:00Z', 'ja', '2026年11月25日(水) 12:30'],
  ])('includes the year for the instant %s in %s', (instant, language, text) => {
    expect(formatInstantInText(Date.parse(instant), language)).toBe(text);
  });
});

describe('a period', () => {
  it.each<[string | null, string | null, Language, string]>([
    ['2026-11-25', '2026-12-31', 'ko', '2026-11-25 (수) – 2026-12-31 (목)'],
    ['2026-11-25', '2026-12-31', 'en', '2026-11-25 (Wed) – 2026-12-31 (Thu)'],
    ['2026-11-25', null, 'cn', '2026-11-25 (周三) –'],
    [null, '2026-12-31', 'ja', '– 2026-12-31 (木)'],
  ])('from %s to %s is formatted in %s as %s', (from, to, language, text) =>
    expect(formatPeriod(from, to, language)).toBe(text),
  );
});

describe('a waiting time', () => {
  it.each<[number, Language, string]>([
    [0, 'en', '1 minute'],
    [1, 'en', '1 minute'],
    [60, 'ko', '1분'],
    [61, 'en', '2 minutes'],
    [61, 'cn', '2分钟'],
    [3_540, 'ja', '59分'],
    [3_541, 'en', '1 hour'],
    [3_600, 'ja', '1時間'],
    [3_601, 'en', '2 hours'],
    [86_400, 'ko', '24시간'],
    [86_400, 'en', '24 hours'],
    [86_399, 'cn', '24小时'],
    [86_401, 'ja', '25時間'],
  ])('of %i seconds is formatted in %s as %s', (seconds, language, text) => {
    expect(formatWait(seconds, language)).toBe(text);
  });

  it.each<[Record<string, string | number>, Record<string, string | number>]>([
    [{ retryAfter: 86_400 }, { retryAfter: 86_400, wait: '24 hours' }],
    [{ retryAfter: '90' }, { retryAfter: '90', wait: '2 minutes' }],
    [{ retryAfter: 'soon' }, { retryAfter: 'soon' }],
    [{ remaining: 2 }, { remaining: 2 }],
    [{}, {}],
  ])('is added to %j if it has a number of seconds', (detail, withWait) => {
    expect(addWait(detail, 'en')).toEqual(withWait);
  });
});

it.each([
  ['ko', '테이블 · 성인 2명'],
  ['ja', '테이블／성인 2명'],
] as const)('the facts that are present are joined with the separator of the language: %s', (language, text) => {
  expect(formatFacts(['테이블', '', null, false, '성인 2명'], language)).toBe(text);
});
