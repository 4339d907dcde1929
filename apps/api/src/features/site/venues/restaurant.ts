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
import { cardToWire, createTextFilter, type TextFilter } from './main-page';

const maxPictures = 8;
const maxReviews = 3;

const filterTexts = (venue: StoredVenue, filterText: TextFilter): StoredVenue => ({
  ...venue,
  name: filterText(venue.name),
  kitchen: filterText(venue.kitchen),
  location: filterText(venue.location),
  description: filterText(venue.description),
  openingHours: filterText(venue.openingHours),
  facilities: filterText(venue.facilities),
  parking: filterText(venue.parking),
  notice: filterText(venue.notice),
  pickupNotice: filterText(venue.pickupNotice),
  categories: venue.categories.map((category) => ({ ...category, name: filterText(category.name) })),
  rooms: venue.rooms.map((room) => ({ ...room, name: filterText(room.name), pictureAlt: filterText(room.pictureAlt) })),
  photos: venue.photos.map((photo) => ({ ...photo, alt: filterText(photo.alt) })),
});

/** Lists the pictures of a venue, then those of its rooms and products, each once. */
function listPictures(
  venue: StoredVenue,
  products: HotelCatalogue['products'],
  filterText: TextFilter,
): RestaurantWire['dinGalleryList'] {
  const pictures = [
    ...venue.photos,
    ...venue.rooms.map(({ picture, pictureAlt }) => ({ filePath: picture, alt: pictureAlt })),
    ...products.flatMap(({ display }) => getGallery(display)),
  ].filter(({ filePath }) => filePath !== '');
  return pictures
    .filter(({ filePath }, index) => pictures.findIndex((other) => other.filePath === filePath) === index)
    .slice(0, maxPictures)
    .map(({ filePath, alt }) => ({ filePath, ...encodeText('fileAlt', filterText(alt)) }));
}

/**
 * Lists the visible menus of a product with the names of their plates. Child and drink versions of a menu are left out.
 */
const listMenus = (
  { product }: StoredProduct,
  menus: HotelCatalogue['menus'],
  filterText: TextFilter,
): RestaurantWire['prodList'][number]['prodMenuList'] =>
  product.options
    .flatMap(({ menuIndex, visible }) => menus.filter((menu) => visible && menu.menuIndex === menuIndex))
    .filter(({ plates }) => plates.length > 0)
    .map(({ menuIndex, name, plates }) => ({
      menuIndex,
      ...encodeText('menuName', filterText(name)),
      plateList: plates.map((plate) => encodeText('plateName', filterText(plate.name))),
    }));

/** Answers POST /din/restaurant. A venue that does not belong to the requested hotel is unknown. */
export async function findRestaurant(
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
  const filterText = createTextFilter(languages.find((each) => languageNames[each].wire === body.langCode));
  const venueProducts = hotelCatalogue.products.filter(({ product }) => product.dinCode === venue.dinCode);
  const onSale = listProductsOnSale(venueProducts, now());
  const productNames = new Map(venueProducts.map(({ product }) => [product.prodCode, product.name]));
  const reviews = hotel.reviewsOn ? await listNewestReviews(database.pool, [...productNames.keys()], maxReviews) : [];
  const ratingsOn = hasRatingsOn(hotel);
  const ratings = await findVenueRatings(database.pool, hotel, venue.dinCode);
  return {
    result: {
      ...encodeVenue(filterTexts(venue, filterText)),
      ...encodeText('dinChefName', filterText(venue.chefName)),
      ...encodeText('dinChefDesc', filterText(venue.chefWords)),
      ...encodeText('dinDressCodeDesc', filterText(venue.dressCode)),
      ...encodeText('dinKidDesc', filterText(venue.children)),
      dinGalleryList: listPictures(venue, onSale, filterText),
      prodList: onSale.map((stored) => ({
        ...cardToWire(stored, filterText),
        ...encodeText('prodDesc', filterText(stored.display.description)),
        prodMenuList: listMenus(stored, hotelCatalogue.menus, filterText),
      })),
      reviewList: reviews.map((review) =>
        encodeReview(review, filterText(productNames.get(review.prodCode) ?? { default: '' }), { ratingsOn }),
      ),
      ...encodeRatingOverview(ratings),
    },
  };
}
