import { type PicturePlace, type PromotionPlace, picturePlaces } from '@dining/contract/codecs/picture-places';
import { getGallery } from '@dining/contract/codecs/product-display';
import type { PageName } from '@dining/contract/site/pages';
import { isRunningInList } from '@dining/domain/promotions/promotion-window';
import type { HtlCode } from '@dining/domain/shared/codes';
import { getCatalogueCache, type HotelCatalogue } from '../booking/catalogue/catalogue';
import type { Database } from '../db/connect';
import type { StoredProduct } from '../stores/products/products';
import { findFirstOffer } from './first-offer';
import { isListed, type ListedPage } from './head/status';
import type { FirstPicture } from './picture-preload';

export interface PageLocation {
  readonly page: PageName | undefined;
  readonly path: string;
  readonly query: Readonly<Record<string, unknown>>;
  readonly htlCode: HtlCode | undefined;
  readonly now: Date;
}

const listBannerPictures = (
  { banner, bannerMobile }: { banner: string; bannerMobile: string },
  place: PromotionPlace,
): FirstPicture[] => [
  { path: banner, ...place.wide },
  { path: bannerMobile, ...place.narrow },
];

function listProductPictures(product: StoredProduct | undefined, place: PicturePlace): FirstPicture[] {
  const [photo] = product ? getGallery(product.display) : [];
  return photo === undefined ? [] : [{ path: photo.filePath, ...place }];
}

type PictureFinder = (database: Database, location: PageLocation) => Promise<readonly FirstPicture[]>;

const createHotelPictureFinder =
  (selectPictures: (rows: HotelCatalogue, location: PageLocation) => readonly FirstPicture[]): PictureFinder =>
  async (database, location) =>
    location.htlCode === undefined
      ? []
      : selectPictures(await getCatalogueCache(database).getHotel(location.htlCode), location);

const findProductPagePictures: PictureFinder = async (database, { path }) => {
  const catalogue = getCatalogueCache(database);
  const [dinCode, prodCode] = path.split('/').slice(-2);
  const htlCode = [...(await catalogue.getDirectory()).hotelByVenue].find(([code]) => code === dinCode)?.[1];
  const storedProduct =
    htlCode && (await catalogue.getHotel(htlCode)).products.find(({ product }) => product.prodCode === prodCode);
  return listProductPictures(storedProduct, picturePlaces.productGallery);
};

const pictureFinders: Record<ListedPage, PictureFinder> = {
  main: createHotelPictureFinder(({ promotions }, { now }) => {
    const runningPromotion = promotions.find(({ period }) => isRunningInList(period, now));
    return runningPromotion === undefined ? [] : listBannerPictures(runningPromotion, picturePlaces.mainBanner);
  }),
  findTable: createHotelPictureFinder(({ venues }) => {
    const firstVenue = venues.find(({ categories }) =>
      categories.some(({ reservationType }) => reservationType === 'table'),
    );
    return firstVenue === undefined ? [] : [{ path: firstVenue.introPicture, ...picturePlaces.foundVenue }];
  }),
  reservationFirstStep: createHotelPictureFinder(({ venues }) =>
    venues.slice(0, 1).map((venue) => ({ path: venue.introPicture, ...picturePlaces.venueTile })),
  ),
  reservationSecondStep: async (database, { path, query, now }) =>
    listProductPictures(await findFirstOffer(getCatalogueCache(database), path, query, now), picturePlaces.offerCard),
  reservationDetail: findProductPagePictures,
  venueInfo: createHotelPictureFinder(({ venues }) => {
    const [photo] = venues[0]?.photos ?? [];
    return photo === undefined ? [] : [{ path: photo.filePath, ...picturePlaces.venueCard }];
  }),
  restaurant: createHotelPictureFinder(({ venues }, { path }) => {
    const venue = venues.find(({ dinCode }) => dinCode === path.split('/').at(-1));
    if (venue === undefined) return [];
    return [{ path: venue.photos[0]?.filePath ?? venue.introPicture, ...picturePlaces.restaurantFirstPhoto }];
  }),
  promotionList: createHotelPictureFinder(({ promotions: [firstPromotion] }) =>
    firstPromotion === undefined ? [] : listBannerPictures(firstPromotion, picturePlaces.promotionCard),
  ),
  promotionDetail: createHotelPictureFinder(({ promotions }, { query }) => {
    const shownPromotion = promotions.find(({ promCode }) => promCode === query['promCode']);
    return shownPromotion === undefined ? [] : listBannerPictures(shownPromotion, picturePlaces.promotionPage);
  }),
  reviewList: () => Promise.resolve([]),
  terms: () => Promise.resolve([]),
};

export const findFirstPictures: PictureFinder = async (database, location) =>
  isListed(location.page) ? pictureFinders[location.page](database, location) : [];
