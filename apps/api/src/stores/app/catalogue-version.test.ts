import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { H01, H02 } from '../../../test/fixtures';
import { createDinnerOrder, type PaymentTestServer, startPaymentTestServer } from '../../../test/payment-test-server';
import { type CatalogueVersions, getCatalogueVersions } from './catalogue-version';

let server: PaymentTestServer;
beforeAll(async () => {
  server = await startPaymentTestServer();
});
afterAll(() => server.close());

const runSql = (text: string) => server.database.pool.query(text);
const getVersions = () => getCatalogueVersions(server.database.pool);

/** Lists the hotels whose versions a change raises. */
async function listChangedHotels(change: () => Promise<unknown>): Promise<string[]> {
  const versionsBefore = await getVersions();
  await change();
  const versionsAfter = await getVersions();
  const htlCodes = [H01, H02].filter((code) => versionsBefore.getVersion(code) !== versionsAfter.getVersion(code));
  expect(versionsBefore.all === versionsAfter.all).toBe(htlCodes.length === 0);
  return htlCodes;
}

const text = `'{"default":"x"}'`;

describe('a change by SQL', () => {
  it.each([
    ['hotel', `UPDATE hotel SET phone = '1' WHERE htl_code = 'H02'`],
    ['holiday', `INSERT INTO holiday (day, name) VALUES ('2026-10-09', ${text})`],
    ['holiday_year', `INSERT INTO holiday_year (year) VALUES (2029)`],
    ['app_prop', `INSERT INTO app_prop (prop_name, position, value, description) VALUES ('x', 1, 'x', ${text})`],
    ['allergy', `UPDATE allergy SET position = 2`],
    // The footer of each page has the texts of all hotels.
    ['terms', `UPDATE terms SET content = ${text} WHERE terms_seq = 2`],
    [
      'hotel, a new one',
      `INSERT INTO hotel SELECT * FROM jsonb_populate_record(NULL::hotel,
       (SELECT to_jsonb(h) || '{"htl_code":"H03","htl_hmc_code":"M3"}' FROM hotel h WHERE htl_code = 'H02'))`,
    ],
    ['hotel, a deleted one', `DELETE FROM hotel WHERE htl_code = 'H03'`],
  ])('raises the version of all hotels if every hotel shows the data: %s', async (_table, change) => {
    expect(await listChangedHotels(() => runSql(change))).toEqual([H01, H02]);
  });

  it.each([
    ['venue', `UPDATE venue SET name = ${text} WHERE din_code = 'BAKERY'`],
    ['venue_category', `UPDATE venue_category SET name = ${text} WHERE din_code = 'GRILL'`],
    ['venue_photo', `UPDATE venue_photo SET alt = ${text}`],
    ['room', `UPDATE room SET name = ${text}`],
    ['time_stock', `UPDATE time_stock SET seats = 41 WHERE din_room_code IS NULL`],
    ['stock_season', `INSERT INTO stock_season VALUES ('GRILL', '2026-12-01', '2026-12-31', 'Winter')`],
    ['season_stock', `INSERT INTO season_stock VALUES ('GRILL', '2026-12-01', 'weekdays', '18:00', NULL, 20, 1, true)`],
    ['day_stock', `INSERT INTO day_stock VALUES ('GRILL', 'H01', '2026-12-24', '18:00', NULL, 20, 1, true)`],
    ['meal_time', `DELETE FROM meal_time WHERE meal = 'M'`],
    ['venue_closing', `INSERT INTO venue_closing (din_code, day) VALUES ('GRILL', '2026-12-24')`],
    ['menu', `UPDATE menu SET price = 100001`],
    ['cancel_policy', `UPDATE cancel_policy SET version = '9' WHERE pay_plcy_seq = 2`],
    ['product', `UPDATE product SET description = ${text} WHERE prod_code = 'DINNER'`],
    ['product_option', `UPDATE product_option SET visible = true`],
    ['product_question', `UPDATE product_question SET name = ${text}`],
    ['product_not_sale', `DELETE FROM product_not_sale`],
    ['product_photo', `UPDATE product_photo SET alt = ${text}`],
    ['promotion', `UPDATE promotion SET name = ${text} WHERE prom_code = 'OPEN'`],
  ])('raises only the version of the hotel to which the rows belong: %s', async (_table, change) => {
    expect(await listChangedHotels(() => runSql(change))).toEqual([H01]);
  });

  it('raises the versions of both hotels if it moves a row from one to the other', async () => {
    const movePromotion = `UPDATE promotion SET htl_code = 'H02' WHERE prom_code = 'ENDED'`;
    expect(await listChangedHotels(() => runSql(movePromotion))).toEqual([H01, H02]);
  });

  it('raises the version of a hotel if it deletes a venue with its rows', async () => {
    expect(await listChangedHotels(() => runSql(`DELETE FROM venue WHERE din_code = 'EMPTY'`))).toEqual([H02]);
  });

  it('raises no version if it changes no row or is rolled back', async () => {
    expect(await listChangedHotels(() => runSql(`UPDATE venue SET phone = '1' WHERE din_code = 'NONE'`))).toEqual([]);
    expect(await listChangedHotels(() => runSql(`UPDATE holiday SET name = name WHERE day = '1999-01-01'`))).toEqual(
      [],
    );
    const client = await server.database.pool.connect();
    await client.query(`BEGIN; UPDATE venue SET phone = '1'; ROLLBACK`);
    client.release();
    expect(await listChangedHotels(async () => undefined)).toEqual([]);
  });

  it('raises all versions if it empties a table, and no version repeats after the versions are emptied too', async () => {
    expect(await listChangedHotels(() => runSql('TRUNCATE product_photo'))).toEqual([H01, H02]);
    const versionsBefore: CatalogueVersions = await getVersions();
    await runSql('TRUNCATE catalogue_version RESTART IDENTITY');
    await runSql(`UPDATE holiday SET name = name; UPDATE product SET price = price`);
    expect(Number((await getVersions()).getVersion(H01).split('.')[1])).toBeGreaterThan(
      Number(versionsBefore.getVersion(H01).split('.')[1]),
    );
  });
});

