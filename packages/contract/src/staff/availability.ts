import { closingDaysLimit } from '@dining/domain/availability/closing-range';
import type { ReservationType } from '@dining/domain/products/product';
import type { DinCode, HtlCode, ResvCode } from '@dining/domain/shared/codes';
import type { SeoulDate, SeoulTime } from '@dining/domain/shared/seoul-time';
import { z } from 'zod';
import { defineComponent } from '../component';
import { defineStaffEndpoint } from '../endpoint';
import { defineCode, defineCodeOutput, defineLine, seoulDateSchema, seoulTimeSchema } from '../wire';
import { defineStaffCommand } from './command';

/** A reservation at a time that is no longer offered. It stays valid, and staff call the guest. */
export interface AffectedReservation {
  readonly resvCode: ResvCode;
  readonly time: SeoulTime;
  readonly type: ReservationType;
  readonly visitorName: string;
  readonly phone: string;
  readonly adults: number;
  readonly kids: number;
  readonly pickupQuantity: number;
  /** Name of the room; '' for a table or a pickup. */
  readonly room: string;
}

export interface ClosingResult {
  /** True if it was already closed, or already open. */
  readonly again: boolean;
  readonly venueName: string;
  readonly standing: readonly AffectedReservation[];
  /** Number of payments in progress that may still become reservations. */
  readonly underWay: number;
  /** True if the day is beyond the booking horizon of guests. */
  readonly isBeyondSight: boolean;
}

const closingFields = {
  dinCode: defineCode<DinCode>(),
  day: seoulDateSchema,
  time: seoulTimeSchema.optional(),
  reason: defineLine(200).trim(),
};

/** Closes a day of a venue, or one start time. */
export const closeVenue = defineStaffCommand<ClosingResult>()('/staff/availability/close', closingFields);

/** Reopens a start time, or a day with all start times. */
export const reopenVenue = defineStaffCommand<Pick<ClosingResult, 'again' | 'venueName'>>()(
  '/staff/availability/reopen',
  closingFields,
);

/** A start time of a venue with more bookings than it now offers. */
export interface OverbookedTime {
  readonly dinCode: DinCode;
  readonly venueName: string;
  readonly day: SeoulDate;
  readonly time: SeoulTime;
  /** Name of the room; '' for seats at tables. */
  readonly room: string;
  readonly taken: number;
  readonly offered: number;
  readonly standing: readonly AffectedReservation[];
}

export interface HolidayChangeResult {
  /** True if nothing changed. */
  readonly again: boolean;
  readonly day: SeoulDate;
  /** True on Saturday and Sunday, which always have weekend hours. */
  readonly isWeekend: boolean;
  /** True if the holidays of its year are complete; otherwise the year's other weekdays are not sold. */
  readonly isYearKnown: boolean;
  readonly overbooked: readonly OverbookedTime[];
}

/** Makes a day a public holiday: one of the gazette, or a temporary one if it has no name. */
export const addHoliday = defineStaffCommand<HolidayChangeResult>()('/staff/availability/add-holiday', {
  day: seoulDateSchema,
  name: defineLine(60).trim().min(1).optional(),
});

/** Makes a holiday a normal day again. */
export const removeHoliday = defineStaffCommand<HolidayChangeResult>()('/staff/availability/remove-holiday', {
  day: seoulDateSchema,
});

/**
 * A public holiday with its name. Names used in the official gazette have translations.
 * @internal Used only by tools/staff, which is not part of the production image.
 */
export const namedHolidaySchema = z.strictObject({ day: seoulDateSchema, name: defineLine(60).trim().min(1) });

export interface HolidayYearResult {
  /** True if nothing changed. */
  readonly again: boolean;
  /** All holidays of the year. */
  readonly days: readonly { readonly day: SeoulDate; readonly name: string }[];
  readonly overbooked: readonly OverbookedTime[];
}

/**
 * Stores a year's public holidays; its other weekdays are sold from then on. Without `days`, stores those of the
 * official gazette.
 */
export const enterHolidayYear = defineStaffCommand<HolidayYearResult>()('/staff/availability/enter-holiday-year', {
  year: z.int().min(2000).max(2999),
  days: z.array(namedHolidaySchema).min(1).max(366).optional(),
});

const timesSchema = z.array(seoulTimeSchema).min(1).max(96);
const salesBody = z.object({ dinCode: defineCode<DinCode>(), day: seoulDateSchema, times: timesSchema });
const salesResult = z.object({
  changed: z.array(z.string()).describe('The start times that were not in that state before'),
  underWay: z.number().int().describe('Orders that are being paid, and may still become reservations'),
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
  result: z.object({ parties: z.number().int(), people: z.number().int(), underWay: z.number().int() }),
  errors: ['not_found', 'past', 'too_many_days'],
});

export const addClosing = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/closing/add',
  auth: { staff: 'calendar', isForOperators: true },
  summary:
    'Closes days of a venue, or a start time on each of them. Reservations stay, and their guests must be called',
  body: closingBody,
  idempotent: true,
  result: z.object({ changed: z.number().int().describe('Days that were not closed before') }),
  errors: ['not_found', 'past', 'too_many_days', 'no_such_time'],
});

export const removeClosing = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/closing/remove',
  auth: { staff: 'calendar', isForOperators: true },
  summary: 'Opens days of a venue again, with all their start times, or a start time on each of them',
  body: closingBody,
  idempotent: true,
  result: z.object({ changed: z.number().int().describe('Days that were closed before') }),
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
  summary: 'Enters the holidays of a year from the official gazette, for the group; its other weekdays are sold then',
  body: z.object({ year: z.int().min(2000).max(2999) }),
  idempotent: true,
  result: holidayResult,
  errors: ['not_found', 'past', 'gazette_unknown'],
});

export const addHolidayDay = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/holiday/add',
  auth: { staff: 'calendar', isForOperators: true },
  summary: 'Makes a day a public holiday, for the group; without a name a temporary one',
  body: z.object({ day: seoulDateSchema, name: defineLine(60).trim() }),
  idempotent: true,
  result: holidayResult,
  errors: ['not_found', 'past'],
});

export const removeHolidayDay = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/holiday/remove',
  auth: { staff: 'calendar', isForOperators: true },
  summary: 'Makes a holiday a normal day again, for the group',
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
