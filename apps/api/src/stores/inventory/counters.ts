import type { Need } from '@dining/domain/inventory/need';
import type { HtlCode, ShopOrderNo } from '@dining/domain/shared/codes';
import type { PoolClient } from 'pg';

type Counter = Need['counter'];
export type Taken = { readonly ok: true } | { readonly ok: false; readonly full: Counter };

/** A need as the tables write it down: the counter it takes from, how much, and by which rule. */
export const lineOf = (need: Need) => ({
  counter: need.counter,
  din_code: need.counter === 'seat' ? need.dinCode : null,
  prod_code: need.counter === 'seat' ? null : need.prodCode,
  visit_day: need.counter === 'person' ? null : need.visitDay,
  start_time: need.counter === 'seat' ? need.startTime : null,
  unit: need.counter === 'seat' ? need.unit : null,
  person_key: need.counter === 'person' ? need.personKey : null,
  amount: need.amount,
  capacity: need.capacity,
  rule_version: need.ruleVersion,
});

const lineColumns = `counter text, din_code text, prod_code text, visit_day date, start_time text, unit text, person_key text,
  amount int, capacity int, rule_version bigint`;
/** Lines given as JSON, as a table. */
export const linesIn = (parameter: string): string => `jsonb_to_recordset(${parameter}::jsonb) AS line (${lineColumns})`;

/** The tables of counters in the order in which everyone locks them, each by its key, so that nobody waits in a circle. */
const tables = [
  { counter: 'seat', table: 'seat_usage', key: ['din_code', 'visit_day', 'start_time', 'unit'] },
  { counter: 'day', table: 'day_sale_usage', key: ['prod_code', 'visit_day'] },
  { counter: 'person', table: 'person_usage', key: ['prod_code', 'person_key'] },
] as const satisfies readonly { counter: Counter; table: string; key: readonly string[] }[];

type Table = (typeof tables)[number];
const same = ({ key }: Table): string => key.map((column) => `l.${column} = u.${column}`).join(' AND ');

/** Rows are made at first use with the capacity that the rule gives now; a later change reaches them with the next order. */
const takeText = ({ table, key }: Table): string => `
  INSERT INTO ${table} AS u (${key.join(', ')}, htl_code, capacity, rule_version, used)
  SELECT ${key.join(', ')}, $1, capacity, rule_version, amount FROM ${linesIn('$2')}
  WHERE capacity IS NULL OR amount <= capacity ORDER BY ${key.join(', ')}
  ON CONFLICT (${key.join(', ')}) DO UPDATE
    SET used = u.used + excluded.used, capacity = excluded.capacity, rule_version = excluded.rule_version
    WHERE excluded.capacity IS NULL OR u.used + excluded.used <= excluded.capacity`;

/** Takes all of the needs; where a counter is full it answers which, and the transaction must be rolled back. */
export async function takeFromCounters(client: PoolClient, htlCode: HtlCode, needs: readonly Need[]): Promise<Taken> {
  for (const table of tables) {
    const lines = needs.filter(({ counter }) => counter === table.counter).map(lineOf);
    if (lines.length === 0) continue;
    const values = [htlCode, JSON.stringify(lines)];
    const { rowCount } = await client.query({ name: `take_${table.counter}`, text: takeText(table), values });
    if (rowCount !== lines.length) return { ok: false, full: table.counter };
  }
  return { ok: true };
}

/** What holds took from one counter, all together. */
const takenBy = ({ counter, key }: Table): string => `
  (SELECT ${key.join(', ')}, sum(amount)::int AS amount FROM hold_line
   WHERE shop_order_no = ANY($1) AND counter = '${counter}' GROUP BY ${key.join(', ')}) l`;

/**
 * Gives back exactly what these orders took. Only the caller that has changed their holds' state may call this. All rows of a table are
 * locked in its order before any is changed.
 */
export async function giveBackToCounters(client: PoolClient, shopOrderNos: readonly ShopOrderNo[]): Promise<void> {
  for (const table of tables) {
    const order = table.key.map((column) => `u.${column}`).join(', ');
    await client.query({
      name: `lock_${table.counter}`,
      text: `SELECT 1 FROM ${table.table} u JOIN ${takenBy(table)} ON ${same(table)} ORDER BY ${order} FOR UPDATE OF u`,
      values: [shopOrderNos],
    });
    await client.query({
      name: `give_back_${table.counter}`,
      text: `UPDATE ${table.table} u SET used = u.used - l.amount FROM ${takenBy(table)} WHERE ${same(table)}`,
      values: [shopOrderNos],
    });
  }
}

/**
 * Locks, in everyone's order, the counters that these orders took from together with those that are to be taken from next: giving
 * back first and taking then would lock in an order of its own.
 */
export async function lockCounters(
  client: PoolClient,
  htlCode: HtlCode,
  shopOrderNos: readonly ShopOrderNo[],
  needs: readonly Need[],
): Promise<void> {
  for (const { counter, table, key } of tables) {
    const lines = needs.filter((need) => need.counter === counter).map(lineOf);
    const columns = key.join(', ');
    await client.query({
      name: `lock_both_${counter}`,
      // A counter that nobody has used yet is made here, or its first use would come out of order.
      text: `INSERT INTO ${table} AS u (${columns}, htl_code, capacity, rule_version, used)
             SELECT ${columns}, $1, coalesce(max(capacity), 0), 0, 0 FROM (
               SELECT ${columns}, capacity FROM hold_line WHERE shop_order_no = ANY($2) AND counter = '${counter}'
               UNION ALL SELECT ${columns}, capacity FROM ${linesIn('$3')}) both_sides
             GROUP BY ${columns} ORDER BY ${columns}
             ON CONFLICT (${columns}) DO UPDATE SET used = u.used`,
      values: [htlCode, shopOrderNos, JSON.stringify(lines)],
    });
  }
}
