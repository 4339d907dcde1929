import type { ReservationType } from '../products/product';
import type { DinCode, HtlCode } from '../shared/codes';
import { getMinutesOfDay } from '../shared/seoul-calendar';
import type { SeoulTime } from '../shared/seoul-time';
import type { Slot } from './slots';

/** What the comparison needs of a venue. */
export interface ComparableVenue {
  readonly dinCode: DinCode;
  readonly htlCode: HtlCode;
  readonly categories: readonly { readonly reservationType: ReservationType }[];
}

/** The fully booked visit that alternatives are wanted for. */
export interface UnavailableVisit {
  readonly dinCode: DinCode;
  readonly htlCode: HtlCode;
  readonly type: ReservationType;
  readonly time: SeoulTime;
}

/** Largest difference from the wanted time, in minutes. */
export const defaultReachMinutes = 90;

/**
 * Filters the other venues that take this type of reservation and keeps their order. Returns none for a pickup, which
 * belongs to its hotel.
 */
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
 * Lists alternatives to a fully booked venue, each with its free time nearest to the wanted one (the earlier of two
 * that are equally near). Venues of the same hotel come first, then nearer times, then the given order. `reach` is in
 * minutes; returns at most `limit` venues.
 */
export function listComparableVenues<V extends ComparableVenue>(
  missed: UnavailableVisit,
  venues: readonly { readonly venue: V; readonly slots: readonly Slot[] }[],
  { limit, reach = defaultReachMinutes }: { readonly limit: number; readonly reach?: number },
): { readonly venue: V; readonly time: SeoulTime }[] {
  const getDistance = (time: SeoulTime): number => Math.abs(getMinutesOfDay(time) - getMinutesOfDay(missed.time));
  const getHotelRank = (venue: V): number => (venue.htlCode === missed.htlCode ? 0 : 1);
  return venues
    .flatMap(({ venue, slots }) => {
      const [nearest] = slots
        .filter((slot) => slot.state === 'open' && getDistance(slot.time) <= reach)
        .toSorted(
          (a, b) => getDistance(a.time) - getDistance(b.time) || getMinutesOfDay(a.time) - getMinutesOfDay(b.time),
        );
      return nearest === undefined ? [] : [{ venue, time: nearest.time }];
    })
    .toSorted((a, b) => getHotelRank(a.venue) - getHotelRank(b.venue) || getDistance(a.time) - getDistance(b.time))
    .slice(0, limit);
}
