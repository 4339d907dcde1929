import type { Product } from '@dining/domain/products/product';
import { hasDailyLimit } from '@dining/domain/products/product-on-day';
import type { DinCode, ProdCode } from '@dining/domain/shared/codes';
import type { SeoulDate } from '@dining/domain/shared/seoul-time';
import type { Database } from '../../db/connect';
import { listOccupancyOfVenues, listSoldByDay } from '../../stores/inventory/usage';

interface CountedVenue {
  readonly dinCode: DinCode;
  readonly products: readonly Product[];
}

/** Occupancy and units sold at venues, by day. */
export interface VenueCounts {
  readonly occupancy: Awaited<ReturnType<typeof listOccupancyOfVenues>>;
  /** Only of products with a daily limit, by the key that `createSoldKey` returns. */
  readonly soldUnits: ReadonlyMap<string, number>;
}

export const createSoldKey = (prodCode: ProdCode, date: SeoulDate): string => `${prodCode} ${date}`;

/**
 * Loads the counts in at most two statements for any number of venues. Reads only the counters of these days and the
 * expired holds that are not released yet, so the cost does not grow with history.
 */
export async function loadCounts(
  { pool }: Database,
  venues: readonly CountedVenue[],
  from: SeoulDate,
  to: SeoulDate,
): Promise<VenueCounts> {
  const dinCodes = venues.map(({ dinCode }) => dinCode);
  const products = venues.flatMap((venue) => venue.products);
  const limitedProducts = products.filter(hasDailyLimit);
  const prodCodes = limitedProducts.map(({ prodCode }) => prodCode);
  const [occupancy, rows] = await Promise.all([
    listOccupancyOfVenues(pool, dinCodes, from, to),
    listSoldByDay(pool, prodCodes, from, to),
  ]);
  return {
    occupancy,
    soldUnits: new Map(rows.map(({ prodCode, date, sold }) => [createSoldKey(prodCode, date), sold])),
  };
}
