import { findTermsTypeCode } from '@dining/contract/codecs/terms-kind';
import type { Venue } from '@dining/contract/codecs/venue';
import { hasSaleEnded } from '@dining/domain/availability/sale-calendar';
import { isRunningOnDetail } from '@dining/domain/promotions/promotion-window';
import type { RatingOverview } from '@dining/domain/reviews/ratings';
import { type DinCode, type HtlCode, type PromCode, toCode } from '@dining/domain/shared/codes';
import { getTodayInSeoul } from '@dining/domain/shared/seoul-time';
import { type Catalogue, getCatalogueCache, type HotelCatalogue } from '../../booking/catalogue/catalogue';
import type { Database } from '../../db/connect';
import type { Hotel } from '../../stores/hotels/hotels';
import type { StoredProduct } from '../../stores/products/products';
import type { StoredPromotion } from '../../stores/promotions/promotions';
import { findVenueRatings } from '../../stores/reviews/ratings';
import type { StoredTerms } from '../../stores/terms/terms';
import type { PageLocation } from '../first-pictures';
import { getVenuePage, type PublicPage } from './page-urls';
import { isListed, type ListedPage, type SubjectStatus } from './status';

/** What a page is about. */
export interface Subject {
  readonly status: SubjectStatus;
  /** The hotel of the page's venue, product or promotion, or else the hotel that the page opens with. */
  readonly hotel?: Hotel | undefined;
  readonly rows?: HotelCatalogue | undefined;
  readonly venue?: Venue | undefined;
  readonly product?: StoredProduct | undefined;
  readonly promotion?: StoredPromotion | undefined;
  readonly terms?: StoredTerms | undefined;
  /** The page with only those parameters that its canonical URL contains. */
  readonly identity?: PublicPage | undefined;
  /** Set only for the page `restaurant`. */
  readonly ratings?: RatingOverview | undefined;
}

async function findHotelSubject(
  catalogue: Catalogue,
  htlCode: HtlCode | undefined,
): Promise<Pick<Subject, 'hotel' | 'rows'>> {
  if (htlCode === undefined) return {};
  const { hotels } = await catalogue.getDirectory();
  return { hotel: hotels.find((other) => other.htlCode === htlCode), rows: await catalogue.getHotel(htlCode) };
}

const toText = (field: unknown): string => (typeof field === 'string' ? field : '');

const pickPageIndex = (query: PageLocation['query']): Record<string, string> => {
  const index = toText(query['pageIndex']);
  return /^[1-9]\d{0,4}$/.test(index) && index !== '1' ? { pageIndex: index } : {};
};

/** Finds a venue that guests can see, with its hotel; the hotel that the page opens with if there is no such venue. */
async function findVenueSubject(
  catalogue: Catalogue,
  dinCode: string | undefined,
  fallbackHtlCode: HtlCode | undefined,
): Promise<Pick<Subject, 'hotel' | 'rows' | 'venue'>> {
  const { hotelByVenue } = await catalogue.getDirectory();
  const htlCode = hotelByVenue.get(toCode<DinCode>(dinCode ?? '')) ?? fallbackHtlCode;
  const hotelSubject = await findHotelSubject(catalogue, htlCode);
  return { ...hotelSubject, venue: hotelSubject.rows?.venues.find((other) => other.dinCode === dinCode) };
}

function getProductStatus(
  { product, onSale }: StoredProduct,
  page: ListedPage,
  hotel: Hotel | undefined,
  now: Date,
): SubjectStatus {
  if (page === 'reviewList') return onSale && hotel?.reviewsOn === true ? 'shown' : 'ended';
  if (!onSale) return 'missing';
  return hasSaleEnded(product, getTodayInSeoul(now)) ? 'ended' : 'shown';
}

async function findProductSubject(
  catalogue: Catalogue,
  page: ListedPage,
  { path, query, htlCode, now }: PageLocation,
): Promise<Subject> {
  const [dinCode, prodCode] = path.replace(/\/$/, '').split('/').slice(-2);
  const venueSubject = await findVenueSubject(catalogue, dinCode, htlCode);
  const { hotel, rows, venue } = venueSubject;
  const product =
    venue && rows?.products.find((other) => other.product.prodCode === prodCode && other.product.dinCode === dinCode);
  const status = product === undefined ? 'missing' : getProductStatus(product, page, hotel, now);
  if (product === undefined || hotel === undefined || status === 'missing')
    return { ...venueSubject, status: 'missing' };
  const params = { dinCode: product.product.dinCode, prodCode: product.product.prodCode };
  const identity = { page, params, hotel, query: page === 'reviewList' ? pickPageIndex(query) : {} };
  return { ...venueSubject, product, status, identity };
}

