import type { HolidayCalendar } from '@dining/domain/shared/holidays';
import { desc, eq } from 'drizzle-orm';
import type { Queries } from '../db/connect';
import { venue } from '../db/schema/hotels';
import { cancelPolicy, terms } from '../db/schema/terms';
import { readHolidays } from '../stores/availability/holidays';
import { type Hotel, readHotels } from '../stores/hotels/hotels';
import { type StoredStock, stockOfVenue } from '../stores/inventory/stock';
import { policyTextKey, type StandingPolicy } from '../stores/orders/agreed-texts';
import { type Allergy, readAllergies } from '../stores/products/allergies';
import { readProducts, type StoredProduct } from '../stores/products/products';
import type { StoredTerms } from '../stores/terms/terms';

/** All of the house that reservations are planned against, as it has been laid out before. */
export interface House {
  readonly hotels: ReadonlyMap<string, Hotel>;
  readonly products: ReadonlyMap<string, StoredProduct>;
  readonly stocks: ReadonlyMap<string, StoredStock>;
  readonly policies: ReadonlyMap<string, StandingPolicy>;
  readonly terms: readonly StoredTerms[];
  readonly holidays: HolidayCalendar;
  readonly allergies: readonly Allergy[];
}

/** Reads the house. Policies and terms are taken in their newest version, whatever the database's clock says. */
export async function readHouse(db: Queries): Promise<House> {
  const hotels = await readHotels(db);
  const venues = await db.select({ dinCode: venue.dinCode, htlCode: venue.htlCode }).from(venue).orderBy(venue.dinCode);
  const products = new Map<string, StoredProduct>();
  for (const { htlCode } of hotels)
    for (const stored of await readProducts(db, htlCode)) products.set(stored.product.prodCode, stored);
  const stocks = new Map<string, StoredStock>();
  for (const { dinCode } of venues) {
    const stock = await stockOfVenue(db, dinCode);
    if (stock !== undefined) stocks.set(dinCode, stock);
  }
  const policies = await db
    .select({
      payPlcySeq: cancelPolicy.payPlcySeq,
      htlCode: venue.htlCode,
      dinCode: cancelPolicy.dinCode,
      reservationBased: cancelPolicy.reservationBased,
      tiers: cancelPolicy.tiers,
      textKey: policyTextKey,
      version: cancelPolicy.version,
    })
    .from(cancelPolicy)
    .innerJoin(venue, eq(venue.dinCode, cancelPolicy.dinCode))
    .where(eq(cancelPolicy.version, '2.0'))
    .orderBy(desc(cancelPolicy.payPlcySeq));
  const texts = await db.select().from(terms).where(eq(terms.version, '2.0')).orderBy(terms.termsSeq);
  return {
    hotels: new Map(hotels.map((hotel) => [hotel.htlCode, hotel])),
    products,
    stocks,
    policies: new Map(policies.map((policy) => [policy.dinCode, policy])),
    terms: texts,
    holidays: (await readHolidays(db)).calendar,
    allergies: await readAllergies(db),
  };
}
