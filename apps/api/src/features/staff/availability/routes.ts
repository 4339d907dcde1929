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
import * as holidays from './holiday-calls';

export const calendar: StaffFeature = (mount, deps) => {
  mount(stopSales, (call) => closings.stop(deps, call));
  mount(resumeSales, (call) => closings.resume(deps, call));
  mount(listClosings, (call) => closings.list(deps, call));
  mount(previewClosing, (call) => closings.preview(deps, call));
  mount(addClosing, (call) => closings.add(deps, call));
  mount(removeClosing, (call) => closings.remove(deps, call));
  mount(listHolidays, (call) => holidays.list(deps, call));
  mount(enterHolidays, (call) => holidays.enterYear(deps, call));
  mount(addHolidayDay, (call) => holidays.add(deps, call));
  mount(removeHolidayDay, (call) => holidays.remove(deps, call));
};
