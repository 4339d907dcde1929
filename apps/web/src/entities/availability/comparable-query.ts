import {
  defaultMaxMinutesApart,
  filterVenuesOfSameType,
  listComparableVenues,
  type UnavailableVisit,
} from '@dining/domain/availability/comparable-venues';
import { listSlots } from '@dining/domain/availability/slots';
import { indexUsage } from '@dining/domain/availability/usage';
import { countPeople, type Party } from '@dining/domain/products/party';
import type { HolidayCalendar } from '@dining/domain/shared/holidays';
import type { SeoulDate } from '@dining/domain/shared/seoul-time';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Clock } from '../../lib/clock';
import type { Hotel } from '../app/app-data';
import { getVenuesQuery, type Venue } from '../venues/venues';
import { getMonth, getStockQuery, getUsageQuery } from './stock';

/** A visit that the guest requested, and for which nothing is free. */
export interface RequestedVisit extends UnavailableVisit {
  date: SeoulDate;
  party: Party;
  /** True if the guest has chosen no time. */
  isWholeDay: boolean;
}

const maxOffers = 3;
/** Maximum number of venues whose times are fetched at once; each costs two small requests. */
const maxVenues = 4;

/** Finds other venues of the group with a free time: in the same hotel, and in others if the hotel has too few. */
export const getComparableVenuesQuery = (
  { now }: Clock,
  queryClient: QueryClient,
  requestedVisit: RequestedVisit,
  hotels: readonly Hotel[],
  holidays: HolidayCalendar,
) =>
  queryOptions({
    queryKey: ['comparable', requestedVisit],
    queryFn: async () => {
      const { date, type, party, isWholeDay } = requestedVisit;
      const maxMinutesApart = isWholeDay ? 24 * 60 : defaultMaxMinutesApart;
      const loadSlots = async (venue: Venue) => {
        const [{ stock }, rows] = await Promise.all([
          queryClient.fetchQuery(getStockQuery(venue.dinCode)),
          queryClient.fetchQuery(getUsageQuery(venue.dinCode, type, getMonth(date))),
        ]);
        const seatType = type === 'room' ? ('room' as const) : ('table' as const);
        const day = {
          stock,
          usage: indexUsage(rows),
          holidays,
          date,
          type: seatType,
          partySize: countPeople(party),
          now: now(),
        };
        return { venue, slots: listSlots(day).slots };
      };
      const loadHotelSlots = async (htlCodes: readonly Hotel['htlCode'][]) => {
        const lists = await Promise.all(htlCodes.map((htlCode) => queryClient.fetchQuery(getVenuesQuery(htlCode))));
        // Alternates between the hotels, so that the venues of one hotel do not fill the list.
        const rankedVenues = lists.flatMap((list) =>
          filterVenuesOfSameType(requestedVisit, list).map((venue, rank) => ({ venue, rank })),
        );
        const venues = rankedVenues.toSorted((a, b) => a.rank - b.rank).slice(0, maxVenues);
        return Promise.all(venues.map(({ venue }) => loadSlots(venue)));
      };
      const sameHotelSlots = await loadHotelSlots([requestedVisit.htlCode]);
      const sameHotelOffers = listComparableVenues(requestedVisit, sameHotelSlots, {
        limit: maxOffers,
        maxMinutesApart,
      });
      if (sameHotelOffers.length === maxOffers) return sameHotelOffers;
      const otherHotels = hotels.map(({ htlCode }) => htlCode).filter((htlCode) => htlCode !== requestedVisit.htlCode);
      return listComparableVenues(requestedVisit, [...sameHotelSlots, ...(await loadHotelSlots(otherHotels))], {
        limit: maxOffers,
        maxMinutesApart,
      });
    },
    staleTime: 30_000,
    meta: { loading: 'combined' },
  });
