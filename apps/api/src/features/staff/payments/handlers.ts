import { type ComparedCharge, compareCharges } from '@dining/contract/staff/payments';
import { compareCharge } from '../../../booking/payments/compare-charge';
import { createPaymentDeps } from '../../../booking/payments/payment-deps';
import { createCommandHandler } from '../../command';

export const payments = [
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
