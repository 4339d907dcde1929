import { rejectCommand } from '@dining/contract/staff/command';
import {
  type ComparedCharge,
  compareCharges,
  listStuckPayments,
  resolvePayment,
} from '@dining/contract/staff/payments';
import { compareCharge } from '../../../booking/payments/compare-charge';
import { createPaymentDeps } from '../../../booking/payments/payment-deps';
import { resolveManualPayment } from '../../../booking/payments/resolve-manual-payment';
import { listStuckPayments as listStoredPayments } from '../../../stores/payments/stuck-payments';
import { createCommandHandler } from '../../command';

export const payments = [
  createCommandHandler(listStuckPayments, async ({ database }) => ({
    payments: (await listStoredPayments(database.pool)).map(
      ({ refundAmount, refundState, refundReason, since, ...row }) => ({
        ...row,
        since: since.toISOString(),
        refund:
          refundAmount === null || refundState === null
            ? null
            : { amount: refundAmount, state: refundState, reason: refundReason ?? '' },
      }),
    ),
  })),

  createCommandHandler(resolvePayment, async (deps, { log, word, chargeId, ...command }) => {
    const actor = { kind: 'staff', name: command.operator } as const;
    const result = await resolveManualPayment(createPaymentDeps(deps, log, actor), {
      ...command,
      resolution: word,
      chargeId,
    });
    if (!result.ok) return rejectCommand(result.error, { shopOrderNo: command.shopOrderNo });
    return { from: result.from, to: result.payment?.state ?? null, resvCode: result.payment?.resvCode ?? null };
  }),

  createCommandHandler(compareCharges, async (deps, { log, charges, settle, operator, reason }) => {
    const paymentDeps = createPaymentDeps(deps, log, { kind: 'staff', name: operator });
    const context = settle ? { operator, reason } : undefined;
    const compared: ComparedCharge[] = [];
    for (const charge of charges) {
      const { shopOrderNo, chargeId, left } = charge;
      compared.push(
        await compareCharge(paymentDeps, charge, context).catch((error: unknown) => {
          log.error(
            { event: 'charge.not_compared', err: error, shopOrderNo, chargeId },
            'charge could not be compared',
          );
          return { shopOrderNo, chargeId, left, verdict: 'failed', state: null } as const;
        }),
      );
    }
    return { charges: compared };
  }),
];
