import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openTestDatabase } from '../../../test/database';
import { grill, H01, insertFixtures } from '../../../test/fixtures';
import type { Database } from '../../db/connect';
import { getCatalogueCache } from './catalogue';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await insertFixtures(database);
});
afterAll(async () => {
  vi.restoreAllMocks();
  await database.close();
});

/** Advances the clock of the caches, so that the versions are queried again. */
function expireVersions(): void {
  const time = performance.now() + 60_000;
  vi.spyOn(performance, 'now').mockReturnValue(time);
}

it('the catalogue caches rows until their version changes', async () => {
  const catalogue = getCatalogueCache(database);
  const listRows = async () =>
    Promise.all([catalogue.getDirectory(), catalogue.getHotel(H01), catalogue.findStock(grill)]);
  const firstRows = await listRows();
  expireVersions();
  const laterRows = await listRows();
  expect(laterRows.every((entry, index) => entry === firstRows[index])).toBe(true);

  const versionBefore = (await catalogue.getVersions()).getVersion(H01);
  await database.pool.query(`UPDATE product SET price = 61000 WHERE prod_code = 'CAKE'`);
  expireVersions();
  expect((await catalogue.getVersions()).getVersion(H01)).not.toBe(versionBefore);
  const [, { products }] = await listRows();
  expect(products.find(({ product }) => product.prodCode === 'CAKE')?.product.price).toBe(61_000);
});
