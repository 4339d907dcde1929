import { stockToWire } from '@dining/contract/codecs/stock';
import { daySaleToWire, usageToWire } from '@dining/contract/codecs/usage';
import { fail } from '@dining/contract/failure';
import { findTables, listDaySales, listStock, listUsage } from '@dining/contract/site/availability';
import { usageOfDays } from '../../../booking/capacity/usage-of-days';
import { catalogueOf } from '../../../catalogue';
import { occupancyOfVenue, soldByDay } from '../../../stores/inventory/usage';
import type { Feature } from '../../feature';
import { tableFinder } from './find-tables';

/** What a venue offers and what is taken of it (Spec §7 Main, venues, products). */
export const availability: Feature = (mount, deps) => {
  const catalogue = catalogueOf(deps.database);
  const { pool } = deps.database;

  mount(findTables, tableFinder(deps));

  mount(listStock, async ({ body }) => {
    const stored = await catalogue.stock(body.dinCode);
    return stored === undefined ? fail('unknown_venue') : stockToWire(stored.stock, stored.roomNames);
  });

  mount(listUsage, async ({ body }) => {
    const stored = await catalogue.stock(body.dinCode);
    if (stored === undefined) return fail('unknown_venue');
    // A pickup takes neither seats nor rooms.
    if (body.resvType === 'pickup') return { resvList: [] };
    const { holidays } = await catalogue.directory();
    const occupancy = await occupancyOfVenue(pool, body.dinCode, body.strResvDate, body.endResvDate);
    const rows = usageToWire(usageOfDays(stored.stock, occupancy, holidays.calendar));
    return { resvList: rows.filter((row) => body.resvType === undefined || row.resvType === body.resvType) };
  });

  mount(listDaySales, async ({ body }) => {
    const htlCode = (await catalogue.directory()).hotelOfVenue.get(body.dinCode);
    if (htlCode === undefined) return fail('unknown_venue');
    const products = (await catalogue.ofHotel(htlCode)).products
      .map(({ product }) => product)
      .filter(({ dinCode }) => dinCode === body.dinCode)
      .filter(({ reservationType }) => body.resvType === undefined || reservationType === body.resvType);
    const limited = new Set(products.filter(({ daySaleLimit }) => daySaleLimit !== null).map(({ prodCode }) => prodCode));
    const prodCodes = products.map(({ prodCode }) => prodCode);
    const sold = await soldByDay(pool, prodCodes, body.strResvDate, body.endResvDate);
    return { resvList: sold.map((row) => daySaleToWire({ ...row, limited: limited.has(row.prodCode) })) };
  });
};
