import {
  addClosing,
  addHolidayDay,
  enterHolidays,
  listClosings,
  listHolidays,
  previewClosing,
  removeClosing,
  removeHolidayDay,
  resumeSales,
  stopSales,
} from '@dining/contract/staff/availability';
import type { StaffFeature } from '../../feature';
import * as closings from './closings';
import * as holidays from './holidays';

export const calendar: StaffFeature = (mount, deps) => {
  mount(stopSales, (call) => closings.handleStopSales(deps, call));
  mount(resumeSales, (call) => closings.handleResumeSales(deps, call));
  mount(listClosings, (call) => closings.handleListClosings(deps, call));
  mount(previewClosing, (call) => closings.handlePreviewClosing(deps, call));
  mount(addClosing, (call) => closings.handleAddClosing(deps, call));
  mount(removeClosing, (call) => closings.handleRemoveClosing(deps, call));
  mount(listHolidays, (call) => holidays.handleListHolidays(deps, call));
  mount(enterHolidays, (call) => holidays.handleEnterHolidayYear(deps, call));
  mount(addHolidayDay, (call) => holidays.handleAddHoliday(deps, call));
  mount(removeHolidayDay, (call) => holidays.handleRemoveHoliday(deps, call));
};
