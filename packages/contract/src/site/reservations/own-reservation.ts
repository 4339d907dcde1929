import type { ProdCode, ResvCode } from '@dining/domain/shared/codes';
import { z } from 'zod';
import { defineComponent } from '../../component';
import { defineEndpoint } from '../../endpoint';
import { defineCode, defineCodeOutput, defineTextFields } from '../../wire';
import { resvInfoSchema } from './reservation';

/** Response for a reservation code that is not the member's, whether it exists or not (Spec §8). */
const invalidUserSchema = z.literal('invalid_user');

/** Returns a reservation of the member (Spec §2.14). */
export const getOwnReservation = defineEndpoint({
  method: 'POST',
  path: '/api/mypage/resvDetail',
  auth: 'member',
  summary: 'Returns a complete reservation of the member; `invalid_user` for any other',
  body: z.object({ resvCode: defineCode<ResvCode>() }),
  result: z.object({ result: z.union([resvInfoSchema, invalidUserSchema]) }),
  errors: [],
});

/** Returns the reservation shown above the list of my page (decision 52). */
export const getNextVisit = defineEndpoint({
  method: 'POST',
  path: '/api/mypage/nextVisit',
  auth: 'member',
  summary: 'Returns the member’s next reservation that is neither cancelled nor over; null if there is none',
  body: z.object({}),
  result: z.object({ result: resvInfoSchema.nullable() }),
  errors: [],
});

export const cancelFormSchema = defineComponent(
  'CancelForm',
  'Fee and refund of cancelling a reservation now, in won (Spec §3 Cancel form)',
  {
    resvCode: defineCodeOutput<ResvCode>(),
    prodCode: defineCodeOutput<ProdCode>(),
    resvDate: z.string().describe('`YYYY-MM-DD HH:mm` in Seoul'),
    resvCancelDate: z.string().describe('Time of this request, `YYYY-MM-DD HH:mm` in Seoul'),
    resvSetleAmnt: z.number().int(),
    resvCancelFee: z.number().int().describe('Send it as `resvCancelFee` of `/resv/cancel` (decision 43)'),
    resvRefundAmnt: z.number().int(),
    ...defineTextFields('payCancelDesc'),
  },
);
export type CancelForm = z.infer<typeof cancelFormSchema>;

/** Errors of a guest's cancellation (Spec §8 Cancel errors). */
export const guestCancelErrors = ['ALREADY_CANCELLED', 'ALREADY_CONFIRMED', 'DATE_EXPIRED'] as const;

export const getCancelForm = defineEndpoint({
  method: 'POST',
  path: '/api/mypage/payPlcyDetail',
  auth: 'member',
  summary: 'Returns fee, refund and policy of cancelling a reservation of the member now',
  body: z.object({ resvCode: defineCode<ResvCode>() }),
  result: z.union([
    z.object({ result: z.union([cancelFormSchema, invalidUserSchema]) }),
    z.object({ result: z.literal('fail'), errMsg: z.enum(guestCancelErrors) }),
  ]),
  errors: [],
});

export const ownReservationEndpoints = [getOwnReservation, getNextVisit, getCancelForm] as const;
