import { beforeAll, describe, expect, it } from 'vitest';
import {
  createDepositProduct,
  createOption,
  createPickupProduct,
  createProduct,
} from '../../../../../../packages/domain/test/fixtures';
import { createTranslations } from '../../../lib/i18n';
import { formatRefusal } from './format-refusal';
import { formatExceededLimit, formatPersonLimit, formatRemaining } from './limit-texts';

const translations = createTranslations('en');
beforeAll(() => translations.load(['reservation', 'product']));

/** Forty covers a day; a unit of the first menu serves four guests. */
const ducks = createProduct({
  options: [createOption(1, { coversPerUnit: 4 }), createOption(2)],
  daySaleLimit: 40,
  perPersonLimit: 8,
});
const cakes = createPickupProduct({ daySaleLimit: 40, perPersonLimit: 3 });
const depositTable = createDepositProduct({ daySaleLimit: 40, perPersonLimit: 4 });
const nothingSold = { onDay: 0, toPerson: 0 };

describe('the number that is left', () => {
  it.each([
    ['servings of ducks', ducks, '40 servings left'],
    ['pieces of cake', cakes, '40 left'],
    ['guests of a table with a deposit', depositTable, 'Room for 40 more guests'],
  ])('is shown as %s if a visit is refused', (_case, product, remaining) => {
    expect(formatRefusal(translations, { ok: false, error: 'day_sale_sold_out', remaining: 40 }, product)).toBe(
      `Sold out for this date · ${remaining}`,
    );
  });

  it('is shown as seats if the visit is fully booked for the party', () => {
    expect(formatRefusal(translations, { ok: false, error: 'sold_out', remaining: 1 }, ducks)).toBe(
      'Fully booked · 1 seat left',
    );
  });

  it.each([
    ['servings of ducks', ducks, 'That is more than we have for the day. Servings left: 2.'],
    ['pieces of cake', cakes, '2 left.'],
    ['guests of a table with a deposit', depositTable, 'That is more than we have for the day. Places left: 2.'],
  ])('is shown as %s if an order exceeds the limit of the day', (_case, product, text) => {
    expect(formatExceededLimit(translations, product, { onDay: 38, toPerson: 0 }, 2)).toBe(text);
  });

  it.each([
    ['servings of ducks', ducks, 'Servings you may reserve: 3.'],
    ['pieces of cake', cakes, 'You may reserve up to 3.'],
    ['guests of a table with a deposit', depositTable, 'Guests you may reserve for: 3.'],
  ])('is shown as %s if an order exceeds the limit per person', (_case, product, text) => {
    expect([
      formatPersonLimit(translations, product, 3),
      formatExceededLimit(translations, product, nothingSold, 3),
    ]).toEqual([text, text]);
  });

  it.each([
    ['servings of ducks', ducks, '1 serving left · Up to 8 servings per person'],
    ['pieces of cake', cakes, '1 left · Up to 3 per person'],
    [
      'guests of a table with a deposit',
      depositTable,
      'Room for 1 more guest · One person may reserve for up to 4 guests',
    ],
  ])('is shown as %s next to the counter, with the limit per person', (_case, product, text) =>
    expect(formatRemaining(translations, product, { onDay: 39, toPerson: 0 })).toBe(text),
  );
});
