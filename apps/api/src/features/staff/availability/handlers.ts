import { addHoliday, closeVenue, enterHolidayYear, removeHoliday, reopenVenue } from '@dining/contract/staff/availability';
import { createCommandHandler } from '../../command';
import { close, reopen } from './close';
import { enterYear } from './holiday-year';
import { add, remove } from './holidays';

/** What staff change of when the house can be had. */
export const availability = [
  createCommandHandler(closeVenue, close),
  createCommandHandler(reopenVenue, reopen),
  createCommandHandler(addHoliday, add),
  createCommandHandler(removeHoliday, remove),
  createCommandHandler(enterHolidayYear, enterYear),
];
