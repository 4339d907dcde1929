import type { ReservationType } from '../products/product';
import type { DinCode, HtlCode } from '../shared/codes';
import { getMinutesOfDay } from '../shared/seoul-calendar';
import type { SeoulTime } from '../shared/seoul-time';
import type { Slot } from './slots';

/** A venue as far as comparing goes. */
export interface ComparableVenue {
  readonly dinCode: DinCode;
  readonly htlCode: HtlCode;
  readonly categories: readonly { readonly reservationType: ReservationType }[];
}

/** What was full: where, for what kind of reservation, at what time. */
export interface UnavailableVisit {
  readonly dinCode: DinCode;
  readonly htlCode: HtlCode;
  readonly type: ReservationType;
  readonly time: SeoulTime;
}

/** How far from the wanted time another venue's still counts, in minutes. */
export const defaultReachMinutes = 90;

/** The other venues that take this type of reservation, in their own order. A pickup belongs to its house: there is none like it. */
export const filterVenuesOfSameType = <V extends ComparableVenue>(
  missed: Pick<UnavailableVisit, 'dinCode' | 'type'>,
  venues: readonly V[],
): readonly V[] =>
  missed.type === 'pickup'
    ? []
    : venues.filter(
        ({ dinCode, categories }) =>
          dinCode !== missed.dinCode && categories.some(({ reservationType }) => reservationType === missed.type),
      );

/**
 * Venues that are free when the wanted one is full, each with its free time nearest to the wanted one (of two as near, the
 * earlier): those of the same hotel first, then by nearness, then in their own order. `reach` in minutes; at most `limit`.
 */
export function listComparableVenues<V extends ComparableVenue>(
  missed: UnavailableVisit,
  venues: readonly { readonly venue: V; readonly slots: readonly Slot[] }[],
  { limit, reach = defaultReachMinutes }: { readonly limit: number; readonly reach?: number },
): { readonly venue: V; readonly time: SeoulTime }[] {
  const distance = (time: SeoulTime): number => Math.abs(getMinutesOfDay(time) - getMinutesOfDay(missed.time));
  const away = (venue: V): number => (venue.htlCode === missed.htlCode ? 0 : 1);
  return venues
    .flatMap(({ venue, slots }) => {
      const [nearest] = slots
        .filter((slot) => slot.state === 'open' && distance(slot.time) <= reach)
        .toSorted((a, b) => distance(a.time) - distance(b.time) || getMinutesOfDay(a.time) - getMinutesOfDay(b.time));
      return nearest === undefined ? [] : [{ venue, time: nearest.time }];
    })
    .toSorted((a, b) => away(a.venue) - away(b.venue) || distance(a.time) - distance(b.time))
    .slice(0, limit);
}
