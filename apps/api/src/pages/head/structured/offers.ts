import { galleryOf } from '@dining/contract/codecs/product-display';
import type { Venue } from '@dining/contract/codecs/venue';
import { fromPrice } from '@dining/domain/pricing/from-price';
import { textFor } from '@dining/domain/shared/localized-text';
import type { SeoulDate } from '@dining/domain/shared/seoul-time';
import type { Hotel } from '../../../stores/hotels/hotels';
import type { StoredProduct } from '../../../stores/products/products';
import type { StoredPromotion } from '../../../stores/promotions/promotions';
import { hotelNamed, pictureUrl, type Voice } from './hotel';
import { restaurantNamed } from './restaurant';

/** Whose offer it is, and at which address it stands. */
interface Offered {
  readonly hotel: Hotel;
  readonly venue: Venue | undefined;
  readonly url: string;
}

/** The venue with its hotel, or the hotel itself. */
const offeredBy = (voice: Voice, { hotel, venue }: Offered) =>
  venue === undefined
    ? hotelNamed(voice, hotel)
    : { ...restaurantNamed(voice, { hotel, venue }), parentOrganization: hotelNamed(voice, hotel) };

/** Seoul keeps no summer time. */
const dayBegins = (date: SeoulDate): string => `${date}T00:00:00+09:00`;
const dayEnds = (date: SeoulDate): string => `${date}T23:59:59+09:00`;

/** A product that is on sale (facts on integrations §9); without a price where nothing is paid beforehand. Days of visit are its period. */
export function productOffer(voice: Voice, { product, display }: StoredProduct, offered: Offered, today: SeoulDate) {
  const price = fromPrice(product, null);
  const { from, to } = product.saleAlways ? { from: null, to: null } : product.salePeriod;
  const name = textFor(product.name, voice.language);
  return {
    '@type': 'Offer',
    url: offered.url,
    name,
    ...(price === null ? {} : { price: String(price), priceCurrency: 'KRW' }),
    // How many are left stands in no page that is kept; tables are few, and before the first day they can be ordered ahead.
    availability: `https://schema.org/${from !== null && from > today ? 'PreOrder' : 'LimitedAvailability'}`,
    ...(from === null ? {} : { validFrom: dayBegins(from) }),
    ...(to === null ? {} : { priceValidUntil: dayEnds(to) }),
    itemOffered: {
      '@type': 'Product',
      name,
      description: textFor(display.description, voice.language),
      image: galleryOf(display).map(({ filePath }) => pictureUrl(voice, filePath)),
    },
    offeredBy: offeredBy(voice, offered),
  };
}

/** A promotion with the days it runs (facts on integrations §9), as far as it has a first and a last. */
export function promotionOffer(voice: Voice, promotion: StoredPromotion, offered: Offered) {
  const { startsOn, endsOn } = promotion.period;
  return {
    '@type': 'Offer',
    url: offered.url,
    name: textFor(promotion.name, voice.language),
    description: textFor(promotion.simpleDescription, voice.language),
    image: pictureUrl(voice, promotion.banner),
    ...(startsOn === null ? {} : { validFrom: dayBegins(startsOn) }),
    ...(endsOn === null ? {} : { validThrough: dayEnds(endsOn) }),
    offeredBy: offeredBy(voice, offered),
  };
}
