import { refuse } from '@dining/contract/staff/command';
import { type ComparedCharge, compareCharges, listStuckPayments, settlePayment } from '@dining/contract/staff/payments';
import { compareCharge } from '../../../booking/payments/found-charges';
import { paymentDepsOf } from '../../../booking/payments/payment-deps';
import { settleManual } from '../../../booking/payments/settle-manual';
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

  hand(settlePayment, async (deps, { log, word, pgCno, ...asked }) => {
    const by = { kind: 'staff', name: asked.operator } as const;
    const settled = await settleManual(paymentDepsOf(deps, log, by), { ...asked, word, pgCno });
    if (!settled.ok) return refuse(settled.error, { shopOrderNo: asked.shopOrderNo });
    return { from: settled.from, to: settled.payment?.state ?? null, resvCode: settled.payment?.resvCode ?? null };
  }),

  hand(compareCharges, async (deps, { log, charges, settle, operator, reason }) => {
    const paymentDeps = paymentDepsOf(deps, log, { kind: 'staff', name: operator });
    const by = settle ? { operator, reason } : undefined;
    const compared: ComparedCharge[] = [];
    // One that fails takes nothing from the others: what became of them is told.
    for (const charge of charges) {
      const { shopOrderNo, pgCno, left } = charge;
      compared.push(
        await compareCharge(paymentDeps, charge, by).catch((error: unknown) => {
          log.error({ event: 'charge.not_compared', err: error, shopOrderNo, pgCno }, 'charge could not be compared');
          return { shopOrderNo, pgCno, left, verdict: 'failed', state: null } as const;
        }),
      );
    }
    return { charges: compared };
  }),
];
