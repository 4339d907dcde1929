import { getGallery } from '@dining/contract/codecs/product-display';
import { encodeRatingOverview, encodeReview } from '@dining/contract/codecs/review';
import { encodeText } from '@dining/contract/codecs/text';
import { encodeVenue } from '@dining/contract/codecs/venue';
import { fail } from '@dining/contract/failure';
import type { getRestaurant, RestaurantWire } from '@dining/contract/site/venues';
import { languageNames, languages } from '@dining/domain/shared/language';
import { getCatalogue, type HotelCatalogue } from '../../../booking/catalogue/catalogue';
import { listProductsOnSale } from '../../../booking/catalogue/products-on-sale';
import type { Deps } from '../../../config/deps';
import type { Call, HandlerResult } from '../../../http/mount';
import type { StoredProduct } from '../../../stores/products/products';
import { findVenueRatings, hasRatingsOn } from '../../../stores/reviews/ratings';
import { listNewestReviews } from '../../../stores/reviews/reviews';
import type { StoredVenue } from '../../../stores/venues/venues';
import { createLanguagePicker, encodeProductCard, type LanguagePicker } from './main-page';

const maxPictures = 8;
const maxReviews = 3;

const localizeVenue = (venue: StoredVenue, pickLanguage: LanguagePicker): StoredVenue => ({
  ...venue,
  name: pickLanguage(venue.name),
  cuisineLabel: pickLanguage(venue.cuisineLabel),
  location: pickLanguage(venue.location),
  description: pickLanguage(venue.description),
  openingHours: pickLanguage(venue.openingHours),
  facilities: pickLanguage(venue.facilities),
  parking: pickLanguage(venue.parking),
  notice: pickLanguage(venue.notice),
  pickupNotice: pickLanguage(venue.pickupNotice),
  categories: venue.categories.map((category) => ({ ...category, name: pickLanguage(category.name) })),
  rooms: venue.rooms.map((room) => ({
    ...room,
    name: pickLanguage(room.name),
    pictureAlt: pickLanguage(room.pictureAlt),
  })),
  photos: venue.photos.map((photo) => ({ ...photo, alt: pickLanguage(photo.alt) })),
});

/** Lists up to eight pictures, each once: those of a venue, then those of its rooms and products. */
function listPictures(
  venue: StoredVenue,
  products: HotelCatalogue['products'],
  pickLanguage: LanguagePicker,
): RestaurantWire['dinGalleryList'] {
  const pictures = [
    ...venue.photos,
    ...venue.rooms.map(({ picture, pictureAlt }) => ({ filePath: picture, alt: pictureAlt })),
    ...products.flatMap(({ display }) => getGallery(display)),
  ].filter(({ filePath }) => filePath !== '');
  return pictures
    .filter(({ filePath }, index) => pictures.findIndex((other) => other.filePath === filePath) === index)
    .slice(0, maxPictures)
    .map(({ filePath, alt }) => ({ filePath, ...encodeText('fileAlt', pickLanguage(alt)) }));
}

/** Lists the visible menus of a product whose plates are known, with the names of the plates. */
const listMenus = (
  { product }: StoredProduct,
  menus: HotelCatalogue['menus'],
  pickLanguage: LanguagePicker,
): RestaurantWire['prodList'][number]['prodMenuList'] =>
  product.options
    .flatMap(({ menuIndex, visible }) => menus.filter((menu) => visible && menu.menuIndex === menuIndex))
    .filter(({ plates }) => plates.length > 0)
    .map(({ menuIndex, name, plates }) => ({
      menuIndex,
      ...encodeText('menuName', pickLanguage(name)),
      plateList: plates.map((plate) => encodeText('plateName', pickLanguage(plate.name))),
    }));

/** Answers POST /din/restaurant. A venue that does not belong to the requested hotel is unknown. */
export async function handleGetRestaurant(
  { database, now }: Deps,
  { body }: Call<typeof getRestaurant>,
): Promise<HandlerResult<typeof getRestaurant>> {
  const catalogue = getCatalogue(database);
  const { hotels, hotelByVenue } = await catalogue.getDirectory();
  const hotel = hotels.find(({ htlCode }) => htlCode === hotelByVenue.get(body.dinCode));
  if (hotel === undefined || hotel.htlHmcCode !== body.htlHmcCode) return fail('unknown_venue');
  const hotelCatalogue = await catalogue.getHotel(hotel.htlCode);
  const venue = hotelCatalogue.venues.find(({ dinCode }) => dinCode === body.dinCode);
  if (venue === undefined) return fail('unknown_venue');
  const language = languages.find((candidate) => languageNames[candidate].wire === body.langCode);
  const pickLanguage = createLanguagePicker(language);
  const venueProducts = hotelCatalogue.products.filter(({ product }) => product.dinCode === venue.dinCode);
  const productsOnSale = listProductsOnSale(venueProducts, now());
  const productNames = new Map(venueProducts.map(({ product }) => [product.prodCode, product.name]));
  const reviews = hotel.reviewsOn ? await listNewestReviews(database.pool, [...productNames.keys()], maxReviews) : [];
  const ratingsOn = hasRatingsOn(hotel);
  const ratings = await findVenueRatings(database.pool, hotel, venue.dinCode);
  return {
    result: {
      ...encodeVenue(localizeVenue(venue, pickLanguage)),
      ...encodeText('dinChefName', pickLanguage(venue.chefName)),
      ...encodeText('dinChefDesc', pickLanguage(venue.chefStatement)),
      ...encodeText('dinDressCodeDesc', pickLanguage(venue.dressCode)),
      ...encodeText('dinKidDesc', pickLanguage(venue.children)),
      dinGalleryList: listPictures(venue, productsOnSale, pickLanguage),
      prodList: productsOnSale.map((storedProduct) => ({
        ...encodeProductCard(storedProduct, pickLanguage, now()),
        ...encodeText('prodDesc', pickLanguage(storedProduct.display.description)),
        prodMenuList: listMenus(storedProduct, hotelCatalogue.menus, pickLanguage),
      })),
      reviewList: reviews.map((review) =>
        encodeReview(review, pickLanguage(productNames.get(review.prodCode) ?? { default: '' }), { ratingsOn }),
      ),
      ...encodeRatingOverview(ratings),
    },
  };
}
