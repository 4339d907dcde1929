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

/** Whether something can still be had, and what stands in the way of ordering it as it is. */
export const stockShape = {
  stockYn: yn.describe('Y: it can still be had, whatever is missing in the order itself'),
  remainCnt: z.number().int().nullable().describe('How many can still be had, in `remainUnit`; null where nothing limits it'),
  remainUnit,
  errCd: z
    .union([problemCode, z.literal('')])
    .describe("The name of the first thing in the way, '' where it can be ordered as it is"),
  errDetail: z
    .record(z.string(), z.union([z.string(), z.number()]))
    .describe("The facts of `errCd`: what is left, covers that are missing and those of them for adults, the venue's phone"),
};

export const sheetLine = defineComponent('SheetLine', "A line of an order sheet at today's price", {
  ordersheetRtplOptId: z.string(),
  ...reservedMenu.shape,
});

export const orderSheet = defineComponent(
  'OrderSheet',
  'A reservation in progress as the server keeps it, with its quote in won (decision 24)',
  {
    ordersheetId: z.string(),
    ordersheetRtplId: z.string().describe('The one reservation of the sheet'),
    ordersheetStat: z.enum(['open', 'booked', 'closed']),
    ordersheetEndDate: z.string().describe('ISO instant after which it is closed'),
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
    prodMemberDistRate: z.number().int().describe('Percent of the member discount'),
    resvSetleAmnt: amount,
    ...stockShape,
  },
);
export type OrderSheetWire = z.infer<typeof orderSheet>;

/** What can be wrong with what a sheet holds. */
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
/** Somebody else's sheet, one that never was, one that is a reservation already or has run out. */
const sheetErrors = ['not_found', 'forbidden', 'order_closed'] as const;

export const addOrderSheet = defineEndpoint({
  method: 'POST',
  path: '/api/ordersheet/add',
  auth: 'public',
  summary: 'Keeps an order sheet; the same product and visit, or the sheet named, is written over',
  body: z.object({ ...orderShape, ordersheetId: orBlank(sheetId) }),
  result: z.object({ ordersheetId: z.string(), memberCartCount: z.number().int(), result: orderSheet }),
  errors: [...contentErrors, ...sheetErrors, 'too_many_requests'],
});

export const getOrderSheet = defineEndpoint({
  method: 'GET',
  path: '/api/ordersheet/:ordersheetId',
  auth: 'public',
  summary: 'An order sheet of the caller with the server’s quote, and whether it can still be had',
  params: z.object({ ordersheetId: sheetId }),
  result: z.object({ result: orderSheet }),
  errors: ['not_found', 'forbidden'],
});

export const addSheetOption = defineEndpoint({
  method: 'POST',
  path: '/api/ordersheet/addRtplOpt',
  auth: 'public',
  summary: 'Puts a menu on an order sheet, or gives the one that is there a new count',
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
  summary: 'Takes one menu off an order sheet',
  body: z.object({ ordersheetId: sheetId, ordersheetRtplId: sheetId, ordersheetRtplOptId: sheetId }),
  result: z.object({ result: orderSheet }),
  errors: sheetErrors,
});

export const getSheetStock = defineEndpoint({
  method: 'POST',
  path: '/api/ordersheet/stock',
  auth: 'public',
  summary: 'Whether an order sheet can still be had, and how many are left',
  body: z.object({ ordersheetId: sheetId }),
  result: z.object({ ordersheetId: z.string(), ...stockShape, dinRoomCodeList: z.array(codeOut<DinRoomCode>()) }),
  errors: sheetErrors,
});

/** Books with payment at the venue, where the server's own quote says that nothing is due now (decision 23). */
export const postpay = defineEndpoint({
  method: 'POST',
  path: '/api/ordersheet/postpay',
  auth: 'public',
  summary: 'Books a reservation that is paid at the venue; refused where something is due now',
  body: reservationRequest,
  result: z.object({ result: z.literal('success'), resvCode: codeOut<ResvCode>() }),
  errors: orderErrors,
});

export const renewHold = defineEndpoint({
  method: 'POST',
  path: '/api/ordersheet/renewHold',
  auth: 'public',
  summary: 'Gives a guest who is still paying more time, once a hold',
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
