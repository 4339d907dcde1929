import { canHoldMove, type HoldState } from '@dining/domain/inventory/hold-states';
import type { Need } from '@dining/domain/inventory/need';
import type { PricedOrder } from '@dining/domain/orders/priced-order';
import { holdingStates } from '@dining/domain/payments/states';
import type { HtlCode, ShopOrderNo } from '@dining/domain/shared/codes';
import type { PoolClient } from 'pg';
import type { Statements } from '../../db/transaction';
import { inList } from '../app/in-list';
import { lineOf, linesIn, type Taken, takeFromCounters } from './counters';
import { ruleLists, shareRules } from './rules';

/**
 * A hold `h` whose time is over and whose seats can be had by anybody: unless its payment stands where money may have moved. Reads
 * leave out what it took, the sweeper frees it; both ask here.
 */
export const hasRunOut = `h.state = 'held' AND h.expires_at <= now() AND NOT EXISTS (SELECT 1 FROM payment p
  WHERE p.shop_order_no = h.shop_order_no AND p.state IN ${inList(holdingStates)})`;

/**
 * That a hold `h`, which is looked up by its order, is held. Said so that it is not looked for among all that are held, of which PostgreSQL may still believe
 * that there are none, as there were when it last counted.
 */
export const isHeld = `h.state || '' = 'held'`;

export interface NewHold {
  readonly shopOrderNo: ShopOrderNo;
  readonly htlCode: HtlCode;
  readonly holder: string;
  readonly seconds: number;
  readonly needs: readonly Need[];
  /** From where it is taken. */
  readonly addressKey: string;
  /** Who counts for it, where nothing is to be paid now. */
  readonly personKey?: string;
  /** By which the same request is known again, where no payment does that. */
  readonly requestKey?: string;
}

/** Lets an order of the visitor `holder` write in this transaction, once nothing is in its way any more. */
export const letThrough = (holder: string): string => `set_config('dining.let_through', ${holder}, true)`;

/** Whether one was let through. Nothing is taken or written otherwise: it would stand without its locks, or without having been looked at. */
export const isLetThrough = (holder: string): string => `current_setting('dining.let_through', true) = ${holder}`;

/** Writes the rows `line` of `lines` as those of the hold `of`. */
const insertLines = (of: string, lines: string): string => `
  INSERT INTO hold_line (shop_order_no, htl_code, counter, din_code, prod_code, visit_day, start_time, unit, person_key, coupon_no, amount,
    capacity, rule_version)
  SELECT ${of}.shop_order_no, ${of}.htl_code, counter, din_code, prod_code, visit_day, start_time, unit, person_key, coupon_no, amount,
    capacity, rule_version
  FROM ${of}, ${lines}`;

/**
 * Takes all that a hold is to hold, and writes it with its lines and its first event; `kept` is for what needs no payment. Where a counter
 * is full it answers which, and the transaction must be rolled back.
 */
export const takeHoldOf = (client: Statements, hold: NewHold, state: 'held' | 'kept'): Promise<Taken> =>
  takeFromCounters(client, hold.htlCode, hold.needs, {
    name: 'and_hold',
    onlyIf: isLetThrough('$5'),
    text: `, made AS (
             INSERT INTO hold (shop_order_no, htl_code, state, holder, expires_at, request_key, address_key, person_key)
             VALUES ($3, $1, $4, $5, now() + make_interval(secs => $6), $7, $8, $9) RETURNING shop_order_no, htl_code, state
           ), lines AS (${insertLines('made', 'line')}
           ), noted AS (
             INSERT INTO hold_event (shop_order_no, htl_code, to_state) SELECT shop_order_no, htl_code, state FROM made)`,
    values: [
      hold.shopOrderNo,
      state,
      hold.holder,
      hold.seconds,
      hold.requestKey ?? null,
      hold.addressKey,
      hold.personKey ?? null,
    ],
  });

/** A freed hold has taken anew: these are its lines now. */
export async function replaceLines(client: PoolClient, shopOrderNo: ShopOrderNo, needs: readonly Need[]): Promise<void> {
  await client.query({
    name: 'replace_hold_lines',
    text: `WITH taker AS (SELECT shop_order_no, htl_code FROM hold WHERE shop_order_no = $1),
             before AS (DELETE FROM hold_line WHERE shop_order_no = $1)
           ${insertLines('taker', linesIn('$2'))}`,
    values: [shopOrderNo, JSON.stringify(needs.map(lineOf))],
  });
}

