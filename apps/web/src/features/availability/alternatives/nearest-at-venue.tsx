import type { SearchState } from '@dining/domain/search/search-state';
import type { DinCode, HtlCode } from '@dining/domain/shared/codes';
import { getMonth } from '../../../entities/availability/stock';
import { useToday } from '../../../lib/clock';
import { useDays } from '../days/use-days';
import { getAdjacentMonth } from './near-days';
import { type FullVisit, NearestTimes } from './nearest-times';

interface NearestAtVenueProps {
  full: FullVisit;
  venue: { dinCode: DinCode; htlCode: HtlCode };
  search: Pick<SearchState, 'type' | 'adults' | 'kids' | 'categoryName'>;
}

export function NearestAtVenue({ full, venue, search }: NearestAtVenueProps) {
  const days = useDays(venue.dinCode, search, getMonth(full.date));
  const adjacentDays = useDays(venue.dinCode, search, getAdjacentMonth(full.date, useToday()));
  return <NearestTimes adjacentDays={adjacentDays} days={days} full={full} venue={venue} visitSearch={search} />;
}
