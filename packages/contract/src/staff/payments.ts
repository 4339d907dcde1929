import type { ChargeVerdict } from '@dining/domain/payments/found-charge';
import type { PaymentState } from '@dining/domain/payments/states';
import type { ResvCode, ShopOrderNo } from '@dining/domain/shared/codes';
import { z } from 'zod';
import { code, line, won } from '../wire';
import { defineStaffCommand } from './command';

/** The provider's id of a charge. */
const chargeId = line(64).regex(/^[\w.-]+$/);

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
export const listStuckPayments = defineStaffCommand<{ readonly payments: readonly StuckPayment[] }>()(
  '/staff/payments/stuck',
  {},
);

/**
 * An operator's resolution of a payment that needs manual review: the guest was charged, was refunded, was not charged, or the payment is right
 * and only the alarm is closed.
 */
export const manualResolutions = ['reserved', 'refunded', 'not_charged', 'seen'] as const;
export type ManualResolution = (typeof manualResolutions)[number];

/** Resolves a payment that needs manual review: as `word` says, or without it by the provider's status. */
export const resolvePayment = defineStaffCommand<{
  /** null where our books know no such order, and the alarm about a charge of it alone is settled. */
  readonly from: PaymentState | null;
  readonly to: PaymentState | null;
  readonly resvCode: ResvCode | null;
}>()('/staff/payments/settle', {
  shopOrderNo: code<ShopOrderNo>(),
  word: z.enum(manualResolutions).optional(),
  /** The provider's id of the charge, which `reserved` needs: without it nothing could be refunded later. */
  chargeId: chargeId.optional(),
  reason: line(300).trim().min(1),
});

/**
 * A charge as a list from the provider's books names it; won.
 * @internal for the commands, which do not ship
 */
export const listedCharge = z
  .strictObject({
    shopOrderNo: code<ShopOrderNo>(),
    chargeId,
    charged: won.min(1),
    left: won,
    method: z.enum(['card', 'account']),
  })
  .refine(({ charged, left }) => left <= charged, { message: 'more is left than was charged', path: ['left'] });

/** A charge of the provider's books, held against ours; won. */
export interface ComparedCharge {
  readonly shopOrderNo: ShopOrderNo;
  readonly chargeId: string;
  readonly left: number;
  /** `failed`: it could not be compared, or what was to be done not be finished. */
  readonly verdict: ChargeVerdict | 'failed';
  /** Where its payment stands afterwards; null where there is none. */
  readonly state: PaymentState | null;
}

/** Holds charges of the provider's books against ours, and where that is said settles what differs. */
export const compareCharges = defineStaffCommand<{ readonly charges: readonly ComparedCharge[] }>()('/staff/payments/charges', {
  charges: z.array(listedCharge).max(100),
  settle: z.boolean(),
  reason: line(300).trim().min(1),
});
