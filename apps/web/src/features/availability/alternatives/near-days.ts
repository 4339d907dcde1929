import { isBookableDay } from '@dining/domain/availability/horizon';
import { listDays } from '@dining/domain/shared/seoul-calendar';
import { addDays, type SeoulDate } from '@dining/domain/shared/seoul-time';
import { getMonth, type Month } from '../../../entities/availability/stock';

/** Days searched before and after a full day. Ten keep the range within two months. */
const reachDays = 10;

export const listNearDays = (date: SeoulDate, today: SeoulDate): SeoulDate[] =>
  listDays(addDays(date, -reachDays), addDays(date, reachDays)).filter((day) => isBookableDay(day, today));

export const getAdjacentMonth = (date: SeoulDate, today: SeoulDate): Month =>
  listNearDays(date, today)
    .map(getMonth)
    .find((month) => month !== getMonth(date)) ?? getMonth(date);
