import type { ReservationType } from '@dining/domain/products/product';
import type { DinCode, ResvCode } from '@dining/domain/shared/codes';
import type { SeoulDate, SeoulTime } from '@dining/domain/shared/seoul-time';
import { z } from 'zod';
import { code, line, seoulDate, seoulTime } from '../wire';
import { defineStaffCommand } from './command';

/** A reservation that stands where nothing is offered any more: it stays, and somebody of the house calls its guest. */
export interface AffectedReservation {
  readonly resvCode: ResvCode;
  readonly time: SeoulTime;
  readonly type: ReservationType;
  readonly visitorName: string;
  readonly phone: string;
  readonly adults: number;
  readonly kids: number;
  readonly pickupQuantity: number;
  /** '' where it is at a table, or a pickup. */
  readonly room: string;
}

export interface ClosingResult {
  /** It was closed, or open, before. */
  readonly again: boolean;
  readonly venueName: string;
  readonly standing: readonly AffectedReservation[];
  /** Payments under way that may still become reservations. */
  readonly underWay: number;
  /** Guests do not see so far ahead yet. */
  readonly isBeyondSight: boolean;
}

const closing = { dinCode: code<DinCode>(), day: seoulDate, time: seoulTime.optional(), reason: line(200).trim() };

/** Closes a day of a venue, or one start time of it. */
export const closeVenue = defineStaffCommand<ClosingResult>()('/staff/availability/close', closing);

/** The reverse: a start time, or a day with all of its times. */
export const reopenVenue = defineStaffCommand<Pick<ClosingResult, 'again' | 'venueName'>>()(
  '/staff/availability/reopen',
  closing,
);

/** A start time of a venue at which more is taken than it now offers. */
export interface OverbookedTime {
  readonly dinCode: DinCode;
  readonly venueName: string;
  readonly day: SeoulDate;
  readonly time: SeoulTime;
  /** '' for the seats at tables. */
  readonly room: string;
  readonly taken: number;
  readonly offered: number;
  readonly standing: readonly AffectedReservation[];
}

export interface HolidayChangeResult {
  /** It was one, or none, before. */
  readonly again: boolean;
  readonly day: SeoulDate;
  /** The day is a Saturday or Sunday: weekend hours hold with and without it. */
  readonly isWeekend: boolean;
  /** The holidays of its year are entered; where they are not, the year's other weekdays are not sold. */
  readonly isYearKnown: boolean;
  readonly overbooked: readonly OverbookedTime[];
}

/** Makes a day a public holiday; without a name it is a temporary one. */
export const addHoliday = defineStaffCommand<HolidayChangeResult>()('/staff/availability/add-holiday', {
  day: seoulDate,
  name: line(60).trim().min(1).optional(),
});

/** Makes it a day like others again. */
export const removeHoliday = defineStaffCommand<HolidayChangeResult>()('/staff/availability/remove-holiday', { day: seoulDate });

/**
 * A public holiday by its name; what the gazette calls one so is told in all languages.
 * @internal for the commands, which do not ship
 */
export const namedHoliday = z.strictObject({ day: seoulDate, name: line(60).trim().min(1) });

export interface HolidayYearResult {
  /** All of it was entered before. */
  readonly again: boolean;
  /** All that are holidays in it now. */
  readonly days: readonly { readonly day: SeoulDate; readonly name: string }[];
  readonly overbooked: readonly OverbookedTime[];
}

/** Enters a year's public holidays, from when on its other weekdays are sold; without days those of the official gazette. */
export const enterHolidayYear = defineStaffCommand<HolidayYearResult>()('/staff/availability/enter-holiday-year', {
  year: z.int().min(2000).max(2999),
  days: z.array(namedHoliday).min(1).max(366).optional(),
});
