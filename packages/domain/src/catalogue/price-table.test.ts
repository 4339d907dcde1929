import { describe, expect, it } from 'vitest';
import { validMenu, validProduct } from '../../test/catalogue';
import {
  applyPriceRows,
  checkPriceRows,
  comparePriceRows,
  getPriceKey,
  listPriceRows,
  mergePriceRows,
  type PriceRow,
  parsePriceKey,
  restorePriceRows,
} from './price-table';

const today = '2026-12-01';
const { prodCode } = validProduct;
const { menuIndex } = validMenu;
const [option] = validProduct.options;
if (option === undefined) throw new Error('the fixture has no option');
const past = { fromDay: '2026-11-01', toDay: '2026-11-30', price: 50_000 };
const christmas = { fromDay: '2026-12-24', toDay: '2026-12-25', price: 90_000 };
const documents = {
  menus: [validMenu],
  products: [{ ...validProduct, options: [{ ...option, dayPrices: [past, christmas] }] }],
};
const usual = { fromDay: null, toDay: null };
const menuRow: PriceRow = { prodCode: null, menuIndex, ...usual, price: validMenu.price };
const optionRow: PriceRow = { prodCode, menuIndex, ...usual, price: option.price };
const christmasRow: PriceRow = { prodCode, menuIndex, ...christmas };
const rows = listPriceRows(documents, today);

it('the prices of a venue are listed without those of past days', () =>
  expect(rows).toEqual([menuRow, optionRow, christmasRow]));

it('the price of a piece is listed for pickups only', () =>
  expect(
    listPriceRows(
      { menus: [], products: [{ ...validProduct, reservationType: 'pickup', price: 5, options: [] }] },
      today,
    ),
  ).toEqual([{ prodCode, menuIndex: null, ...usual, price: 5 }]));

it.each([menuRow, optionRow, christmasRow])(
  'the key of a row is parsed to its product, menu and days',
  ({ price: _price, ...row }) => expect(parsePriceKey(getPriceKey(row))).toEqual(row),
);

it('a row whose days are not yet entered is not a usual price', () =>
  expect(getPriceKey({ ...christmasRow, fromDay: '', toDay: '' })).not.toBe(getPriceKey(optionRow)));

describe('a table', () => {
  it.each<readonly [what: string, changed: readonly PriceRow[], issues: readonly string[]]>([
    ['without errors', rows, []],
    ['with a price of 0', [{ ...menuRow, price: 0 }], ['rows.0.price price_out_of_range']],
    ['with a price of a hundred million', [{ ...menuRow, price: 100_000_000 }], ['rows.0.price price_out_of_range']],
    ['with a price that is no number', [{ ...menuRow, price: Number.NaN }], ['rows.0.price price_out_of_range']],
    ['with a day that does not exist', [{ ...christmasRow, toDay: '2026-12-32' }], ['rows.0.toDay day_invalid']],
    ['without a first day', [{ ...christmasRow, fromDay: null }], ['rows.0.fromDay day_invalid']],
    ['with reversed days', [{ ...christmasRow, fromDay: '2026-12-26' }], ['rows.0.toDay period_reversed']],
    [
      'with two prices on a day',
      [...rows, { ...christmasRow, fromDay: '2026-12-25' }],
      ['rows.3.fromDay days_overlap'],
    ],
    ['with a repeated usual price', [menuRow, menuRow], ['rows.1.price code_repeated']],
    ['with an unknown menu', [{ ...menuRow, menuIndex: 5 }], ['rows.0.price reference_unknown']],
    ['with days of a menu in no product', [{ ...christmasRow, prodCode: null }], ['rows.0.price reference_unknown']],
  ])('%s has the issues $2', (_what, changed, issues) =>
    expect(checkPriceRows(changed, rows).map(({ path, code }) => `${path} ${code}`)).toEqual(issues),
  );

  it.each([
    ['that overlap with past prices', '2026-11-30', ['rows.0.fromDay past_days_overlap']],
    ['that begin after past prices', '2026-12-01', []],
  ])('with days %s has the issues $2', (_what, fromDay, issues) => {
    const pastRow = { ...christmasRow, fromDay: '2026-11-01', toDay: '2026-11-30' };
    const changed = [{ ...christmasRow, fromDay }];
    expect(checkPriceRows(changed, rows, [pastRow]).map(({ path, code }) => `${path} ${code}`)).toEqual(issues);
  });
});

describe('saved rows', () => {
  it.each([
    ['change a usual price', [{ ...optionRow, price: 70_000 }, christmasRow], 70_000, [past, christmas]],
    [
      'add a price of days',
      [...rows, { ...christmasRow, fromDay: '2026-12-31', toDay: '2026-12-31' }],
      option.price,
      [past, christmas, { ...christmas, fromDay: '2026-12-31', toDay: '2026-12-31' }],
    ],
    ['remove a price of days, but none of past days', [menuRow, optionRow], option.price, [past]],
    ['keep a usual price that they do not have', [christmasRow], option.price, [past, christmas]],
  ])('%s', (_what, changed, price, dayPrices) => {
    const { menus, products } = applyPriceRows(documents, changed, today);
    expect(menus).toEqual([validMenu]);
    expect(products).toEqual([{ ...validProduct, options: [{ ...option, price, dayPrices }] }]);
  });
});

it.each([
  ['nothing', rows, []],
  ['a new price', [menuRow, { ...optionRow, price: 1 }, christmasRow], [[option.price, 1]]],
  ['a removed price', [menuRow, optionRow], [[90_000, null]]],
  ['an added price', [...rows, { ...christmasRow, fromDay: '2026-12-25' }], [[null, 90_000]]],
])('the comparison of two lists of prices returns %s', (_what, after, changes) =>
  expect(comparePriceRows(rows, after).map(({ before, after: price }) => [before, price])).toEqual(changes),
);

it.each([
  [
    'replace those with the same key',
    [{ ...optionRow, price: 1 }],
    [menuRow, { ...optionRow, price: 1 }, christmasRow],
  ],
  [
    'follow those of the same menu if they are new',
    [{ ...optionRow, fromDay: '2026-12-31', toDay: '2026-12-31' }],
    [menuRow, optionRow, christmasRow, { ...optionRow, fromDay: '2026-12-31', toDay: '2026-12-31' }],
  ],
])('merged rows %s', (_what, others, merged) =>
  expect(mergePriceRows(rows, others).map((row) => `${getPriceKey(row)} ${row.price}`)).toEqual(
    merged.map((row) => `${getPriceKey(row)} ${row.price}`),
  ),
);

it.each<readonly [what: string, version: readonly PriceRow[], restored: readonly PriceRow[]]>([
  [
    'its usual prices and those of coming days',
    [
      { ...menuRow, price: 1 },
      { ...optionRow, price: 2 },
      { ...christmasRow, price: 3 },
    ],
    [
      { ...menuRow, price: 1 },
      { ...optionRow, price: 2 },
      { ...christmasRow, price: 3 },
    ],
  ],
  ['no price of past days', [menuRow, optionRow, { ...optionRow, ...past }], [menuRow, optionRow]],
  ['no price of what is gone', [menuRow, optionRow, { ...menuRow, menuIndex: 7 }], [menuRow, optionRow]],
  ['the present prices of what is newer', [menuRow], [menuRow, optionRow, christmasRow]],
])('an earlier version restores %s', (_what, version, restored) =>
  expect(restorePriceRows(version, rows, today)).toEqual(restored),
);
