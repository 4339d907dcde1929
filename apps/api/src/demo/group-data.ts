import type { HolidayCalendar } from '@dining/domain/shared/holidays';
import { eq } from 'drizzle-orm';
import { createQueries } from '../db/connect';
import type { Connection } from '../db/database-handle';
import { joiningCoupon } from '../db/schema/members';
import { terms } from '../db/schema/terms';
import { getHolidays } from '../stores/availability/holidays';
import { type Hotel, listHotels } from '../stores/hotels/hotels';
import { findStock, type StoredStock } from '../stores/inventory/stock';
import { listPolicyVersions, type PolicyVersion } from '../stores/orders/terms-and-policies';
import { type Allergy, listAllergies } from '../stores/products/allergies';
import { listProducts, type StoredProduct } from '../stores/products/products';
import type { StoredTerms } from '../stores/terms/terms';
import { listVenuesWithHotelName } from '../stores/venues/venues';

/**
 * Data from the database with which the demo group's reservations are planned. The maps have the hotel's, product's or
 * venue's code as key. Policies and terms are those in effect: version 2.0.
 */
export interface GroupData {
  readonly hotels: ReadonlyMap<string, Hotel>;
  readonly products: ReadonlyMap<string, StoredProduct>;
  readonly stocks: ReadonlyMap<string, StoredStock>;
  readonly policies: ReadonlyMap<string, PolicyVersion>;
  readonly terms: readonly StoredTerms[];
  readonly holidays: HolidayCalendar;
  readonly allergies: readonly Allergy[];
  readonly welcomeCoupon: WelcomeCoupon;
}

/** The coupon for joining, which members of the demo group have. */
export type WelcomeCoupon = Pick<
  typeof joiningCoupon.$inferSelect,
  'name' | 'kind' | 'value' | 'minOrderAmount' | 'maxDiscount'
>;

async function getWelcomeCoupon(client: Connection): Promise<WelcomeCoupon> {
  const { name, kind, value, minOrderAmount, maxDiscount } = joiningCoupon;
  const [coupon] = await createQueries(client)
    .select({ name, kind, value, minOrderAmount, maxDiscount })
    .from(joiningCoupon);
  if (coupon === undefined) throw new Error('the demo group has no coupon for joining');
  return coupon;
}

export async function loadGroupData(client: Connection): Promise<GroupData> {
  const hotels = await listHotels(client);
  const products = new Map<string, StoredProduct>();
  for (const { htlCode } of hotels)
    for (const storedProduct of await listProducts(client, htlCode))
      products.set(storedProduct.product.prodCode, storedProduct);
  const stocks = new Map<string, StoredStock>();
  const policies = new Map<string, PolicyVersion>();
  for (const { dinCode } of await listVenuesWithHotelName(client)) {
    const stock = await findStock(client, dinCode);
    if (stock !== undefined) stocks.set(dinCode, stock);
    const policy = (await listPolicyVersions(client, dinCode)).find(({ version }) => version === '2.0');
    if (policy !== undefined) policies.set(dinCode, policy);
  }
  return {
    hotels: new Map(hotels.map((hotel) => [hotel.htlCode, hotel])),
    products,
    stocks,
    policies,
    terms: await createQueries(client).select().from(terms).where(eq(terms.version, '2.0')).orderBy(terms.termsSeq),
    holidays: (await getHolidays(client)).calendar,
    allergies: await listAllergies(client),
    welcomeCoupon: await getWelcomeCoupon(client),
  };
}
