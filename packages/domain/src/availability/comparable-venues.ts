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

/** A visit that needs alternatives, because it is fully booked or the venue cancels it. */
export interface UnavailableVisit {
  readonly dinCode: DinCode;
  readonly htlCode: HtlCode;
  readonly type: ReservationType;
  readonly time: SeoulTime;
}

/** Maximum difference from the requested time in minutes, by default. */
export const defaultMaxMinutesApart = 90;

/**
 * Filters the other venues that take this type of reservation, and keeps their order. Returns none for a pickup,
 * because another venue does not sell the same product.
 */
export const filterVenuesOfSameType = <V extends ComparableVenue>(
  unavailableVisit: Pick<UnavailableVisit, 'dinCode' | 'type'>,
  venues: readonly V[],
): readonly V[] =>
  unavailableVisit.type === 'pickup'
    ? []
    : venues.filter(
        ({ dinCode, categories }) =>
          dinCode !== unavailableVisit.dinCode &&
          categories.some(({ reservationType }) => reservationType === unavailableVisit.type),
      );

/**
 * Lists the venues with a free time as alternatives to a visit, each with its free time nearest to the requested one
 * (the earlier of two that are equally near). Sorts by same hotel first, then nearer time, then the order of `venues`.
 * `maxMinutesApart` is the largest difference from the requested time. Returns at most `limit` venues.
 */
export function listComparableVenues<V extends ComparableVenue>(
  unavailableVisit: UnavailableVisit,
  venues: readonly { readonly venue: V; readonly slots: readonly Slot[] }[],
  { limit, maxMinutesApart = defaultMaxMinutesApart }: { readonly limit: number; readonly maxMinutesApart?: number },
): { readonly venue: V; readonly time: SeoulTime }[] {
  const getDistance = (time: SeoulTime): number =>
    Math.abs(getMinutesOfDay(time) - getMinutesOfDay(unavailableVisit.time));
  const getHotelRank = (venue: V): number => (venue.htlCode === unavailableVisit.htlCode ? 0 : 1);
  return venues
    .flatMap(({ venue, slots }) => {
      const [nearestSlot] = slots
        .filter((slot) => slot.state === 'open' && getDistance(slot.time) <= maxMinutesApart)
        .toSorted(
          (a, b) => getDistance(a.time) - getDistance(b.time) || getMinutesOfDay(a.time) - getMinutesOfDay(b.time),
        );
      return nearestSlot === undefined ? [] : [{ venue, time: nearestSlot.time }];
    })
    .toSorted((a, b) => getHotelRank(a.venue) - getHotelRank(b.venue) || getDistance(a.time) - getDistance(b.time))
    .slice(0, limit);
}
