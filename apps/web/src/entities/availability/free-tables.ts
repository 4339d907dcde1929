import type { VenueTimesWire } from '@dining/contract/site/availability';
import { headCount } from '@dining/domain/products/party';
import type { TableQuery } from '@dining/domain/search/table-query';
import type { DinCode, HtlCode } from '@dining/domain/shared/codes';
import type { SeoulDate, SeoulTime } from '@dining/domain/shared/seoul-time';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/call';
import { countOwnSeats } from '../payments/open-payment';

/** A start time of a venue: free for the party or not, with the seats that are left. */
export interface FoundTime {
  readonly time: SeoulTime;
  readonly seatsLeft: number;
  readonly free: boolean;
}

/** What a venue has for a wish. */
export interface FoundVenue {
  /**
   * Won an adult pays at least at the free times; null where nothing is paid beforehand, undefined where it is not known: no time is free, or
   * none but one that this tab's own payment holds.
   */
  readonly price: { readonly amount: number; readonly deposit: boolean } | null | undefined;
  readonly times: readonly FoundTime[];
}

export interface FreeTables {
  readonly venues: ReadonlyMap<DinCode, FoundVenue>;
  /** The nearest days with a table, where the day itself has none. */
  readonly near: readonly SeoulDate[];
}

/** A venue out of an answer. What this tab's own payment holds stands in nobody else's way but not in its own. */
export function foundVenue(
  { dinCode, dinFromPrice, dinFromDepositYn, timeList }: VenueTimesWire,
  { party, day }: Pick<TableQuery, 'party' | 'day'>,
): FoundVenue {
  const price = dinFromPrice === null ? null : { amount: dinFromPrice, deposit: dinFromDepositYn === 'Y' };
  return {
    price: timeList.some(({ resvYn }) => resvYn === 'Y') ? price : undefined,
    times: timeList.map(({ resvStartTime: time, seatAmnt, resvYn }): FoundTime => {
      const own = countOwnSeats(dinCode, { date: day, time });
      const seatsLeft = seatAmnt + own;
      return { time, seatsLeft, free: resvYn === 'Y' || (own > 0 && seatsLeft >= headCount(party)) };
    }),
  };
}

/** Free tables at a hotel, or at all (null). */
export const freeTablesQuery = (htlCode: HtlCode | null, { party, day, meal }: TableQuery) =>
  queryOptions({
    queryKey: ['free-tables', htlCode, party, day, meal],
    queryFn: async ({ signal }): Promise<FreeTables> => {
      const body = {
        htlCode: htlCode ?? ('' as const),
        adultCnt: party.adults,
        kidCnt: party.kids,
        resvDate: day,
        resvMealType: meal ?? ('' as const),
      };
      const { venueList, nearDayList } = await call('POST /api/resv/freeTimes', { body, signal });
      const venues = venueList.map((venue) => [venue.dinCode, foundVenue(venue, { party, day })] as const);
      return { venues: new Map(venues), near: nearDayList.map(({ resvDate }) => resvDate) };
    },
    staleTime: 30_000,
    meta: { loading: 'calendar' },
  });
