import { decodeVisit } from '@dining/contract/codecs/visit';
import type { OrderSheetWire } from '@dining/contract/site/orders/order-sheets';
import { changeHotel, type SearchHotel, type SearchState } from '@dining/domain/search/search-state';

export function createSearchFromSheet(search: SearchState, sheet: OrderSheetWire, hotel: SearchHotel): SearchState {
  const visit = decodeVisit(sheet.resvDate);
  const isPickup = sheet.resvType === 'pickup';
  return {
    ...changeHotel(search, hotel),
    dinCode: sheet.dinCode,
    prodCode: sheet.prodCode,
    type: sheet.resvType,
    visitDay: visit.date,
    // A pickup has neither a time nor a party (decision 13).
    visitTime: isPickup ? null : visit.time,
    ...(!isPickup && { adults: sheet.resvAdultCnt, kids: sheet.resvKidCnt }),
    dinRoomCode: sheet.dinRoomCode === '' ? null : sheet.dinRoomCode,
    menus: sheet.resvProdAddList.flatMap(({ ordersheetRtplOptId, menuIndex, prodAddNum }) =>
      ordersheetRtplOptId === '' || menuIndex === null ? [] : [{ menuIndex, count: prodAddNum }],
    ),
    totalPrice: sheet.resvSetleAmnt,
  };
}
