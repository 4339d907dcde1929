import { encodeFlag } from '@dining/contract/codecs/flag';
import { encodeHotelPhoto } from '@dining/contract/codecs/hotel';
import { listRunningPromotions } from '@dining/contract/codecs/stored-promotion';
import { encodeText } from '@dining/contract/codecs/text';
import type { MainResult, MainVenueWire, ProductCardWire } from '@dining/contract/site/venues';
import { calculateChildPrice, calculateLowestPrice } from '@dining/domain/pricing/lowest-price';
import type { Language } from '@dining/domain/shared/language';
import { getLocalizedText, type LocalizedText } from '@dining/domain/shared/localized-text';
import { getTodayInSeoul } from '@dining/domain/shared/seoul-time';
import type { HotelCatalogue } from '../../../booking/catalogue/catalogue';
import { listProductsOnSale } from '../../../booking/catalogue/products-on-sale';
import type { Hotel } from '../../../stores/hotels/hotels';
import type { StoredProduct } from '../../../stores/products/products';
import type { StoredPromotion } from '../../../stores/promotions/promotions';

/** Returns only the requested language of a text, or the whole text if none is requested. */
export type LanguagePicker = (text: LocalizedText) => LocalizedText;

export const encodeProductCard = (
  storedProduct: StoredProduct,
  pickLanguage: LanguagePicker,
  now: Date,
): ProductCardWire => ({
  prodCode: storedProduct.product.prodCode,
  dinCode: storedProduct.product.dinCode,
  ...encodeText('prodName', pickLanguage(storedProduct.product.name)),
  bannerImg: storedProduct.display.bannerPicture,
  ...encodeText('fileAlt', pickLanguage(storedProduct.display.photos[0]?.alt ?? storedProduct.product.name)),
  prodResvType: storedProduct.product.reservationType,
  prodSaleTimeZone: storedProduct.product.saleZone,
  prodMemberOnlyYn: encodeFlag(storedProduct.product.membersOnly),
  prodMemberDistYn: encodeFlag(storedProduct.product.memberDiscount.enabled),
  prodPriceType: storedProduct.product.takesDeposit ? 'deposit' : 'menu',
  prodFromPrice: calculateLowestPrice(storedProduct.product, { from: getTodayInSeoul(now) }),
  prodKidFromPrice: calculateChildPrice(storedProduct.product, { from: getTodayInSeoul(now) }),
});

const localizePromotion = (promotion: StoredPromotion, pickLanguage: LanguagePicker): StoredPromotion => ({
  ...promotion,
  venueName: promotion.venueName && pickLanguage(promotion.venueName),
  name: pickLanguage(promotion.name),
  simpleDescription: pickLanguage(promotion.simpleDescription),
  bannerAlt: pickLanguage(promotion.bannerAlt),
});

export const createLanguagePicker =
  (language: Language | undefined): LanguagePicker =>
  (text) =>
    language === undefined ? text : { default: getLocalizedText(text, language) };

/**
 * Returns the main page of a hotel (Spec §2.2), with the products that are on sale now or later, and only their
 * venues. With a language, texts contain only that one, as the default text, so that phones need not load all four.
 */
export function mainPageToWire(
  hotel: Hotel,
  { venues, products, promotions }: HotelCatalogue,
  { now, language }: { readonly now: Date; readonly language: Language | undefined },
): MainResult['result'] {
  const pickLanguage = createLanguagePicker(language);
  const productsOnSale = listProductsOnSale(products, now);
  const dinList = venues.flatMap((venue): MainVenueWire[] => {
    const cards = productsOnSale
      .filter(({ product }) => product.dinCode === venue.dinCode)
      .map((storedProduct) => encodeProductCard(storedProduct, pickLanguage, now));
    if (cards.length === 0) return [];
    return [
      {
        dinCode: venue.dinCode,
        htlCode: venue.htlCode,
        ...encodeText('dinName', pickLanguage(venue.name)),
        ...encodeText('dinDesc', pickLanguage(venue.description)),
        introListImgFilePath: venue.introPicture,
        prodList: cards,
      },
    ];
  });
  return {
    hotelCode: hotel.htlCode,
    htlPhotoList: hotel.photos
      .filter(({ kind }) => kind !== 'benefits')
      .map((photo) => encodeHotelPhoto({ ...photo, alt: pickLanguage(photo.alt) })),
    dinList,
    promList: listRunningPromotions(
      promotions.map((promotion) => localizePromotion(promotion, pickLanguage)),
      productsOnSale,
      now,
    ),
    prodList: dinList.flatMap(({ prodList }) => prodList.slice(0, 1)),
  };
}
