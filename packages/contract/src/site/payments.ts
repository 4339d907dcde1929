import { cleanLine } from '@dining/domain/shared/clean-line';
import type { ResvCode, ShopOrderNo } from '@dining/domain/shared/codes';
import { z } from 'zod';
import { defineComponent } from '../component';
import { defineEndpoint } from '../endpoint';
import { code, codeOut, line } from '../wire';
import { holdEnd, orderErrors, reservationRequest } from './orders/order';

/** Holds what is ordered and registers its payment (Spec §7 Reservation and payment). On resCd 0000 the popup goes to authPageUrl. */
export const prepay = defineEndpoint({
  method: 'POST',
  path: '/api/ordersheet/prepay',
  auth: 'public',
  summary: 'Checks and prices the reservation again, holds it, and opens the payment at the provider',
  body: reservationRequest,
  result: z.object({
    response: z.object({
      resCd: z.string().describe("`0000`, or the provider's refusal, which sends the browser to /error (decision 30a)"),
      resMsg: z.string(),
      authPageUrl: z.string(),
      shopOrderNo: codeOut<ShopOrderNo>(),
      ...holdEnd,
    }),
  }),
  errors: [...orderErrors, 'superseded'],
});

export const paymentOutcome = defineComponent('PaymentOutcome', 'Where a payment stands. Only `success` carries a reservation', {
  result: z.enum(['success', 'pending', 'fail']),
  resvCode: codeOut<ResvCode>().optional(),
  errCd: z
    .enum(['declined', 'cancelled', 'expired', 'superseded', 'sold_out', 'refunded', 'unknown_order'])
    .optional()
    .describe("Why it failed, for the page's words"),
});
export type PaymentOutcome = z.infer<typeof paymentOutcome>;

/** The popup's return. A trigger, never a proof: the server approves with the provider itself (decision 26), for the order that is named. */
export const reportPaymentReturn = defineEndpoint({
  method: 'POST',
  path: '/api/easypay/return',
  auth: 'public',
  session: 'none',
  summary: 'The result the provider’s window came back with',
  body: z.object({
    resCd: line(20),
    resMsg: z
      .string()
      .transform((text) => cleanLine(text.slice(0, 1000)))
      .default(''),
    shopOrderNo: code<ShopOrderNo>(),
    authorizationId: line(100).default(''),
  }),
  result: paymentOutcome,
  errors: [],
});

/** What the parent page asks when the popup closes without a word; asking twice books once (decision 25). */
export const getPaymentOutcome = defineEndpoint({
  method: 'POST',
  path: '/api/payment/insert',
  auth: 'public',
  session: 'none',
  summary: 'Where a payment stands',
  body: z.object({ shopOrderNo: code<ShopOrderNo>() }),
  result: paymentOutcome,
  errors: [],
});

export const paymentCalls = [prepay, getPaymentOutcome, reportPaymentReturn] as const;
