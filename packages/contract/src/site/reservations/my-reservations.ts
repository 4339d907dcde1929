import type { DinCode, HtlCode, ProdCode, ResvCode } from '@dining/domain/shared/codes';
import { z } from 'zod';
import { orBlank } from '../../blank';
import { defineComponent } from '../../component';
import { defineEndpoint } from '../../endpoint';
import { code, codeOut, languageRead, line, pageQuery, paginationInfo, textFields, typedResvCode, won, yn } from '../../wire';
import { codeSent } from '../members/one-time-codes';
import { prodResvType } from '../products';
import { guestCancelErrors } from './own-reservation';

export const reservationRow = defineComponent('ReservationRow', 'A reservation as my page lists it (Spec §3)', {
  resvCode: codeOut<ResvCode>(),
  resvType: prodResvType,
  resvStatus: z.enum(['reserved', 'confirm', 'cancel']),
  resvCancelBy: z.enum(['guest', 'venue', '']).describe("Who cancelled it; '' for one that stands"),
  resvDate: z.string().describe('`YYYY-MM-DD HH:mm` in Seoul'),
  paymentDate: z.string().describe("The same, '' where nothing was paid"),
  resvAdultCnt: z.number().int(),
  resvKidCnt: z.number().int(),
  prodPickupNum: z.number().int(),
  resvSetleAmnt: z.number().int(),
  prodDepositYn: yn,
  resvReviewYn: yn.describe(
    'Y: the visit has passed, its guest is not marked as one who did not come, and a review may be written (decision 5)',
  ),
  reviewCode: z.string().describe("The review it already has, '' for none"),
  resvCancelYn: yn.describe('Y: it may still be cancelled by its guest (Spec §4)'),
  resvProdUrl: z.string().describe("The product's picture"),
  htlCode: codeOut<HtlCode>(),
  ...textFields('htlName'),
  dinCode: codeOut<DinCode>(),
  ...textFields('dinName'),
  prodCode: codeOut<ProdCode>(),
  ...textFields('prodName'),
});
export type ReservationRowWire = z.infer<typeof reservationRow>;

/** How my page asks for a list (Spec §3 Pagination search form). */
export const mypageQuery = {
  showTab: orBlank(z.enum(['resv', 'qna'])).describe("The page's own state, sent along and not used"),
  ...pageQuery,
  orderBy: orBlank(z.enum(['new', 'old'])),
};

export const listReservations = defineEndpoint({
  method: 'POST',
  path: '/api/resv/list',
  auth: 'member',
  summary: 'The member’s own reservations, newest first unless asked otherwise',
  body: z.object(mypageQuery),
  result: z.object({ resvList: z.array(reservationRow), paginationInfo }),
  errors: [],
});

/** The same, under the name that my page asks by. */
export const listMypageReservations = defineEndpoint({
  method: 'POST',
  path: '/api/mypage/resvList',
  auth: 'member',
  summary: 'The same list as my page shows it',
  body: z.object(mypageQuery),
  result: z.object({ result: z.array(reservationRow), paginationInfo }),
  errors: [],
});

/** The guest's look-up (decision 3). One answer for a wrong number and a wrong phone, so that neither can be tried out. */
export const lookUpReservation = defineEndpoint({
  method: 'POST',
  path: '/api/resv/lookup',
  auth: 'public',
  summary: 'Opens a reservation by its number and the booker’s phone, after too many wrong tries by a code as well',
  body: z.object({
    resvCode: typedResvCode,
    phone: line(40).min(1),
    code: line(40).min(1).optional().describe('What `/resv/askLookupCode` has sent, in this session'),
  }),
  result: z.object({
    result: z.literal('success'),
    resvCode: codeOut<ResvCode>(),
    key: z.string().describe('What `/resv/view` and `/resv/cancel` take as `key`'),
    resvLink: z.string().describe('The secret link as a path of the site'),
  }),
  errors: ['not_found', 'lookup_code_needed', 'code_wrong', 'code_expired', 'too_many_requests'],
});

/** One answer, whether number and phone name a reservation or not: the code goes to its booker, and to nobody else. */
export const sendLookupCode = defineEndpoint({
  method: 'POST',
  path: '/api/resv/askLookupCode',
  auth: 'public',
  summary: 'Sends a code to the booker of a reservation: in Korea to the phone, for other countries to the mailbox',
  body: z.object({ resvCode: typedResvCode, phone: line(40).min(1), ...languageRead }),
  result: codeSent,
  errors: ['phone_invalid', 'code_not_sent', 'too_many_requests'],
});

/** Why a reservation was not cancelled (Spec §8 Cancel errors); `invalid_user` for somebody else's. */
export const cancelErrors = [...guestCancelErrors, 'invalid_user'] as const;

export const cancelReservation = defineEndpoint({
  method: 'POST',
  path: '/api/resv/cancel',
  auth: 'public',
  summary: 'Cancels a reservation of the caller; what was paid less the fee goes back (decision 27)',
  body: z.object({
    resvCode: code<ResvCode>(),
    key: orBlank(line(60)),
    /** The fee that the guest was shown, in won: another one by now is refused with the right one (decision 43). */
    resvCancelFee: won.optional(),
  }),
  result: z.discriminatedUnion('result', [
    z.object({ result: z.literal('success'), resvCancelFee: z.number().int(), resvRefundAmnt: z.number().int() }),
    z.object({ result: z.literal('fail'), errMsg: z.enum(cancelErrors) }),
  ]),
  errors: ['not_found', 'fee_changed', 'too_many_requests'],
});

export const myReservationCalls = [
  listReservations,
  listMypageReservations,
  lookUpReservation,
  sendLookupCode,
  cancelReservation,
] as const;
