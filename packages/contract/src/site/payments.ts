import { cleanLine } from '@dining/domain/shared/clean-line';
import type { ResvCode, ShopOrderNo } from '@dining/domain/shared/codes';
import { z } from 'zod';
import { defineComponent } from '../component';
import { defineEndpoint } from '../endpoint';
import { defineCode, defineCodeOutput, defineLine } from '../wire';
import { holdEndFields, orderErrors, reservationRequestSchema } from './orders/order';

/** Spec §7 Reservation and payment. If `resCd` is 0000, the popup opens `authPageUrl`. */
export const prepay = defineEndpoint({
  method: 'POST',
  path: '/api/ordersheet/prepay',
  auth: 'public',
  summary: 'Checks and prices the reservation, holds its seats and opens a payment at the provider',
  body: reservationRequestSchema,
  result: z.object({
    response: z.object({
      resCd: z
        .string()
        .describe("`0000`, or the provider's error code, which sends the browser to /error (decision 30a)"),
      resMsg: z.string(),
      authPageUrl: z.string(),
      shopOrderNo: defineCodeOutput<ShopOrderNo>(),
      ...holdEndFields,
    }),
  }),
  errors: [...orderErrors, 'superseded'],
});

export const paymentOutcomeSchema = defineComponent(
  'PaymentOutcome',
  'State of a payment. Only `success` has a reservation',
  {
    result: z.enum(['success', 'pending', 'fail']),
    resvCode: defineCodeOutput<ResvCode>().optional(),
    errCd: z
      .enum(['declined', 'cancelled', 'expired', 'superseded', 'sold_out', 'refunded', 'unknown_order'])
      .optional()
      .describe('Reason of the failure'),
  },
);
export type PaymentOutcome = z.infer<typeof paymentOutcomeSchema>;

/**
 * The page reports the result with which the payment window returned. It only triggers the approval: the server asks
 * the provider for the outcome (decision 26).
 */
export const reportPaymentReturn = defineEndpoint({
  method: 'POST',
  path: '/api/easypay/return',
  auth: 'public',
  session: 'none',
  summary: 'Handles the result that the provider’s window returned with',
  body: z.object({
    resCd: defineLine(20),
    resMsg: z
      .string()
      .transform((text) => cleanLine(text.slice(0, 1000)))
      .default(''),
    shopOrderNo: defineCode<ShopOrderNo>(),
    authorizationId: defineLine(100).default(''),
  }),
  result: paymentOutcomeSchema,
  errors: [],
});

/**
 * Polled by pages until the outcome is final, because a closed popup does not mean a cancelled payment (decision 25).
 * Books nothing itself.
 */
export const getPaymentOutcome = defineEndpoint({
  method: 'POST',
  path: '/api/payment/insert',
  auth: 'public',
  session: 'none',
  summary: 'Returns the state of a payment',
  body: z.object({ shopOrderNo: defineCode<ShopOrderNo>() }),
  result: paymentOutcomeSchema,
  errors: [],
});

export const paymentEndpoints = [prepay, getPaymentOutcome, reportPaymentReturn] as const;
