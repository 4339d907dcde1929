import { changeHotel, type SearchHotel, type SearchState } from '@dining/domain/search/search-state';
import type { DinCode } from '@dining/domain/shared/codes';
import type { Visit } from '@dining/domain/shared/seoul-time';

/** The same party and type at another venue of the group, which may be another hotel's, with the visit chosen. */
export function searchAtVenue(search: SearchState, hotel: SearchHotel, dinCode: DinCode, visit: Visit): SearchState {
  const there = search.htlCode === hotel.htlCode ? search : changeHotel(search, hotel);
  return {
    ...there,
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
