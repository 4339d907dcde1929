import type { UnavailableScope } from '@dining/domain/availability/nearest-times';
import { getTodayInSeoul, type SeoulDate } from '@dining/domain/shared/seoul-time';
import type { Alerts } from '@dining/ui/alerts';
import type { QueryClient } from '@tanstack/react-query';
import type { Order } from '../../entities/orders/order';
import type { ChangeSearch } from '../../entities/search/search-state';
import { type FreeVisit, listFreeVisits } from '../../features/availability/alternatives/free-visits';
import { formatDayInText, formatFacts, formatVisitInText } from '../../lib/format';
import type { Translations } from '../../lib/i18n';
import { localizeText } from '../../lib/localize-text';

type EditPlace = 'time' | 'product' | 'products';

export type AlternativeChoice = FreeVisit | EditPlace | 'stay';

export interface RecoveryAction {
  readonly place: EditPlace;
  readonly label: string;
}

interface AlternativesPrompt {
  readonly order: Order;
  readonly unavailableScope: UnavailableScope;
  readonly now: Date;
  readonly content: { readonly title?: string | undefined; readonly message: string };
  readonly recovery?: RecoveryAction | undefined;
}

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
  if (product.reservationType === 'pickup') return formatDayInText(translations, visit.date, today);
  return roomName === null
    ? formatVisitInText(translations, visit, today)
    : formatFacts(translations, [formatVisitInText(translations, visit, today), localizeText(translations, roomName)]);
}

/**
 * Explains that a visit is unavailable. Offers the recovery action, if any, the nearest free visits, and the page with
 * all times.
 */
export async function promptAlternativeSlots(
  alerts: Alerts,
  queryClient: QueryClient,
  translations: Translations,
  { order, unavailableScope, now, content, recovery }: AlternativesPrompt,
): Promise<AlternativeChoice> {
  const freeVisits = await listFreeVisits(queryClient, order, unavailableScope, now);
  const today = getTodayInSeoul(now);
  const isPickup = order.product.reservationType === 'pickup';
  const options: readonly { readonly result: FreeVisit | EditPlace; readonly label: string }[] = [
    ...(recovery === undefined ? [] : [{ result: recovery.place, label: recovery.label }]),
    ...freeVisits.map((result) => ({ result, label: formatFreeVisit(translations, order, result, today) })),
    { result: 'time', label: translations.t(isPickup ? 'payment.outcome.chooseDay' : 'payment.outcome.chooseTime') },
  ];
  const chosenId = await alerts.ask<string>({
    ...content,
    choices: [
      ...options.map(({ label, result }, index) => ({
        id: String(index),
        label,
        // All free visits are equally good, so only a recovery action is emphasised, or the page with all times if no
        // visit is free.
        variant: index === 0 && typeof result === 'string' ? ('primary' as const) : undefined,
      })),
      { id: 'stay', label: translations.t('common.buttons.close'), variant: 'quiet' },
    ],
    dismissId: 'stay',
  });
  return options[Number(chosenId)]?.result ?? 'stay';
}

export const applySlot = (changeSearch: ChangeSearch, { product }: Order, { visit, dinRoomCode }: FreeVisit): void =>
  changeSearch((current) => ({
    ...current,
    visitDay: visit.date,
    visitTime: product.reservationType === 'pickup' ? null : visit.time,
    dinRoomCode,
  }));
