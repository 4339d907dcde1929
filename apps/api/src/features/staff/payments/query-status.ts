import type { queryPaymentStatus } from '@dining/contract/staff/payments';
import type { z } from 'zod';
import { createPaymentDeps } from '../../../booking/payments/payment-deps';
import { queryManualPayment } from '../../../booking/payments/resolve-manual-payment';
import type { Deps } from '../../../config/deps';
import type { StaffCall } from '../../../http/staff-mount';
import type { PaymentCase } from '../../../stores/payments/payment-cases';
import { getPayment } from '../../../stores/payments/payments';

type Status = z.input<(typeof queryPaymentStatus)['result']>;

/** Queries the provider for the current status of a payment. Does not change the stored payment. */
export async function queryStatus(
  deps: Deps,
  { staff, request }: StaffCall<typeof queryPaymentStatus>,
  { shopOrderNo }: PaymentCase,
): Promise<Status> {
  const queriedAt = deps.now().toISOString();
  const emptyFields = { amount: null, chargeId: null, matchesPayment: null, queriedAt };
  const payment = await getPayment(deps.database.pool, shopOrderNo);
  const paymentDeps = createPaymentDeps(deps, request.log, { kind: 'staff', name: staff.name });
  const response = payment && (await queryManualPayment(paymentDeps, payment));
  if (payment === undefined || response === undefined || response.outcome === 'unknown')
    return { providerStatus: 'unknown', ...emptyFields };
  if (response.outcome === 'notFound') return { providerStatus: 'not_found', ...emptyFields };
  if (response.outcome === 'cancelled')
    return {
      providerStatus: 'refunded',
      amount: response.cancelledAmount,
      chargeId: response.chargeId,
      matchesPayment: null,
      queriedAt,
    };
  return {
    providerStatus: response.partCancelled ? 'partly_refunded' : 'charged',
    amount: response.amount,
    chargeId: response.chargeId,
    matchesPayment: response.shopOrderNo === payment.shopOrderNo && response.amount === payment.amount,
    queriedAt,
  };
}