it('a review raises its hotel’s version; reserving, paying and cancelling raise none', async () => {
  const guest = await server.startGuestSession();
  let resvCode = '';
  expect(
    await listChangedHotels(async () => {
      ({ resvCode } = await server.reserve(guest, createDinnerOrder({ resvDate: '2026-03-16 18:00' })));
      await guest.post('/resv/cancel', { resvCode });
    }),
  ).toEqual([]);
  const insertReview = `INSERT INTO review (review_code, resv_code, htl_code, din_code, prod_code, user_id, user_name, contents, image_path)
    SELECT 'R1', resv_code, htl_code, din_code, prod_code, (SELECT user_id FROM member LIMIT 1), 'M', 'Good', '' FROM reservation
    WHERE resv_code = '${resvCode}'`;
  expect(await listChangedHotels(() => runSql(insertReview))).toEqual([H01]);
});

it('each of the 27 tables that the catalogue reads has triggers for insert, update and delete', async () => {
  const { rows } = await runSql(
    `SELECT event_object_table AS name, count(DISTINCT event_manipulation)::int AS events FROM information_schema.triggers
     WHERE trigger_name LIKE 'catalogue_changed_%' GROUP BY 1`,
  );
  expect(rows.every(({ events }: { events: number }) => events === 3)).toBe(true);
  expect(rows).toHaveLength(27);
});

it('a change of a hotel’s rows sets only the time when its own pages last changed', async () => {
  const changedAtBefore = (await getVersions()).getChangedAt(H02);
  await runSql(`UPDATE product SET price = price`);
  expect((await getVersions()).getChangedAt(H01).getTime()).toBeGreaterThan(changedAtBefore.getTime());
  expect((await getVersions()).getChangedAt(H02)).toEqual(changedAtBefore);
});
