import type { ChargeVerdict } from '@dining/domain/payments/found-charge';
import type { PaymentState } from '@dining/domain/payments/states';
import type { ResvCode, ShopOrderNo } from '@dining/domain/shared/codes';
import { z } from 'zod';
import { defineCode, defineLine, wonSchema } from '../wire';
import { defineStaffCommand } from './command';

/** The provider's id of a charge. */
const chargeIdSchema = defineLine(64).regex(/^[\w.-]+$/);

/** A payment without a final state, or in manual review. */
export interface StuckPayment {
  readonly shopOrderNo: ShopOrderNo;
  readonly state: PaymentState;
  /** Start of its state: an instant, ISO. */
  readonly since: string;
  /** Amount to be paid, in won. */
  readonly amount: number;
  readonly resvCode: ResvCode | null;
  /** Refund that is not complete, in won, with its state. */
  readonly refund: {
    readonly amount: number;
    readonly state: 'asked' | 'refused' | 'manual';
    readonly reason: string;
  } | null;
  /** Text of its open alarm; null if there is none. */
  readonly alarm: string | null;
}

/**
 * Lists payments that are temporary for more than a minute, in manual review, or with an incomplete refund; oldest
 * first.
 */
export const listStuckPayments = defineStaffCommand<{ readonly payments: readonly StuckPayment[] }>()(
  '/staff/payments/stuck',
  {},
);

/**
 * An operator's resolution of a payment in manual review: the guest was charged, was refunded, was not charged, or the
 * payment is right and only its alarm is closed.
 */
export const manualResolutions = ['reserved', 'refunded', 'not_charged', 'seen'] as const;
export type ManualResolution = (typeof manualResolutions)[number];

/** Resolves a payment in manual review: as `word` says, otherwise by the provider's status. */
export const resolvePayment = defineStaffCommand<{
  /** Null if the order is unknown, and only the alarm about its charge is closed. */
  readonly from: PaymentState | null;
  readonly to: PaymentState | null;
  readonly resvCode: ResvCode | null;
}>()('/staff/payments/settle', {
  shopOrderNo: defineCode<ShopOrderNo>(),
  word: z.enum(manualResolutions).optional(),
  /** The provider's id of the charge; required for `reserved`, because a refund needs it. */
  chargeId: chargeIdSchema.optional(),
  reason: defineLine(300).trim().min(1),
});

/**
 * A charge in a list of the provider; won.
 * @internal for the commands, which do not ship
 */
export const listedChargeSchema = z
  .strictObject({
    shopOrderNo: defineCode<ShopOrderNo>(),
    chargeId: chargeIdSchema,
    charged: wonSchema.min(1),
    left: wonSchema,
    method: z.enum(['card', 'account']),
  })
  .refine(({ charged, left }) => left <= charged, { message: 'more is left than was charged', path: ['left'] });

/** A charge of the provider, compared with our records; won. */
export interface ComparedCharge {
  readonly shopOrderNo: ShopOrderNo;
  readonly chargeId: string;
  readonly left: number;
  /** `failed`: it could not be compared or resolved. */
  readonly verdict: ChargeVerdict | 'failed';
  /** State of its payment afterwards; null if there is none. */
  readonly state: PaymentState | null;
}

/** Compares charges of the provider with our records; with `settle` it resolves differences. */
export const compareCharges = defineStaffCommand<{ readonly charges: readonly ComparedCharge[] }>()(
  '/staff/payments/charges',
  {
    charges: z.array(listedChargeSchema).max(100),
    settle: z.boolean(),
    reason: defineLine(300).trim().min(1),
  },
);
