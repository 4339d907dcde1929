import type { Client } from 'pg';
import { listColumns } from './columns';

const newKey = "('B' || :client_id || '-' || :n)";
/** Formats an SQL literal; colons are escaped because pgbench expands variables in quotes, too. */
const formatLiteral = (value: string | null): string =>
  value === null ? 'NULL' : `E'${value.replaceAll('\\', '\\\\').replaceAll("'", "''").replaceAll(':', '\\x3A')}'`;

type Row = Readonly<Record<string, string | null>>;

/** Reads the rows of an order that meet the condition. Values are text; columns that a sequence fills are omitted. */
async function readRows(
  client: Client,
  table: string,
  condition: string,
  shopOrderNo: string,
): Promise<readonly Row[]> {
  const columns = (await listColumns(client, table)).map((name) => `"${name}"::text`).join(', ');
  return (await client.query<Row>(`SELECT ${columns} FROM ${table} WHERE ${condition}`, [shopOrderNo])).rows;
}

const formatInsert = (table: string, row: Row, newKeys: Readonly<Record<string, string>>): string =>
  `INSERT INTO ${table} (${Object.keys(row)
    .map((name) => `"${name}"`)
    .join(', ')}) VALUES (${Object.entries(row)
    .map(([name, value]) => (value === null ? 'NULL' : (newKeys[name] ?? formatLiteral(value))))
    .join(', ')});`;

function formatCounterUpdate(line: Row, day: string): string {
  const newKeys: Readonly<Record<string, string>> = { visit_day: day, person_key: newKey };
  const [table, keys] =
    line['counter'] === 'seat'
      ? ['seat_usage', ['din_code', 'visit_day', 'start_time', 'unit']]
      : line['counter'] === 'day'
        ? ['day_sale_usage', ['prod_code', 'visit_day']]
        : ['person_usage', ['prod_code', 'person_key']];
  const values = keys.map((key) => newKeys[key] ?? formatLiteral(line[key] ?? null));
  return `INSERT INTO ${table} AS u (${keys.join(', ')}, htl_code, capacity, rule_version, used)
    VALUES (${values.join(', ')}, ${formatLiteral(line['htl_code'] ?? null)}, 100000000, 0, ${line['amount']})
    ON CONFLICT (${keys.join(', ')}) DO UPDATE SET used = u.used + excluded.used WHERE u.used + excluded.used <= excluded.capacity;`;
}

/**
 * Creates a pgbench script that repeats the writes of a reserved order in one transaction. If `isSpreadOverDays` is
 * true, the script chooses one of 220 days at random, otherwise always the same day.
 */
export async function createPgbenchScript(
  client: Client,
  shopOrderNo: string,
  orderJson: string,
  isSpreadOverDays: boolean,
): Promise<string> {
  const holdLines = await readRows(client, 'hold_line', 'shop_order_no = $1', shopOrderNo);
  const day = isSpreadOverDays ? "('2090-01-01'::date + :slot::int)" : "'2089-01-01'";
  const reservationCondition = 'resv_code = (SELECT resv_code FROM reservation WHERE shop_order_no = $1)';
  const newKeys = {
    shop_order_no: newKey,
    resv_code: newKey,
    charge_id: newKey,
    approve_key: newKey,
    guest_id: newKey,
    visit_day: day,
    person_key: newKey,
  };
  const tables: readonly (readonly [string, string, Readonly<Record<string, string>>])[] = [
    ['payment', 'shop_order_no = $1', { ...newKeys, order: formatLiteral(orderJson) }],
    ['payment_event', 'shop_order_no = $1', newKeys],
    ['hold', 'shop_order_no = $1', newKeys],
    ['hold_line', 'shop_order_no = $1', newKeys],
    ['hold_event', 'shop_order_no = $1', newKeys],
    ['reservation', 'shop_order_no = $1', newKeys],
    ['reservation_line', reservationCondition, newKeys],
    ['outbox', "payload ->> 'resvCode' = (SELECT resv_code FROM reservation WHERE shop_order_no = $1)", newKeys],
  ];
  const inserts: string[] = [];
  for (const [table, condition, replacements] of tables) {
    const rows = await readRows(client, table, condition, shopOrderNo);
    for (const [index, row] of rows.entries())
      inserts.push(formatInsert(table, row, { ...replacements, key: `(${newKey} || '-${index}')` }));
  }
  return [
    '\\set slot random(1, 220)',
    '\\set n random(1, 1000000000000000)',
    'BEGIN;',
    ...holdLines.map((line) => formatCounterUpdate(line, day)),
    ...inserts,
    'COMMIT;',
    '',
  ].join('\n');
}
