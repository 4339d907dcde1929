import type { ReservationType } from '@dining/domain/products/product';
import type { DinCode, ResvCode } from '@dining/domain/shared/codes';
import type { SeoulDate, SeoulTime } from '@dining/domain/shared/seoul-time';
import { z } from 'zod';
import { defineCode, defineLine, seoulDateSchema, seoulTimeSchema } from '../wire';
import { defineStaffCommand } from './command';

/** A reservation at a time that is no longer offered. It stays valid, and staff call its guest. */
export interface AffectedReservation {
  readonly resvCode: ResvCode;
  readonly time: SeoulTime;
  readonly type: ReservationType;
  readonly visitorName: string;
  readonly phone: string;
  readonly adults: number;
  readonly kids: number;
  readonly pickupQuantity: number;
  /** '' for a table or a pickup. */
  readonly room: string;
}

export interface ClosingResult {
  /** True if it was closed, or open, before. */
  readonly again: boolean;
  readonly venueName: string;
  readonly standing: readonly AffectedReservation[];
  /** Payments in progress that may still become reservations. */
  readonly underWay: number;
  /** True if guests cannot view the day yet. */
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
  /** '' for seats at tables. */
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

/** Makes a day a public holiday; without a name, a temporary one. */
export const addHoliday = defineStaffCommand<HolidayChangeResult>()('/staff/availability/add-holiday', {
  day: seoulDateSchema,
  name: defineLine(60).trim().min(1).optional(),
});

/** Makes a holiday a normal day again. */
export const removeHoliday = defineStaffCommand<HolidayChangeResult>()('/staff/availability/remove-holiday', {
  day: seoulDateSchema,
});

/**
 * A public holiday with its name; the official gazette's names have translations.
 * @internal for the commands, which do not ship
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
 * Enters a year's public holidays, after which its other weekdays are sold; without `days`, those of the official
 * gazette.
 */
export const enterHolidayYear = defineStaffCommand<HolidayYearResult>()('/staff/availability/enter-holiday-year', {
  year: z.int().min(2000).max(2999),
  days: z.array(namedHolidaySchema).min(1).max(366).optional(),
});
