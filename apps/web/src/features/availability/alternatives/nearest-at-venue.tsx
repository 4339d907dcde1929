import type { SearchState } from '@dining/domain/search/search-state';
import type { DinCode, HtlCode } from '@dining/domain/shared/codes';
import { getMonth } from '../../../entities/availability/stock';
import { useToday } from '../../../lib/clock';
import { useDays } from '../days/use-days';
import { getAdjacentMonth } from './near-days';
import { type FullVisit, NearestTimes } from './nearest-times';

interface NearestAtVenueProps {
  fullVisit: FullVisit;
  venue: { dinCode: DinCode; htlCode: HtlCode };
  search: Pick<SearchState, 'type' | 'adults' | 'kids' | 'categoryName'>;
}

export function NearestAtVenue({ fullVisit, venue, search }: NearestAtVenueProps) {
  const days = useDays(venue.dinCode, search, getMonth(fullVisit.date));
  const adjacentDays = useDays(venue.dinCode, search, getAdjacentMonth(fullVisit.date, useToday()));
  return (
    <NearestTimes adjacentDays={adjacentDays} days={days} fullVisit={fullVisit} venue={venue} visitSearch={search} />
  );
}
