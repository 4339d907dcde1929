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
import type { Answer, Call } from '../../../http/mount';
import type { StoredProduct } from '../../../stores/products/products';
import { findVenueRatings, hasRatingsOn } from '../../../stores/reviews/ratings';
import { listNewestReviews } from '../../../stores/reviews/reviews';
import type { StoredVenue } from '../../../stores/venues/venues';
import { cardToWire, createTextFilter, type TextFilter } from './main-page';

const maxPictures = 8;
const maxReviews = 3;

/** Returns the venue with its texts in the wanted language. */
const filterTexts = (venue: StoredVenue, words: TextFilter): StoredVenue => ({
  ...venue,
  name: words(venue.name),
  kitchen: words(venue.kitchen),
  location: words(venue.location),
  description: words(venue.description),
  openingHours: words(venue.openingHours),
  facilities: words(venue.facilities),
  parking: words(venue.parking),
  notice: words(venue.notice),
  pickupNotice: words(venue.pickupNotice),
  categories: venue.categories.map((category) => ({ ...category, name: words(category.name) })),
  rooms: venue.rooms.map((room) => ({ ...room, name: words(room.name), pictureAlt: words(room.pictureAlt) })),
  photos: venue.photos.map((photo) => ({ ...photo, alt: words(photo.alt) })),
});

/** Lists the pictures of a venue, then those of its rooms and products, each once. */
function listPictures(
  venue: StoredVenue,
  products: HotelCatalogue['products'],
  words: TextFilter,
): RestaurantWire['dinGalleryList'] {
  const pictures = [
    ...venue.photos,
    ...venue.rooms.map(({ picture, pictureAlt }) => ({ filePath: picture, alt: pictureAlt })),
    ...products.flatMap(({ display }) => getGallery(display)),
  ].filter(({ filePath }) => filePath !== '');
  return pictures
    .filter(({ filePath }, index) => pictures.findIndex((other) => other.filePath === filePath) === index)
    .slice(0, maxPictures)
    .map(({ filePath, alt }) => ({ filePath, ...encodeText('fileAlt', words(alt)) }));
}

/** Lists the visible menus of a product with the names of their plates. Variants have those of their menu. */
const listMenus = (
  { product }: StoredProduct,
  menus: HotelCatalogue['menus'],
  words: TextFilter,
): RestaurantWire['prodList'][number]['prodMenuList'] =>
  product.options
    .flatMap(({ menuIndex, visible }) => menus.filter((menu) => visible && menu.menuIndex === menuIndex))
    .filter(({ plates }) => plates.length > 0)
    .map(({ menuIndex, name, plates }) => ({
      menuIndex,
      ...encodeText('menuName', words(name)),
      plateList: plates.map((plate) => encodeText('plateName', words(plate.name))),
    }));

/** Answers POST /din/restaurant. A venue of another hotel than the address names is unknown. */
export async function findRestaurant(
  { database, now }: Deps,
  { body }: Call<typeof getRestaurant>,
): Promise<Answer<typeof getRestaurant>> {
  const catalogue = getCatalogue(database);
  const { hotels, hotelByVenue } = await catalogue.getDirectory();
  const hotel = hotels.find(({ htlCode }) => htlCode === hotelByVenue.get(body.dinCode));
  if (hotel === undefined || hotel.htlHmcCode !== body.htlHmcCode) return fail('unknown_venue');
  const rows = await catalogue.getHotel(hotel.htlCode);
  const venue = rows.venues.find(({ dinCode }) => dinCode === body.dinCode);
  if (venue === undefined) return fail('unknown_venue');
  const words = createTextFilter(languages.find((one) => languageNames[one].wire === body.langCode));
  const venueProducts = rows.products.filter(({ product }) => product.dinCode === venue.dinCode);
  const sold = listProductsOnSale(venueProducts, now());
  const names = new Map(venueProducts.map(({ product }) => [product.prodCode, product.name]));
  const reviews = hotel.reviewsOn ? await listNewestReviews(database.pool, [...names.keys()], maxReviews) : [];
  const ratingsOn = hasRatingsOn(hotel);
  const ratings = await findVenueRatings(database.pool, hotel, venue.dinCode);
  return {
    result: {
      ...encodeVenue(filterTexts(venue, words)),
      ...encodeText('dinChefName', words(venue.chefName)),
      ...encodeText('dinChefDesc', words(venue.chefWords)),
      ...encodeText('dinDressCodeDesc', words(venue.dressCode)),
      ...encodeText('dinKidDesc', words(venue.children)),
      dinGalleryList: listPictures(venue, sold, words),
      prodList: sold.map((stored) => ({
        ...cardToWire(stored, words),
        ...encodeText('prodDesc', words(stored.display.description)),
        prodMenuList: listMenus(stored, rows.menus, words),
      })),
      reviewList: reviews.map((review) =>
        encodeReview(review, words(names.get(review.prodCode) ?? { default: '' }), { ratingsOn }),
      ),
      ...encodeRatingOverview(ratings),
    },
  };
}
