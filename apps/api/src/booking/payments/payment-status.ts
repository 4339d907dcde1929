import type { PaymentOutcome } from '@dining/contract/site/payments';
import { getPaymentResult } from '@dining/domain/payments/states';
import type { ResvCode } from '@dining/domain/shared/codes';
import type { Payment } from '../../stores/payments/payments';

export type PaymentStatus =
  | { readonly result: 'success'; readonly resvCode: ResvCode }
  | { readonly result: 'pending' }
  | { readonly result: 'fail'; readonly errCd: NonNullable<PaymentOutcome['errCd']> };

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

/** A payment whose approval was, or is being, sent and has no known outcome yet. */
export type PaymentInApproval = Payment & { readonly state: 'approving' | 'unknown' };

export const isInApproval = (payment: Payment | undefined): payment is PaymentInApproval =>
  payment?.state === 'approving' || payment?.state === 'unknown';

export function getPaymentStatus(payment: Payment | undefined): PaymentStatus {
  if (payment === undefined) return { result: 'fail', errCd: 'unknown_order' };
  const result = getPaymentResult(payment.state);
  if (result === 'success')
    return payment.resvCode === null ? { result: 'pending' } : { result: 'success', resvCode: payment.resvCode };
  return result === 'pending' ? { result: 'pending' } : { result: 'fail', errCd: getFailureCode(payment) };
}
