import { getGallery } from '@dining/contract/codecs/product-display';
import type { Venue } from '@dining/contract/codecs/venue';
import { isDayFlagged, isInSalePeriod, isNotSaleDate } from '@dining/domain/availability/sale-calendar';
import { calculateFromPrice } from '@dining/domain/pricing/from-price';
import type { Product } from '@dining/domain/products/product';
import { getLocalizedText } from '@dining/domain/shared/localized-text';
import { addDays, type SeoulDate } from '@dining/domain/shared/seoul-time';
import { packs } from '@dining/i18n/site/all';
import type { ItemAvailability, Product as SchemaProduct } from 'schema-dts';
import type { Hotel } from '../../../stores/hotels/hotels';
import type { StoredProduct } from '../../../stores/products/products';
import type { StoredPromotion } from '../../../stores/promotions/promotions';
import { createHotelReference, getPictureUrl, type Voice } from './hotel';
import { createRestaurantReference } from './restaurant';

interface Offered {
  readonly hotel: Hotel;
  readonly venue: Venue | undefined;
  readonly url: string;
}

const createSeller = (voice: Voice, { hotel, venue }: Offered) =>
  venue === undefined
    ? createHotelReference(voice, hotel)
    : { ...createRestaurantReference(voice, { hotel, venue }), parentOrganization: createHotelReference(voice, hotel) };

/** Seoul has no summer time. */
const dayBegins = (date: SeoulDate): string => `${date}T00:00:00+09:00`;
const dayEnds = (date: SeoulDate): string => `${date}T23:59:59+09:00`;

const lookAheadDays = 366;

function hasSaleDay(product: Product, from: SeoulDate): boolean {
  const day = (index: number) => addDays(from, index);
  const isSold = (date: SeoulDate): boolean =>
    isInSalePeriod(product, date) &&
    !isNotSaleDate(product, date) &&
    (product.weekType !== 'user' || isDayFlagged(product.weekDayFlags, date));
  return Array.from({ length: lookAheadDays }, (_, index) => day(index)).some(isSold);
}

/**
 * Returns the availability of a product. Pages are cached, so it does not say how many are left. Before its first day,
 * a product can be ordered in advance.
 */
function getItemAvailability(product: Product, today: SeoulDate): ItemAvailability {
  const from = product.saleAlways ? null : product.salePeriod.from;
  const first = from !== null && from > today ? from : today;
  if (!hasSaleDay(product, first)) return 'https://schema.org/SoldOut';
  return first > today ? 'https://schema.org/PreOrder' : 'https://schema.org/LimitedAvailability';
}

/** Creates the offer of a product; none if nothing is paid in advance, because an offer needs a price. */
function createOffer(
  voice: Voice,
  { product }: StoredProduct,
  offered: Offered,
  today: SeoulDate,
): Pick<SchemaProduct, 'offers'> {
  const price = calculateFromPrice(product, null);
  if (price === null) return {};
  const { from, to } = product.saleAlways ? { from: null, to: null } : product.salePeriod;
  return {
    offers: {
      '@type': 'Offer',
      url: offered.url,
      price: String(price),
      priceCurrency: 'KRW',
      availability: getItemAvailability(product, today),
      ...(from === null ? {} : { validFrom: dayBegins(from) }),
      ...(to === null ? {} : { priceValidUntil: to }),
      ...(product.membersOnly
        ? { validForMemberTier: { '@type': 'MemberProgramTier', name: packs[voice.language].offer.membersOnly.title } }
        : {}),
      seller: createSeller(voice, offered),
    },
  };
}

export function createProductData(voice: Voice, stored: StoredProduct, offered: Offered, today: SeoulDate) {
  const { product, display } = stored;
  const { hotel, venue, url } = offered;
  return {
    '@type': 'Product',
    '@id': `${voice.publicUrl}/#product-${encodeURIComponent(product.prodCode)}`,
    url,
    name: getLocalizedText(product.name, voice.language),
    description: getLocalizedText(display.description, voice.language),
    image: getGallery(display).map(({ filePath }) => getPictureUrl(voice, filePath)),
    sku: product.prodCode,
    brand: { '@type': 'Brand', name: getLocalizedText((venue ?? hotel).name, voice.language) },
    ...createOffer(voice, stored, offered, today),
  } satisfies SchemaProduct;
}

export function createPromotionOffer(voice: Voice, promotion: StoredPromotion, offered: Offered) {
  const { startsOn, endsOn } = promotion.period;
  return {
    '@type': 'Offer',
    url: offered.url,
    name: getLocalizedText(promotion.name, voice.language),
    description: getLocalizedText(promotion.simpleDescription, voice.language),
    image: getPictureUrl(voice, promotion.banner),
    ...(startsOn === null ? {} : { validFrom: dayBegins(startsOn) }),
    ...(endsOn === null ? {} : { validThrough: dayEnds(endsOn) }),
    offeredBy: createSeller(voice, offered),
  };
}
