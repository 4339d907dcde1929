import {
  addHoliday,
  closeVenue,
  enterHolidayYear,
  removeHoliday,
  reopenVenue,
} from '@dining/contract/staff/availability';
import { createCommandHandler } from '../../command';
import { closeVenueByCommand, reopenVenueByCommand } from './close';
import { enterHolidayYearByCommand } from './holiday-year';
import { addHolidayByCommand, removeHolidayByCommand } from './holidays';

export const availability = [
  createCommandHandler(closeVenue, closeVenueByCommand),
  createCommandHandler(reopenVenue, reopenVenueByCommand),
  createCommandHandler(addHoliday, addHolidayByCommand),
  createCommandHandler(removeHoliday, removeHolidayByCommand),
  createCommandHandler(enterHolidayYear, enterHolidayYearByCommand),
];
