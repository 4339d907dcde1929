import { readFile } from 'node:fs/promises';
import { holdingStates, reconciledStates } from '@dining/domain/payments/states';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../test/database';
import type { Database } from './connect';
import type { Queryable } from './queryable';
import { groupHtlCode } from './schema/hotels';
import { inTransaction } from './transaction';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** Lists the tables without a mandatory `htl_code`. */
async function listTablesWithoutHotel(db: Queryable): Promise<string[]> {
  const { rows } = await db.query<{ name: string }>(
    `SELECT t.table_name AS name FROM information_schema.tables t
     WHERE t.table_schema = 'public' AND t.table_type = 'BASE TABLE' AND NOT EXISTS (SELECT 1 FROM information_schema.columns c
       WHERE c.table_schema = 'public' AND c.table_name = t.table_name AND c.column_name = 'htl_code' AND c.is_nullable = 'NO')
     ORDER BY 1`,
  );
  return rows.map(({ name }) => name);
}

/** Reads the table of docs/architecture.md that lists tables without hotel, with the reason. */
async function readExceptions(): Promise<{ tables: string[]; reason: string }[]> {
  const document = await readFile(new URL('../../../../docs/architecture.md', import.meta.url), 'utf8');
  const [, section = ''] = document.split('### The hotel of a row');
  return section.split('\n').flatMap((line) => {
    const [, names, reason = ''] = /^\| (`[^|]*)\|([^|]*)\|$/.exec(line) ?? [];
    return names === undefined ? [] : [{ tables: names.match(/\w+/g) ?? [], reason: reason.trim() }];
  });
}

it.each([
  ['actor_kind', 'job', 'nobody'],
  ['counter_kind', 'seat', 'chair'],
  ['hold_state', 'freed', 'lost'],
  ['message_channel', 'sms', 'fax'],
  ['positive_integer', '1', '0'],
  ['reservation_attendance', 'late', 'missing'],
  ['reservation_mover', 'venue', 'nobody'],
  ['reservation_status', 'cancel', 'cancelled'],
])('the domain type %s accepts %s and refuses %s', async (type, value, invalidValue) => {
  const castValue = (input: string) => database.pool.query(`SELECT $1::text::${type}`, [input]);
  await expect(castValue(value)).resolves.toMatchObject({ rowCount: 1 });
  await expect(castValue(invalidValue)).rejects.toMatchObject({ code: '23514' });
});

it('columns and CHECKs use exactly the domain types that are tested here', async () => {
  const { rows } = await database.pool.query(
    `SELECT c.domain_name::text AS type FROM information_schema.columns c WHERE c.table_schema = 'public' AND c.domain_name IS NOT NULL
     UNION SELECT t.typname FROM pg_depend d JOIN pg_type t ON d.refclassid = 'pg_type'::regclass AND d.refobjid = t.oid AND t.typtype = 'd'
       WHERE d.classid = 'pg_constraint'::regclass AND d.objid IN (SELECT oid FROM pg_constraint WHERE conrelid <> 0)
     ORDER BY 1`,
  );
  expect(rows.map(({ type }: { type: string }) => type)).toEqual([
    'actor_kind',
    'counter_kind',
    'hold_state',
    'message_channel',
    'positive_integer',
    'reservation_attendance',
    'reservation_mover',
    'reservation_status',
  ]);
});

it.each([
  ['expired_hold', 'p\\.state', holdingStates],
  ['pending_payment', 'state', reconciledStates],
])('the condition of the view %s names exactly the payment states of the domain', async (view, column, states) => {
  const { rows } = await database.pool.query<{ text: string }>('SELECT pg_get_viewdef($1::regclass) AS text', [view]);
  const list = new RegExp(`${column} = ANY \\(ARRAY\\[(.*?)\\]`).exec(rows[0]?.text ?? '')?.[1] ?? '';
  expect([...list.matchAll(/'(\w+)'/g)].map(([, state]) => state)).toEqual([...states]);
});

describe('a reservation', () => {
  const amounts = {
    order_amount: 90,
    product_discount: 9,
    member_discount: 8,
    coupon_amount: 2,
    point_amount: 1,
    pay_amount: 70,
  };
  const reservedRow = { ...amounts, status: 'reserved' };
  const cancelledRow = {
    ...amounts,
    status: 'cancel',
    cancelled_at: '2026-03-01T00:00:00Z',
    cancelled_by: 'guest',
    cancel_fee: 20,
  };
  it.each([
    ['is reserved', reservedRow, true],
    ['is confirmed', { ...reservedRow, status: 'confirm' }, true],
    ['costs nothing', { ...reservedRow, order_amount: 20, pay_amount: 0 }, true],
    ['is cancelled', { ...cancelledRow, refund_amount: 50 }, true],
    ['is cancelled and not refunded yet', cancelledRow, true],
    ['was cancelled by an unknown actor', { ...cancelledRow, cancelled_by: null }, true],
    ['has a paid amount above its price', { ...reservedRow, pay_amount: 71 }, false],
    ['has a negative paid amount', { ...reservedRow, order_amount: 19, pay_amount: -1 }, false],
    ['has a fee and a refund above the paid amount', { ...cancelledRow, refund_amount: 51 }, false],
    ['is cancelled without a time', { ...cancelledRow, cancelled_at: null }, false],
    ['is reserved with a time of cancellation', { ...reservedRow, cancelled_at: '2026-03-01T00:00:00Z' }, false],
    ['is reserved with an actor of a cancellation', { ...reservedRow, cancelled_by: 'venue' }, false],
  ])('that %s counts as consistent: $2', async (_, row, isConsistent) => {
    const { rows } = await database.pool.query(
      `SELECT is_reservation_consistent(order_amount, product_discount, member_discount, coupon_amount, point_amount, pay_amount, refund_amount, cancel_fee,
         status, cancelled_at, cancelled_by) AS consistent FROM jsonb_populate_record(NULL::reservation, $1)`,
      [row],
    );
    expect(rows).toEqual([{ consistent: isConsistent }]);
  });

  it('is protected by a validated CHECK, as are holds and audit entries', async () => {
    const { rows } = await database.pool.query(
      `SELECT conname AS name FROM pg_constraint WHERE contype = 'c' AND convalidated AND conname IN ('reservation_consistent', 'hold_state', 'audit_actor') ORDER BY 1`,
    );
    expect(rows.map(({ name }: { name: string }) => name)).toEqual([
      'audit_actor',
      'hold_state',
      'reservation_consistent',
    ]);
    const holdInsert = `INSERT INTO hold (shop_order_no, htl_code, state, guest_id, expires_at) VALUES ('A', 'H01', 'lost', '', now())`;
    await expect(database.pool.query(holdInsert)).rejects.toMatchObject({ code: '23514' });
    const entry = `INSERT INTO audit_entry (htl_code, actor_kind, actor, action, subject) VALUES ('H01', 'nobody', '', '', '')`;
    await expect(database.pool.query(entry)).rejects.toMatchObject({ code: '23514' });
  });
});

describe('every table', () => {
  it('has a mandatory hotel, or a reason in docs/architecture.md', async () => {
    const exceptions = await readExceptions();
    expect(await listTablesWithoutHotel(database.pool)).toEqual(exceptions.flatMap(({ tables }) => tables).sort());
    for (const { reason } of exceptions) expect(reason).toMatch(/\w+ \w+/);
  });

  it.each([
    ['without the column', 'CREATE TABLE example (id int)', ['example']],
    ['with a nullable column', 'CREATE TABLE example (id int, htl_code text)', ['example']],
    ['with a mandatory column', 'CREATE TABLE example (id int, htl_code text NOT NULL)', []],
  ])('is checked for a mandatory `htl_code`: a table %s', async (_, createTable, expectedTables) => {
    const tablesBefore = await listTablesWithoutHotel(database.pool);
    const tablesAfter = await inTransaction(
      database.pool,
      async (client) => {
        await client.query(createTable);
        return await listTablesWithoutHotel(client);
      },
      () => false,
    );
    expect(tablesAfter.filter((table) => !tablesBefore.includes(table))).toEqual(expectedTables);
  });
});

it('docs/capacity.md lists each unique key without a hotel on growing tables', async () => {
  const { rows } = await database.pool.query<{ table: string; keys: string }>(
    `SELECT relname AS table, string_agg(columns, ', ' ORDER BY columns) AS keys FROM (
       SELECT c.relname, i.indexrelid, '(' || string_agg(format('\`%s\`', a.attname), ', ' ORDER BY array_position(i.indkey::int[], a.attnum::int)) || ')' AS columns
       FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = ANY (i.indkey)
       WHERE i.indisunique AND c.relnamespace = 'public'::regnamespace
         AND EXISTS (SELECT FROM pg_attribute h WHERE h.attrelid = c.oid AND h.attname = 'htl_code')
       GROUP BY c.relname, i.indexrelid HAVING NOT bool_or(a.attname = 'htl_code')
     ) AS key WHERE relname <> ALL ('{hotel,venue,product,promotion,terms}') GROUP BY relname ORDER BY relname`,
  );
  const document = await readFile(new URL('../../../../docs/capacity.md', import.meta.url), 'utf8');
  const [, table = ''] = /^\| table +\| unique keys +\|\n(?:.*\n)((?:\|.*\n)+)/m.exec(document) ?? [];
  const docKeys = [...table.matchAll(/^\| `(\w+)` +\| (.*?) +\|$/gm)].map(([, name, keys]) => ({ table: name, keys }));
  expect(docKeys).toEqual(rows);
});

it('no hotel can have the code of rows without a hotel', async () => {
  const hotelInsert = `INSERT INTO hotel (htl_code, htl_hmc_code, position, name, phone, home_page_url, latitude, longitude, reviews_on, business)
    VALUES ($1, '', 1, '{}', '', '{}', 0, 0, true, '{}')`;
  await expect(database.pool.query(hotelInsert, [groupHtlCode])).rejects.toMatchObject({
    code: '23514',
    constraint: 'hotel_not_group',
  });
});

it('every foreign key and CHECK is validated', async () => {
  const { rows } = await database.pool.query(`SELECT conname FROM pg_constraint WHERE NOT convalidated`);
  expect(rows).toEqual([]);
});
