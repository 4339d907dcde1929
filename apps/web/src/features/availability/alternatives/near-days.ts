import { isBookableDay } from '@dining/domain/availability/horizon';
import { listDays } from '@dining/domain/shared/seoul-calendar';
import { addDays, type SeoulDate } from '@dining/domain/shared/seoul-time';
import { type Month, monthOf } from '../../../entities/availability/stock';

/** Days searched before and after a full day: few enough to span at most two months. */
const reach = 10;

/** Returns the reservable days around a full day, including it. */
export const daysNear = (date: SeoulDate, today: SeoulDate): SeoulDate[] =>
  listDays(addDays(date, -reach), addDays(date, reach)).filter((day) => isBookableDay(day, today));

/** Returns the other month that these days reach, or the day's own month. */
export const monthBeside = (date: SeoulDate, today: SeoulDate): Month =>
  daysNear(date, today)
    .map(monthOf)
    .find((month) => month !== monthOf(date)) ?? monthOf(date);
