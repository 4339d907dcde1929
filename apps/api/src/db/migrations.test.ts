import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../test/database';
import type { Database } from './connect';
import { applyMigrations, listMigrations } from './migrate';

/** A database from before rows had a hotel, and holds and order sheets had events. */
const migrationsBefore = 7;
const rowsBefore = `
  INSERT INTO hotel (htl_code, htl_hmc_code, position, name, phone, home_page_url, latitude, longitude, reviews_on, business)
    VALUES ('H01', 'HMC', 1, '{}', '', '{}', 0, 0, true, '{}');
  INSERT INTO venue (din_code, htl_code, position, name, description, location, opening_hours, facilities, parking, notice, phone,
    seat_count, intro_picture) SELECT din_code, 'H01', 1, '{}', '{}', '{}', '{}', '{}', '{}', '{}', '', 1, '' FROM unnest('{D1,D2}'::text[]) AS din_code;
  INSERT INTO product (prod_code, din_code, htl_code, position, name, description, category_position, banner_picture, reservation_type,
    takes_deposit, sale_zone, sale_always, week_type, price) VALUES ('P1', 'D1', 'H01', 1, '{}', '{}', 1, '', 'table', false, 'D', true, 'all', 0);
  INSERT INTO member (user_id, name, card_no) VALUES ('m@example.test', 'M', '1');
  INSERT INTO reservation (resv_code, shop_order_no, htl_code, din_code, prod_code, holder, booker_name, booker_phone, booker_email,
    visitor_name, visitor_phone, reservation_type, visit_day, visit_time, adults, kids, language, product_name, takes_deposit, sale_zone,
    order_amount, product_discount, member_discount, pay_amount, pay_method, policy, consents)
    VALUES ('R1', 'H01-20260311-A', 'H01', 'D1', 'P1', 'h', '', '', '', '', '', 'table', '2026-03-13', '18:00', 2, 0, 'ko', '{}', false, 'D',
      1, 0, 0, 1, 'card', '{}', '[]');
  INSERT INTO reservation SELECT (jsonb_populate_record(r, '{"resv_code": "R2", "shop_order_no": "H01-20260311-B", "din_code": "D2"}')).* FROM reservation r;
  INSERT INTO reservation_line (resv_code, position, name, count, unit_price, discount_rate, unit_paid, amount) VALUES ('R1', 0, '{}', 1, 1, 0, 1, 1);
  INSERT INTO reservation_allergy (resv_code, allergy_code, name, consent_at) VALUES ('R1', 'AG1', '{}', now());
  INSERT INTO reservation_answer (resv_code, prod_qs_code, kind, name, required, answers) VALUES ('R1', 'Q1', 'text', '{}', false, '{}');
  INSERT INTO point_entry (user_id, resv_code, reason, amount) VALUES ('m@example.test', 'R1', 'earned', 1);
  INSERT INTO coupon (coupon_no, user_id, name, kind, value, valid_from, valid_to, used_at, used_by) VALUES
    ('C1', 'm@example.test', '{}', 'percent', 10, '2026-01-01', '2026-12-31', now(), 'R1'),
    ('C2', 'm@example.test', '{}', 'percent', 10, '2026-01-01', '2026-12-31', NULL, NULL);
  INSERT INTO payment (shop_order_no, htl_code, state, amount, method, "order", holder, pg_cno)
    VALUES ('H01-20260311-A', 'H01', 'reserved', 1, 'card', 'null', 'h', '26031100000000000001');
  INSERT INTO payment_event (shop_order_no, to_state) VALUES ('H01-20260311-A', 'reserved'), ('H01-20210311-GONE', 'declined');
  INSERT INTO refund (shop_order_no, kind, amount, remain_amount, cancel_key, cancel_day, reason) VALUES ('H01-20260311-A', 'refund', 1, 0, 'k', '2026-03-12', '');
  INSERT INTO hold (shop_order_no, htl_code, state, holder, expires_at) VALUES ('H01-20260311-A', 'H01', 'kept', 'h', now());
  INSERT INTO hold_line (shop_order_no, counter, prod_code, visit_day, amount) VALUES ('H01-20260311-A', 'day', 'P1', '2026-03-13', 1);
  INSERT INTO order_sheet (ordersheet_id, htl_code, din_code, prod_code, holder, reservation_type, visit_day, visit_time, adults, kids, language,
    state, expires_at) VALUES ('S1', 'H01', 'D1', 'P1', 'h', 'table', '2026-03-13', '18:00', 2, 0, 'ko', 'booked', now());
  INSERT INTO order_sheet_line (ordersheet_rtpl_opt_id, ordersheet_id, menu_index, count) VALUES ('L1', 'S1', 1, 1);
  INSERT INTO alarm (kind, subject, detail) VALUES ('mail_refused', 'R1', ''), ('fee_forgone', 'H01-20260311-A', ''), ('sweeper_stood_still', 'sweeper', '');
  INSERT INTO outbox (key, kind, payload) VALUES ('a', 'reservation_made', '{"resvCode": "R1"}'), ('b', 'alarm_raised', '{"alarmId": 1}'),
    ('c', 'alarm_raised', '{"alarmId": 3}');
  INSERT INTO audit_entry (actor, action, subject) VALUES ('Mina', 'holiday.add', '2026-10-09')`;

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await database.pool.query('DROP SCHEMA public, drizzle CASCADE; CREATE SCHEMA public');
});
afterAll(() => database.close());