async function findPromotionSubject(database: Database, location: PageLocation): Promise<Subject> {
  const catalogue = getCatalogueCache(database);
  const promCode = toCode<PromCode>(toText(location.query['promCode']));
  const currentHotel = await findHotelSubject(catalogue, location.htlCode);
  const hotelPromotion = currentHotel.rows?.promotions.find((other) => other.promCode === promCode);
  const promotion =
    hotelPromotion ??
    (promCode === '' || promCode.includes('\0')
      ? undefined
      : await getCatalogueCache(database).findPromotion(promCode));
  if (promotion === undefined) return { ...currentHotel, status: 'missing' };
  const { hotel, rows } =
    hotelPromotion === undefined ? await findHotelSubject(catalogue, promotion.htlCode) : currentHotel;
  return {
    status: isRunningOnDetail(promotion.period, location.now) ? 'shown' : 'ended',
    hotel,
    rows,
    promotion,
    venue: rows?.venues.find(({ dinCode }) => dinCode === promotion.dinCode),
    identity: hotel && { page: 'promotionDetail', query: { promCode: promotion.promCode }, hotel },
  };
}

async function findTermsSubject(database: Database, { path, htlCode }: PageLocation): Promise<Subject> {
  const catalogue = getCatalogueCache(database);
  const currentHotel = await findHotelSubject(catalogue, htlCode);
  const kind = path.replace(/\/$/, '').split('/').at(-1) ?? '';
  const type = findTermsTypeCode(kind);
  if (type === undefined || currentHotel.hotel === undefined) return { ...currentHotel, status: 'missing' };
  const terms = (await catalogue.listTerms()).find(
    (other) => other.htlCode === htlCode && other.termsTypeCode === type,
  );
  if (terms === undefined) return { ...currentHotel, status: 'missing' };
  return {
    ...currentHotel,
    terms,
    status: 'shown',
    identity: { page: 'terms', params: { kind }, hotel: currentHotel.hotel },
  };
}

async function findSecondStepSubject(database: Database, { path, htlCode }: PageLocation): Promise<Subject> {
  const dinCode = path.replace(/\/$/, '').split('/').at(-1);
  const venueSubject = await findVenueSubject(getCatalogueCache(database), dinCode, htlCode);
  const { hotel, venue } = venueSubject;
  if (venue === undefined || hotel === undefined) return { ...venueSubject, status: 'missing' };
  const identity = { page: 'reservationSecondStep', params: { dinCode: venue.dinCode }, hotel } as const;
  return { ...venueSubject, status: 'shown', identity };
}

/** Finds the venue of a restaurant page, whose path also contains the hotel. */
async function findRestaurantSubject(database: Database, { path, htlCode }: PageLocation): Promise<Subject> {
  const [htlHmcCode, dinCode] = path.replace(/\/$/, '').split('/').slice(-2);
  const venueSubject = await findVenueSubject(getCatalogueCache(database), dinCode, htlCode);
  const { hotel, venue } = venueSubject;
  if (venue === undefined || hotel === undefined || hotel.htlHmcCode !== htlHmcCode)
    return { ...venueSubject, status: 'missing' };
  const ratings = await findVenueRatings(database.pool, hotel, venue.dinCode);
  return { ...venueSubject, status: 'shown', identity: getVenuePage(hotel, venue), ratings };
}

interface HotelPageSubject {
  readonly venue?: Venue | undefined;
  readonly query?: Readonly<Record<string, string>>;
}

const createHotelSubjectFinder =
  (
    page: ListedPage,
    getPageSubject: (query: PageLocation['query'], rows: HotelCatalogue | undefined) => HotelPageSubject = () => ({}),
  ) =>
  async (database: Database, { query, htlCode }: PageLocation): Promise<Subject> => {
    const currentHotel = await findHotelSubject(getCatalogueCache(database), htlCode);
    if (currentHotel.hotel === undefined) return { ...currentHotel, status: 'shown' };
    const { venue, query: canonicalQuery } = getPageSubject(query, currentHotel.rows);
    return {
      ...currentHotel,
      status: 'shown',
      venue,
      identity: { page, query: canonicalQuery ?? {}, hotel: currentHotel.hotel },
    };
  };

function getSelectedVenue(query: PageLocation['query'], rows: HotelCatalogue | undefined): HotelPageSubject {
  const venue = rows?.venues.find(({ dinCode }) => dinCode === query['dinCode']);
  return venue === undefined ? {} : { venue, query: { dinCode: venue.dinCode } };
}

const subjectFinders: Record<ListedPage, (database: Database, location: PageLocation) => Promise<Subject>> = {
  main: createHotelSubjectFinder('main'),
  findTable: createHotelSubjectFinder('findTable'),
  reservationFirstStep: createHotelSubjectFinder('reservationFirstStep'),
  venueInfo: createHotelSubjectFinder('venueInfo', getSelectedVenue),
  restaurant: findRestaurantSubject,
  promotionList: createHotelSubjectFinder('promotionList', (query) => ({ query: pickPageIndex(query) })),
  reservationSecondStep: findSecondStepSubject,
  reservationDetail: (database, location) =>
    findProductSubject(getCatalogueCache(database), 'reservationDetail', location),
  reviewList: (database, location) => findProductSubject(getCatalogueCache(database), 'reviewList', location),
  promotionDetail: findPromotionSubject,
  terms: findTermsSubject,
};

export async function findSubject(database: Database, location: PageLocation): Promise<Subject> {
  if (isListed(location.page)) return subjectFinders[location.page](database, location);
  return { ...(await findHotelSubject(getCatalogueCache(database), location.htlCode)), status: 'shown' };
}
