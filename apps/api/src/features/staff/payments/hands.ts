import { listStuckPayments } from '@dining/contract/staff/payments';
import { stuckPayments } from '../../../stores/payments/stuck';
import { hand } from '../../command';

/** Payments that somebody should look at; nothing of a guest's person is in them. */
export const payments = [
  hand(listStuckPayments, async ({ database }) => ({
    payments: (await stuckPayments(database.pool)).map(({ refundAmount, refundState, refundReason, since, ...row }) => ({
      ...row,
      since: since.toISOString(),
      refund:
        refundAmount === null || refundState === null
          ? null
          : { amount: refundAmount, state: refundState, reason: refundReason ?? '' },
    })),
  })),
];
