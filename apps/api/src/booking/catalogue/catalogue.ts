import type { Menu } from '@dining/contract/codecs/product-option';
import type { Venue } from '@dining/contract/codecs/venue';
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
import { listVenueHotels, listVenues } from '../../stores/venues/venues';

/** What changes seldom and belongs to the whole group. */
export interface Directory {
  readonly hotels: readonly Hotel[];
  readonly hotelOfVenue: ReadonlyMap<DinCode, HtlCode>;
  readonly holidays: StoredHolidays;
  readonly props: readonly AppProp[];
  readonly allergies: readonly Allergy[];
}

/** What changes seldom and belongs to one hotel. */
export interface HotelCatalogue {
  readonly venues: readonly Venue[];
  /** On sale or not, in the order of venue and position. */
  readonly products: readonly StoredProduct[];
  readonly menus: readonly (Menu & { readonly dinCode: DinCode })[];
  readonly promotions: readonly StoredPromotion[];
}

/**
 * The slow-changing rows as this process remembers them for as long as their version stands, which it asks for every few seconds.
 * For reading pages only: an order is checked and priced by what the database says at that moment (`findProduct`,
 * `findStock`). Never ask it inside a transaction: it takes a connection of its own, and the embedded database has
 * only one.
 */
export interface Catalogue {
  /**
   * The versions that the rows here are of, or of later ones. Whoever keeps something made of them asks for its version first
   * and for the rows afterwards.
   */
  versions(): Promise<CatalogueVersions>;
  directory(): Promise<Directory>;
  ofHotel(htlCode: HtlCode): Promise<HotelCatalogue>;
  stock(dinCode: DinCode): Promise<StoredStock | undefined>;
  /** The texts in effect in all hotels: they begin and end at their hour, whatever the versions say. */
  terms(): Promise<readonly StoredTerms[]>;
  /** Forgets everything: the next reader sees the database as it is. */
  clear(): void;
}

/** Long enough that a crowd costs one look, short enough that staff see their change when they look again. */
const freshMs = 3_000;
/** Texts change on the day they were announced for; a few seconds late harms nobody. */
const termsFreshMs = 5_000;

const catalogues = new WeakMap<Database, Catalogue>();

/** Returns the catalogue of a database, one per process. */
export function getCatalogue(database: Database): Catalogue {
  const existing = catalogues.get(database);
  if (existing !== undefined) return existing;
  const created = createCatalogue(database);
  catalogues.set(database, created);
  return created;
}

function createCatalogue({ pool }: Database): Catalogue {
  const versions = createRefreshingCache<'all', CatalogueVersions>(() => getCatalogueVersions(pool), { freshMs });
  const directory: VersionCache<'group', Directory> = createVersionCache(async () => ({
    hotels: await listHotels(pool),
    hotelOfVenue: await listVenueHotels(pool),
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
  const terms = createRefreshingCache<'all', readonly StoredTerms[]>(() => listTermsInEffect(pool), { freshMs: termsFreshMs });
  const now = () => versions.get('all');
  return {
    versions: now,
    directory: async () => directory.get('group', (await now()).all),
    ofHotel: async (htlCode) => hotels.get(htlCode, (await now()).getVersion(htlCode)),
    stock: async (dinCode) => stocks.get(dinCode, (await now()).all),
    terms: () => terms.get('all'),
    clear() {
      versions.clear();
      directory.clear();
      hotels.clear();
      stocks.clear();
      terms.clear();
    },
  };
}
