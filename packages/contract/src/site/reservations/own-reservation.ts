import type { ProdCode, ResvCode } from '@dining/domain/shared/codes';
import { z } from 'zod';
import { defineComponent } from '../../component';
import { defineEndpoint } from '../../endpoint';
import { code, codeOut, textFields } from '../../wire';
import { resvInfo } from './reservation';

/** What a member is told of a number that is none of his, whether it is somebody else's or nobody's (Spec §8). */
const notYours = z.literal('invalid_user');

/** One reservation of the member's (Spec §2.14). */
export const getOwnReservation = defineEndpoint({
  method: 'POST',
  path: '/api/mypage/resvDetail',
  auth: 'member',
  summary: 'A reservation of the member’s, whole; `invalid_user` for any other',
  body: z.object({ resvCode: code<ResvCode>() }),
  result: z.object({ result: z.union([resvInfo, notYours]) }),
  errors: [],
});

export const cancelForm = defineComponent(
  'CancelForm',
  'What cancelling a reservation now would mean (Spec §3 Cancel form); won',
  {
    resvCode: codeOut<ResvCode>(),
    prodCode: codeOut<ProdCode>(),
    resvDate: z.string().describe('`YYYY-MM-DD HH:mm` in Seoul'),
    resvCancelDate: z.string().describe('When this was asked: the date of the request, the same way'),
    resvSetleAmnt: z.number().int(),
    resvCancelFee: z.number().int().describe('What `/resv/cancel` takes as the fee that was shown (decision 43)'),
    resvRefundAmnt: z.number().int(),
    ...textFields('payCancelDesc'),
  },
);
export type CancelForm = z.infer<typeof cancelForm>;

/** Why nothing can be cancelled any more (Spec §8 Cancel errors). */
export const guestCancelErrors = ['ALREADY_CANCELLED', 'ALREADY_CONFIRMED', 'DATE_EXPIRED'] as const;

export const getCancelForm = defineEndpoint({
  method: 'POST',
  path: '/api/mypage/payPlcyDetail',
  auth: 'member',
  summary: 'Fee, refund and policy of cancelling a reservation of the member’s now; changes nothing',
  body: z.object({ resvCode: code<ResvCode>() }),
  result: z.union([
    z.object({ result: z.union([cancelForm, notYours]) }),
    z.object({ result: z.literal('fail'), errMsg: z.enum(guestCancelErrors) }),
  ]),
  errors: [],
});

export const ownReservationCalls = [getOwnReservation, getCancelForm] as const;
