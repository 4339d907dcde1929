import type { Quote } from './quote';

export interface VenuePayment {
  /** Price of the order as it is reserved, without online payment. */
  readonly quote: Quote;
  /** Amount in won that the guest pays at the venue. */
  readonly dueAtVenue: number;
}

/** Moves the payment of an order to the venue: the prices of its lines stay, and its online sums become 0. */
export const convertToVenuePayment = (quote: Quote): VenuePayment => ({
  quote: {
    ...quote,
    orderAmount: 0,
    productDiscountAmount: 0,
    memberDiscountAmount: 0,
    couponAmount: 0,
    pointAmount: 0,
    payAmount: 0,
    nothingDue: true,
  },
  dueAtVenue: quote.payAmount,
});
