import type { DinCode, DinRoomCode, ProdCode } from '@dining/domain/shared/codes';
import { daysBetween } from '@dining/domain/shared/seoul-time';
import { z } from 'zod';
import { orBlank } from './blank';
import { endpoint } from './endpoint';
import { orderShape, visitDate } from './orders';
import { problemCodes } from './problem';
import { prodResvType } from './products';
import { code, codeOut, count, seoulDate, textFields, yn } from './wire';

/** The longest range of days that one call answers for. */
export const maxPriceDays = 31;

const amount = z.number().int();

/** A room of a start time that holds the party. */
export const pricedRoom = z.object({
  dinRoomCode: codeOut<DinRoomCode>(),
  ...textFields('dinRoomName'),
  minSeatAmnt: z.number().int(),
  seatAmnt: z.number().int(),
});

/**
 * What a start time offers to a party, and what it costs. Slot start, duration, spots and rooms stand by themselves, so that
 * a feed for other booking pages can be made of the rows.
 */
export const stockPrice = z.object({
  /** `YYYY-MM-DD HH:mm` in Seoul. */
  resvDate: z.string(),
  /** The same with its offset, `2026-03-13T18:00:00+09:00`. */
  slotStartDate: z.string(),
  /** How long the party keeps its seats, in minutes; null where the venue sets no turn time. */
  slotDurationMin: z.number().int().nullable(),
  resvType: prodResvType,
  stockYn: yn,
  /** Why it cannot be had, '' where it can. */
  errCd: z.union([z.enum(problemCodes), z.literal('')]),
  /** Seats, rooms that hold the party, or units of the day: all of them, and those that are free; null is no limit. */
  spotsTotal: z.number().int().nullable(),
  spotsOpen: z.number().int().nullable(),
  /** How many this caller can still have, the limits of the day and of the person counted in; null is no limit. */
  remainCnt: z.number().int().nullable(),
  /** Rooms that can be had, smallest first. */
  dinRoomList: z.array(pricedRoom),
  /** Won, for what was asked for; for a product with menus and none chosen, for the least that this party can order. */
  resvOrderAmnt: amount,
  resvDistAmnt: amount,
  resvMemberDistAmnt: amount,
  resvSetleAmnt: amount,
});
export type StockPriceWire = z.infer<typeof stockPrice>;

export const listStockPrices = endpoint({
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
    .refine((body) => daysBetween(body.strResvDate, body.endResvDate) < maxPriceDays, {
      path: ['endResvDate'],
      message: `more than ${maxPriceDays} days`,
    }),
  result: z.object({ stockPriceList: z.array(stockPrice) }),
  errors: ['unknown_product', 'unknown_menu', 'members_only', 'party_required', 'party_too_large'],
});

/** The percent off a product's own price on a day of visit, and where it comes from (decisions 11, 13a, 18). */
export const earlyBird = endpoint({
  method: 'POST',
  path: '/api/ordersheet/earlyBird',
  auth: 'public',
  summary: 'The product discount that applies on a day of visit',
  body: z.object({
    dinCode: orBlank(code<DinCode>()),
    prodCode: code<ProdCode>(),
    /** A day, or a moment of it. */
    resvDate: z.union([seoulDate, visitDate]),
  }),
  result: z.object({
    result: z.object({
      prodCode: codeOut<ProdCode>(),
      /** `YYYY-MM-DD`. */
      resvDate: z.string(),
      /** Y: the day lies in the discount period. */
      earlyBirdYn: yn,
      /** Where the rate comes from: the period, or the weekday's or weekend's own; `none` for all but pickups. */
      prodDistType: z.enum(['period', 'weekday', 'weekend', 'none']),
      prodDistRate: z.number().int(),
      prodDistPeriodSaleSdate: z.string().nullable(),
      prodDistPeriodSaleEdate: z.string().nullable(),
      /** Won for one, before and after. */
      prodPrice: amount,
      prodSalePrice: amount,
    }),
  }),
  errors: ['unknown_product'],
});

export const stockPriceCalls = [listStockPrices, earlyBird] as const;
