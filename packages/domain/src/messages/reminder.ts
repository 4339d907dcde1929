import { getVisitStart } from '../shared/seoul-calendar';
import { addDays, type SeoulTime, type Visit } from '../shared/seoul-time';

/** When guests are reminded, on the day before their visit. */
const reminderTime: SeoulTime = '10:00';

/** The instant at which a guest is reminded of a visit: ten in the morning in Seoul, the day before. */
export const getReminderTime = (visit: Visit): Date => getVisitStart({ date: addDays(visit.date, -1), time: reminderTime });
