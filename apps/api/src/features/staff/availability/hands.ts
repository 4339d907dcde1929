import { addHoliday, closeVenue, enterHolidayYear, removeHoliday, reopenVenue } from '@dining/contract/staff/availability';
import { hand } from '../../command';
import { close, reopen } from './close';
import { enterYear } from './holiday-year';
import { add, remove } from './holidays';

/** What staff change of when the house can be had. */
export const availability = [
  hand(closeVenue, close),
  hand(reopenVenue, reopen),
  hand(addHoliday, add),
  hand(removeHoliday, remove),
  hand(enterHolidayYear, enterYear),
];
