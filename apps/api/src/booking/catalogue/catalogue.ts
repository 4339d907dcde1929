import type { Menu } from '@dining/contract/codecs/product-option';
import type { DinCode, HtlCode } from '@dining/domain/shared/codes';
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
import { listPromotions, type StoredPromotion } from '../../stores/promotions/promotions';
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
  listTerms(): Promise<readonly StoredTerms[]>;
  clear(): void;
}

const freshMs = 3_000;
const termsFreshMs = 5_000;

const catalogues = new WeakMap<Database, Catalogue>();

export function getCatalogue(database: Database): Catalogue {
  const cachedCatalogue = catalogues.get(database);
  if (cachedCatalogue !== undefined) return cachedCatalogue;
  const newCatalogue = createCatalogue(database);
  catalogues.set(database, newCatalogue);
  return newCatalogue;
}

function createCatalogue({ pool }: Database): Catalogue {
  const versions = createRefreshingCache<'all', CatalogueVersions>(() => getCatalogueVersions(pool), { freshMs });
  const directory: VersionCache<'group', Directory> = createVersionCache(async () => ({
    hotels: await listHotels(pool),
    hotelByVenue: await listVenueHotels(pool),
    holidays: await getHolidays(pool),
    props: await listAppProps(pool),
    allergies: await listAllergies(pool),
  }));
  const hotels = createVersionCache<HtlCode, HotelCatalogue>(
    async (htlCode) => ({
      venues: await listVenues(pool, htlCode),
      products: await listProducts(pool, htlCode),
      menus: await listMenus(pool, htlCode),
      promotions: await listPromotions(pool, htlCode),
    }),
    { max: 200 },
  );
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
