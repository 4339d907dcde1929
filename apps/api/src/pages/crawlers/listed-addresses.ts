import { listTermsKinds } from '@dining/contract/codecs/terms-kind';
import { hasSaleEnded } from '@dining/domain/availability/sale-calendar';
import { isRunningOnDetail } from '@dining/domain/promotions/promotion-window';
import { getTodayInSeoul } from '@dining/domain/shared/seoul-time';
import type { HotelCatalogue } from '../../booking/catalogue/catalogue';
import type { Hotel } from '../../stores/hotels/hotels';
import type { PublicPage } from '../head/addresses';

/** Every page of a hotel that search engines may list: those whose head says so, and no other (`head/subject`). */
export function pagesOfHotel(
  hotel: Hotel,
  { venues, products, promotions }: HotelCatalogue,
  termsTypes: readonly string[],
  now: Date,
): PublicPage[] {
  const today = getTodayInSeoul(now);
  const sold = products.filter(({ onSale }) => onSale);
  return [
    ...(['main', 'findTable', 'reservationFirstStep', 'dinInfo', 'promMain'] as const).map((page) => ({ page, hotel })),
    ...venues.flatMap(({ dinCode }) => [
      { page: 'dinInfo' as const, query: { dinCode }, hotel },
      { page: 'reservationSecondStep' as const, params: { dinCode }, hotel },
    ]),
    ...sold
      .filter(({ product }) => !hasSaleEnded(product, today))
      .map(({ product: { dinCode, prodCode } }) => ({
        page: 'reservationDetail' as const,
        params: { dinCode, prodCode },
        hotel,
      })),
    ...(hotel.reviewsOn ? sold : []).map(({ product: { dinCode, prodCode } }) => ({
      page: 'reviewList' as const,
      params: { dinCode, prodCode },
      hotel,
    })),
    ...promotions
      .filter(({ period }) => isRunningOnDetail(period, now))
      .map(({ promCode }) => ({ page: 'promDetail' as const, query: { promCode }, hotel })),
    ...listTermsKinds(termsTypes).map((kind) => ({ page: 'terms' as const, params: { kind }, hotel })),
  ];
}
