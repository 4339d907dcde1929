import {
  addHoliday,
  closeVenue,
  enterHolidayYear,
  removeHoliday,
  reopenVenue,
} from '@dining/contract/staff/availability';
import { createCommandHandler } from '../../command';
import { close, reopen } from './close';
import { enterYear } from './holiday-year';
import { add, remove } from './holidays';

export const availability = [
  createCommandHandler(closeVenue, close),
  createCommandHandler(reopenVenue, reopen),
  createCommandHandler(addHoliday, add),
  createCommandHandler(removeHoliday, remove),
  createCommandHandler(enterHolidayYear, enterYear),
];
