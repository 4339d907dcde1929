import { closingDaysLimit } from '@dining/domain/availability/closing-days-limit';
import type { DinCode, HtlCode } from '@dining/domain/shared/codes';
import { z } from 'zod';
import { defineComponent } from '../component';
import { defineStaffEndpoint } from '../endpoint';
import { defineCode, defineCodeOutput, defineLine, seoulDateSchema, seoulTimeSchema } from '../wire';

/**
 * A public holiday with its name; the official gazette's names have translations.
 * @internal used outside only by tools/staff, which is not part of the production image
 */
export const namedHolidaySchema = z.object({ day: seoulDateSchema, name: defineLine(60).trim().min(1) });

const timesSchema = z.array(seoulTimeSchema).min(1).max(96);
const salesBody = z.object({ dinCode: defineCode<DinCode>(), day: seoulDateSchema, times: timesSchema });
const salesResult = z.object({
  changedTimes: z.array(z.string()).describe('The start times that were not in that state before'),
  ordersBeingPaid: z
    .number()
    .int()
    .describe('Orders that are being paid, and may still become reservations; 0 on resuming'),
});

export const stopSales = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/sales/stop',
  auth: { staff: 'service.act' },
  summary: 'Stops selling start times of a day. Reservations stay',
  body: salesBody,
  idempotent: true,
  result: salesResult,
  errors: ['not_found', 'past', 'no_such_time'],
});

export const resumeSales = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/sales/resume',
  auth: { staff: 'service.act' },
  summary: 'Sells start times of a day again',
  body: salesBody,
  idempotent: true,
  result: salesResult,
  errors: ['not_found', 'past', 'no_such_time', 'day_closed'],
});

export const closingSchema = defineComponent('VenueClosing', 'A day or start time on which a venue sells nothing', {
  dinCode: defineCodeOutput<DinCode>(),
  htlCode: defineCodeOutput<HtlCode>(),
  day: z.string(),
  time: z.string().nullable().describe('Null for the whole day'),
  parties: z.number().int().describe('Reservations that remain'),
  people: z.number().int(),
});

const closingBody = z.object({
  dinCode: defineCode<DinCode>(),
  from: seoulDateSchema,
  to: seoulDateSchema,
  time: seoulTimeSchema.nullable().describe('Null for whole days'),
  reason: defineLine(200).trim(),
});

export const listClosings = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/closing/list',
  auth: { staff: 'calendar' },
  summary: `Lists the closings of venues that the caller may close, in at most ${closingDaysLimit} days`,
  body: z.object({ from: seoulDateSchema, to: seoulDateSchema }),
  result: z.object({ closings: z.array(closingSchema) }),
  errors: ['too_many_days'],
});

export const previewClosing = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/closing/preview',
  auth: { staff: 'calendar', isForOperators: true },
  summary: 'Counts the reservations that remain on days or start times that are to be closed',
  body: closingBody.omit({ reason: true }),
  result: z.object({ parties: z.number().int(), people: z.number().int(), ordersBeingPaid: z.number().int() }),
  errors: ['not_found', 'past', 'too_many_days'],
});

export const addClosing = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/closing/add',
  auth: { staff: 'calendar', isForOperators: true },
  summary:
    'Closes days of a venue, or a start time on each of them. Reservations stay, and staff must call their guests',
  body: closingBody,
  idempotent: true,
  result: z.object({ changedDayCount: z.number().int().describe('Days that were not closed before') }),
  errors: ['not_found', 'past', 'too_many_days', 'no_such_time'],
});

export const removeClosing = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/closing/remove',
  auth: { staff: 'calendar', isForOperators: true },
  summary: 'Opens days of a venue again, with all their start times, or a start time on each of them',
  body: closingBody,
  idempotent: true,
  result: z.object({ changedDayCount: z.number().int().describe('Days that were closed before') }),
  errors: ['not_found', 'past', 'too_many_days', 'no_such_time', 'day_closed'],
});

const holidayDaySchema = z.object({ day: z.string(), name: z.string() });
const overbookedSchema = z.object({
  dinCode: defineCodeOutput<DinCode>(),
  venue: z.string(),
  day: z.string(),
  time: z.string(),
  room: z.string().describe('Empty for seats at tables'),
  taken: z.number().int(),
  offered: z.number().int(),
});
const holidayResult = z.object({
  changed: z.boolean(),
  overbooked: z.array(overbookedSchema).describe('Start times with more bookings than they now offer'),
});

export const listHolidays = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/holiday/list',
  auth: { staff: 'calendar', isForOperators: true },
  summary: 'Lists the public holidays of a year, and whether they are complete',
  body: z.object({ year: z.int().min(2000).max(2999) }),
  result: z.object({ isComplete: z.boolean(), days: z.array(holidayDaySchema) }),
  errors: [],
});

export const enterHolidays = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/holiday/year',
  auth: { staff: 'calendar', isForOperators: true },
  summary:
    'Enters the holidays of a year for the group, from the official gazette or a list; its other weekdays are then normal days',
  body: z
    .object({
      year: z.int().min(2000).max(2999),
      days: z
        .array(namedHolidaySchema)
        .min(1)
        .max(366)
        .optional()
        .describe('Without it, those of the gazette. A name of the gazette gets its translations'),
    })
    .refine(({ year, days = [] }) => days.every(({ day }) => day.startsWith(`${year}-`)), {
      path: ['days'],
      message: 'every day must be in the year',
    }),
  idempotent: true,
  result: holidayResult,
  errors: ['not_found', 'past', 'gazette_unknown'],
});

export const addHolidayDay = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/holiday/add',
  auth: { staff: 'calendar', isForOperators: true },
  summary: 'Makes a day a public holiday for the group; without a name, it is called a temporary holiday',
  body: z.object({ day: seoulDateSchema, name: defineLine(60).trim() }),
  idempotent: true,
  result: holidayResult,
  errors: ['not_found', 'past'],
});

export const removeHolidayDay = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/holiday/remove',
  auth: { staff: 'calendar', isForOperators: true },
  summary: 'Turns a holiday of the group back into a normal day',
  body: z.object({ day: seoulDateSchema }),
  idempotent: true,
  result: holidayResult,
  errors: ['not_found', 'past'],
});

export const availabilityEndpoints = [
  stopSales,
  resumeSales,
  listClosings,
  previewClosing,
  addClosing,
  removeClosing,
  listHolidays,
  enterHolidays,
  addHolidayDay,
  removeHolidayDay,
] as const;
