import { listStaffHotels } from '@dining/contract/staff/hotels';
import { getLocalizedText } from '@dining/domain/shared/localized-text';
import { getCatalogue } from '../../../booking/catalogue/catalogue';
import type { StaffFeature } from '../../feature';

export const hotelPlaces: StaffFeature = (mount, deps) => {
  mount(listStaffHotels, async ({ language }) => {
    const catalogue = getCatalogue(deps.database);
    const { hotels } = await catalogue.getDirectory();
    return {
      hotels: await Promise.all(
        hotels.map(async ({ htlCode, name }) => ({
          htlCode,
          name: getLocalizedText(name, language),
          venues: (await catalogue.getHotel(htlCode)).venues.map((venue) => ({
            dinCode: venue.dinCode,
            name: getLocalizedText(venue.name, language),
          })),
        })),
      ),
    };
  });
};
