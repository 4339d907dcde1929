import type { ResvCode, ShopOrderNo } from '@dining/domain/shared/codes';
import { z } from 'zod';
import { endpoint } from './endpoint';
import { orderErrors, reservationRequest } from './orders';
import { code, codeOut, line } from './wire';

/** Holds what is ordered and registers its payment (Spec §7 prepay). On resCd 0000 the popup goes to authPageUrl. */
export const prepay = endpoint({
  method: 'POST',
  path: '/api/ordersheet/prepay',
  auth: 'public',
  summary: 'Checks and prices the reservation again, holds it, and opens the payment at the provider',
  body: reservationRequest,
  result: z.object({
    response: z.object({
      /** `0000`, or the provider's refusal, which sends the browser to /error (decision 30a). */
      resCd: z.string(),
      resMsg: z.string(),
      authPageUrl: z.string(),
      shopOrderNo: codeOut<ShopOrderNo>(),
      /** When the guest's countdown ends; ISO instant. The server's own hold lives a little longer. */
      holdUntil: z.string(),
    }),
  }),
  errors: orderErrors,
});

/** Where a payment stands. Only `success` carries a reservation. */
export const paymentOutcome = z.object({
  result: z.enum(['success', 'pending', 'fail']),
  resvCode: codeOut<ResvCode>().optional(),
  /** Why it failed, for the page's words. */
  errCd: z.enum(['declined', 'cancelled', 'expired', 'sold_out', 'refunded', 'unknown_order']).optional(),
});
export type PaymentOutcome = z.infer<typeof paymentOutcome>;

/** The popup's return. A trigger, never a proof: the server approves with the provider itself (decision 26). */
export const easypayReturn = endpoint({
  method: 'POST',
  path: '/api/easypay/return',
  auth: 'public',
  summary: 'The result the provider’s window came back with',
  body: z.object({
    resCd: line(20),
    resMsg: line(1000).default(''),
    shopOrderNo: code<ShopOrderNo>(),
    authorizationId: line(100).default(''),
  }),
  result: paymentOutcome,
  errors: [],
});

/** What the parent page asks when the popup closes without a word; asking twice books once (decision 25). */
export const paymentInsert = endpoint({
  method: 'POST',
  path: '/api/payment/insert',
  auth: 'public',
  summary: 'Where a payment stands',
  body: z.object({ shopOrderNo: code<ShopOrderNo>() }),
  result: paymentOutcome,
  errors: [],
});

export const paymentCalls = [prepay, paymentInsert, easypayReturn] as const;
