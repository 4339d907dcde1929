import { cuisines, venueFeatures } from '@dining/domain/search/venue-filter';
import type { DinCode, DinRoomCode, HtlCode, ProdCode } from '@dining/domain/shared/codes';
import { countDaysBetween } from '@dining/domain/shared/seoul-calendar';
import { z } from 'zod';
import { allowBlank } from '../blank';
import { defineComponent } from '../component';
import { defineEndpoint } from '../endpoint';
import { countSchema, defineCode, defineCodeOutput, defineTextFields, seoulDateSchema, ynSchema } from '../wire';
import { prodResvTypeSchema } from './products';

/** Maximum number of days in a range: two months of a calendar. */
export const maxRangeDays = 62;

export const roomStockSchema = defineComponent(
  'RoomStock',
  'Seats at tables, or one room, of a start time (Spec §3 Stock)',
  {
    seatType: z.enum(['table', 'room']),
    dinRoomCode: z
      .union([defineCodeOutput<DinRoomCode>(), z.literal('')])
      .describe("'' for tables, which are one pool of seats"),
    ...defineTextFields('dinRoomName', "Name of the room, '' for tables"),
    seatAmnt: z.number().int(),
    minSeatAmnt: z.number().int(),
    stockYn: ynSchema,
  },
);

const startTimeFields = { resvStartTime: z.string(), dinRoomStockList: z.array(roomStockSchema) };

export const timeStockSchema = defineComponent('TimeStock', 'Stock of a venue at one start time on one kind of day', {
  weekType: z.enum(['weekdays', 'weekend']),
  ...startTimeFields,
});

export const seasonStockSchema = defineComponent(
  'SeasonStock',
  'Stock that replaces the weekly one from one day to another',
  {
    strDate: z.string().describe('First day, `YYYY-MM-DD`'),
    endDate: z.string().describe('Last day, `YYYY-MM-DD`'),
    dinResvTimeStockList: z.array(timeStockSchema),
  },
);

export const dayStockSchema = defineComponent(
  'DayStock',
  'Stock of one day, which replaces that of its season and its weekday, whichever meals the weekday has',
  {
    resvDate: z.string().describe('`YYYY-MM-DD`'),
    dinResvTimeStockList: z.array(
      defineComponent('PlanTimeStock', 'Stock of a venue at one start time of one day', startTimeFields),
    ),
  },
);

export const mealTimeSchema = defineComponent('MealTime', 'Days on which a venue serves a meal (decision 9)', {
  resvMealType: z.enum(['M', 'L', 'D']),
  resvMealTimeYn: ynSchema,
  weekMonYn: ynSchema,
  weekTueYn: ynSchema,
  weekWedYn: ynSchema,
  weekThuYn: ynSchema,
  weekFriYn: ynSchema,
  weekDaysYn: ynSchema,
  weekHolidayYn: ynSchema,
});

export const closingSchema = defineComponent('Closing', 'A day, or one start time, on which a venue sells nothing', {
  closedDate: z.string().describe('`YYYY-MM-DD`'),
  closedTime: z.string().describe("`HH:mm`, '' for the whole day"),
});

export const stockSchema = defineComponent('StockAnswer', 'Seats and rooms by start time, meals by day, and closings', {
  dinResvTimeStockList: z.array(timeStockSchema),
  dinSeasonStockList: z
    .array(seasonStockSchema)
    .optional()
    .describe('Absent in responses of servers from before seasons'),
  dinDayStockList: z
    .array(dayStockSchema)
    .optional()
    .describe('Days from today on. Absent in responses of servers from before day stock'),
  dinResvWeekTimeList: z.array(mealTimeSchema),
  dinClosedList: z.array(closingSchema),
  dinTableTurnTime: z.number().int().nullable(),
  dinRoomTurnTime: z.number().int().nullable(),
});
export type StockWire = z.infer<typeof stockSchema>;

/** One aggregated row; more rows would reveal individual parties (decision 14). */
export const usageRowSchema = defineComponent(
  'UsageRow',
  'What is unavailable at one start time: one total, never a row per reservation',
  {
    resvDate: z.string().describe('`YYYY-MM-DD HH:mm`'),
    resvType: z.enum(['table', 'room']),
    dinRoomCodeList: z.array(defineCodeOutput<DinRoomCode>()),
    dinRoomCodeCount: z.number().int(),
    resvAdultCnt: z
      .number()
      .int()
      .describe(
        'Unavailable seats of this start time: those taken, and those that a later start time of the same stay does not offer. Adults and children together; `resvKidCnt` is 0, so that no party is identifiable',
      ),
    resvKidCnt: z.number().int(),
  },
);
export type UsageWire = z.infer<typeof usageRowSchema>;

