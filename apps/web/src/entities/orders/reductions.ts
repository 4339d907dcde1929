interface Reductions {
  readonly product: number;
  readonly member: number;
  readonly coupon: number;
  readonly points: number;
}

/**
 * Lists the reductions of an order in display order, each with its translation key and its amount in won. Leaves out
 * zeros.
 */
export const listReductions = ({ product, member, coupon, points }: Reductions) =>
  (
    [
      ['payment.summary.productDiscount', product],
      ['payment.summary.memberDiscount', member],
      ['payment.summary.coupon', coupon],
      ['payment.summary.points', points],
    ] as const
  ).filter(([, amount]) => amount > 0);
