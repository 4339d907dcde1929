import { listStaffHotels, savePointRate, viewPointRate } from '@dining/contract/staff/hotels';
import { getLocalizedText } from '@dining/domain/shared/localized-text';
import { getCatalogueCache } from '../../../booking/catalogue/catalogue';
import type { StaffFeature } from '../../feature';
import { handleSavePointRate, handleViewPointRate } from './point-rate';

export const hotels: StaffFeature = (mount, deps) => {
  mount(listStaffHotels, async ({ language }) => {
    const catalogue = getCatalogueCache(deps.database);
    const directory = await catalogue.getDirectory();
    return {
      hotels: await Promise.all(
        directory.hotels.map(async ({ htlCode, name }) => ({
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
  mount(viewPointRate, (call) => handleViewPointRate(deps, call));
  mount(savePointRate, (call) => handleSavePointRate(deps, call));
};
