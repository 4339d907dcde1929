import type { PaymentState } from './states';

/** A charge that the provider says was cancelled outside this product, and what its status tells of it; amounts in won. */
export interface DeskCancel {
  readonly state: PaymentState;
  readonly charged: number;
  /** As its status check says, which alone is believed. */
  readonly status: 'charged' | 'part_cancelled' | 'cancelled';
  /** What the notification says was given back; the status of a charge does not tell. Null where it says nothing. */
  readonly told: number | null;
}

export type DeskVerdict =
  | { readonly verdict: 'nothing' }
  /** The payment follows: so much has gone back, and so much is still charged. */
  | { readonly verdict: 'follow'; readonly to: 'refunded' | 'partly_refunded'; readonly amount: number; readonly remain: number }
  /** Somebody has to compare the books. */
  | { readonly verdict: 'person' };

/**
 * What a notification of the provider's comes to once the status of its charge is known. One about a payment that is on its way, or
 * whose money we have given back ourselves, tells nothing new: whoever drives that on asks the provider anyway.
 */
export function judgeDeskCancel({ state, charged, status, told }: DeskCancel): DeskVerdict {
  if (status === 'charged' || (state !== 'reserved' && state !== 'partly_refunded')) return { verdict: 'nothing' };
  if (state === 'partly_refunded') return { verdict: status === 'cancelled' ? 'person' : 'nothing' };
  if (status === 'cancelled') return { verdict: 'follow', to: 'refunded', amount: charged, remain: 0 };
  if (told === null || told <= 0 || told >= charged) return { verdict: 'person' };
  return { verdict: 'follow', to: 'partly_refunded', amount: told, remain: charged - told };
}