export const daySaleRowSchema = defineComponent('DaySaleRow', 'Units of a product sold for one day of visit', {
  resvDate: z.string().describe('Day of visit, `YYYY-MM-DD`'),
  prodCode: defineCodeOutput<ProdCode>(),
  prodDaySaleAmntYn: ynSchema,
  prodDaySaleAmnt: z.number().int().describe('Units sold for that day, including live holds'),
});
export type DaySaleWire = z.infer<typeof daySaleRowSchema>;

const dateRangeSchema = z
  .object({
    dinCode: defineCode<DinCode>(),
    resvType: allowBlank(prodResvTypeSchema),
    strResvDate: seoulDateSchema,
    endResvDate: seoulDateSchema,
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
  summary: 'Returns a venue’s stock: seats and rooms by start time, meals by day',
  body: z.object({ dinCode: defineCode<DinCode>() }),
  result: stockSchema,
  errors: ['unknown_venue'],
});

export const listUsage = defineEndpoint({
  method: 'POST',
  path: '/api/resv/resvCountbyMonth',
  auth: 'public',
  summary: 'Lists what is unavailable at a venue by start time on each day of the range, with turn times applied',
  body: dateRangeSchema,
  result: z.object({ resvList: z.array(usageRowSchema) }),
  errors: ['unknown_venue'],
});

export const listDaySales = defineEndpoint({
  method: 'POST',
  path: '/api/resv/daySaleProdAmntList',
  auth: 'public',
  summary: 'Lists units sold of a venue’s products by day of visit',
  body: dateRangeSchema,
  result: z.object({ resvList: z.array(daySaleRowSchema) }),
  errors: ['unknown_venue'],
});

export const freeTimeSchema = defineComponent('FreeTime', 'A start time of tables that is not past', {
  resvStartTime: z.string(),
  seatAmnt: z.number().int().describe('Seats left at tables; live holds count as taken'),
  resvYn: ynSchema.describe('Y: the seats are enough for the party, and the party can order a product'),
});

export const venueTimesSchema = defineComponent(
  'VenueTimes',
  'A venue with its start times for one party, day and meal',
  {
    dinCode: defineCodeOutput<DinCode>(),
    htlCode: defineCodeOutput<HtlCode>(),
    dinFromPrice: z
      .number()
      .int()
      .nullable()
      .describe(
        'Lowest price per adult of this party at a free time, in won; null if nothing is free or nothing is paid in advance',
      ),
    dinFromDepositYn: ynSchema.describe('Y: the price is a deposit'),
    timeList: z.array(freeTimeSchema),
    timeOverYn: ynSchema.describe(
      'Y: all start times of the meal on that day are past; N with an empty `timeList`: the venue is closed',
    ),
  },
);
export type VenueTimesWire = z.infer<typeof venueTimesSchema>;

export const nearDaySchema = defineComponent('NearDay', 'A day near the requested one with a free table', {
  resvDate: z.string(),
  dinCnt: z.number().int().describe('Number of venues with a free table'),
});

export const findTables = defineEndpoint({
  method: 'POST',
  path: '/api/resv/freeTimes',
  auth: 'public',
  summary:
    'Not in the specification: finds free tables of one or all hotels for a party on a day, and the nearest days if there are none',
  body: z.object({
    htlCode: allowBlank(defineCode<HtlCode>()).describe('Blank searches every hotel'),
    adultCnt: countSchema,
    kidCnt: countSchema.default(0),
    resvDate: seoulDateSchema,
    resvMealType: allowBlank(z.enum(['M', 'L', 'D'])).describe('Blank matches all meals'),
    dinCuisineType: allowBlank(z.enum(cuisines)).describe('Blank matches every cuisine'),
    dinFeatureList: z
      .array(z.enum(venueFeatures))
      .max(venueFeatures.length)
      .default([])
      .describe('Features, all of which a venue must have'),
  }),
  result: z.object({
    resvDate: z.string(),
    venueList: z.array(venueTimesSchema).describe('Matching venues with tables, in the order of hotels and venues'),
    nearDayList: z
      .array(nearDaySchema)
      .describe('At most three, nearest first; empty if something is free on the day itself'),
  }),
  errors: ['not_found', 'party_required', 'party_too_large', 'past', 'not_on_sale'],
});

export const availabilityEndpoints = [listStock, listUsage, listDaySales, findTables] as const;
