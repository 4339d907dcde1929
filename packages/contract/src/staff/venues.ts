import type { DinCode } from '@dining/domain/shared/codes';
import { defineStaffCommand } from './command';

/** A venue by its code. */
export interface StaffVenue {
  readonly dinCode: DinCode;
  readonly name: string;
  readonly hotelName: string;
  /** It is shown and sold; one that is not may still have guests to come. */
  readonly active: boolean;
}

/** The venues, hotel by hotel. */
export const listVenues = defineStaffCommand<{ readonly venues: readonly StaffVenue[] }>()('/staff/venues/list', {});
