import { expect, it } from 'vitest';
import { getDepositPerHead } from './deposit';

const bands = { upTo2: 50_000, upTo4: 40_000, upTo10: 30_000, from11: 20_000 };

it.each([
  ['one guest', bands, 1, 50_000],
  ['two', bands, 2, 50_000],
  ['three', bands, 3, 40_000],
  ['four', bands, 4, 40_000],
  ['five', bands, 5, 30_000],
  ['ten', bands, 10, 30_000],
  ['eleven', bands, 11, 20_000],
  ['an empty party', bands, 0, null],
  ['a size without price', { ...bands, upTo4: null }, 3, null],
  ['a price of 0 won, which counts as no price', { ...bands, from11: 0 }, 11, null],
])('the deposit per head is found for %s: $3', (_case, prices, partySize, won) =>
  expect(getDepositPerHead(prices, partySize)).toBe(won),
);
