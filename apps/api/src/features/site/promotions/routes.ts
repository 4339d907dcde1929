import { encodeStoredPromotion } from '@dining/contract/codecs/stored-promotion';
import { encodeText } from '@dining/contract/codecs/text';
import { fail } from '@dining/contract/failure';
import { getPromotion, listNextFreeDays, listPromotions } from '@dining/contract/site/promotions';
import { isRunningInList, isRunningOnDetail } from '@dining/domain/promotions/promotion-window';
import { createPageInfo } from '@dining/domain/shared/pagination';
import { getCatalogueCache } from '../../../booking/catalogue/catalogue';
import { listProductsOnSale } from '../../../booking/catalogue/products-on-sale';
import { paginationToWire } from '../../../http/pagination';
import type { Feature } from '../../feature';
import { createNextFreeDaysHandler } from './next-free-days';

export const promotions: Feature = (mount, deps) => {
  mount(listPromotions, async ({ body }) => {
    const catalogue = getCatalogueCache(deps.database);
    const { hotels } = await catalogue.getDirectory();
    const searchedHotels = hotels.filter(({ htlCode }) => body.htlCode === undefined || htlCode === body.htlCode);
    if (searchedHotels.length === 0 && body.htlCode !== undefined) return fail('not_found');
    const catalogues = await Promise.all(searchedHotels.map(({ htlCode }) => catalogue.getHotel(htlCode)));
    const now = deps.now();
    const productsOnSale = catalogues.flatMap(({ products }) => listProductsOnSale(products, now));
    const matchingPromotions = catalogues
      .flatMap((hotel) => hotel.promotions)
      .filter(({ dinCode }) => body.dinCode === undefined || dinCode === body.dinCode)
      .filter(
        ({ period }) =>
          body.promRunningYn === undefined || isRunningInList(period, now) === (body.promRunningYn === 'Y'),
      )
      .toSorted((a, b) => Number(isRunningInList(b.period, now)) - Number(isRunningInList(a.period, now)));
    const page = createPageInfo(matchingPromotions.length, body.pageIndex, body.recordCountPerPage);
    return {
      promList: matchingPromotions
        .slice(page.offset, page.offset + page.recordCountPerPage)
        .map((promotion) => encodeStoredPromotion(promotion, productsOnSale, isRunningInList, now)),
      paginationInfo: paginationToWire(page),
    };
  });

  mount(getPromotion, async ({ body }) => {
    const promotion = await getCatalogueCache(deps.database).findPromotion(body.promCode);
    if (promotion === undefined) return fail('not_found');
    const now = deps.now();
    const { products } = await getCatalogueCache(deps.database).getHotel(promotion.htlCode);
    return {
      result: {
        ...encodeStoredPromotion(promotion, listProductsOnSale(products, now), isRunningOnDetail, now),
        ...encodeText('promContent', promotion.content),
      },
    };
  });

  mount(listNextFreeDays, createNextFreeDaysHandler(deps));
};
