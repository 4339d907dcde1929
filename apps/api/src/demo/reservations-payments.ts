import { createHash } from 'node:crypto';
import { getTodayInSeoul } from '@dining/domain/shared/seoul-time';
import { sql } from 'drizzle-orm';
import type { payment, paymentEvent, refund } from '../db/schema/payments';
import type { PlannedReservation } from './reservations-plan';
import { cancelledOf } from './reservations-rows';

const digits = (text: string, count: number): string =>
  Array.from(createHash('sha256').update(text).digest().subarray(0, count), (byte) => byte % 10).join('');

/** A key in the form of a UUID that is the same at each seeding. */
const keyFrom = (text: string): string => {
  const hex = createHash('sha256').update(text).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
};

/**
 * The provider's number of a demo charge. No provider has made it, which the letters in front say; the stand-in reads from it
 * that so many won were charged (eight digits), and can give them back.
 */
const demoChargeNo = (shopOrderNo: string, won: number): string =>
  `DEMO${String(won).padStart(8, '0')}${digits(`charge ${shopOrderNo}`, 8)}`;

/** How the money of a reservation stands: whole, given back, or given back less a fee. */
const stateOf = (cancelled: ReturnType<typeof cancelledOf>) => {
  if (cancelled === undefined || cancelled.refund === 0) return 'reserved';
  return cancelled.fee === 0 ? 'refunded' : 'partly_refunded';
};

export interface DemoOptions {
  /** The demo's days are around this instant. */
  readonly now: Date;
  /** The name of the payment provider. */
  readonly provider: string;
}

export function paymentRow(made: PlannedReservation, { now, provider }: DemoOptions): typeof payment.$inferInsert {
  const { shopOrderNo, quote, bookedAt, wish, person } = made;
  const cancelled = cancelledOf(made, now);
  return {
    shopOrderNo,
    htlCode: made.offer.product.htlCode,
    state: stateOf(cancelled),
    amount: quote.payAmount,
    method: wish.account === true ? 'account' : 'card',
    // The order's personal data goes once it is a reservation; JSON's null stands for that.
    order: sql`'null'::jsonb`,
    holder: person.holder,
    userId: person.userId,
    authorizationId: `DEMO${digits(`authorization ${shopOrderNo}`, 20)}`,
    approveKey: keyFrom(`approve ${shopOrderNo}`),
    approveDay: getTodayInSeoul(bookedAt),
    provider,
    chargeId: demoChargeNo(shopOrderNo, quote.payAmount),
    partCancel: true,
    approvalNo: digits(`approval ${shopOrderNo}`, 8),
    cashReceiptNo: wish.account === true ? digits(`cash receipt ${shopOrderNo}`, 9) : '',
    cardLabel: wish.account === true ? '신한은행' : '한빛카드',
    approvedAmount: quote.payAmount,
    approvedAt: bookedAt,
    resvCode: made.resvCode,
    createdAt: new Date(bookedAt.getTime() - 90_000),
    movedAt: cancelled?.at ?? bookedAt,
  };
}

/** The moves that brought the payment to its state. */
export function eventRows(made: PlannedReservation, now: Date): (typeof paymentEvent.$inferInsert)[] {
  const { shopOrderNo, bookedAt } = made;
  const cancelled = cancelledOf(made, now);
  const end = stateOf(cancelled);
  const paid = ['preparing', 'registered', 'approving', 'approved', 'reserved'];
  const states = end === 'reserved' ? paid : [...paid, 'refunding', end];
  return states.map((toState, index) => ({
    shopOrderNo,
    htlCode: made.offer.product.htlCode,
    fromState: states[index - 1] ?? null,
    toState,
    at: index < paid.length || cancelled === undefined ? new Date(bookedAt.getTime() - (4 - index) * 20_000) : cancelled.at,
  }));
}

/** What went back of a cancelled reservation; nothing where the fee was the whole. */
export function refundRows(made: PlannedReservation, now: Date): (typeof refund.$inferInsert)[] {
  const cancelled = cancelledOf(made, now);
  if (cancelled === undefined || cancelled.refund === 0) return [];
  return [
    {
      shopOrderNo: made.shopOrderNo,
      htlCode: made.offer.product.htlCode,
      kind: 'refund',
      state: 'done',
      amount: cancelled.refund,
      remainAmount: cancelled.fee,
      cancelKey: keyFrom(`cancel ${made.shopOrderNo}`),
      cancelDay: getTodayInSeoul(cancelled.at),
      providerNo: `DEMO${digits(`refund ${made.shopOrderNo}`, 16)}`,
      reason: 'cancelled',
      createdAt: cancelled.at,
      doneAt: cancelled.at,
    },
  ];
}
