import { isBookableDay } from '@dining/domain/availability/horizon';
import { listDays } from '@dining/domain/shared/seoul-calendar';
import { addDays, type SeoulDate } from '@dining/domain/shared/seoul-time';
import { getMonth, type Month } from '../../../entities/availability/stock';

/** Days searched before and after a day that is fully booked. Ten keep the range within two months. */
const maxDaysAway = 10;

/** Lists the bookable days around a day. */
export const listNearDays = (date: SeoulDate, today: SeoulDate): SeoulDate[] =>
  listDays(addDays(date, -maxDaysAway), addDays(date, maxDaysAway)).filter((day) => isBookableDay(day, today));

/** Returns the other month that the near days of a day reach, or the month of the day if they reach none. */
export const getAdjacentMonth = (date: SeoulDate, today: SeoulDate): Month =>
  listNearDays(date, today)
    .map(getMonth)
    .find((month) => month !== getMonth(date)) ?? getMonth(date);
