import { rejectCommand } from '@dining/contract/staff/command';
import {
  type ComparedCharge,
  compareCharges,
  listStuckPayments,
  resolvePayment,
} from '@dining/contract/staff/payments';
import { compareCharge } from '../../../booking/payments/compare-charge';
import { createPaymentDeps } from '../../../booking/payments/payment-deps';
import { proposePaymentMove } from '../../../booking/payments/payment-proposals';
import { inTransaction } from '../../../db/transaction';
import { listStuckPayments as listStoredPayments } from '../../../stores/payments/stuck-payments';
import { type CommandResult, createCommandHandler } from '../../command';

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

  createCommandHandler(resolvePayment, ({ database }, { operator, shopOrderNo, word, chargeId, reason }) =>
    inTransaction<CommandResult<typeof resolvePayment>>(
      database.pool,
      async (client) => {
        const proposed = await proposePaymentMove(client, {
          shopOrderNo,
          move: word ?? 'as_provider',
          chargeId: chargeId ?? null,
          reason,
          proposer: { staffId: null, name: operator },
        });
        if (!proposed.ok) return rejectCommand(proposed.error, { shopOrderNo });
        const { proposalId, lapsesAt } = proposed.proposal;
        return { proposalId, lapsesAt: lapsesAt.toISOString() };
      },
      (result) => !('refused' in result),
    ),
  ),

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
