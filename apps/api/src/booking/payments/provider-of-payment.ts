import type { PaymentProvider, UnknownOutcome, UnknownReason } from '../../ports/payments';
import type { Payment } from '../../stores/payments/payments';
import type { PaymentDeps } from './payment-deps';

const otherProviderOutcome: UnknownOutcome = { outcome: 'unknown', reason: 'other_provider' };
const returnUnknown = (): Promise<UnknownOutcome> => Promise.resolve(otherProviderOutcome);

type PaymentCalls = Pick<PaymentProvider, 'approve' | 'cancel' | 'getStatus'>;

const unconfiguredProvider: PaymentCalls = { approve: returnUnknown, cancel: returnUnknown, getStatus: returnUnknown };

/**
 * Returns the provider of a payment. If it is not the configured one, every call returns the outcome `other_provider`
 * without sending anything: the payment or its refund then goes to manual review.
 */
export const getProvider = (
  { payments }: Pick<PaymentDeps, 'payments'>,
  { provider }: Pick<Payment, 'provider'>,
): PaymentCalls => (provider === payments.name ? payments : unconfiguredProvider);

/** The caller appends `payment` or `refund`. */
const manualReviewReasons: Partial<Record<UnknownReason, string>> = {
  too_old: 'the provider no longer reports the status of this',
  other_provider: 'this server is not configured for the provider of this',
};

export const findManualReviewReason = ({ reason }: UnknownOutcome): string | undefined => manualReviewReasons[reason];
