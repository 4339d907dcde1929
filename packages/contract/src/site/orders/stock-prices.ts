import type { DinCode, DinRoomCode, ProdCode } from '@dining/domain/shared/codes';
import { countDaysBetween } from '@dining/domain/shared/seoul-calendar';
import { z } from 'zod';
import { orBlank } from '../../blank';
import { defineComponent } from '../../component';
import { defineEndpoint } from '../../endpoint';
import { problemCode } from '../../problem';
import { code, codeOut, count, seoulDate, textFields, yn } from '../../wire';
import { prodResvType } from '../products';
import { orderShape, remainUnit, visitMoment } from './order';

/** The longest range of days that one call answers for. */
export const maxPriceDays = 31;

const amount = z.number().int();

export const pricedRoom = defineComponent('PricedRoom', 'A room of a start time that holds the party', {
  dinRoomCode: codeOut<DinRoomCode>(),
  ...textFields('dinRoomName'),
  minSeatAmnt: z.number().int(),
  seatAmnt: z.number().int(),
});

/** Slot start, duration, spots and rooms stand by themselves, so that a feed for other booking pages can be made of the rows. */
export const stockPrice = defineComponent('StockPrice', 'What a start time offers to a party, and what it costs', {
  resvDate: z.string().describe('`YYYY-MM-DD HH:mm` in Seoul'),
  slotStartDate: z.string().describe('The same with its offset, `2026-03-13T18:00:00+09:00`'),
  slotDurationMin: z
    .number()
    .int()
    .nullable()
    .describe('How long the party keeps its seats, in minutes; null where the venue sets no turn time'),
  resvType: prodResvType,
  stockYn: yn,
  errCd: z.union([problemCode, z.literal('')]).describe("Why it cannot be had as it is asked for, '' where it can"),
  spotsTotal: z.number().int().nullable().describe('Seats, rooms that hold the party, or units of the day; null is no limit'),
  spotsOpen: z.number().int().nullable().describe('Those of them that are free'),
  remainCnt: z
    .number()
    .int()
    .nullable()
    .describe(
      'How many this caller can still have, the limits of the day and of the person counted in, in `remainUnit`; null is no limit',
    ),
  remainUnit,
  dinRoomList: z.array(pricedRoom).describe('Rooms that can be had, smallest first'),
  resvOrderAmnt: amount.describe(
    'Won, for what was asked for; where no menu or not one pickup is chosen, for the least that can be ordered',
  ),
  resvDistAmnt: amount,
  resvMemberDistAmnt: amount,
  resvSetleAmnt: amount,
});
export type StockPriceWire = z.infer<typeof stockPrice>;

export const listStockPrices = defineEndpoint({
  method: 'POST',
  path: '/api/ordersheet/getStockPriceList',
  auth: 'public',
  summary: 'Price and what is left of a product by day and start time, over at most 31 days',
  body: z
    .object({
      dinCode: code<DinCode>(),
      prodCode: code<ProdCode>(),
      dinRoomCode: orBlank(code<DinRoomCode>()),
      strResvDate: seoulDate,
      endResvDate: seoulDate,
      resvAdultCnt: count.default(1),
      resvKidCnt: count.default(0),
      prodPickupNum: count.default(1),
      resvProdAddList: orderShape.resvProdAddList,
    })
    .refine((body) => body.strResvDate <= body.endResvDate, { path: ['endResvDate'], message: 'before strResvDate' })
    .refine((body) => countDaysBetween(body.strResvDate, body.endResvDate) < maxPriceDays, {
      path: ['endResvDate'],
      message: `more than ${maxPriceDays} days`,
    }),
  result: z.object({ stockPriceList: z.array(stockPrice) }),
  errors: ['unknown_product', 'unknown_menu', 'members_only', 'party_required', 'party_too_large'],
});

/** What a range of prices is asked for. */
export type PriceRangeWire = z.output<typeof listStockPrices.body>;

const dayDiscount = z.object({
  prodCode: codeOut<ProdCode>(),
  resvDate: z.string().describe('`YYYY-MM-DD`'),
  earlyBirdYn: yn.describe('Y: the day lies in the discount period'),
  prodDistType: z
    .enum(['period', 'weekday', 'weekend', 'none'])
    .describe("Where the rate comes from: the period, or the weekday's or weekend's own; `none` for all but pickups"),
  prodDistRate: z.number().int(),
  prodDistPeriodSaleSdate: z.string().nullable(),
  prodDistPeriodSaleEdate: z.string().nullable(),
  prodPrice: amount.describe('Won for one, before the discount'),
  prodSalePrice: amount.describe('Won for one, after it'),
});
export type DayDiscountWire = z.infer<typeof dayDiscount>;

/** The percent off a product's own price on a day of visit, and where it comes from (decisions 11, 13a, 18). */
export const getEarlyBird = defineEndpoint({
  method: 'POST',
  path: '/api/ordersheet/earlyBird',
  auth: 'public',
  summary: 'The product discount that applies on a day of visit',
  body: z.object({
    dinCode: orBlank(code<DinCode>()),
    prodCode: code<ProdCode>(),
    resvDate: z.union([seoulDate, visitMoment]).describe('A day, or a moment of it'),
  }),
  result: z.object({ result: dayDiscount }),
  errors: ['unknown_product'],
});

export const stockPriceCalls = [listStockPrices, getEarlyBird] as const;
