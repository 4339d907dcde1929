import type { PaymentState } from '@dining/domain/payments/states';
import type { ResvCode, ShopOrderNo } from '@dining/domain/shared/codes';
import { staffCommand } from './command';

/** A payment that does not come to rest, or waits for a person. */
export interface StuckPayment {
  readonly shopOrderNo: ShopOrderNo;
  readonly state: PaymentState;
  /** Since when it stands there: an instant, ISO. */
  readonly since: string;
  /** Won that were to be paid. */
  readonly amount: number;
  readonly resvCode: ResvCode | null;
  /** Money that is to go back and has not, in won, and how that stands. */
  readonly refund: { readonly amount: number; readonly state: 'asked' | 'refused' | 'manual'; readonly reason: string } | null;
  /** What the open alarm about it says; null where there is none. */
  readonly alarm: string | null;
}

/** Payments that are passing for more than a minute, wait for a person, or whose refund is not done; the longest stuck first. */
export const listStuckPayments = staffCommand<{ readonly payments: readonly StuckPayment[] }>()('/staff/payments/stuck', {});
