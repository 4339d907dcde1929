import { type PicturePlace, type PromotionPlace, picturePlaces } from '@dining/contract/codecs/picture-places';
import { getGallery } from '@dining/contract/codecs/product-display';
import type { PageName } from '@dining/contract/site/pages';
import { isRunningInList } from '@dining/domain/promotions/promotion-window';
import type { HtlCode } from '@dining/domain/shared/codes';
import { getCatalogue } from '../booking/catalogue/catalogue';
import type { Database } from '../db/connect';
import type { StoredProduct } from '../stores/products/products';
import { firstOffer } from './first-offer';
import type { FirstPicture } from './picture-preload';

/** What an address says: its page, the parts of its path, and what stands behind the question mark. */
export interface PageAddress {
  readonly page: PageName | undefined;
  readonly path: string;
  readonly query: Readonly<Record<string, unknown>>;
  /** The hotel that the page will open with. */
  readonly htlCode: HtlCode | undefined;
  readonly now: Date;
}

const views = ({ banner, bannerMobile }: { banner: string; bannerMobile: string }, place: PromotionPlace): FirstPicture[] => [
  { path: banner, ...place.wide },
  { path: bannerMobile, ...place.narrow },
];

function ofProduct(product: StoredProduct | undefined, place: PicturePlace): FirstPicture[] {
  const [photo] = product ? getGallery(product.display) : [];
  return photo === undefined ? [] : [{ path: photo.filePath, ...place }];
}

/** The pictures that a page's first screen will show, as far as its address tells: asked for before the page's script runs. */
export async function firstPictures(database: Database, asked: PageAddress): Promise<readonly FirstPicture[]> {
  const catalogue = getCatalogue(database);
  const { page, path, query, htlCode, now } = asked;
  if (page === 'reservationDetail') {
    const [dinCode, prodCode] = path.split('/').slice(-2);
    const hotel = [...(await catalogue.directory()).hotelOfVenue].find(([venue]) => venue === dinCode)?.[1];
    const found = hotel && (await catalogue.ofHotel(hotel)).products.find(({ product }) => product.prodCode === prodCode);
    return ofProduct(found, picturePlaces.productGallery);
  }
  if (page === 'reservationSecondStep') return ofProduct(await firstOffer(catalogue, path, query, now), picturePlaces.offerCard);
  if (htlCode === undefined) return [];
  const { promotions, venues } = await catalogue.ofHotel(htlCode);
  const running = promotions.find(({ period }) => isRunningInList(period, now));
  const [photo] = venues[0]?.photos ?? [];
  const named = promotions.find(({ promCode }) => promCode === query['promCode']);
  const [listed] = promotions;
  if (page === 'main') return running === undefined ? [] : views(running, picturePlaces.mainBanner);
  if (page === 'dinInfo') return photo === undefined ? [] : [{ path: photo.filePath, ...picturePlaces.venueCard }];
  if (page === 'reservationFirstStep')
    return venues.slice(0, 1).map((venue) => ({ path: venue.introPicture, ...picturePlaces.venueTile }));
  if (page === 'findTable') {
    const first = venues.find(({ categories }) => categories.some(({ reservationType }) => reservationType === 'table'));
    return first === undefined ? [] : [{ path: first.introPicture, ...picturePlaces.foundVenue }];
  }
  if (page === 'promMain') return listed === undefined ? [] : views(listed, picturePlaces.promotionCard);
  if (page === 'promDetail') return named === undefined ? [] : views(named, picturePlaces.promotionPage);
  return [];
}
