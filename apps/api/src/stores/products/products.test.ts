import type { HtlCode } from '@dining/domain/shared/codes';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDemoDatabase } from '../../../test/demo-database';
import type { Database } from '../../db/connect';
import { findProduct, listProducts } from './products';

let database: Database;
beforeAll(async () => {
  database = await openDemoDatabase(new Date('2026-12-19T01:00:00Z'));
});
afterAll(() => database.close());

it('findProduct returns the same product and `onSale` as listProducts', async () => {
  const { rows: hotels } = await database.pool.query<{ htlCode: HtlCode }>('SELECT htl_code AS "htlCode" FROM hotel');
  const listedProducts = (await Promise.all(hotels.map(({ htlCode }) => listProducts(database.pool, htlCode)))).flat();
  expect(listedProducts.length).toBeGreaterThan(10);
  for (const { product, onSale } of listedProducts)
    expect(await findProduct(database.pool, product.prodCode)).toEqual({ product, onSale });
});
