import { changeHotel, type SearchHotel, type SearchState } from '@dining/domain/search/search-state';
import type { DinCode } from '@dining/domain/shared/codes';
import type { SeoulDate, SeoulTime } from '@dining/domain/shared/seoul-time';

/** A day, with a start time if one is chosen. */
export interface VisitChoice {
  readonly date: SeoulDate;
  readonly time: SeoulTime | null;
}

export function moveSearchToVenue(
  search: SearchState,
  hotel: SearchHotel,
  dinCode: DinCode,
  visit: VisitChoice,
): SearchState {
  const hotelSearch = search.htlCode === hotel.htlCode ? search : changeHotel(search, hotel);
  return {
    ...hotelSearch,
    dinCode,
    prodCode: null,
    type: search.type,
    categoryName: '',
    visitDay: visit.date,
    visitTime: visit.time,
    dinRoomCode: null,
    menus: [],
    totalPrice: 0,
    searchOpen: true,
  };
}
