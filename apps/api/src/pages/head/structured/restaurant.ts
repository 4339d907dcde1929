import type { Menu } from '@dining/contract/codecs/product-option';
import type { Venue } from '@dining/contract/codecs/venue';
import { listServingHours } from '@dining/domain/availability/serving-hours';
import type { VenueStock } from '@dining/domain/inventory/stock';
import type { SaleZone } from '@dining/domain/products/product';
import { defaultVisitMinutes } from '@dining/domain/reservations/visit-end';
import type { RatingOverview } from '@dining/domain/reviews/ratings';
import { languageNames } from '@dining/domain/shared/language';
import { getLocalizedText } from '@dining/domain/shared/localized-text';
import { formatMoney } from '@dining/i18n/formats';
import { packs } from '@dining/i18n/site/all';
import type { HotelCatalogue } from '../../../booking/catalogue/catalogue';
import type { Hotel } from '../../../stores/hotels/hotels';
import { getPageUrl, getVenuePage } from '../page-urls';
import { createHotelReference, createPlace, formatInternationalPhone, getPictureUrl, type PageContext } from './hotel';

export interface VenueContext {
  readonly hotel: Hotel;
  readonly rows: Pick<HotelCatalogue, 'menus' | 'products'>;
  readonly venue: Venue;
  readonly ratings?: RatingOverview | undefined;
}

/** Returns the identifier of a venue, the same on all pages and in all languages. */
const getVenueId = ({ publicUrl }: PageContext, { dinCode }: Venue): string =>
  `${publicUrl}/#venue-${encodeURIComponent(dinCode)}`;

const getVenueUrl = ({ publicUrl, language }: PageContext, hotel: Hotel, venue: Venue): string =>
  getPageUrl(publicUrl, getVenuePage(hotel, venue), language);

/** Returns the URL of the first booking step with the venue chosen. */
const getReservationUrl = ({ publicUrl, language }: PageContext, hotel: Hotel, { dinCode }: Venue): string =>
  getPageUrl(publicUrl, { page: 'reservationFirstStep', query: { dinCode }, hotel }, language);

const createMenuItem = ({ language }: PageContext, menu: Menu) => ({
  '@type': 'MenuItem',
  name: getLocalizedText(menu.name, language),
  description: getLocalizedText(menu.description, language),
  offers: { '@type': 'Offer', price: String(menu.price), priceCurrency: 'KRW' },
});

/** Creates the venue's menus in sections by sale zone; menus of no product on sale follow without a section. */
function createMenuData(context: PageContext, { rows, venue }: VenueContext) {
  const menus = rows.menus.filter(({ dinCode }) => dinCode === venue.dinCode);
  if (menus.length === 0) return {};
  const soldProducts = rows.products.filter(({ product, onSale }) => onSale && product.dinCode === venue.dinCode);
  const listZones = ({ menuIndex }: Menu): readonly SaleZone[] =>
    soldProducts.flatMap(({ product }) =>
      product.options.some((option) => option.visible && option.menuIndex === menuIndex) ? [product.saleZone] : [],
    );
  const sections = (['B', 'L', 'D'] as const).flatMap((zone) => {
    const menuItems = menus
      .filter((menu) => listZones(menu).includes(zone))
      .map((menu) => createMenuItem(context, menu));
    return menuItems.length === 0
      ? []
      : [{ '@type': 'MenuSection', name: packs[context.language].offer.zone[zone], hasMenuItem: menuItems }];
  });
  const menusWithoutZone = menus
    .filter((menu) => listZones(menu).length === 0)
    .map((menu) => createMenuItem(context, menu));
  return {
    hasMenu: {
      '@type': 'Menu',
      inLanguage: languageNames[context.language].html,
      ...(sections.length === 0 ? {} : { hasMenuSection: sections }),
      ...(menusWithoutZone.length === 0 ? {} : { hasMenuItem: menusWithoutZone }),
    },
  };
}

/** Creates the range from the cheapest menu to the most expensive one; none if no menu has a price. */
function createPriceRange({ language }: PageContext, { rows, venue }: VenueContext) {
  const prices = rows.menus
    .filter(({ dinCode, price }) => dinCode === venue.dinCode && price > 0)
    .map(({ price }) => price);
  if (prices.length === 0) return {};
  const priceRange = [Math.min(...prices), Math.max(...prices)].map((price) => formatMoney(price, language));
  return { priceRange: [...new Set(priceRange)].join('–') };
}

const schemaDays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
  'PublicHolidays',
] as const;

const createOpeningHours = ({ language }: PageContext, { openingHours }: Venue, stock: VenueStock | undefined) => {
  const hours =
    stock === undefined ? [] : listServingHours(stock, getLocalizedText(openingHours, language), defaultVisitMinutes);
  return hours.length === 0
    ? {}
    : {
        openingHoursSpecification: hours.map(({ days: indexes, opens, closes }) => ({
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: indexes.map((index) => `https://schema.org/${schemaDays[index]}`),
          opens,
          closes,
        })),
      };
};

const createReserveAction = (context: PageContext, { hotel, venue }: VenueContext) => ({
  '@type': 'ReserveAction',
  target: {
    '@type': 'EntryPoint',
    urlTemplate: getReservationUrl(context, hotel, venue),
    inLanguage: languageNames[context.language].html,
    actionPlatform: ['http://schema.org/DesktopWebPlatform', 'http://schema.org/MobileWebPlatform'],
  },
  result: { '@type': 'FoodEstablishmentReservation', name: packs[context.language].common.buttons.reserve },
});

const createRatingData = ({ ratings }: VenueContext) =>
  ratings === undefined
    ? {}
    : {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: ratings.average,
          ratingCount: ratings.reviews,
          bestRating: 5,
          worstRating: 1,
        },
      };

/** Creates the short data of a venue, with which other data refer to it. */
export const createRestaurantReference = (
  context: PageContext,
  { hotel, venue }: Pick<VenueContext, 'hotel' | 'venue'>,
) => ({
  '@type': 'Restaurant',
  '@id': getVenueId(context, venue),
  name: getLocalizedText(venue.name, context.language),
  url: getVenueUrl(context, hotel, venue),
});

/**
 * Creates the data of a venue: place, hours, menu and reservation link (facts on integrations §9, schema.org
 * Restaurant).
 */
export function createRestaurantData(context: PageContext, venueContext: VenueContext, stock: VenueStock | undefined) {
  const { hotel, venue } = venueContext;
  const cuisineLabel = getLocalizedText(venue.cuisineLabel, context.language);
  const photos = venue.photos.length > 0 ? venue.photos.map(({ filePath }) => filePath) : [venue.introPicture];
  return {
    ...createRestaurantReference(context, venueContext),
    ...(cuisineLabel === '' ? {} : { servesCuisine: cuisineLabel }),
    description: getLocalizedText(venue.description, context.language),
    image: photos.map((path) => getPictureUrl(context, path)),
    telephone: formatInternationalPhone(venue.phone),
    ...createPlace(hotel),
    ...createPriceRange(context, venueContext),
    ...createOpeningHours(context, venue, stock),
    currenciesAccepted: 'KRW',
    paymentAccepted: 'Credit Card, Bank Transfer',
    acceptsReservations: getReservationUrl(context, hotel, venue),
    ...createMenuData(context, venueContext),
    ...createRatingData(venueContext),
    parentOrganization: createHotelReference(context, hotel),
    potentialAction: createReserveAction(context, venueContext),
  };
}
