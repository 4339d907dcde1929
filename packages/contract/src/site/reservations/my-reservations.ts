import type { DinCode, HtlCode, ProdCode, ResvCode } from '@dining/domain/shared/codes';
import { z } from 'zod';
import { allowBlank } from '../../blank';
import { defineComponent } from '../../component';
import { defineEndpoint } from '../../endpoint';
import {
  defineCode,
  defineCodeOutput,
  defineLine,
  defineTextFields,
  languageFields,
  pageQueryFields,
  paginationInfoSchema,
  typedResvCodeSchema,
  wonSchema,
  ynSchema,
} from '../../wire';
import { codeSentSchema } from '../members/one-time-codes';
import { prodResvTypeSchema } from '../products';
import { guestCancelErrors } from './own-reservation';

export const reservationRowSchema = defineComponent('ReservationRow', 'A reservation in a list (Spec §3)', {
  resvCode: defineCodeOutput<ResvCode>(),
  resvType: prodResvTypeSchema,
  resvStatus: z.enum(['reserved', 'confirm', 'cancel']),
  resvCancelBy: z.enum(['guest', 'venue', '']).describe("Who cancelled it; '' if not cancelled"),
  resvDate: z.string().describe('`YYYY-MM-DD HH:mm` in Seoul'),
  paymentDate: z.string().describe("As `resvDate`, '' if nothing was paid"),
  resvAdultCnt: z.number().int(),
  resvKidCnt: z.number().int(),
  prodPickupNum: z.number().int(),
  resvSetleAmnt: z.number().int(),
  prodDepositYn: ynSchema,
  resvReviewYn: ynSchema.describe('Y: the visit is past and not a no-show, and a review can be written (decision 5)'),
  reviewCode: z.string().describe("Code of its review, '' for none"),
  resvCancelYn: ynSchema.describe('Y: its guest can still cancel it (Spec §4)'),
  resvProdUrl: z.string().describe('Picture of the product'),
  htlCode: defineCodeOutput<HtlCode>(),
  ...defineTextFields('htlName'),
  dinCode: defineCodeOutput<DinCode>(),
  ...defineTextFields('dinName'),
  prodCode: defineCodeOutput<ProdCode>(),
  ...defineTextFields('prodName'),
});
export type ReservationRowWire = z.infer<typeof reservationRowSchema>;

/** Query of the lists of my page (Spec §3 Pagination search form). */
export const mypageQueryFields = {
  showTab: allowBlank(z.enum(['resv', 'qna'])).describe('State of the page, ignored'),
  ...pageQueryFields,
  orderBy: allowBlank(z.enum(['new', 'old'])),
};

export const listReservations = defineEndpoint({
  method: 'POST',
  path: '/api/resv/list',
  auth: 'member',
  summary: 'Lists the member’s reservations, newest first by default',
  body: z.object(mypageQueryFields),
  result: z.object({ resvList: z.array(reservationRowSchema), paginationInfo: paginationInfoSchema }),
  errors: [],
});

/** Same as `listReservations`, but under the path of my page and with the list as `result`. */
export const listMypageReservations = defineEndpoint({
  method: 'POST',
  path: '/api/mypage/resvList',
  auth: 'member',
  summary: 'Lists the member’s reservations, as `/resv/list`',
  body: z.object(mypageQueryFields),
  result: z.object({ result: z.array(reservationRowSchema), paginationInfo: paginationInfoSchema }),
  errors: [],
});

/**
 * Looks up a reservation without sign-in (decision 3). A wrong number and a wrong phone have the same response, so that
 * neither can be guessed.
 */
export const lookUpReservation = defineEndpoint({
  method: 'POST',
  path: '/api/resv/lookup',
  auth: 'public',
  summary: 'Opens a reservation by its number and the booker’s phone; after too many failed attempts only with a code',
  body: z.object({
    resvCode: typedResvCodeSchema,
    phone: defineLine(40).min(1),
    code: defineLine(40).min(1).optional().describe('Code sent by `/resv/askLookupCode` in this session'),
  }),
  result: z.object({
    result: z.literal('success'),
    resvCode: defineCodeOutput<ResvCode>(),
    key: z.string().describe('Use as `key` of `/resv/view` and `/resv/cancel`'),
    resvLink: z.string().describe('Path of the secret link'),
  }),
  errors: ['not_found', 'lookup_code_needed', 'code_wrong', 'code_expired', 'too_many_requests'],
});

/** The response does not reveal whether number and phone match; the code is sent only to the booker. */
export const sendLookupCode = defineEndpoint({
  method: 'POST',
  path: '/api/resv/askLookupCode',
  auth: 'public',
  summary: 'Sends a code to the booker of a reservation: by SMS in Korea, by mail for other countries',
  body: z.object({ resvCode: typedResvCodeSchema, phone: defineLine(40).min(1), ...languageFields }),
  result: codeSentSchema,
  errors: ['phone_invalid', 'code_not_sent', 'too_many_requests'],
});

/** Errors of cancelling (Spec §8 Cancel errors); `invalid_user` for another visitor's reservation. */
export const cancelErrors = [...guestCancelErrors, 'invalid_user'] as const;

export const cancelReservation = defineEndpoint({
  method: 'POST',
  path: '/api/resv/cancel',
  auth: 'public',
  summary: 'Cancels a reservation of the caller and refunds the paid amount less the fee (decision 27)',
  body: z.object({
    resvCode: defineCode<ResvCode>(),
    key: allowBlank(defineLine(60)),
    /**
     * The fee in won that the guest saw. If the current fee differs, the request is rejected with the correct one
     * (decision 43).
     */
    resvCancelFee: wonSchema.optional(),
  }),
  result: z.discriminatedUnion('result', [
    z.object({ result: z.literal('success'), resvCancelFee: z.number().int(), resvRefundAmnt: z.number().int() }),
    z.object({ result: z.literal('fail'), errMsg: z.enum(cancelErrors) }),
  ]),
  errors: ['not_found', 'fee_changed', 'too_many_requests'],
});

export const myReservationEndpoints = [
  listReservations,
  listMypageReservations,
  lookUpReservation,
  sendLookupCode,
  cancelReservation,
] as const;
