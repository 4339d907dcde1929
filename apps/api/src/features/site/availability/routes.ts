import { encodeStock } from '@dining/contract/codecs/stock';
import { encodeDaySale, encodeUsage } from '@dining/contract/codecs/usage';
import { fail } from '@dining/contract/failure';
import { findTables, listDaySales, listStock, listUsage } from '@dining/contract/site/availability';
import { calculateUsage } from '@dining/domain/availability/calculate-usage';
import { hasDailyLimit } from '@dining/domain/products/product-on-day';
import { listDays } from '@dining/domain/shared/seoul-calendar';
import { getTodayInSeoul } from '@dining/domain/shared/seoul-time';
import { getCatalogueCache } from '../../../booking/catalogue/catalogue';
import { SerializedJson } from '../../../http/serialized-json';
import { createValidatedCache } from '../../../lib/cache';
import { listOccupancy, listSoldByDay } from '../../../stores/inventory/usage';
import { getUsageVersion } from '../../../stores/inventory/usage-version';
import type { Feature } from '../../feature';
import { createTableFinder } from './find-tables';

/** Cached months of venues, about 40 kB each. */
const maxCachedMonths = 200;

export const availability: Feature = (mount, deps) => {
  const catalogue = getCatalogueCache(deps.database);
  const { pool } = deps.database;
  const cachedMonths = createValidatedCache<SerializedJson>({ max: maxCachedMonths });

  mount(findTables, createTableFinder(deps));

  mount(listStock, async ({ body }) => {
    const storedStock = await catalogue.findStock(body.dinCode);
    if (storedStock === undefined) return fail('unknown_venue');
    const today = getTodayInSeoul(deps.now());
    const dayPlans = storedStock.stock.dayPlans.filter(({ date }) => date >= today);
    return encodeStock({ ...storedStock.stock, dayPlans }, storedStock.roomNames);
  });

  mount(listUsage, async ({ body }) => {
    const storedStock = await catalogue.findStock(body.dinCode);
    if (storedStock === undefined) return fail('unknown_venue');
    if (body.resvType === 'pickup') return { resvList: [] };
    const { dinCode, resvType, strResvDate: from, endResvDate: to } = body;
    const getVersion = async () =>
      `${(await catalogue.getVersions()).all} ${await getUsageVersion(pool, { dinCode, from, to })}`;
    return cachedMonths.get([dinCode, from, to, resvType].join(' '), getVersion, async () => {
      // Read after the version, so that the version is never newer than the rows.
      const { stock } = (await catalogue.findStock(dinCode)) ?? storedStock;
      const { holidays } = await catalogue.getDirectory();
      const occupancy = await listOccupancy(pool, dinCode, from, to);
      const days = listDays(from, to);
      const usage = calculateUsage({ stock, days, occupancyByDay: occupancy, holidays: holidays.calendar });
      const rows = encodeUsage(usage);
      const resvList = rows.filter((row) => resvType === undefined || row.resvType === resvType);
      return SerializedJson.createCompressed(Buffer.from(JSON.stringify(listUsage.result.parse({ resvList }))));
    });
  });

  mount(listDaySales, async ({ body }) => {
    const htlCode = (await catalogue.getDirectory()).hotelByVenue.get(body.dinCode);
    if (htlCode === undefined) return fail('unknown_venue');
    const products = (await catalogue.getHotel(htlCode)).products
      .map(({ product }) => product)
      .filter(({ dinCode }) => dinCode === body.dinCode)
      .filter(({ reservationType }) => body.resvType === undefined || reservationType === body.resvType);
    const limitedProdCodes = new Set(products.filter(hasDailyLimit).map(({ prodCode }) => prodCode));
    const prodCodes = products.map(({ prodCode }) => prodCode);
    const soldByDay = await listSoldByDay(pool, prodCodes, body.strResvDate, body.endResvDate);
    return { resvList: soldByDay.map((row) => encodeDaySale({ ...row, limited: limitedProdCodes.has(row.prodCode) })) };
  });
};
