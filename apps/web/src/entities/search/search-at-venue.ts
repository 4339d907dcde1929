import { changeHotel, type SearchHotel, type SearchState } from '@dining/domain/search/search-state';
import type { DinCode } from '@dining/domain/shared/codes';
import type { Visit } from '@dining/domain/shared/seoul-time';

export function moveSearchToVenue(
  search: SearchState,
  hotel: SearchHotel,
  dinCode: DinCode,
  visit: Visit,
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
