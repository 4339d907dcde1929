import { describe, expect, it } from 'vitest';
import { validProduct } from '../../test/catalogue';
import { type ProdCode, toCode } from '../shared/codes';
import {
  applyLimitRows,
  checkLimitRows,
  compareLimitRows,
  getLimitKey,
  type LimitRow,
  listLimitRows,
  listOversoldDays,
  listPastLimitRows,
  mergeLimitRows,
  parseLimitKey,
  restoreLimitRows,
} from './limit-table';

const today = '2026-12-01';
const { prodCode } = validProduct;
const past = { fromDay: '2026-11-01', toDay: '2026-11-30', limit: 5 };
const christmas = { fromDay: '2026-12-24', toDay: '2026-12-25', limit: 20 };
const row: LimitRow = { prodCode, ...christmas };
const product = { ...validProduct, dayLimits: [past, christmas] };

it('limits of past days are not listed, but kept', () => {
  expect(listLimitRows([product], today)).toEqual([row]);
  expect(applyLimitRows([product], [], today)[0]?.dayLimits).toEqual([past]);
});

it('limits replace those of the product, in the order of days', () => {
  const early = { ...row, fromDay: '2026-12-10', toDay: '2026-12-11', limit: null };
  expect(applyLimitRows([product], [row, early], today)[0]?.dayLimits).toEqual([
    past,
    { fromDay: '2026-12-10', toDay: '2026-12-11', limit: null },
    christmas,
  ]);
});

it('the key of a limit is parsed to its product and days', () =>
  expect(parseLimitKey(getLimitKey(row))).toEqual({ prodCode, fromDay: christmas.fromDay, toDay: christmas.toDay }));

describe('a limit', () => {
  it.each<[string, Partial<LimitRow>, string[]]>([
    ['of zero is valid', { limit: 0 }, []],
    ['of null, which means no limit, is valid', { limit: null }, []],
    ['below zero is refused', { limit: -1 }, ['rows.0.limit number_invalid']],
    ['that is no number is refused', { limit: Number.NaN }, ['rows.0.limit number_invalid']],
    ['without a first day is refused', { fromDay: '' }, ['rows.0.fromDay day_invalid']],
    ['without a last day is refused', { toDay: '2026-02-30' }, ['rows.0.toDay day_invalid']],
    ['whose days are reversed is refused', { toDay: '2026-12-23' }, ['rows.0.toDay period_reversed']],
    [
      'of an unknown product is refused',
      { prodCode: parseLimitKey('P99 a b').prodCode },
      ['rows.0.limit reference_unknown'],
    ],
  ])('%s', (_case, changes, expected) => {
    const issues = checkLimitRows([{ ...row, ...changes }], [prodCode]);
    expect(issues.map(({ path, code }) => `${path} ${code}`)).toEqual(expected);
  });

  it('of days that overlap those of another is refused', () => {
    const overlapping = { ...row, fromDay: '2026-12-25', toDay: '2026-12-26' };
    expect(checkLimitRows([row, overlapping], [prodCode])).toMatchObject([
      { path: 'rows.1.fromDay', code: 'days_overlap' },
    ]);
  });

  it.each([
    ['of days that overlap those of a past one is refused', '2026-11-30', ['rows.0.fromDay past_days_overlap']],
    ['that begins after a past one is valid', '2026-12-01', []],
  ])('%s', (_case, fromDay, expected) => {
    const pastRows = listPastLimitRows([product], today);
    const issues = checkLimitRows([{ ...row, fromDay }], [prodCode], pastRows);
    expect(issues.map(({ path, code }) => `${path} ${code}`)).toEqual(expected);
  });

  it.each<[string, number | null, string[]]>([
    ['fewer units than are sold', 11, ['2026-12-24 12 11']],
    ['as many units as are sold', 12, []],
    ['null, which means no limit,', null, []],
  ])('of %s has the oversold days $2', (_case, limit, expected) => {
    const soldUnits = [
      { prodCode, date: '2026-12-24', sold: 12 },
      { prodCode, date: '2026-12-25', sold: 1 },
      { prodCode, date: '2026-12-26', sold: 99 },
    ];
    const days = listOversoldDays([{ ...row, limit }], soldUnits);
    expect(days.map((day) => `${day.date} ${day.sold} ${day.limit}`)).toEqual(expected);
  });
});

it('the changes between two lists are the added, changed and removed limits', () => {
  const added = { ...row, fromDay: '2026-12-31', toDay: '2026-12-31', limit: 0 };
  const { limit: _limit, ...days } = row;
  const { limit: _added, ...addedDays } = added;
  expect(compareLimitRows([row], [{ ...row, limit: null }, added])).toEqual([
    { ...days, before: 20, after: null },
    { ...addedDays, before: undefined, after: 0 },
  ]);
  expect(compareLimitRows([row], [])).toEqual([{ ...days, before: 20, after: undefined }]);
});

it('merged rows replace those of the same days', () => {
  const added = { ...row, fromDay: '2026-12-31', toDay: '2026-12-31' };
  expect(mergeLimitRows([row], [{ ...row, limit: 7 }, added])).toEqual([{ ...row, limit: 7 }, added]);
});

it('merged rows leave other rows as they are typed', () => {
  const typed = { prodCode, fromDay: '2026-12-31', toDay: '', limit: '2O' };
  const pasted = { prodCode, fromDay: '2026-12-24', toDay: '2026-12-25', limit: '7' };
  expect(mergeLimitRows([typed], [pasted])).toEqual([typed, pasted]);
});

it('an earlier version restores the limits of coming days and of products that still exist', () =>
  expect(
    restoreLimitRows(
      [row, { prodCode, ...past }, { ...row, prodCode: toCode<ProdCode>('P9') }, { ...row, toDay: today, limit: null }],
      [prodCode],
      today,
    ),
  ).toEqual([row, { ...row, toDay: today, limit: null }]));
