import { isBookableDay } from '@dining/domain/availability/horizon';
import { listDays } from '@dining/domain/shared/seoul-calendar';
import { addDays, type SeoulDate } from '@dining/domain/shared/seoul-time';
import { getMonth, type Month } from '../../../entities/availability/stock';

/** Days before and after a full one that are searched for free times: few enough to touch one other month at most. */
const reach = 10;

/** The days around a full one that can be reserved, itself among them. */
export const daysNear = (date: SeoulDate, today: SeoulDate): SeoulDate[] =>
  listDays(addDays(date, -reach), addDays(date, reach)).filter((day) => isBookableDay(day, today));

/** The other month that they reach into; the full day's own where there is none. */
export const monthBeside = (date: SeoulDate, today: SeoulDate): Month =>
  daysNear(date, today)
    .map(getMonth)
    .find((month) => month !== getMonth(date)) ?? getMonth(date);
