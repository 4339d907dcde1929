import { expect, it } from 'vitest';
import { moveToVenue } from './move-to-venue';
import type { Quote } from './quote';

it('moves what is left after all reductions to the venue', () => {
  const quote: Quote = {
    lines: [],
    orderAmount: 90_000,
    productDiscountAmount: 9_000,
    memberDiscountAmount: 0,
    memberDiscountRate: 0,
    memberDiscountPeople: null,
    couponAmount: 0,
    couponError: null,
    pointAmount: 0,
    payAmount: 81_000,
    isDeposit: false,
    nothingDue: false,
  };
  const moved = moveToVenue(quote);
  expect(moved.dueAtVenue).toBe(81_000);
  expect(moved.quote).toMatchObject({ orderAmount: 0, productDiscountAmount: 0, payAmount: 0, nothingDue: true });
});
