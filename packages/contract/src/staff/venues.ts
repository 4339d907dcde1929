import type { DinCode } from '@dining/domain/shared/codes';
import { z } from 'zod';
import { defineCode } from '../wire';
import { defineStaffCommand } from './command';

/** A venue with its code. */
export interface StaffVenue {
  readonly dinCode: DinCode;
  readonly name: string;
  readonly hotelName: string;
  /** True if the venue is shown and sold. Inactive venues may still have reservations. */
  readonly active: boolean;
}

/** Lists the venues by hotel. */
export const listVenues = defineStaffCommand<{ readonly venues: readonly StaffVenue[] }>()('/staff/venues/list', {});

/** Switches the daily mail with a venue's service sheet on or off. */
export const setSheetMail = defineStaffCommand<{ readonly again: boolean; readonly venueName: string }>()(
  '/staff/venues/sheet-mail',
  { dinCode: defineCode<DinCode>(), on: z.boolean() },
);
