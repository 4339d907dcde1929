import { type PicturePlace, type PromotionPlace, picturePlaces } from '@dining/contract/codecs/picture-places';
import { getGallery } from '@dining/contract/codecs/product-display';
import type { PageName } from '@dining/contract/site/pages';
import { isRunningInList } from '@dining/domain/promotions/promotion-window';
import type { HtlCode } from '@dining/domain/shared/codes';
import { getCatalogue, type HotelCatalogue } from '../booking/catalogue/catalogue';
import type { Database } from '../db/connect';
import type { StoredProduct } from '../stores/products/products';
import { findFirstOffer } from './first-offer';
import { isListed, type ListedPage } from './head/status';
import type { FirstPicture } from './picture-preload';

export interface PageAddress {
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

type FindPictures = (database: Database, address: PageAddress) => Promise<readonly FirstPicture[]>;

const createHotelPictureFinder =
  (selectPictures: (rows: HotelCatalogue, address: PageAddress) => readonly FirstPicture[]): FindPictures =>
  async (database, address) =>
    address.htlCode === undefined
      ? []
      : selectPictures(await getCatalogue(database).getHotel(address.htlCode), address);

const findDetailPictures: FindPictures = async (database, { path }) => {
  const catalogue = getCatalogue(database);
  const [dinCode, prodCode] = path.split('/').slice(-2);
  const hotel = [...(await catalogue.getDirectory()).hotelByVenue].find(([venue]) => venue === dinCode)?.[1];
  const storedProduct =
    hotel && (await catalogue.getHotel(hotel)).products.find(({ product }) => product.prodCode === prodCode);
  return listProductPictures(storedProduct, picturePlaces.productGallery);
};

const picturesByPage: Record<ListedPage, FindPictures> = {
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
    listProductPictures(await findFirstOffer(getCatalogue(database), path, query, now), picturePlaces.offerCard),
  reservationDetail: findDetailPictures,
  venueInfo: createHotelPictureFinder(({ venues }) => {
    const [photo] = venues[0]?.photos ?? [];
    return photo === undefined ? [] : [{ path: photo.filePath, ...picturePlaces.venueCard }];
  }),
  restaurant: createHotelPictureFinder(({ venues }, { path }) => {
    const venue = venues.find(({ dinCode }) => dinCode === path.split('/').at(-1));
    return venue === undefined
      ? []
      : [{ path: (venue.photos[0] ?? { filePath: venue.introPicture }).filePath, ...picturePlaces.restaurantFirst }];
  }),
  promotionList: createHotelPictureFinder(({ promotions: [listed] }) =>
    listed === undefined ? [] : listBannerPictures(listed, picturePlaces.promotionCard),
  ),
  promotionDetail: createHotelPictureFinder(({ promotions }, { query }) => {
    const shownPromotion = promotions.find(({ promCode }) => promCode === query['promCode']);
    return shownPromotion === undefined ? [] : listBannerPictures(shownPromotion, picturePlaces.promotionPage);
  }),
  reviewList: () => Promise.resolve([]),
  terms: () => Promise.resolve([]),
};

export const findFirstPictures: FindPictures = async (database, address) =>
  isListed(address.page) ? picturesByPage[address.page](database, address) : [];
