import type { DinCode, DinRoomCode, ProdCode } from '@dining/domain/shared/codes';
import { countDaysBetween } from '@dining/domain/shared/seoul-calendar';
import { z } from 'zod';
import { allowBlank } from '../../blank';
import { defineComponent } from '../../component';
import { defineEndpoint } from '../../endpoint';
import { problemCodeSchema } from '../../problem';
import { countSchema, defineCode, defineCodeOutput, defineTextFields, seoulDateSchema, ynSchema } from '../../wire';
import { prodResvTypeSchema } from '../products';
import { orderFields, remainUnitSchema, visitTimeSchema } from './order';

/** Maximum number of days in a range. */
export const maxPriceDays = 31;

const amountSchema = z.number().int();

export const pricedRoomSchema = defineComponent('PricedRoom', 'A room of a start time that fits the party', {
  dinRoomCode: defineCodeOutput<DinRoomCode>(),
  ...defineTextFields('dinRoomName'),
  minSeatAmnt: z.number().int(),
  seatAmnt: z.number().int(),
});

/**
 * Start, duration, spots and rooms of a slot are separate fields, so that feeds for other booking sites can be created
 * from the rows.
 */
export const stockPriceSchema = defineComponent('StockPrice', 'Availability and price of a start time for a party', {
  resvDate: z.string().describe('`YYYY-MM-DD HH:mm` in Seoul'),
  slotStartDate: z.string().describe('The same with its UTC offset, `2026-03-13T18:00:00+09:00`'),
  slotDurationMin: z
    .number()
    .int()
    .nullable()
    .describe('Duration of the visit in minutes; null if the venue has no turn time'),
  resvType: prodResvTypeSchema,
  stockYn: ynSchema,
  errCd: z.union([problemCodeSchema, z.literal('')]).describe("Why it is unavailable, '' if it is available"),
  spotsTotal: z
    .number()
    .int()
    .nullable()
    .describe('Seats, rooms that fit the party, or units of the day; null is no limit'),
  spotsOpen: z.number().int().nullable().describe('How many of `spotsTotal` are free; null is no limit'),
  remainCnt: z
    .number()
    .int()
    .nullable()
    .describe("Amount left for the caller under the day's and the person's limit, in `remainUnit`; null is no limit"),
  remainUnit: remainUnitSchema,
  dinRoomList: z.array(pricedRoomSchema).describe('Available rooms, smallest first'),
  resvOrderAmnt: amountSchema.describe(
    'Won for the requested order; without menus or pickup quantity, for the smallest possible order',
  ),
  resvDistAmnt: amountSchema,
  resvMemberDistAmnt: amountSchema,
  resvSetleAmnt: amountSchema,
});
export type StockPriceWire = z.infer<typeof stockPriceSchema>;

export const listStockPrices = defineEndpoint({
  method: 'POST',
  path: '/api/ordersheet/getStockPriceList',
  auth: 'public',
  summary: 'Lists price and availability of a product by day and start time, for at most 31 days',
  body: z
    .object({
      dinCode: defineCode<DinCode>(),
      prodCode: defineCode<ProdCode>(),
      dinRoomCode: allowBlank(defineCode<DinRoomCode>()),
      strResvDate: seoulDateSchema,
      endResvDate: seoulDateSchema,
      resvAdultCnt: countSchema.default(1),
      resvKidCnt: countSchema.default(0),
      prodPickupNum: countSchema.default(1),
      resvProdAddList: orderFields.resvProdAddList,
    })
    .refine((body) => body.strResvDate <= body.endResvDate, { path: ['endResvDate'], message: 'before strResvDate' })
    .refine((body) => countDaysBetween(body.strResvDate, body.endResvDate) < maxPriceDays, {
      path: ['endResvDate'],
      message: `more than ${maxPriceDays} days`,
    }),
  result: z.object({ stockPriceList: z.array(stockPriceSchema) }),
  errors: ['unknown_product', 'unknown_menu', 'members_only', 'party_required', 'party_too_large'],
});

export type DailyPricesRequestWire = z.output<typeof listStockPrices.body>;

const dayDiscountSchema = z.object({
  prodCode: defineCodeOutput<ProdCode>(),
  resvDate: z.string().describe('`YYYY-MM-DD`'),
  earlyBirdYn: ynSchema.describe('Y: the day is in the discount period, whose rate is not 0'),
  prodDistType: z
    .enum(['period', 'weekday', 'weekend', 'none'])
    .describe('Source of the rate; `none` if the product is not a pickup or has no discount'),
  prodDistRate: z.number().int(),
  prodDistPeriodSaleSdate: z.string().nullable(),
  prodDistPeriodSaleEdate: z.string().nullable(),
  prodPrice: amountSchema.describe('Price of one unit in won, before the discount'),
  prodSalePrice: amountSchema.describe('Price of one unit in won, after the discount'),
});
export type DayDiscountWire = z.infer<typeof dayDiscountSchema>;

/** Returns the product discount of a day of visit in percent, and its source (decisions 11, 13a, 18). */
export const getVisitDayDiscount = defineEndpoint({
  method: 'POST',
  path: '/api/ordersheet/earlyBird',
  auth: 'public',
  summary: 'Returns the product discount of a day of visit',
  body: z.object({
    dinCode: allowBlank(defineCode<DinCode>()),
    prodCode: defineCode<ProdCode>(),
    resvDate: z.union([seoulDateSchema, visitTimeSchema]).describe('A day, or a time of visit'),
  }),
  result: z.object({ result: dayDiscountSchema }),
  errors: ['unknown_product'],
});

export const stockPriceEndpoints = [listStockPrices, getVisitDayDiscount] as const;
