import type { UnavailableScope } from '@dining/domain/availability/nearest-times';
import { getTodayInSeoul, type SeoulDate } from '@dining/domain/shared/seoul-time';
import type { Alerts } from '@dining/ui/alerts';
import type { QueryClient } from '@tanstack/react-query';
import type { Order } from '../../entities/orders/order';
import type { ChangeSearch } from '../../entities/search/search-state';
import { type FreeVisit, listFreeVisits } from '../../features/availability/alternatives/free-visits';
import { spokenDayText, spokenVisitText } from '../../lib/format';
import type { Translations } from '../../lib/i18n';
import { ownText } from '../../lib/text-for';

/** Where a guest mends his order: where day, time and party are chosen, at the product, or among the venue's others. */
type EditPlace = 'time' | 'product' | 'products';

/** Where a guest goes whose visit cannot be had: to one that can, elsewhere, or nowhere. */
export type AlternativeChoice = FreeVisit | EditPlace | 'stay';

/** What mends an order beside another visit, and what it is called. */
export interface RecoveryAction {
  readonly to: EditPlace;
  readonly label: string;
}

/** A visit that cannot be had. */
interface UnavailableVisit {
  readonly order: Order;
  /** How much of the wanted visit is refused. */
  readonly refused: UnavailableScope;
  readonly now: Date;
  readonly words: { readonly title?: string | undefined; readonly message: string };
  /** What mends the order beside another visit. */
  readonly recovery?: RecoveryAction | undefined;
}

/** Says that others have taken the place of an order; of a room that it is the room, for the time may be free in another. */
export const getSoldOutMessage = ({ t }: Translations, { dinRoomCode }: Order, message: string) => ({
  title: t('payment.outcome.soldTitle'),
  message: dinRoomCode === null ? message : t('payment.outcome.roomTaken'),
});

function formatFreeVisit(
  translations: Translations,
  { product }: Order,
  { visit, roomName }: FreeVisit,
  today: SeoulDate,
): string {
  if (product.reservationType === 'pickup') return spokenDayText(translations, visit.date, today);
  return roomName === null
    ? spokenVisitText(translations, visit, today)
    : `${spokenVisitText(translations, visit, today)} · ${ownText(translations, roomName)}`;
}

/**
 * Says that a visit cannot be had, and offers what mends it where something does, then the nearest visits that can be had with the way
 * to all others.
 */
export async function promptAlternativeSlots(
  alerts: Alerts,
  queryClient: QueryClient,
  translations: Translations,
  { order, refused, now, words, recovery }: UnavailableVisit,
): Promise<AlternativeChoice> {
  const free = await listFreeVisits(queryClient, order, refused, now);
  const today = getTodayInSeoul(now);
  const pickup = order.product.reservationType === 'pickup';
  const ways: readonly { readonly to: FreeVisit | EditPlace; readonly label: string }[] = [
    ...(recovery === undefined ? [] : [recovery]),
    ...free.map((to) => ({ to, label: formatFreeVisit(translations, order, to, today) })),
    { to: 'time', label: translations.t(pickup ? 'payment.outcome.chooseDay' : 'payment.outcome.chooseTime') },
  ];
  const chosen = await alerts.ask<string>({
    ...words,
    choices: [
      ...ways.map(({ label, to }, at) => ({
        id: String(at),
        label,
        // One visit is as good as the next: only what mends the order, or all that is left to do, stands out.
        variant: at === 0 && typeof to === 'string' ? ('primary' as const) : undefined,
      })),
      { id: 'stay', label: translations.t('common.buttons.close'), variant: 'quiet' },
    ],
    dismissed: 'stay',
  });
  return ways[Number(chosen)]?.to ?? 'stay';
}

/** Another time for the same order, in place: its price, and whether it can be had, follow. */
export const applySlot = (changeSearch: ChangeSearch, { product }: Order, { visit, dinRoomCode }: FreeVisit): void =>
  changeSearch((before) => ({
    ...before,
    visitDay: visit.date,
    visitTime: product.reservationType === 'pickup' ? null : visit.time,
    dinRoomCode,
  }));
