import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../../test/database';
import type { Database } from './connect';
import { applyMigrations, listMigrations } from './migrate';

/** The number of migrations before rows had a hotel, and holds and order sheets had events. */
const migrationsBeforeHotels = 7;
const rowsBeforeHotels = `
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

/** The number of migrations before 0056, the first that renames codes and fields in rows. */
const migrationsBeforeRenames = 56;
const rowsBeforeRenames = `
  INSERT INTO outbox (key, htl_code, channel, kind, payload, attempts, sent_at, put_off) VALUES
    ('reservation_made text R1', 'H01', 'text', 'reservation_made', '{"resvCode": "R1"}', 1, now(), false),
    ('visit_reminder text R1', 'H01', 'text', 'visit_reminder', '{"resvCode": "R1"}', 0, NULL, true),
    ('reservation_cancelled text R1', 'H01', 'text', 'reservation_cancelled', '{"resvCode": "R1"}', 1, NULL, false);
  UPDATE reservation SET coming_at = '2026-03-12T00:00:00Z' WHERE resv_code = 'R1';
  INSERT INTO audit_entry (htl_code, actor_kind, actor, action, subject, detail) VALUES
    ('GROUP', 'guest', '', 'member.id_told', 'm@example.test', '{}'),
    ('H01', 'provider', 'easypay', 'payment.desk_cancel', 'H01-20260311-A', '{"told": 10000, "note": "why"}');
  INSERT INTO session (id_hash, data, expires_at) VALUES ('s', '{"holder": "h", "guest": true}', now());
  INSERT INTO payment (shop_order_no, htl_code, state, amount, method, "order", holder, provider)
    VALUES ('H01-20260311-P', 'H01', 'registered', 1, 'card', '{"holder": "h", "prodCode": "P1", "needs": [{"counter": "day"}]}', 'h', 'easypay');
  INSERT INTO refund (shop_order_no, htl_code, kind, amount, remain_amount, cancel_key, cancel_day, reason)
    VALUES ('H01-20260311-P', 'H01', 'void', 1, 0, 'k2', '2026-03-12', '')`;

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await database.pool.query('DROP SCHEMA public, drizzle CASCADE; CREATE SCHEMA public');
});
afterAll(() => database.close());

const migrations = listMigrations();
async function apply(migrationsToApply: typeof migrations): Promise<void> {
  const client = await database.pool.connect();
  try {
    await applyMigrations(client, migrationsToApply);
  } finally {
    client.release();
  }
}

const listHotels = async (table: string, orderBy: string): Promise<(string | null)[]> =>
  (
    await database.pool.query<{ htl: string | null }>(`SELECT htl_code AS htl FROM ${table} ORDER BY ${orderBy}`)
  ).rows.map(({ htl }) => htl);

it('existing rows get their hotel, events, coupon usage, payment provider and point entry number', async () => {
  await apply(migrations.slice(0, migrationsBeforeHotels));
  await database.pool.query(rowsBeforeHotels);
  await apply(migrations.slice(0, migrationsBeforeRenames));
  await database.pool.query(rowsBeforeRenames);
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
  expect(await listHotels('outbox', 'id LIMIT 3')).toEqual(['H01', 'H01', 'GROUP']);
  expect(await listHotels('audit_entry', 'id LIMIT 1')).toEqual(['GROUP']);
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
  const { rows: payments } = await database.pool.query(
    'SELECT provider, charge_id FROM payment WHERE charge_id IS NOT NULL',
  );
  expect(payments).toEqual([{ provider: 'easypay', charge_id: '26031100000000000001' }]);
  const { rows: points } = await database.pool.query(
    'SELECT entry_no, points_at IS NOT NULL AS settled FROM point_entry JOIN reservation USING (resv_code)',
  );
  expect(points).toEqual([{ entry_no: 1, settled: true }]);
});

it('the foreign key to a reserved product stays unvalidated if the product has moved to another venue', async () => {
  const { rows } = await database.pool.query(
    `SELECT convalidated AS valid FROM pg_constraint WHERE conname = 'reservation_product_fk'`,
  );
  expect(rows).toEqual([{ valid: false }]);
});

it('an audit entry cannot be updated after the upgrade has filled in its hotel', async () => {
  const update = `UPDATE audit_entry SET htl_code = 'H01'`;
  await expect(database.pool.query(update)).rejects.toThrow('an entry of audit_entry is neither changed nor deleted');
});

it('existing rows get the current names of alarms, audit actions, the SMS channel and columns', async () => {
  const listRows = async (statement: string) => (await database.pool.query(statement)).rows;
  expect(await listRows('SELECT kind, subject FROM alarm ORDER BY id')).toEqual([
    { kind: 'mail_refused', subject: 'R1' },
    { kind: 'cancellation_fee_refunded', subject: 'H01-20260311-A' },
    { kind: 'sweeper_stalled', subject: 'sweeper' },
  ]);
  expect(await listRows('SELECT action, detail FROM audit_entry ORDER BY id')).toEqual([
    { action: 'holiday.add', detail: {} },
    { action: 'member.id_shown', detail: {} },
    { action: 'payment.external_cancel', detail: { refundedAmount: 10_000, note: 'why' } },
  ]);
  expect(await listRows(`SELECT key, deferred FROM outbox WHERE channel = 'sms' ORDER BY id`)).toEqual([
    { key: 'reservation_made sms R1', deferred: false },
    { key: 'visit_reminder sms R1', deferred: true },
    // A server may be sending this message and settles it by its old key, so the key stays.
    { key: 'reservation_cancelled text R1', deferred: false },
  ]);
  expect(await listRows('SELECT resv_code FROM reservation WHERE coming_confirmed_at IS NOT NULL')).toEqual([
    { resv_code: 'R1' },
  ]);
});

it('sessions, unpaid orders and open refunds get the current names of fields and states', async () => {
  const listRows = async (statement: string) => (await database.pool.query(statement)).rows;
  expect(await listRows('SELECT data FROM session')).toEqual([{ data: { guestId: 'h', guest: true } }]);
  expect(await listRows(`SELECT "order" FROM payment WHERE "order" <> 'null' `)).toEqual([
    { order: { guestId: 'h', prodCode: 'P1', requirements: [{ counter: 'day' }] } },
  ]);
  expect(await listRows('SELECT DISTINCT state FROM refund')).toEqual([{ state: 'requested' }]);
});