const migrations = listMigrations();
async function apply(part: typeof migrations): Promise<void> {
  const client = await database.pool.connect();
  try {
    await applyMigrations(client, part);
  } finally {
    client.release();
  }
}

const listHotels = async (table: string, order: string): Promise<(string | null)[]> =>
  (
    await database.pool.query<{ htl: string | null }>(`SELECT htl_code AS htl FROM ${table} ORDER BY ${order}`)
  ).rows.map(({ htl }) => htl);

it('existing rows get their hotel, and none is lost', async () => {
  await apply(migrations.slice(0, migrationsBefore));
  await database.pool.query(rowsBefore);
  await apply(migrations);
  for (const table of [
    'reservation_line',
    'reservation_allergy',
    'reservation_answer',
    'point_entry',
    'refund',
    'hold_line',
    'order_sheet_line',
  ])
    expect([table, [...new Set(await listHotels(table, '1'))]]).toEqual([table, ['H01']]);
  expect(await listHotels('payment_event', 'id')).toEqual(['H01', 'H01']);
  expect(await listHotels('alarm', 'id')).toEqual(['H01', 'H01', 'GROUP']);
  expect(await listHotels('outbox', 'id')).toEqual(['H01', 'H01', 'GROUP']);
  expect(await listHotels('audit_entry', 'id')).toEqual(['GROUP']);
  expect(await listHotels('member_coupon', 'coupon_no')).toEqual(['GROUP', 'GROUP']);
  const listEvents = async (table: string) =>
    (await database.pool.query(`SELECT htl_code, from_state, to_state FROM ${table}`)).rows;
  expect(await listEvents('hold_event')).toEqual([{ htl_code: 'H01', from_state: null, to_state: 'kept' }]);
  expect(await listEvents('order_sheet_event')).toEqual([{ htl_code: 'H01', from_state: null, to_state: 'booked' }]);
  expect((await database.pool.query('SELECT coupon_no, used FROM coupon_usage')).rows).toEqual([
    { coupon_no: 'C1', used: 1 },
  ]);
  const { rows: usageRows } = await database.pool.query(
    `SELECT shop_order_no, amount FROM hold_line WHERE coupon_no = 'C1'`,
  );
  expect(usageRows).toEqual([{ shop_order_no: 'H01-20260311-A', amount: 1 }]);
  const { rows: payments } = await database.pool.query('SELECT provider, charge_id, pg_cno FROM payment');
  const charge = '26031100000000000001';
  expect(payments).toEqual([{ provider: 'easypay', charge_id: charge, pg_cno: charge }]);
  const { rows: points } = await database.pool.query(
    'SELECT entry_no, points_at IS NOT NULL AS settled FROM point_entry JOIN reservation USING (resv_code)',
  );
  expect(points).toEqual([{ entry_no: 1, settled: true }]);
});

it('upgrades a reservation whose product has moved to another venue', async () => {
  const { rows } = await database.pool.query(
    `SELECT convalidated AS valid FROM pg_constraint WHERE conname = 'reservation_of_product'`,
  );
  expect(rows).toEqual([{ valid: false }]);
});

it('protects audit entries again after their hotel is filled in', async () => {
  const change = `UPDATE audit_entry SET htl_code = 'H01'`;
  await expect(database.pool.query(change)).rejects.toThrow('an entry of audit_entry is neither changed nor deleted');
});

describe('a server of the previous release', () => {
  it.each([
    ['audit_entry', `(htl_code, actor, action, subject) VALUES (NULL, 'Mina', 'holiday.add', '2026-10-03')`],
    ['outbox', `(key, kind, payload) VALUES ('d', 'password_changed', '{}')`],
    ['alarm', `(htl_code, kind, subject, detail) VALUES (NULL, 'holidays_unknown', '2030', '')`],
  ])('writes a row without a hotel into %s', async (table, row) => {
    await database.pool.query(`INSERT INTO ${table} ${row}`);
    expect((await listHotels(table, 'id DESC'))[0]).toBe('GROUP');
  });

  it('reads a coupon for all hotels', async () => {
    await database.pool.query(`UPDATE member_coupon SET htl_code = 'H01' WHERE coupon_no = 'C2'`);
    expect(await listHotels('coupon', 'coupon_no')).toEqual([null, 'H01']);
  });

  it('gives a coupon for every hotel, and one of a hotel', async () => {
    await database.pool.query(
      `INSERT INTO "coupon" ("coupon_no", "user_id", "htl_code", "name", "kind", "value", "min_order_amount", "max_discount", "valid_from", "valid_to")
       VALUES ('C3', 'm@example.test', default, '{}', 'percent', 15, default, 80000, '2026-01-01', '2026-12-31'),
         ('C4', 'm@example.test', 'H01', '{}', 'amount', 5000, 100, default, '2026-01-01', '2026-12-31')`,
    );
    const { rows } = await database.pool.query(
      `SELECT coupon_no, htl_code, value, min_order_amount, max_discount FROM member_coupon WHERE coupon_no IN ('C3', 'C4') ORDER BY 1`,
    );
    expect(rows).toEqual([
      { coupon_no: 'C3', htl_code: 'GROUP', value: 15, min_order_amount: 0, max_discount: 80_000 },
      { coupon_no: 'C4', htl_code: 'H01', value: 5_000, min_order_amount: 100, max_discount: null },
    ]);
  });
});
