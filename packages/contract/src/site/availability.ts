import type { DinCode, DinRoomCode, HtlCode, ProdCode } from '@dining/domain/shared/codes';
import { countDaysBetween } from '@dining/domain/shared/seoul-calendar';
import { z } from 'zod';
import { orBlank } from '../blank';
import { defineComponent } from '../component';
import { defineEndpoint } from '../endpoint';
import { code, codeOut, count, seoulDate, textFields, yn } from '../wire';
import { prodResvType } from './products';

/** The longest range of days that one call answers for: two months of a calendar. */
export const maxRangeDays = 62;

export const roomStock = defineComponent('RoomStock', 'Seats at tables, or one room, that a start time offers (Spec §3 Stock)', {
  seatType: z.enum(['table', 'room']),
  dinRoomCode: z.union([codeOut<DinRoomCode>(), z.literal('')]).describe("'' for tables: they are one pool of seats"),
  ...textFields('dinRoomName', "Names of the room, '' for tables"),
  seatAmnt: z.number().int(),
  minSeatAmnt: z.number().int(),
  stockYn: yn,
});

export const timeStock = defineComponent('TimeStock', 'What a venue offers at one start time on one kind of day', {
  weekType: z.enum(['weekdays', 'weekend']),
  resvStartTime: z.string(),
  dinRoomStockList: z.array(roomStock),
});

export const mealTime = defineComponent('MealTime', 'On which days a venue serves a meal (decision 9)', {
  resvMealType: z.enum(['M', 'L', 'D']),
  resvMealTimeYn: yn,
  weekMonYn: yn,
  weekTueYn: yn,
  weekWedYn: yn,
  weekThuYn: yn,
  weekFriYn: yn,
  weekDaysYn: yn,
  weekHolidayYn: yn,
});

export const closing = defineComponent('Closing', 'A day on which a venue sells nothing, or one start time of it', {
  closedDate: z.string().describe('`YYYY-MM-DD`'),
  closedTime: z.string().describe("`HH:mm`, '' for the whole day"),
});

export const stockAnswer = defineComponent('StockAnswer', 'Seats and rooms by start time, meals by day, and what is closed', {
  dinResvTimeStockList: z.array(timeStock),
  dinResvWeekTimeList: z.array(mealTime),
  dinClosedList: z.array(closing),
  dinTableTurnTime: z.number().int().nullable(),
  dinRoomTurnTime: z.number().int().nullable(),
});
export type StockWire = z.infer<typeof stockAnswer>;

/** One aggregated row: parties could be told from more (decision 14). */
export const usageRow = defineComponent(
  'UsageRow',
  'What cannot be had at one start time: one sum, never one row a reservation',
  {
    resvDate: z.string().describe('`YYYY-MM-DD HH:mm`'),
    resvType: z.enum(['table', 'room']),
    dinRoomCodeList: z.array(codeOut<DinRoomCode>()),
    dinRoomCodeCount: z.number().int(),
    resvAdultCnt: z
      .number()
      .int()
      .describe(
        'Seats of this start time that cannot be had: those taken, and those that a later start time of the same stay does not offer. Adults and children together; `resvKidCnt` is 0, so that no party can be told from it',
      ),
    resvKidCnt: z.number().int(),
  },
);
export type UsageWire = z.infer<typeof usageRow>;

export const daySaleRow = defineComponent('DaySaleRow', 'Units of a product sold for one day of visit', {
  resvDate: z.string().describe('Day of visit, `YYYY-MM-DD`'),
  prodCode: codeOut<ProdCode>(),
  prodDaySaleAmntYn: yn,
  prodDaySaleAmnt: z.number().int().describe('Units sold for that day, live holds included'),
});
export type DaySaleWire = z.infer<typeof daySaleRow>;

const range = z
  .object({
    dinCode: code<DinCode>(),
    resvType: orBlank(prodResvType),
    strResvDate: seoulDate,
    endResvDate: seoulDate,
  })
  .refine((body) => body.strResvDate <= body.endResvDate, { path: ['endResvDate'], message: 'before strResvDate' })
  .refine((body) => countDaysBetween(body.strResvDate, body.endResvDate) < maxRangeDays, {
    path: ['endResvDate'],
    message: `more than ${maxRangeDays} days`,
  });

export const listStock = defineEndpoint({
  method: 'POST',
  path: '/api/stock/list',
  auth: 'public',
  summary: 'What a venue offers: seats and rooms by start time, meals by day',
  body: z.object({ dinCode: code<DinCode>() }),
  result: stockAnswer,
  errors: ['unknown_venue'],
});

export const listUsage = defineEndpoint({
  method: 'POST',
  path: '/api/resv/resvCountbyMonth',
  auth: 'public',
  summary: 'What cannot be had at a venue, by start time and on every day of the range; turn times are spread out already',
  body: range,
  result: z.object({ resvList: z.array(usageRow) }),
  errors: ['unknown_venue'],
});

export const listDaySales = defineEndpoint({
  method: 'POST',
  path: '/api/resv/daySaleProdAmntList',
  auth: 'public',
  summary: 'Units sold of a venue’s products, by day of visit',
  body: range,
  result: z.object({ resvList: z.array(daySaleRow) }),
  errors: ['unknown_venue'],
});

export const freeTime = defineComponent('FreeTime', 'A start time of tables that has not passed', {
  resvStartTime: z.string(),
  seatAmnt: z.number().int().describe('Seats left at tables, live holds counted as taken'),
  resvYn: yn.describe('Y: the party finds seats, and something can be ordered for it'),
});

export const venueTimes = defineComponent('VenueTimes', 'A venue with its start times for one party, day and meal', {
  dinCode: codeOut<DinCode>(),
  htlCode: codeOut<HtlCode>(),
  dinFromPrice: z
    .number()
    .int()
    .nullable()
    .describe(
      'Won an adult of this party pays at least at a free time; null where nothing is free or nothing is paid beforehand',
    ),
  dinFromDepositYn: yn.describe('Y: that is a deposit'),
  timeList: z.array(freeTime),
});
export type VenueTimesWire = z.infer<typeof venueTimes>;

export const nearDay = defineComponent('NearDay', 'A day near the wanted one on which a table is free', {
  resvDate: z.string(),
  dinCnt: z.number().int().describe('How many venues have one'),
});

export const findTables = defineEndpoint({
  method: 'POST',
  path: '/api/resv/freeTimes',
  auth: 'public',
  summary: 'Ours: free tables of one hotel or of all, for a party on a day; the nearest days where there is none',
  body: z.object({
    htlCode: orBlank(code<HtlCode>()).describe('Blank: every hotel'),
    adultCnt: count,
    kidCnt: count.default(0),
    resvDate: seoulDate,
    resvMealType: orBlank(z.enum(['M', 'L', 'D'])).describe('Blank for all meals'),
  }),
  result: z.object({
    resvDate: z.string(),
    venueList: z.array(venueTimes).describe('Venues that have tables, in the order of hotels and venues'),
    nearDayList: z.array(nearDay).describe('At most three, nearest first; none while something is free on the day itself'),
  }),
  errors: ['not_found', 'party_required', 'party_too_large', 'past', 'not_on_sale'],
});

export const availabilityCalls = [listStock, listUsage, listDaySales, findTables] as const;
