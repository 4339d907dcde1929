import type { VenueTimesWire } from '@dining/contract/site/availability';
import { countPeople } from '@dining/domain/products/party';
import type { FinderQuery } from '@dining/domain/search/finder-query';
import type { DinCode, HtlCode } from '@dining/domain/shared/codes';
import type { SeoulDate, SeoulTime } from '@dining/domain/shared/seoul-time';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/call';
import { countOwnSeats } from '../payments/open-payment';

export interface StartTime {
  readonly time: SeoulTime;
  readonly seatsLeft: number;
  readonly isFree: boolean;
}

export interface VenueTimes {
  /**
   * Lowest price per adult at the free times, in won. Null if nothing is paid in advance. Undefined if no time is free,
   * or only one that this tab's own unpaid order holds.
   */
  readonly price: { readonly amount: number; readonly isDeposit: boolean } | null | undefined;
  readonly times: readonly StartTime[];
  /** True if all start times of the searched meal are past. False without start times: the venue is then closed. */
  readonly areAllTimesPast: boolean;
}

export interface FreeTables {
  readonly venues: ReadonlyMap<DinCode, VenueTimes>;
  /** Days with free tables near a day without any. */
  readonly nearDays: readonly SeoulDate[];
}

export function parseVenueTimes(
  { dinCode, dinFromPrice, dinFromDepositYn, timeList, timeOverYn }: VenueTimesWire,
  { party, day }: Pick<FinderQuery, 'party' | 'day'>,
): VenueTimes {
  const price = dinFromPrice === null ? null : { amount: dinFromPrice, isDeposit: dinFromDepositYn === 'Y' };
  return {
    price: timeList.some(({ resvYn }) => resvYn === 'Y') ? price : undefined,
    times: timeList.map(({ resvStartTime: time, seatAmnt, resvYn }): StartTime => {
      const ownSeats = countOwnSeats(dinCode, { date: day, time });
      const seatsLeft = seatAmnt + ownSeats;
      return { time, seatsLeft, isFree: resvYn === 'Y' || (ownSeats > 0 && seatsLeft >= countPeople(party)) };
    }),
    areAllTimesPast: timeOverYn === 'Y',
  };
}

export const getFreeTablesQuery = (htlCode: HtlCode | null, { party, day, meal, cuisine, features }: FinderQuery) =>
  queryOptions({
    queryKey: ['free-tables', htlCode, party, day, meal, cuisine, features],
    queryFn: async ({ signal }): Promise<FreeTables> => {
      const body = {
        htlCode: htlCode ?? ('' as const),
        adultCnt: party.adults,
        kidCnt: party.kids,
        resvDate: day,
        resvMealType: meal ?? ('' as const),
        dinCuisineType: cuisine ?? ('' as const),
        dinFeatureList: [...features],
      };
      const { venueList, nearDayList } = await call('POST /api/resv/freeTimes', { body, signal });
      const venues = venueList.map((venue) => [venue.dinCode, parseVenueTimes(venue, { party, day })] as const);
      return { venues: new Map(venues), nearDays: nearDayList.map(({ resvDate }) => resvDate) };
    },
    staleTime: 30_000,
    meta: { loading: 'calendar' },
  });
