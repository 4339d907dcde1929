import { expect, it } from 'vitest';
import { changeProduct, listCatalogueIssues, validMenu, validProduct } from '../../test/catalogue';
import type { Catalogue } from './documents';

const text = { default: 'a', ko: 'a', en: 'a', cn: 'a', ja: 'a' };
const [option] = validProduct.options;
const christmas = { fromDay: '2026-12-24', toDay: '2026-12-25', price: 90_000 };
if (option === undefined) throw new Error('the fixture has no option');

it.each<readonly [what: string, changes: Partial<Catalogue>, issue: string]>([
  [
    'a name without Chinese',
    changeProduct({ name: { default: '저녁', ko: '저녁', en: 'Dinner', ja: '夕食' } }),
    'product P10101 name: language_missing',
  ],
  ['a menu with the price 0', { menus: [{ ...validMenu, price: 0 }] }, 'menu 10101 price: price_out_of_range'],
  [
    'a menu for a hundred million won',
    { menus: [{ ...validMenu, price: 100_000_000 }] },
    'menu 10101 price: price_out_of_range',
  ],
  [
    'an option with the price 0',
    changeProduct({ options: [{ ...option, price: 0 }] }),
    'product P10101 options[1].price: price_out_of_range',
  ],
  [
    'a price below one won on some days',
    changeProduct({ options: [{ ...option, dayPrices: [{ ...christmas, price: 0 }] }] }),
    'product P10101 options[1].dayPrices[1].price: price_out_of_range',
  ],
  [
    'a price for days of which the last comes before the first',
    changeProduct({ options: [{ ...option, dayPrices: [{ ...christmas, toDay: '2026-12-23' }] }] }),
    'product P10101 options[1].dayPrices[1].toDay: period_reversed',
  ],
  [
    'two prices on one day',
    changeProduct({ options: [{ ...option, dayPrices: [christmas, { ...christmas, fromDay: '2026-12-25' }] }] }),
    'product P10101 options[1].dayPrices[2].fromDay: days_overlap',
  ],
  [
    'two prices of a piece on one day',
    changeProduct({ dayPrices: [christmas, christmas] }),
    'product P10101 dayPrices[2].fromDay: days_overlap',
  ],
  [
    'two limits on one day',
    changeProduct({
      dayLimits: [
        { ...christmas, limit: 3 },
        { ...christmas, limit: null },
      ],
    }),
    'product P10101 dayLimits[2].fromDay: days_overlap',
  ],
  [
    'an option whose menu does not exist',
    changeProduct({ options: [{ ...option, menuIndex: 5 }] }),
    'product P10101 options[1].menuIndex: reference_unknown',
  ],
  [
    'two options with the same menu',
    changeProduct({ options: [option, option] }),
    'product P10101 options[2].menuIndex: menu_repeated',
  ],
  [
    'a pickup product without a price',
    changeProduct({ reservationType: 'pickup', categoryPosition: 2, options: [] }),
    'product P10101 price: pickup_without_price',
  ],
  [
    'a pickup product with a deposit',
    changeProduct({ reservationType: 'pickup', categoryPosition: 2, options: [], takesDeposit: true }),
    'product P10101 takesDeposit: pickup_with_deposit',
  ],
  [
    'a deposit without an amount',
    changeProduct({ takesDeposit: true }),
    'product P10101 depositUpTo2: deposit_missing',
  ],
  [
    'a deposit of 0 won',
    changeProduct({ takesDeposit: true, depositUpTo4: 0 }),
    'product P10101 depositUpTo4: price_out_of_range',
  ],
  [
    'a sale period that ends before it begins',
    changeProduct({ saleFrom: '2026-12-24', saleTo: '2026-12-01' }),
    'product P10101 saleTo: period_reversed',
  ],
  [
    'a lunch time of a dinner product',
    changeProduct({ saleTimes: ['12:00'] }),
    'product P10101 saleTimes[1]: time_outside_zone',
  ],
  [
    'a category that the restaurant does not have',
    changeProduct({ categoryPosition: 3 }),
    'product P10101 categoryPosition: category_unknown',
  ],
  [
    'a table product in the category for pickups',
    changeProduct({ categoryPosition: 2 }),
    'product P10101 categoryPosition: category_of_other_type',
  ],
  [
    'a choice with one answer',
    changeProduct({
      questions: [{ prodQsCode: 'Q1', kind: 'choice', name: text, visible: true, required: true, choices: [text] }],
    }),
    'product P10101 questions[1].choices: choices_missing',
  ],
  [
    'a free text with choices',
    changeProduct({
      questions: [{ prodQsCode: 'Q1', kind: 'text', name: text, visible: true, required: true, choices: [text] }],
    }),
    'product P10101 questions[1].choices: choices_unexpected',
  ],
  [
    'two periods without sale from the same day',
    changeProduct({
      notSale: [
        { fromDay: '2026-12-01', toDay: '2026-12-02' },
        { fromDay: '2026-12-01', toDay: '2026-12-05' },
      ],
    }),
    'product P10101 notSale[2].fromDay: code_repeated',
  ],
])('%s is reported at its field', (_what, changes, issue) => {
  expect(listCatalogueIssues(changes)).toEqual([issue]);
});
