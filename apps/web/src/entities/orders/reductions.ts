interface Reductions {
  readonly product: number;
  readonly member: number;
  readonly coupon: number;
  readonly points: number;
}

/** What is taken off an order, in the order it is told, each by its text; won. What takes nothing is left out. */
export const listReductions = ({ product, member, coupon, points }: Reductions) =>
  (
    [
      ['payment.summary.productDiscount', product],
      ['payment.summary.memberDiscount', member],
      ['payment.summary.coupon', coupon],
      ['payment.summary.points', points],
    ] as const
  ).filter(([, amount]) => amount > 0);
