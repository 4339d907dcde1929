import { createHash } from 'node:crypto';
import { getTodayInSeoul } from '@dining/domain/shared/seoul-time';
import { sql } from 'drizzle-orm';
import type { payment, paymentEvent, refund } from '../db/schema/payments';
import type { DemoOptions } from './demo-options';
import type { PlannedReservation } from './reservations-plan';
import { findCancellation } from './reservations-rows';

const deriveDigits = (text: string, count: number): string =>
  Array.from(createHash('sha256').update(text).digest().subarray(0, count), (byte) => byte % 10).join('');

const deriveUuid = (text: string): string => {
  const hex = createHash('sha256').update(text).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
};

/**
 * Creates the id of a demo charge. The stand-in provider reads the amount from the eight digits after `DEMO` and can
 * refund the charge.
 */
const createChargeNo = (shopOrderNo: string, won: number): string =>
  `DEMO${String(won).padStart(8, '0')}${deriveDigits(`charge ${shopOrderNo}`, 8)}`;

const getPaymentState = (cancellation: ReturnType<typeof findCancellation>) => {
  if (cancellation === undefined || cancellation.refund === 0) return 'reserved';
  return cancellation.fee === 0 ? 'refunded' : 'partly_refunded';
};

export function createPaymentRow(
  plannedReservation: PlannedReservation,
  { now, provider }: Pick<DemoOptions, 'now' | 'provider'>,
): typeof payment.$inferInsert {
  const { shopOrderNo, quote, bookedAt, request, person } = plannedReservation;
  const cancellation = findCancellation(plannedReservation, now);
  return {
    shopOrderNo,
    htlCode: plannedReservation.orderContext.product.htlCode,
    state: getPaymentState(cancellation),
    amount: quote.payAmount,
    method: request.isPaidByTransfer === true ? 'account' : 'card',
    // The order's personal data is deleted once there is a reservation; JSON's null represents that.
    order: sql`'null'::jsonb`,
    guestId: person.guestId,
    userId: person.userId,
    authorizationId: `DEMO${deriveDigits(`authorization ${shopOrderNo}`, 20)}`,
    approveKey: deriveUuid(`approve ${shopOrderNo}`),
    approveDay: getTodayInSeoul(bookedAt),
    provider,
    chargeId: createChargeNo(shopOrderNo, quote.payAmount),
    partCancel: true,
    approvalNo: deriveDigits(`approval ${shopOrderNo}`, 8),
    cashReceiptNo: request.isPaidByTransfer === true ? deriveDigits(`cash receipt ${shopOrderNo}`, 9) : '',
    cardLabel: request.isPaidByTransfer === true ? '신한은행' : '한빛카드',
    approvedAmount: quote.payAmount,
    approvedAt: bookedAt,
    resvCode: plannedReservation.resvCode,
    createdAt: new Date(bookedAt.getTime() - 90_000),
    movedAt: cancellation?.at ?? bookedAt,
  };
}

export function createPaymentEventRows(
  plannedReservation: PlannedReservation,
  now: Date,
): (typeof paymentEvent.$inferInsert)[] {
  const { shopOrderNo, bookedAt } = plannedReservation;
  const cancellation = findCancellation(plannedReservation, now);
  const finalState = getPaymentState(cancellation);
  const paidStates = ['preparing', 'registered', 'approving', 'approved', 'reserved'];
  const states = finalState === 'reserved' ? paidStates : [...paidStates, 'refunding', finalState];
  return states.map((toState, index) => ({
    shopOrderNo,
    htlCode: plannedReservation.orderContext.product.htlCode,
    fromState: states[index - 1] ?? null,
    toState,
    at:
      index < paidStates.length || cancellation === undefined
        ? new Date(bookedAt.getTime() - (4 - index) * 20_000)
        : cancellation.at,
  }));
}

export function createRefundRows(plannedReservation: PlannedReservation, now: Date): (typeof refund.$inferInsert)[] {
  const cancellation = findCancellation(plannedReservation, now);
  if (cancellation === undefined || cancellation.refund === 0) return [];
  return [
    {
      shopOrderNo: plannedReservation.shopOrderNo,
      htlCode: plannedReservation.orderContext.product.htlCode,
      kind: 'refund',
      state: 'done',
      amount: cancellation.refund,
      remainAmount: cancellation.fee,
      cancelKey: deriveUuid(`cancel ${plannedReservation.shopOrderNo}`),
      cancelDay: getTodayInSeoul(cancellation.at),
      providerNo: `DEMO${deriveDigits(`refund ${plannedReservation.shopOrderNo}`, 16)}`,
      reason: 'cancelled',
      createdAt: cancellation.at,
      doneAt: cancellation.at,
    },
  ];
}
