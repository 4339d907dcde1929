import type { DinCode, DinRoomCode, HtlCode, ProdCode, ResvCode, ShopOrderNo } from '@dining/domain/shared/codes';
import { z } from 'zod';
import { orBlank } from '../../blank';
import { defineComponent } from '../../component';
import { defineEndpoint } from '../../endpoint';
import { problemCode } from '../../problem';
import { code, codeOut, textFields, yn } from '../../wire';
import { prodResvType } from '../products';
import { reservedMenu } from '../reservations/reservation';
import { holdEnd, orderErrors, orderShape, remainUnit, reservationRequest } from './order';

const sheetId = z.string().regex(/^[A-Za-z0-9_-]{1,60}$/);
const amount = z.number().int();

/** Availability of an order, and its first error. */
export const stockShape = {
  stockYn: yn.describe('Y: still available, even if the order itself is incomplete'),
  remainCnt: z.number().int().nullable().describe('What is left, in `remainUnit`; null without a limit'),
  remainUnit,
  errCd: z.union([problemCode, z.literal('')]).describe("First error of the order, '' if it can be ordered as it is"),
  errDetail: z
    .record(z.string(), z.union([z.string(), z.number()]))
    .describe("Details of `errCd`: what is left, missing covers in total and for adults, the venue's phone"),
};

export const sheetLine = defineComponent('SheetLine', 'A line of an order sheet at the current price', {
  ordersheetRtplOptId: z.string(),
  ...reservedMenu.shape,
});

export const orderSheet = defineComponent(
  'OrderSheet',
  'A stored reservation in progress with its quote in won (decision 24)',
  {
    ordersheetId: z.string(),
    ordersheetRtplId: z.string().describe("Id of the sheet's only reservation"),
    ordersheetStat: z.enum(['open', 'booked', 'closed']),
    ordersheetEndDate: z.string().describe('ISO instant of its expiry'),
    htlCode: codeOut<HtlCode>(),
    dinCode: codeOut<DinCode>(),
    ...textFields('dinName'),
    prodCode: codeOut<ProdCode>(),
    ...textFields('prodName'),
    bannerImg: z.string(),
    resvType: prodResvType,
    dinRoomCode: z.union([codeOut<DinRoomCode>(), z.literal('')]),
    resvDate: z.string().describe('`YYYY-MM-DD HH:mm`'),
    resvAdultCnt: z.number().int(),
    resvKidCnt: z.number().int(),
    prodPickupNum: z.number().int(),
    prodDepositYn: yn,
    resvProdAddList: z.array(sheetLine),
    resvOrderAmnt: amount,
    resvDistAmnt: amount,
    resvMemberDistAmnt: amount,
    prodMemberDistRate: z.number().int().describe('Member discount in percent'),
    resvSetleAmnt: amount,
    ...stockShape,
  },
);
export type OrderSheetWire = z.infer<typeof orderSheet>;

/** Errors of an order sheet's content. */
const contentErrors = [
  'unknown_product',
  'unknown_menu',
  'members_only',
  'party_required',
  'party_too_large',
  'past',
  'not_on_sale',
  'no_such_time',
  'no_deposit_band',
  'pickup_too_soon',
  'pickup_day_closed',
  'person_limit_exceeded',
  'day_sale_exceeded',
  'sold_out',
] as const;
/** Errors of the sheet itself: another visitor's, unknown, or already booked or expired. */
const sheetErrors = ['not_found', 'forbidden', 'order_closed'] as const;

export const addOrderSheet = defineEndpoint({
  method: 'POST',
  path: '/api/ordersheet/add',
  auth: 'public',
  summary: 'Creates an order sheet, or overwrites the one with the given id or the same product and visit',
  body: z.object({ ...orderShape, ordersheetId: orBlank(sheetId) }),
  result: z.object({ ordersheetId: z.string(), memberCartCount: z.number().int(), result: orderSheet }),
  errors: [...contentErrors, ...sheetErrors, 'too_many_requests'],
});

export const getOrderSheet = defineEndpoint({
  method: 'GET',
  path: '/api/ordersheet/:ordersheetId',
  auth: 'public',
  summary: 'Returns an order sheet of the caller with the server’s quote and its availability',
  params: z.object({ ordersheetId: sheetId }),
  result: z.object({ result: orderSheet }),
  errors: ['not_found', 'forbidden'],
});

export const addSheetOption = defineEndpoint({
  method: 'POST',
  path: '/api/ordersheet/addRtplOpt',
  auth: 'public',
  summary: 'Adds a menu to an order sheet, or changes its count',
  body: z.object({
    ordersheetId: sheetId,
    ordersheetRtplId: orBlank(sheetId),
    menuIndex: z.number().int().min(0).max(2_147_483_647),
    prodAddNum: z.number().int().min(1).max(999),
  }),
  result: z.object({ ordersheetRtplOptId: z.string(), result: orderSheet }),
  errors: [...contentErrors, ...sheetErrors],
});

export const deleteSheetOption = defineEndpoint({
  method: 'POST',
  path: '/api/ordersheet/deleteRtplOpt',
  auth: 'public',
  summary: 'Removes a menu from an order sheet',
  body: z.object({ ordersheetId: sheetId, ordersheetRtplId: sheetId, ordersheetRtplOptId: sheetId }),
  result: z.object({ result: orderSheet }),
  errors: sheetErrors,
});

export const getSheetStock = defineEndpoint({
  method: 'POST',
  path: '/api/ordersheet/stock',
  auth: 'public',
  summary: 'Returns whether an order sheet is still available, and what is left',
  body: z.object({ ordersheetId: sheetId }),
  result: z.object({ ordersheetId: z.string(), ...stockShape, dinRoomCodeList: z.array(codeOut<DinRoomCode>()) }),
  errors: sheetErrors,
});

/** Books with payment at the venue, if the server's quote has nothing due now (decision 23). */
export const postpay = defineEndpoint({
  method: 'POST',
  path: '/api/ordersheet/postpay',
  auth: 'public',
  summary: 'Books a reservation that is paid at the venue; rejected if a payment is due now',
  body: reservationRequest,
  result: z.object({ result: z.literal('success'), resvCode: codeOut<ResvCode>() }),
  errors: orderErrors,
});

export const renewHold = defineEndpoint({
  method: 'POST',
  path: '/api/ordersheet/renewHold',
  auth: 'public',
  summary: 'Extends the hold of a payment in progress, once per hold',
  body: z.object({ shopOrderNo: code<ShopOrderNo>() }),
  result: z.object(holdEnd),
  errors: ['not_found', 'forbidden', 'hold_expired', 'hold_renewed', 'visit_too_near', 'order_closed'],
});

export const orderSheetCalls = [
  addOrderSheet,
  addSheetOption,
  deleteSheetOption,
  getSheetStock,
  postpay,
  renewHold,
  getOrderSheet,
] as const;
