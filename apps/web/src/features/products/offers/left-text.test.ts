import { beforeAll, describe, expect, it } from 'vitest';
import { deposit, option, pickup, product } from '../../../../../../packages/domain/test/fixtures';
import { startTexts } from '../../../lib/i18n';
import { leftText, overLimitText, personLimitText } from './left-text';
import { refusalText } from './refusal-text';

beforeAll(async () => {
  Object.assign(globalThis, { document: { documentElement: { lang: '' } } });
  await startTexts('en', ['reservation', 'product']);
});

/** Ten ducks a day, each for four. */
const ducks = product({ options: [option(1, { coversPerUnit: 4 }), option(2)], daySaleLimit: 40, perPersonLimit: 8 });
const cakes = pickup({ daySaleLimit: 40, perPersonLimit: 3 });
const seats = deposit({ daySaleLimit: 40, perPersonLimit: 4 });
const none = { onDay: 0, toPerson: 0 };

describe('what is left is told in what the product’s limits count', () => {
  it.each([
    ['servings of ducks', ducks, '40 servings left'],
    ['pieces of cake', cakes, '40 left'],
    ['guests of a table with a deposit', seats, 'Room for 40 more guests'],
  ])('names what is left where a visit is refused: %s', (_case, sold, left) => {
    expect(refusalText({ ok: false, error: 'day_sale_sold_out', remaining: 40 }, sold)).toBe(`Sold out for this date · ${left}`);
  });

  it('names the seats of a table that is too small', () => {
    expect(refusalText({ ok: false, error: 'sold_out', remaining: 1 }, ducks)).toBe('Fully booked · 1 seat left');
  });

  it.each([
    ['servings of ducks', ducks, 'That is more than we have for the day. Servings left: 2.'],
    ['pieces of cake', cakes, '2 left.'],
    ['guests of a table with a deposit', seats, 'That is more than we have for the day. Guests there is still room for: 2.'],
  ])('names what the day has left where more is wanted: %s', (_case, sold, text) => {
    expect(overLimitText(sold, { onDay: 38, toPerson: 0 }, 2)).toBe(text);
  });

  it.each([
    ['servings of ducks', ducks, 'Servings you may reserve: 3.'],
    ['pieces of cake', cakes, 'You may reserve 3.'],
    ['guests of a table with a deposit', seats, 'Guests you may reserve for: 3.'],
  ])('names the limit of one person where more is wanted: %s', (_case, sold, text) => {
    expect([personLimitText(sold, 3), overLimitText(sold, none, 3)]).toEqual([text, text]);
  });

  it.each([
    ['servings of ducks', ducks, '1 serving left · Up to 8 servings per person'],
    ['pieces of cake', cakes, '1 left · Up to 3 per person'],
    ['guests of a table with a deposit', seats, 'Room for 1 more guest · One person may reserve for up to 4 guests'],
  ])('shows beside the counter what is left: %s', (_case, sold, text) =>
    expect(leftText(sold, { onDay: 39, toPerson: 0 })).toBe(text),
  );
});
