import { describe, expect, it } from 'vitest';
import { convertToVenuePayment } from './convert-to-venue-payment';
import type { Quote } from './quote';

const quote: Quote = {
  orderAmount: 100_000,
  productDiscountAmount: 10_000,
  memberDiscountAmount: 4_500,
  couponAmount: 5_000,
  pointAmount: 500,
  payAmount: 80_000,
  lines: [],
  memberDiscountRate: 5,
  memberDiscountPeople: null,
  couponError: null,
  isDeposit: false,
  nothingDue: false,
};

describe('an order that is paid at the venue', () => {
  it.each([
    ['a course with discounts', quote, 80_000],
    ['a deposit', { ...quote, isDeposit: true, payAmount: 30_000 }, 30_000],
    ['a seat without a price', { ...quote, payAmount: 0, nothingDue: true }, 0],
  ])('has its whole amount due there and nothing online: %s', (_case, pricedQuote, amount) => {
    const { quote: convertedQuote, dueAtVenue } = convertToVenuePayment(pricedQuote);
    expect(dueAtVenue).toBe(amount);
    expect(convertedQuote).toEqual({
      ...pricedQuote,
      orderAmount: 0,
      productDiscountAmount: 0,
      memberDiscountAmount: 0,
      couponAmount: 0,
      pointAmount: 0,
      payAmount: 0,
      nothingDue: true,
    });
  });
});
