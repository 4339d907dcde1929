import type { PaymentState } from '@dining/domain/payments/states';
import type { ResvCode, ShopOrderNo } from '@dining/domain/shared/codes';
import { z } from 'zod';
import { code, line } from '../wire';
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

/**
 * What a person says of a payment that nobody could settle: that the guest was charged, that his money has gone back, that he was not
 * charged, or that all is well and only the alarm is to go.
 */
export const settlingWords = ['reserved', 'refunded', 'not_charged', 'seen'] as const;
export type SettlingWord = (typeof settlingWords)[number];

/** Settles a payment that waits for a person: by the provider's status check, or by the operator's word where one is given. */
export const settlePayment = staffCommand<{
  readonly from: PaymentState;
  readonly to: PaymentState;
  readonly resvCode: ResvCode | null;
}>()('/staff/payments/settle', {
  shopOrderNo: code<ShopOrderNo>(),
  word: z.enum(settlingWords).optional(),
  /** The provider's number of the charge, which `reserved` needs: without it nothing could be given back later. */
  pgCno: line(20)
    .regex(/^[A-Z0-9]+$/)
    .optional(),
  reason: line(300).trim().min(1),
});
