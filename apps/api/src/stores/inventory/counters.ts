import type { Need } from '@dining/domain/inventory/need';
import type { HtlCode, ShopOrderNo } from '@dining/domain/shared/codes';
import type { Pool, PoolClient } from 'pg';
import type { Statements } from '../../db/transaction';

type Counter = Need['counter'];
export type Taken = { readonly ok: true } | { readonly ok: false; readonly full: Counter };

/** A need as the tables write it down: the counter it takes from, how much, and by which rule. What its counter has no use for is left out. */
export const lineOf = (need: Need) => ({
  counter: need.counter,
  din_code: need.counter === 'seat' ? need.dinCode : undefined,
  prod_code: need.counter === 'day' || need.counter === 'person' ? need.prodCode : undefined,
  visit_day: need.counter === 'seat' || need.counter === 'day' ? need.visitDay : undefined,
  start_time: need.counter === 'seat' ? need.startTime : undefined,
  unit: need.counter === 'seat' ? need.unit : undefined,
  person_key: need.counter === 'person' ? need.personKey : undefined,
  coupon_no: need.counter === 'coupon' ? need.couponNo : undefined,
  amount: need.amount,
  capacity: need.capacity ?? undefined,
  rule_version: need.ruleVersion,
});

const lineColumns = `counter text, din_code text, prod_code text, visit_day date, start_time text, unit text, person_key text,
  coupon_no text, amount int, capacity int, rule_version bigint`;
/** Lines given as JSON, as a table. */
export const linesIn = (parameter: string): string => `jsonb_to_recordset(${parameter}::jsonb) AS line (${lineColumns})`;

/** The tables of counters in the order in which everyone locks them, each by its key, so that nobody waits in a circle. */
const tables = [
  { counter: 'seat', table: 'seat_usage', key: ['din_code', 'visit_day', 'start_time', 'unit'] },
  { counter: 'day', table: 'day_sale_usage', key: ['prod_code', 'visit_day'] },
  { counter: 'person', table: 'person_usage', key: ['prod_code', 'person_key'] },
  { counter: 'coupon', table: 'coupon_usage', key: ['coupon_no'] },
] as const satisfies readonly { counter: Counter; table: string; key: readonly string[] }[];

type Table = (typeof tables)[number];
const columnsOf = ({ key }: Table, of = ''): string => key.map((column) => of + column).join(', ');
const same = ({ key }: Table): string => key.map((column) => `l.${column} = u.${column}`).join(' AND ');

/** Parts of one statement, a table each; what a part asks of the one before it makes the tables come in their order. */
const inTurn = (part: (table: Table, before: Table | undefined) => string): string =>
  tables.map((table, index) => part(table, tables[index - 1])).join(',\n');

/** A table that is taken from, with how many of its rows. */
interface Asked {
  readonly table: Table;
  readonly rows: number;
}

/** All that was wanted of a table was taken; `rows` is the parameter that says how much that is. */
const tookAll = ({ counter }: Table, rows: string): string => `(SELECT count(*) FROM ${counter}_taken) = ${rows}::int`;

/** What else the statement that takes writes. */
interface Beside {
  readonly name: string;
  readonly text: string;
  /** Nothing is taken where this does not hold: then the first counter counts as full. */
  readonly onlyIf: string;
  readonly values: readonly unknown[];
}

/**
 * Rows are made at first use with the capacity that the rule gives now; a later change reaches them with the next order. Where a
 * counter is full, the one behind it makes the statement fail. `rowsOf` names the parameter of how many rows of a table are asked for; a single one needs no order.
 */
const taking = (asked: readonly Asked[], { text: beside, onlyIf }: Beside, rowsOf: (index: number) => string): string => {
  const fits = 'capacity IS NULL OR amount <= capacity';
  const isFull = (index: number) => `counter_is_full('${asked[index]?.table.counter ?? ''}')`;
  const tookLast = asked.map(({ table }, index) => tookAll(table, rowsOf(index))).at(-1) ?? 'true';
  return `
  WITH line AS MATERIALIZED (SELECT * FROM ${linesIn('$2')}),
  ${asked
    .map(({ table, rows }, index) => {
      const before = asked[index - 1];
      const mayTake =
        before === undefined
          ? `(${fits}) AND ${onlyIf}`
          : `CASE WHEN ${tookAll(before.table, rowsOf(index - 1))} THEN ${fits} ELSE ${isFull(index - 1)} IS NULL END`;
      return `${table.counter}_taken AS (
      INSERT INTO ${table.table} AS u (${columnsOf(table)}, htl_code, capacity, rule_version, used)
      SELECT ${columnsOf(table)}, $1, capacity, rule_version, amount FROM line
      WHERE counter = '${table.counter}' AND (${mayTake})
      ${rows === 1 ? '' : `ORDER BY ${columnsOf(table)}`}
      ON CONFLICT (${columnsOf(table)}) DO UPDATE
        SET used = u.used + excluded.used, htl_code = excluded.htl_code, capacity = excluded.capacity, rule_version = excluded.rule_version
        WHERE excluded.capacity IS NULL OR u.used + excluded.used <= excluded.capacity
      RETURNING 1)`;
    })
    .join(',\n')} ${beside}
  SELECT CASE WHEN NOT ${tookLast} THEN ${isFull(asked.length - 1)} END`;
};

