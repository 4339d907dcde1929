import { encodeFlag } from '@dining/contract/codecs/flag';
import { fail } from '@dining/contract/failure';
import { getHotel, getReviewsEnabled, listHotels } from '@dining/contract/site/hotels';
import type { HtlCode } from '@dining/domain/shared/codes';
import { getCatalogueCache } from '../../../booking/catalogue/catalogue';
import type { Feature } from '../../feature';
import { hotelDetailToWire, hotelToWire } from './to-wire';

export const hotels: Feature = (mount, deps) => {
  const listAllHotels = async () => (await getCatalogueCache(deps.database).getDirectory()).hotels;
  const findHotel = async (htlCode: HtlCode) => (await listAllHotels()).find((hotel) => hotel.htlCode === htlCode);

  mount(listHotels, async () => ({ allHotelList: (await listAllHotels()).map(hotelToWire) }));

  mount(getHotel, async ({ body }) => {
    const hotel = await findHotel(body.htlCode);
    return hotel === undefined ? fail('not_found') : { result: hotelDetailToWire(hotel) };
  });

  mount(getReviewsEnabled, async ({ body }) => {
    const hotel = await findHotel(body.htlCode);
    return hotel === undefined ? fail('not_found') : { resvReviewYn: encodeFlag(hotel.reviewsOn) };
  });
};