/**
 * Moves holds along the domain's table, guarded by the state they leave, and writes the moves down; answers those that were moved.
 * Only those whose time is over, where that is asked for.
 * @throws Error for a move that the table does not know: a bug of ours.
 */
export async function moveHolds(
  client: PoolClient,
  shopOrderNos: readonly ShopOrderNo[],
  from: HoldState,
  to: HoldState,
  only: 'all' | 'run out' = 'all',
): Promise<readonly ShopOrderNo[]> {
  if (!canHoldMove(from, to)) throw new Error(`a hold cannot move from ${from} to ${to}`);
  const { rows } = await client.query<{ shop_order_no: ShopOrderNo }>({
    name: only === 'all' ? 'move_holds' : 'move_run_out_holds',
    text: `WITH leaving AS (
             SELECT h.shop_order_no FROM hold h
             WHERE h.shop_order_no = ANY($1) AND h.state = $2 ${only === 'all' ? '' : `AND ${hasRunOut}`}
             ORDER BY h.shop_order_no FOR UPDATE OF h
           ), moved AS (
             UPDATE hold h SET state = $3, address_key = NULL, person_key = CASE WHEN $3 = 'freed' THEN NULL ELSE person_key END FROM leaving WHERE h.shop_order_no = leaving.shop_order_no
             RETURNING h.shop_order_no, h.htl_code
           )
           INSERT INTO hold_event (shop_order_no, htl_code, from_state, to_state)
           SELECT shop_order_no, htl_code, $2, $3 FROM moved RETURNING shop_order_no`,
    values: [shopOrderNos, from, to],
  });
  return rows.map((row) => row.shop_order_no);
}

/** A live hold that must outlast the provider's answer; false where it has been freed. */
export async function extendHold(client: PoolClient, shopOrderNo: ShopOrderNo, seconds: number): Promise<boolean> {
  const { rowCount } = await client.query(
    `UPDATE hold h SET expires_at = greatest(expires_at, now() + make_interval(secs => $2)) WHERE shop_order_no = $1 AND ${isHeld}`,
    [shopOrderNo, seconds],
  );
  return rowCount === 1;
}

/**
 * Orders of one visitor queue here until the transaction ends, so that parallel ones see each other: a member's in all his sessions, those
 * of one address, and those of one person where nothing is to be paid. Everybody queues in this order, so that nobody waits in a circle. The locks of the rules that it was checked by
 * are shared in the same breath: they change no more until the transaction ends. What is written then asks whether it stands behind this: who waits for the look at
 * how an order stands lets it through here (`let through`), whoever looks in the same piece does so there (`looked at next`).
 */
export async function queueForOrder(
  client: Statements,
  { holder, userId, rules }: Pick<PricedOrder, 'holder' | 'userId' | 'rules'>,
  { addressKey, personKey }: Pick<NewHold, 'addressKey' | 'personKey'>,
  then: 'let through' | 'looked at next',
): Promise<void> {
  const isLast = then === 'let through';
  await client.query({
    name: isLast ? 'queue_and_let_through' : 'queue_for_order',
    text: `SELECT pg_advisory_xact_lock(hashtextextended($1, 1)),
             CASE WHEN $2::text IS NOT NULL THEN pg_advisory_xact_lock(hashtextextended($2, 4)) END,
             pg_advisory_xact_lock(hashtextextended($4, 5)),
             CASE WHEN $5::text IS NOT NULL THEN pg_advisory_xact_lock(hashtextextended($5, 6)) END,
             (SELECT count(*) FROM (${shareRules('$3')}) shared)${isLast ? `, ${letThrough('$1')}` : ''}`,
    values: [holder, userId, ruleLists(rules)[0], addressKey, personKey ?? null],
  });
}

/** Queues as a member's orders do, for whatever they must not happen beside, in none of his sessions; false where he has left. */
export async function queueByMembership(client: PoolClient, userId: string): Promise<boolean> {
  await client.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 4))', [userId]);
  const { rowCount } = await client.query('SELECT 1 FROM member WHERE user_id = $1 AND left_at IS NULL', [userId]);
  return rowCount === 1;
}
