import { alerts } from '@dining/ui/alerts';
import type { Order } from '../../entities/orders/order';
import { changeSearch } from '../../entities/search/search-state';
import { type FreeVisit, nearestOfProduct } from '../../features/availability/nearest-of-product';
import { spokenDayText, spokenVisitText } from '../../lib/format';
import { t } from '../../lib/i18n';

/** Where a guest goes whose time is gone: to one of the free times, to the calendar, or nowhere. */
export type OtherTime = 'time' | 'stay' | FreeVisit;

/** Says that a time cannot be had any more, and offers the nearest free ones with the way to all others. */
export async function askOtherTime(order: Order, words: { title?: string | undefined; message: string }): Promise<OtherTime> {
  const { product, party, visit } = order;
  const free = await nearestOfProduct(product, party, visit);
  const chosen = await alerts.ask<string>({
    ...words,
    choices: [
      ...free.map((one, at) => ({
        id: String(at),
        label: product.reservationType === 'pickup' ? spokenDayText(one.visit.date) : spokenVisitText(one.visit),
      })),
      { id: 'time', label: t('payment.outcome.chooseTime'), variant: free.length === 0 ? 'primary' : 'secondary' },
      { id: 'stay', label: t('common.buttons.close'), variant: 'quiet' },
    ],
    dismissed: 'stay',
  });
  return chosen === 'time' || chosen === 'stay' ? chosen : (free[Number(chosen)] ?? 'stay');
}

/** Another time for the same order, in place: its price, and whether it can be had, follow. */
export const takeTime = ({ product }: Order, { visit, dinRoomCode }: FreeVisit): void =>
  changeSearch((before) => ({
    ...before,
    visitDay: visit.date,
    visitTime: product.reservationType === 'pickup' ? null : visit.time,
    dinRoomCode,
  }));