/** Which counter a statement found full (`counter_is_full`); undefined where it failed for another reason. */
function fullCounterOf(error: unknown): Counter | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error) || error.code !== 'DR001') return undefined;
  return tables.map(({ counter }) => counter).find((counter) => 'detail' in error && error.detail === counter);
}

/**
 * Takes all of the needs; where a counter is full it answers which, and the transaction can only be rolled back. `beside` is what else the
 * same statement writes, with `$1` the hotel and `line` the needs' lines (`$2`). A statement has a part for each kind of counter that is asked
 * for, for each costs as much idle as at work, and is told how many rows that is.
 */
export async function takeFromCounters(
  client: Statements,
  htlCode: HtlCode,
  needs: readonly Need[],
  beside: Beside = nothing,
): Promise<Taken> {
  const counted = tables.map((table) => ({ table, rows: needs.filter(({ counter }) => counter === table.counter).length }));
  const wanted = counted.filter(({ rows }) => rows > 0);
  const asked = wanted.length === 0 ? counted.slice(0, 1) : wanted;
  const values = [htlCode, JSON.stringify(needs.map(lineOf)), ...beside.values];
  try {
    await client.query({
      name: ['take', ...asked.map(({ table, rows: count }) => table.counter + (count === 1 ? '' : 's')), beside.name].join('_'),
      text: taking(asked, beside, (index) => `$${values.length + index + 1}`),
      values: [...values, ...asked.map(({ rows: count }) => count)],
    });
    return { ok: true };
  } catch (error) {
    const full = fullCounterOf(error);
    if (full === undefined) throw error;
    return { ok: false, full };
  }
}
const nothing: Beside = { name: 'only', text: '', onlyIf: 'true', values: [] };

const roomText = `
  WITH line AS MATERIALIZED (SELECT * FROM ${linesIn('$1')})
  SELECT NOT EXISTS (${tables
    .map(
      (table) =>
        `SELECT 1 FROM line l JOIN ${table.table} u ON ${same(table)} WHERE l.counter = '${table.counter}' AND u.used + l.amount > l.capacity`,
    )
    .join(' UNION ALL ')}) AS "hasRoom"`;

/** Whether all counters would take the needs at this moment. Nothing is locked: taking them says it for good. */
export async function hasRoom(run: Pick<Pool, 'query'>, needs: readonly Need[]): Promise<boolean> {
  const { rows } = await run.query<{ hasRoom: boolean }>({
    name: 'has_room',
    text: roomText,
    values: [JSON.stringify(needs.map(lineOf))],
  });
  return rows[0]?.hasRoom === true;
}

/** All rows of a table are locked in its order before any is changed. */
const giveBackText = `
  WITH ${inTurn(
    (table, before) => `${table.counter}_locked AS (
      SELECT ${columnsOf(table, 'u.')}, l.amount FROM ${table.table} u JOIN (
        SELECT ${columnsOf(table)}, sum(amount)::int AS amount FROM hold_line
        WHERE shop_order_no = ANY($1) AND counter = '${table.counter}' GROUP BY ${columnsOf(table)}) l ON ${same(table)}
      ${before ? `WHERE (SELECT count(*) FROM ${before.counter}_given) >= 0` : ''}
      ORDER BY ${columnsOf(table, 'u.')} FOR UPDATE OF u),
    ${table.counter}_given AS (
      UPDATE ${table.table} u SET used = u.used - l.amount FROM ${table.counter}_locked l WHERE ${same(table)} RETURNING 1)`,
  )}
  SELECT count(*) FROM coupon_given`;

/** Gives back exactly what these orders took. Only the caller that has changed their holds' state may call this. */
export async function giveBackToCounters(client: PoolClient, shopOrderNos: readonly ShopOrderNo[]): Promise<void> {
  await client.query({ name: 'give_back_to_counters', text: giveBackText, values: [shopOrderNos] });
}

/** A counter that nobody has used yet is made here, or its first use would come out of order. */
const lockText = `
  WITH line AS MATERIALIZED (SELECT * FROM ${linesIn('$3')}),
  ${inTurn(
    (table, before) => `${table.counter}_locked AS (
      INSERT INTO ${table.table} AS u (${columnsOf(table)}, htl_code, capacity, rule_version, used)
      SELECT ${columnsOf(table)}, $1, coalesce(max(capacity), 0), 0, 0 FROM (
        SELECT ${columnsOf(table)}, capacity FROM hold_line WHERE shop_order_no = ANY($2) AND counter = '${table.counter}'
        UNION ALL SELECT ${columnsOf(table)}, capacity FROM line WHERE counter = '${table.counter}') both_sides
      ${before ? `WHERE (SELECT count(*) FROM ${before.counter}_locked) >= 0` : ''}
      GROUP BY ${columnsOf(table)} ORDER BY ${columnsOf(table)}
      ON CONFLICT (${columnsOf(table)}) DO UPDATE SET used = u.used RETURNING 1)`,
  )}
  SELECT count(*) FROM coupon_locked`;

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
  const values = [htlCode, shopOrderNos, JSON.stringify(needs.map(lineOf))];
  await client.query({ name: 'lock_counters', text: lockText, values });
}
