import { createHash } from 'node:crypto';
import { getTodayInSeoul } from '@dining/domain/shared/seoul-time';
import { sql } from 'drizzle-orm';
import type { payment, paymentEvent, refund } from '../db/schema/payments';
import type { PlannedReservation } from './reservations-plan';
import { findCancellation } from './reservations-rows';

const createDigits = (text: string, count: number): string =>
  Array.from(createHash('sha256').update(text).digest().subarray(0, count), (byte) => byte % 10).join('');

const createKey = (text: string): string => {
  const hex = createHash('sha256').update(text).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
};

/** Creates the id of a demo charge. The stand-in provider reads the amount from its eight digits and can refund it. */
const createChargeNo = (shopOrderNo: string, won: number): string =>
  `DEMO${String(won).padStart(8, '0')}${createDigits(`charge ${shopOrderNo}`, 8)}`;

const getPaymentState = (cancelled: ReturnType<typeof findCancellation>) => {
  if (cancelled === undefined || cancelled.refund === 0) return 'reserved';
  return cancelled.fee === 0 ? 'refunded' : 'partly_refunded';
};

export interface DemoOptions {
  readonly now: Date;
  readonly provider: string;
  /** Encrypts the secret of a staff member's authenticator app. */
  readonly encryptSecret: (secret: string, staffId: string) => string;
}

export function createPaymentRow(
  made: PlannedReservation,
  { now, provider }: Pick<DemoOptions, 'now' | 'provider'>,
): typeof payment.$inferInsert {
  const { shopOrderNo, quote, bookedAt, wish, person } = made;
  const cancelled = findCancellation(made, now);
  return {
    shopOrderNo,
    htlCode: made.offer.product.htlCode,
    state: getPaymentState(cancelled),
    amount: quote.payAmount,
    method: wish.account === true ? 'account' : 'card',
    // The order's personal data is deleted once there is a reservation; JSON's null represents that.
    order: sql`'null'::jsonb`,
    holder: person.holder,
    userId: person.userId,
    authorizationId: `DEMO${createDigits(`authorization ${shopOrderNo}`, 20)}`,
    approveKey: createKey(`approve ${shopOrderNo}`),
    approveDay: getTodayInSeoul(bookedAt),
    provider,
    chargeId: createChargeNo(shopOrderNo, quote.payAmount),
    partCancel: true,
    approvalNo: createDigits(`approval ${shopOrderNo}`, 8),
    cashReceiptNo: wish.account === true ? createDigits(`cash receipt ${shopOrderNo}`, 9) : '',
    cardLabel: wish.account === true ? '신한은행' : '한빛카드',
    approvedAmount: quote.payAmount,
    approvedAt: bookedAt,
    resvCode: made.resvCode,
    createdAt: new Date(bookedAt.getTime() - 90_000),
    movedAt: cancelled?.at ?? bookedAt,
  };
}

export function createEventRows(made: PlannedReservation, now: Date): (typeof paymentEvent.$inferInsert)[] {
  const { shopOrderNo, bookedAt } = made;
  const cancelled = findCancellation(made, now);
  const end = getPaymentState(cancelled);
  const paid = ['preparing', 'registered', 'approving', 'approved', 'reserved'];
  const states = end === 'reserved' ? paid : [...paid, 'refunding', end];
  return states.map((toState, index) => ({
    shopOrderNo,
    htlCode: made.offer.product.htlCode,
    fromState: states[index - 1] ?? null,
    toState,
    at:
      index < paid.length || cancelled === undefined
        ? new Date(bookedAt.getTime() - (4 - index) * 20_000)
        : cancelled.at,
  }));
}

export function createRefundRows(made: PlannedReservation, now: Date): (typeof refund.$inferInsert)[] {
  const cancelled = findCancellation(made, now);
  if (cancelled === undefined || cancelled.refund === 0) return [];
  return [
    {
      shopOrderNo: made.shopOrderNo,
      htlCode: made.offer.product.htlCode,
      kind: 'refund',
      state: 'done',
      amount: cancelled.refund,
      remainAmount: cancelled.fee,
      cancelKey: createKey(`cancel ${made.shopOrderNo}`),
      cancelDay: getTodayInSeoul(cancelled.at),
      providerNo: `DEMO${createDigits(`refund ${made.shopOrderNo}`, 16)}`,
      reason: 'cancelled',
      createdAt: cancelled.at,
      doneAt: cancelled.at,
    },
  ];
}
