import { fail } from '@dining/contract/failure';
import { listAllergies, listProducts, listSimpleProducts } from '@dining/contract/site/products';
import { getCatalogueCache } from '../../../booking/catalogue/catalogue';
import type { Feature } from '../../feature';
import { createProductListHandler } from './list';
import { allergyToWire, simpleProductToWire } from './to-wire';

export const products: Feature = (mount, deps) => {
  const catalogue = getCatalogueCache(deps.database);
  mount(listProducts, createProductListHandler(deps));

  mount(listAllergies, async () => ({
    allergyInfoList: (await catalogue.getDirectory()).allergies.map(allergyToWire),
  }));

  mount(listSimpleProducts, async ({ body: { dinCode, htlCode } }) => {
    const { hotels, hotelByVenue } = await catalogue.getDirectory();
    if (dinCode !== undefined && !hotelByVenue.has(dinCode)) return fail('unknown_venue');
    if (htlCode !== undefined && !hotels.some((hotel) => hotel.htlCode === htlCode)) return fail('not_found');
    const selectedHtlCode = dinCode === undefined ? htlCode : hotelByVenue.get(dinCode);
    const hotelCodes = selectedHtlCode === undefined ? hotels.map((hotel) => hotel.htlCode) : [selectedHtlCode];
    const lists = await Promise.all(hotelCodes.map(async (code) => (await catalogue.getHotel(code)).products));
    const onSale = lists
      .flat()
      .filter(
        (storedProduct) => storedProduct.onSale && (dinCode === undefined || storedProduct.product.dinCode === dinCode),
      );
    return { prodList: onSale.map(simpleProductToWire) };
  });
};
