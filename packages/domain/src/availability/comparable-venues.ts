import type { ReservationType } from '../products/product';
import type { DinCode, HtlCode } from '../shared/codes';
import { getMinutesOfDay } from '../shared/seoul-calendar';
import type { SeoulTime } from '../shared/seoul-time';
import type { Slot } from './slots';

/** The fields of a venue that the comparison uses. */
export interface ComparableVenue {
  readonly dinCode: DinCode;
  readonly htlCode: HtlCode;
  readonly categories: readonly { readonly reservationType: ReservationType }[];
}

/** The fully booked visit that needs alternatives. */
export interface UnavailableVisit {
  readonly dinCode: DinCode;
  readonly htlCode: HtlCode;
  readonly type: ReservationType;
  readonly time: SeoulTime;
}

/** Maximum difference from the requested time. */
export const defaultReachMinutes = 90;

/**
 * Filters the other venues that take this type of reservation, and keeps their order. Returns none for a pickup,
 * because another venue does not sell the same product.
 */
export const filterVenuesOfSameType = <V extends ComparableVenue>(
  unavailable: Pick<UnavailableVisit, 'dinCode' | 'type'>,
  venues: readonly V[],
): readonly V[] =>
  unavailable.type === 'pickup'
    ? []
    : venues.filter(
        ({ dinCode, categories }) =>
          dinCode !== unavailable.dinCode &&
          categories.some(({ reservationType }) => reservationType === unavailable.type),
      );

/**
 * Lists alternatives to a fully booked venue, each with its free time nearest to the requested one (the earlier of
 * two that are equally near). Venues of the same hotel come first, then nearer times, then the order of `venues`.
 * `reachMinutes` is the largest difference from the requested time. Returns at most `limit` venues.
 */
export function listComparableVenues<V extends ComparableVenue>(
  unavailable: UnavailableVisit,
  venues: readonly { readonly venue: V; readonly slots: readonly Slot[] }[],
  { limit, reachMinutes = defaultReachMinutes }: { readonly limit: number; readonly reachMinutes?: number },
): { readonly venue: V; readonly time: SeoulTime }[] {
  const getDistance = (time: SeoulTime): number => Math.abs(getMinutesOfDay(time) - getMinutesOfDay(unavailable.time));
  const getHotelRank = (venue: V): number => (venue.htlCode === unavailable.htlCode ? 0 : 1);
  return venues
    .flatMap(({ venue, slots }) => {
      const [nearest] = slots
        .filter((slot) => slot.state === 'open' && getDistance(slot.time) <= reachMinutes)
        .toSorted(
          (a, b) => getDistance(a.time) - getDistance(b.time) || getMinutesOfDay(a.time) - getMinutesOfDay(b.time),
        );
      return nearest === undefined ? [] : [{ venue, time: nearest.time }];
    })
    .toSorted((a, b) => getHotelRank(a.venue) - getHotelRank(b.venue) || getDistance(a.time) - getDistance(b.time))
    .slice(0, limit);
}
