import type { DinCode, DinRoomCode, HtlCode, ProdCode, ResvCode, ShopOrderNo } from '@dining/domain/shared/codes';
import { z } from 'zod';
import { allowBlank } from '../../blank';
import { defineComponent } from '../../component';
import { defineEndpoint } from '../../endpoint';
import { problemCodeSchema } from '../../problem';
import { defineCode, defineCodeOutput, defineTextFields, ynSchema } from '../../wire';
import { prodResvTypeSchema } from '../products';
import { reservedMenuSchema } from '../reservations/reservation';
import { holdEndFields, orderErrors, orderFields, remainUnitSchema, reservationRequestSchema } from './order';

const sheetIdSchema = z.string().regex(/^[A-Za-z0-9_-]{1,60}$/);
const amountSchema = z.number().int();

/** Availability of an order, and the first error of its checks. */
export const stockFields = {
  stockYn: ynSchema.describe('Y: still available, even if the order itself is incomplete'),
  remainCnt: z.number().int().nullable().describe('Amount left, in `remainUnit`; null without a limit'),
  remainUnit: remainUnitSchema,
  errCd: z.union([problemCodeSchema, z.literal('')]).describe("First error of the order, '' if it can be ordered"),
  errDetail: z
    .record(z.string(), z.union([z.string(), z.number()]))
    .describe("Details of `errCd`: the amount left, missing covers in total and for adults, the venue's phone"),
};

export const sheetLineSchema = defineComponent('SheetLine', 'A line of an order sheet at the current price', {
  ordersheetRtplOptId: z.string(),
  ...reservedMenuSchema.shape,
});

export const orderSheetSchema = defineComponent(
  'OrderSheet',
  'A stored reservation in progress with its quote in won (decision 24)',
  {
    ordersheetId: z.string(),
    ordersheetRtplId: z.string().describe("Id of the sheet's only reservation"),
    ordersheetStat: z.enum(['open', 'booked', 'closed']),
    ordersheetEndDate: z.string().describe('ISO instant of its expiry'),
    htlCode: defineCodeOutput<HtlCode>(),
    dinCode: defineCodeOutput<DinCode>(),
    ...defineTextFields('dinName'),
    prodCode: defineCodeOutput<ProdCode>(),
    ...defineTextFields('prodName'),
    bannerImg: z.string(),
    resvType: prodResvTypeSchema,
    dinRoomCode: z.union([defineCodeOutput<DinRoomCode>(), z.literal('')]),
    resvDate: z.string().describe('`YYYY-MM-DD HH:mm`'),
    resvAdultCnt: z.number().int(),
    resvKidCnt: z.number().int(),
    prodPickupNum: z.number().int(),
    prodDepositYn: ynSchema,
    resvProdAddList: z.array(sheetLineSchema),
    resvOrderAmnt: amountSchema,
    resvDistAmnt: amountSchema,
    resvMemberDistAmnt: amountSchema,
    prodMemberDistRate: z.number().int().describe('Member discount in percent'),
    resvSetleAmnt: amountSchema,
    ...stockFields,
  },
);
export type OrderSheetWire = z.infer<typeof orderSheetSchema>;

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
/** Errors of the sheet itself: it belongs to another visitor, is unknown, is already booked or has expired. */
const sheetErrors = ['not_found', 'forbidden', 'order_closed'] as const;

export const addOrderSheet = defineEndpoint({
  method: 'POST',
  path: '/api/ordersheet/add',
  auth: 'public',
  summary: 'Creates an order sheet, or overwrites the one with the given id or the same product and visit',
  body: z.object({ ...orderFields, ordersheetId: allowBlank(sheetIdSchema) }),
  result: z.object({ ordersheetId: z.string(), memberCartCount: z.number().int(), result: orderSheetSchema }),
  errors: [...contentErrors, ...sheetErrors, 'too_many_requests'],
});

export const getOrderSheet = defineEndpoint({
  method: 'GET',
  path: '/api/ordersheet/:ordersheetId',
  auth: 'public',
  summary: 'Returns an order sheet of the caller with the server’s quote and its availability',
  params: z.object({ ordersheetId: sheetIdSchema }),
  result: z.object({ result: orderSheetSchema }),
  errors: ['not_found', 'forbidden'],
});

export const addSheetOption = defineEndpoint({
  method: 'POST',
  path: '/api/ordersheet/addRtplOpt',
  auth: 'public',
  summary: 'Adds a menu to an order sheet, or changes its count',
  body: z.object({
    ordersheetId: sheetIdSchema,
    ordersheetRtplId: allowBlank(sheetIdSchema),
    menuIndex: z.number().int().min(0).max(2_147_483_647),
    prodAddNum: z.number().int().min(1).max(999),
  }),
  result: z.object({ ordersheetRtplOptId: z.string(), result: orderSheetSchema }),
  errors: [...contentErrors, ...sheetErrors],
});

export const deleteSheetOption = defineEndpoint({
  method: 'POST',
  path: '/api/ordersheet/deleteRtplOpt',
  auth: 'public',
  summary: 'Removes a menu from an order sheet',
  body: z.object({ ordersheetId: sheetIdSchema, ordersheetRtplId: sheetIdSchema, ordersheetRtplOptId: sheetIdSchema }),
  result: z.object({ result: orderSheetSchema }),
  errors: sheetErrors,
});

export const getSheetStock = defineEndpoint({
  method: 'POST',
  path: '/api/ordersheet/stock',
  auth: 'public',
  summary: 'Returns whether an order sheet is still available, and how much is left',
  body: z.object({ ordersheetId: sheetIdSchema }),
  result: z.object({
    ordersheetId: z.string(),
    ...stockFields,
    dinRoomCodeList: z.array(defineCodeOutput<DinRoomCode>()),
  }),
  errors: sheetErrors,
});

/** Books with payment at the venue, if nothing is due now by the server's quote (decision 23). */
export const postpay = defineEndpoint({
  method: 'POST',
  path: '/api/ordersheet/postpay',
  auth: 'public',
  summary: 'Books a reservation that is paid at the venue; rejected if a payment is due now',
  body: reservationRequestSchema,
  result: z.object({ result: z.literal('success'), resvCode: defineCodeOutput<ResvCode>() }),
  errors: orderErrors,
});

export const renewHold = defineEndpoint({
  method: 'POST',
  path: '/api/ordersheet/renewHold',
  auth: 'public',
  summary: 'Extends the hold of a payment in progress, once per hold',
  body: z.object({ shopOrderNo: defineCode<ShopOrderNo>() }),
  result: z.object(holdEndFields),
  errors: ['not_found', 'forbidden', 'hold_expired', 'hold_renewed', 'visit_too_near', 'order_closed'],
});

export const orderSheetEndpoints = [
  addOrderSheet,
  addSheetOption,
  deleteSheetOption,
  getSheetStock,
  postpay,
  renewHold,
  getOrderSheet,
] as const;
