import { getGallery } from '@dining/contract/codecs/product-display';
import type { Venue } from '@dining/contract/codecs/venue';
import { isDayFlagged, isInSalePeriod, isNotSaleDate } from '@dining/domain/availability/sale-calendar';
import { calculateLowestPrice } from '@dining/domain/pricing/lowest-price';
import type { Product } from '@dining/domain/products/product';
import { getLocalizedText } from '@dining/domain/shared/localized-text';
import { addDays, type SeoulDate } from '@dining/domain/shared/seoul-time';
import { packs } from '@dining/i18n/site/all';
import type { ItemAvailability, Product as SchemaProduct } from 'schema-dts';
import type { Hotel } from '../../../stores/hotels/hotels';
import type { StoredProduct } from '../../../stores/products/products';
import type { StoredPromotion } from '../../../stores/promotions/promotions';
import { createHotelReference, getPictureUrl, type PageContext } from './hotel';
import { createRestaurantReference } from './restaurant';

interface OfferContext {
  readonly hotel: Hotel;
  readonly venue: Venue | undefined;
  readonly url: string;
}

const createSeller = (context: PageContext, { hotel, venue }: OfferContext) =>
  venue === undefined
    ? createHotelReference(context, hotel)
    : {
        ...createRestaurantReference(context, { hotel, venue }),
        parentOrganization: createHotelReference(context, hotel),
      };

/** Seoul has no summer time. */
const formatDayStart = (date: SeoulDate): string => `${date}T00:00:00+09:00`;
const formatDayEnd = (date: SeoulDate): string => `${date}T23:59:59+09:00`;

const lookAheadDays = 366;

function hasSaleDay(product: Product, firstDay: SeoulDate): boolean {
  const isSold = (date: SeoulDate): boolean =>
    isInSalePeriod(product, date) &&
    !isNotSaleDate(product, date) &&
    (product.weekType !== 'user' || isDayFlagged(product.weekDayFlags, date));
  return Array.from({ length: lookAheadDays }, (_, index) => addDays(firstDay, index)).some(isSold);
}

/**
 * Returns the availability of a product. Pages are cached, so it does not include how many are left. Before its first
 * day of sale, a product is a pre-order.
 */
function getItemAvailability(product: Product, today: SeoulDate): ItemAvailability {
  const from = product.saleAlways ? null : product.salePeriod.from;
  const firstDay = from !== null && from > today ? from : today;
  if (!hasSaleDay(product, firstDay)) return 'https://schema.org/SoldOut';
  return firstDay > today ? 'https://schema.org/PreOrder' : 'https://schema.org/LimitedAvailability';
}

/** Creates the offer of a product; none if nothing is paid in advance, because an offer needs a price. */
function createOffer(
  context: PageContext,
  { product }: StoredProduct,
  offerContext: OfferContext,
  today: SeoulDate,
): Pick<SchemaProduct, 'offers'> {
  const price = calculateLowestPrice(product, { from: today });
  if (price === null) return {};
  const { from, to } = product.saleAlways ? { from: null, to: null } : product.salePeriod;
  return {
    offers: {
      '@type': 'Offer',
      url: offerContext.url,
      price: String(price),
      priceCurrency: 'KRW',
      availability: getItemAvailability(product, today),
      ...(from === null ? {} : { validFrom: formatDayStart(from) }),
      ...(to === null ? {} : { priceValidUntil: to }),
      ...(product.membersOnly
        ? {
            validForMemberTier: { '@type': 'MemberProgramTier', name: packs[context.language].offer.membersOnly.title },
          }
        : {}),
      seller: createSeller(context, offerContext),
    },
  };
}

export function createProductData(
  context: PageContext,
  storedProduct: StoredProduct,
  offerContext: OfferContext,
  today: SeoulDate,
) {
  const { product, display } = storedProduct;
  const { hotel, venue, url } = offerContext;
  return {
    '@type': 'Product',
    '@id': `${context.publicUrl}/#product-${encodeURIComponent(product.prodCode)}`,
    url,
    name: getLocalizedText(product.name, context.language),
    description: getLocalizedText(display.description, context.language),
    image: getGallery(display).map(({ filePath }) => getPictureUrl(context, filePath)),
    sku: product.prodCode,
    brand: { '@type': 'Brand', name: getLocalizedText((venue ?? hotel).name, context.language) },
    ...createOffer(context, storedProduct, offerContext, today),
  } satisfies SchemaProduct;
}

export function createPromotionOffer(context: PageContext, promotion: StoredPromotion, offerContext: OfferContext) {
  const { startsOn, endsOn } = promotion.period;
  return {
    '@type': 'Offer',
    url: offerContext.url,
    name: getLocalizedText(promotion.name, context.language),
    description: getLocalizedText(promotion.simpleDescription, context.language),
    image: getPictureUrl(context, promotion.banner),
    ...(startsOn === null ? {} : { validFrom: formatDayStart(startsOn) }),
    ...(endsOn === null ? {} : { validThrough: formatDayEnd(endsOn) }),
    offeredBy: createSeller(context, offerContext),
  };
}
