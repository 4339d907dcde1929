import { type CancelError, canCancel } from '@dining/domain/cancellation/eligibility';
import { calculateActualRefund, calculateGuestCancellation } from '@dining/domain/cancellation/fee';
import type { Err } from '@dining/domain/shared/result';
import type { Pool, PoolClient } from 'pg';
import type { PaymentCapabilities } from '../../ports/payments';
import { getPayment, lockPayment, type Payment } from '../../stores/payments/payments';
import type { CancellableReservation } from '../../stores/reservations/reservation-cancel';

type Runner = Pick<Pool | PoolClient, 'query'>;

/** What a cancellation keeps and gives back, in won. */
export interface CancelSettlement {
  readonly fee: number;
  readonly refund: number;
  /** A fee was due, and the provider can only give back everything: the operators are told (decision 22). */
  readonly feeForgone: boolean;
}

/** What cancelling is reckoned from: the reservation as it was agreed to, and its payment. */
export type CancelTerms = Pick<
  CancellableReservation,
  'shopOrderNo' | 'status' | 'visit' | 'takesDeposit' | 'payAmount' | 'policy'
>;

/** Calculates the fee and the refund of a cancellation at `now`, by the agreed policy. */
export function calculateSettlement(
  { policy, visit, payAmount, takesDeposit }: CancelTerms,
  payment: Pick<Payment, 'partCancel' | 'state'> | undefined,
  { partialCancel }: Pick<PaymentCapabilities, 'partialCancel'>,
  now: Date,
): CancelSettlement {
  // Cancelled at the provider's own desk: everything has gone back already, and nothing can be kept.
  if (payment?.state === 'refunded') return { fee: 0, refund: payAmount, feeForgone: false };
  const amounts = calculateGuestCancellation({ policy, visit, paidAmount: payAmount, isDeposit: takesDeposit }, now);
  // Both the provider and the charge must allow a partial cancel.
  const { fee, refund, alarm } = calculateActualRefund(amounts, partialCancel && payment?.partCancel === true);
  return { fee, refund, feeForgone: alarm };
}

export type CancelPreview = ({ readonly ok: true } & CancelSettlement) | Err<CancelError>;

/** What cancelling now would keep and give back, or why it can no longer be done; changes nothing (decision 43). */
export function previewCancellation(
  terms: CancelTerms,
  payment: Payment | undefined,
  capabilities: PaymentCapabilities,
  now: Date,
): CancelPreview {
  const eligible = canCancel(terms, now);
  return eligible.ok ? { ok: true, ...calculateSettlement(terms, payment, capabilities, now) } : eligible;
}

/** Finds the payment behind a reservation; undefined where nothing was paid. */
export const findReservationPayment = async (
  run: Runner,
  { payAmount, shopOrderNo }: Pick<CancelTerms, 'payAmount' | 'shopOrderNo'>,
): Promise<Payment | undefined> => (payAmount === 0 ? undefined : getPayment(run, shopOrderNo));

/** The same, locked until the transaction ends. */
export const lockReservationPayment = async (
  client: PoolClient,
  { payAmount, shopOrderNo }: Pick<CancelTerms, 'payAmount' | 'shopOrderNo'>,
): Promise<Payment | undefined> => (payAmount === 0 ? undefined : lockPayment(client, shopOrderNo));
