import type { Menu } from '@dining/contract/codecs/product-option';
import type { DinCode, HtlCode, PromCode } from '@dining/domain/shared/codes';
import type { Pool, PoolClient } from 'pg';
import type { Database } from '../../db/connect';
import { createRefreshingCache, createVersionCache, type VersionCache } from '../../lib/cache';
import { type AppProp, listAppProps } from '../../stores/app/app-props';
import { type CatalogueVersions, getCatalogueVersions } from '../../stores/app/catalogue-version';
import { getHolidays, type StoredHolidays } from '../../stores/availability/holidays';
import { type Hotel, listHotels } from '../../stores/hotels/hotels';
import { findStock, type StoredStock } from '../../stores/inventory/stock';
import { type Allergy, listAllergies } from '../../stores/products/allergies';
import { listMenus } from '../../stores/products/menus';
import { listProducts, type StoredProduct } from '../../stores/products/products';
import { findPromotion, listPromotions, type StoredPromotion } from '../../stores/promotions/promotions';
import { listTermsInEffect, type StoredTerms } from '../../stores/terms/terms';
import { listVenueHotels, listVenues, type StoredVenue } from '../../stores/venues/venues';

export interface Directory {
  readonly hotels: readonly Hotel[];
  readonly hotelByVenue: ReadonlyMap<DinCode, HtlCode>;
  readonly holidays: StoredHolidays;
  readonly props: readonly AppProp[];
  readonly allergies: readonly Allergy[];
}

export interface HotelCatalogue {
  readonly venues: readonly StoredVenue[];
  readonly products: readonly StoredProduct[];
  readonly menus: readonly (Menu & { readonly dinCode: DinCode })[];
  readonly promotions: readonly StoredPromotion[];
}

/**
 * Caches slow-changing rows by their version, which is queried every few seconds, and the terms for a few seconds. Only
 * for what pages show: orders are checked and priced with `findCachedRules`. Never call it inside a transaction: it
 * uses another connection, and the embedded database has only one.
 */
export interface Catalogue {
  /**
   * Returns the versions under which rows are cached; the rows may be newer. To cache something derived from rows, get
   * the version before the rows.
   */
  getVersions(): Promise<CatalogueVersions>;
  getDirectory(): Promise<Directory>;
  getHotel(htlCode: HtlCode): Promise<HotelCatalogue>;
  findStock(dinCode: DinCode): Promise<StoredStock | undefined>;
  /** Finds a promotion of any hotel. It is not cached. */
  findPromotion(promCode: PromCode): Promise<StoredPromotion | undefined>;
  listTerms(): Promise<readonly StoredTerms[]>;
  clear(): void;
}

const freshMs = 3_000;
const termsFreshMs = 5_000;

const catalogues = new WeakMap<Database, Catalogue>();

export function getCatalogueCache(database: Database): Catalogue {
  const cachedCatalogue = catalogues.get(database);
  if (cachedCatalogue !== undefined) return cachedCatalogue;
  const newCatalogue = createCatalogue(database);
  catalogues.set(database, newCatalogue);
  return newCatalogue;
}

const loadDirectory = async (db: Pool | PoolClient): Promise<Directory> => ({
  hotels: await listHotels(db),
  hotelByVenue: await listVenueHotels(db),
  holidays: await getHolidays(db),
  props: await listAppProps(db),
  allergies: await listAllergies(db),
});

const loadHotel = async (db: Pool | PoolClient, htlCode: HtlCode): Promise<HotelCatalogue> => ({
  venues: await listVenues(db, htlCode),
  products: await listProducts(db, htlCode),
  menus: await listMenus(db, htlCode),
  promotions: await listPromotions(db, htlCode),
});

/**
 * Returns a database for previews: pages show the hotel as the transaction sees it, even after the transaction is
 * rolled back, and everything else as it is stored.
 */
export async function createDatabaseView(
  database: Database,
  client: PoolClient,
  { htlCode, dinCode }: { readonly htlCode: HtlCode; readonly dinCode: DinCode | null },
): Promise<Database> {
  const versions = await getCatalogueVersions(client);
  const directory = await loadDirectory(client);
  const hotel = await loadHotel(client, htlCode);
  const stock = dinCode === null ? undefined : await findStock(client, dinCode);
  const view = { ...database };
  catalogues.set(view, {
    getVersions: () => Promise.resolve(versions),
    getDirectory: () => Promise.resolve(directory),
    getHotel: (code) => (code === htlCode ? Promise.resolve(hotel) : getCatalogueCache(database).getHotel(code)),
    findStock: (code) => (code === dinCode ? Promise.resolve(stock) : getCatalogueCache(database).findStock(code)),
    findPromotion: async (code) =>
      hotel.promotions.find(({ promCode }) => promCode === code) ?? getCatalogueCache(database).findPromotion(code),
    listTerms: () => getCatalogueCache(database).listTerms(),
    clear: () => undefined,
  });
  return view;
}

function createCatalogue({ pool }: Database): Catalogue {
  const versions = createRefreshingCache<'all', CatalogueVersions>(() => getCatalogueVersions(pool), { freshMs });
  const directory: VersionCache<'group', Directory> = createVersionCache(() => loadDirectory(pool));
  const hotels = createVersionCache<HtlCode, HotelCatalogue>((htlCode) => loadHotel(pool, htlCode), { max: 200 });
  const stocks = createVersionCache<DinCode, StoredStock | undefined>((dinCode) => findStock(pool, dinCode));
  const terms = createRefreshingCache<'all', readonly StoredTerms[]>(() => listTermsInEffect(pool), {
    freshMs: termsFreshMs,
  });
  const getVersions = () => versions.get('all');
  return {
    getVersions,
    getDirectory: async () => directory.get('group', (await getVersions()).all),
    getHotel: async (htlCode) => hotels.get(htlCode, (await getVersions()).getVersion(htlCode)),
    findStock: async (dinCode) => stocks.get(dinCode, (await getVersions()).all),
    findPromotion: (promCode) => findPromotion(pool, promCode),
    listTerms: () => terms.get('all'),
    clear() {
      versions.clear();
      directory.clear();
      hotels.clear();
      stocks.clear();
      terms.clear();
    },
  };
}
