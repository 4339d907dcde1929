import { encodeVenue, encodeVenueSummary } from '@dining/contract/codecs/venue';
import { fail } from '@dining/contract/failure';
import {
  getMainPage,
  getRestaurant,
  getVenue,
  listVenues,
  listVenuesByHotel,
  listVenuesWithPhoto,
} from '@dining/contract/site/venues';
import type { HtlCode } from '@dining/domain/shared/codes';
import { getCatalogue } from '../../../booking/catalogue/catalogue';
import { getCurrentUser } from '../../../http/current-user';
import type { Feature } from '../../feature';
import { createMainPageCache } from './main-page-cache';
import { handleGetRestaurant } from './restaurant';

export const venues: Feature = (mount, deps) => {
  const catalogue = getCatalogue(deps.database);
  const isKnownHotel = async (htlCode: HtlCode) =>
    (await catalogue.getDirectory()).hotels.some((hotel) => hotel.htlCode === htlCode);

  const getMainPageResponse = createMainPageCache(deps.now);

  mount(getMainPage, async ({ body, visitor }) => {
    const { hotels } = await catalogue.getDirectory();
    const hotel = hotels.find(({ htlCode }) => htlCode === body.hotelCode) ?? hotels[0];
    if (hotel === undefined) return fail('not_found');
    const hotelCatalogue = await catalogue.getHotel(hotel.htlCode);
    return getMainPageResponse(hotelCatalogue, hotel, body.langCode, await getCurrentUser(deps.database.pool, visitor));
  });

  mount(listVenues, async ({ body }) => {
    const { hotels } = await catalogue.getDirectory();
    const searchedHotels = hotels.filter(({ htlCode }) => body.htlCode === undefined || htlCode === body.htlCode);
    if (searchedHotels.length === 0 && body.htlCode !== undefined) return fail('not_found');
    const lists = await Promise.all(
      searchedHotels.map(async ({ htlCode }) => (await catalogue.getHotel(htlCode)).venues),
    );
    return { dinList: lists.flat().map(encodeVenueSummary) };
  });

  mount(listVenuesByHotel, async ({ body }) => {
    if (!(await isKnownHotel(body.htlCode))) return fail('not_found');
    return { dinList: (await catalogue.getHotel(body.htlCode)).venues.map(encodeVenueSummary) };
  });

  mount(listVenuesWithPhoto, async ({ body }) => {
    if (!(await isKnownHotel(body.htlCode))) return fail('not_found');
    return { dinList: (await catalogue.getHotel(body.htlCode)).venues.map(encodeVenue) };
  });

  mount(getVenue, async ({ body }) => {
    const htlCode = (await catalogue.getDirectory()).hotelByVenue.get(body.dinCode);
    const venue = htlCode && (await catalogue.getHotel(htlCode)).venues.find(({ dinCode }) => dinCode === body.dinCode);
    return venue ? { result: encodeVenue(venue) } : fail('unknown_venue');
  });

  mount(getRestaurant, (call) => handleGetRestaurant(deps, call));
};
