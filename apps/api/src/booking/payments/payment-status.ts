import { getPaymentResult } from '@dining/domain/payments/states';
import type { Payment } from '../../stores/payments/payments';
import type { PaymentStatus } from './payment-deps';

type FailureCode = Extract<PaymentStatus, { result: 'fail' }>['errCd'];

const lapseReasons: Readonly<Record<string, FailureCode>> = {
  cancelled: 'cancelled',
  superseded: 'superseded',
  sold_out: 'sold_out',
};

function getFailureCode(payment: Payment): FailureCode {
  if (payment.state === 'voiding' || payment.state === 'voided') return 'refunded';
  return payment.state === 'declined' ? 'declined' : (lapseReasons[payment.failureCode ?? ''] ?? 'expired');
}

/** A payment whose approval has been sent and has no known outcome yet. */
export type AwaitedPayment = Payment & { readonly state: 'approving' | 'unknown' };

export const isAwaited = (payment: Payment | undefined): payment is AwaitedPayment =>
  payment?.state === 'approving' || payment?.state === 'unknown';

export function getPaymentStatus(payment: Payment | undefined): PaymentStatus {
  if (payment === undefined) return { result: 'fail', errCd: 'unknown_order' };
  const result = getPaymentResult(payment.state);
  if (result === 'success')
    return payment.resvCode === null ? { result: 'pending' } : { result: 'success', resvCode: payment.resvCode };
  return result === 'pending' ? { result: 'pending' } : { result: 'fail', errCd: getFailureCode(payment) };
}
