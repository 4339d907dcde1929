import { getVisitStart } from '../shared/seoul-calendar';
import { addDays, type SeoulTime, type Visit } from '../shared/seoul-time';

const reminderTime: SeoulTime = '10:00';

/** Returns when a guest is reminded of a visit: at 10:00 in Seoul on the day before. */
export const getReminderTime = (visit: Visit): Date =>
  getVisitStart({ date: addDays(visit.date, -1), time: reminderTime });
