import { listTermsKinds } from '@dining/contract/codecs/terms-kind';
import { pageNames } from '@dining/contract/site/pages';
import { hasSaleEnded } from '@dining/domain/availability/sale-calendar';
import { isRunningOnDetail } from '@dining/domain/promotions/promotion-window';
import { getTodayInSeoul } from '@dining/domain/shared/seoul-time';
import type { HotelCatalogue } from '../../booking/catalogue/catalogue';
import type { Hotel } from '../../stores/hotels/hotels';
import { getVenuePage, type PublicPage } from '../head/page-urls';
import { isListed, type ListedPage } from '../head/status';

export function listHotelPages(
  hotel: Hotel,
  { venues, products, promotions }: HotelCatalogue,
  termsTypes: readonly string[],
  now: Date,
): PublicPage[] {
  const today = getTodayInSeoul(now);
  const soldProducts = products.filter(({ onSale }) => onSale).map(({ product }) => product);
  const noParameters = {};
  const parametersByPage: Record<ListedPage, readonly Pick<PublicPage, 'params' | 'query'>[]> = {
    main: [noParameters],
    findTable: [noParameters],
    reservationFirstStep: [noParameters],
    venueInfo: [noParameters, ...venues.map(({ dinCode }) => ({ query: { dinCode } }))],
    restaurant: venues.map((venue) => getVenuePage(hotel, venue)),
    promotionList: [noParameters],
    reservationSecondStep: venues.map(({ dinCode }) => ({ params: { dinCode } })),
    reservationDetail: soldProducts
      .filter((product) => !hasSaleEnded(product, today))
      .map(({ dinCode, prodCode }) => ({ params: { dinCode, prodCode } })),
    reviewList: hotel.reviewsOn ? soldProducts.map(({ dinCode, prodCode }) => ({ params: { dinCode, prodCode } })) : [],
    promotionDetail: promotions
      .filter(({ period }) => isRunningOnDetail(period, now))
      .map(({ promCode }) => ({ query: { promCode } })),
    terms: listTermsKinds(termsTypes).map((kind) => ({ params: { kind } })),
  };
  return pageNames
    .filter(isListed)
    .flatMap((page) => parametersByPage[page].map((parameters) => ({ page, ...parameters, hotel })));
}
