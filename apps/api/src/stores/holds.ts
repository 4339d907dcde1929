import type { DinCode, HtlCode, ProdCode, ShopOrderNo } from '@dining/domain/shared/codes';
import type { SeoulDate, SeoulTime } from '@dining/domain/shared/seoul-time';
import type { Pool, PoolClient } from 'pg';
import { inTransaction } from '../db/transaction';

/** What an order takes from one counter. Capacity null counts without a limit. */
export type Need =
  | {
      readonly counter: 'seat';
      readonly dinCode: DinCode;
      readonly visitDay: SeoulDate;
      readonly startTime: SeoulTime;
      /** `TABLE`, or a room's code. */
      readonly unit: string;
      readonly capacity: number;
      readonly amount: number;
    }
  | {
      readonly counter: 'day';
      readonly prodCode: ProdCode;
      readonly visitDay: SeoulDate;
      readonly capacity: number | null;
      readonly amount: number;
    }
  | {
      readonly counter: 'person';
      readonly prodCode: ProdCode;
      readonly personKey: string;
      readonly capacity: number | null;
      readonly amount: number;
    };

export type Taken = { readonly ok: true } | { readonly ok: false; readonly full: Need['counter'] };

const rank = { seat: 0, day: 1, person: 2 } as const;
const sortKey = (need: Need): string => {
  if (need.counter === 'seat') return `${rank.seat}|${need.dinCode}|${need.visitDay}|${need.startTime}|${need.unit}`;
  return need.counter === 'day'
    ? `${rank.day}|${need.prodCode}|${need.visitDay}`
    : `${rank.person}|${need.prodCode}|${need.personKey}`;
};

/** Everyone locks counters in this order, so that nobody waits in a circle. */
const inLockOrder = (needs: readonly Need[]): Need[] => [...needs].sort((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1));

/**
 * Takes from one counter or answers that it is full. The row is made at first use with the capacity that the venue's
 * stock gives now; a later change of stock reaches it with the next order.
 */
async function takeOne(client: PoolClient, htlCode: HtlCode, need: Need): Promise<boolean> {
  if (need.counter === 'seat') {
    const { rowCount } = await client.query({
      name: 'take_seat',
      text: `INSERT INTO seat_usage AS u (din_code, visit_day, start_time, unit, htl_code, capacity, used)
             SELECT $1, $2::date, $3, $4, $5, $6::int, $7::int WHERE $7::int <= $6::int
             ON CONFLICT (din_code, visit_day, start_time, unit) DO UPDATE
               SET used = u.used + excluded.used, capacity = excluded.capacity
               WHERE u.used + excluded.used <= excluded.capacity`,
      values: [need.dinCode, need.visitDay, need.startTime, need.unit, htlCode, need.capacity, need.amount],
    });
    return rowCount === 1;
  }
  if (need.counter === 'day') {
    const { rowCount } = await client.query({
      name: 'take_day',
      text: `INSERT INTO day_sale_usage AS u (prod_code, visit_day, htl_code, capacity, used)
             SELECT $1, $2::date, $3, $4::int, $5::int WHERE $4::int IS NULL OR $5::int <= $4::int
             ON CONFLICT (prod_code, visit_day) DO UPDATE
               SET used = u.used + excluded.used, capacity = excluded.capacity
               WHERE excluded.capacity IS NULL OR u.used + excluded.used <= excluded.capacity`,
      values: [need.prodCode, need.visitDay, htlCode, need.capacity, need.amount],
    });
    return rowCount === 1;
  }
  const { rowCount } = await client.query({
    name: 'take_person',
    text: `INSERT INTO person_usage AS u (prod_code, person_key, htl_code, capacity, used)
           SELECT $1, $2, $3, $4::int, $5::int WHERE $4::int IS NULL OR $5::int <= $4::int
           ON CONFLICT (prod_code, person_key) DO UPDATE
             SET used = u.used + excluded.used, capacity = excluded.capacity
             WHERE excluded.capacity IS NULL OR u.used + excluded.used <= excluded.capacity`,
    values: [need.prodCode, need.personKey, htlCode, need.capacity, need.amount],
  });
  return rowCount === 1;
}

async function takeAll(client: PoolClient, htlCode: HtlCode, needs: readonly Need[]): Promise<Taken> {
  for (const need of inLockOrder(needs)) {
    if (!(await takeOne(client, htlCode, need))) return { ok: false, full: need.counter };
  }
  return { ok: true };
}

export interface NewHold {
  readonly shopOrderNo: ShopOrderNo;
  readonly htlCode: HtlCode;
  readonly holder: string;
  readonly seconds: number;
  readonly needs: readonly Need[];
  /** By which the same request is known again, where no payment does that. */
  readonly requestKey?: string;
}

/** Takes all of an order or nothing (roll back where it answers false). `kept` is for what needs no payment. */
export async function takeHold(client: PoolClient, hold: NewHold, state: 'held' | 'kept' = 'held'): Promise<Taken> {
  const taken = await takeAll(client, hold.htlCode, hold.needs);
  if (!taken.ok) return taken;
  await client.query({
    name: 'insert_hold',
    text: `INSERT INTO hold (shop_order_no, htl_code, state, holder, expires_at, request_key)
           VALUES ($1, $2, $3, $4, now() + make_interval(secs => $5), $6)`,
    values: [hold.shopOrderNo, hold.htlCode, state, hold.holder, hold.seconds, hold.requestKey ?? null],
  });
  const rows = hold.needs.map((need) => ({
    counter: need.counter,
    din_code: need.counter === 'seat' ? need.dinCode : null,
    prod_code: need.counter === 'seat' ? null : need.prodCode,
    visit_day: need.counter === 'person' ? null : need.visitDay,
    start_time: need.counter === 'seat' ? need.startTime : null,
    unit: need.counter === 'seat' ? need.unit : null,
    person_key: need.counter === 'person' ? need.personKey : null,
    amount: need.amount,
  }));
  await client.query({
    name: 'insert_hold_lines',
    text: `INSERT INTO hold_line (shop_order_no, counter, din_code, prod_code, visit_day, start_time, unit, person_key, amount)
           SELECT $1, counter, din_code, prod_code, visit_day, start_time, unit, person_key, amount
           FROM jsonb_to_recordset($2::jsonb) AS line (counter text, din_code text, prod_code text, visit_day date,
             start_time text, unit text, person_key text, amount int)`,
    values: [hold.shopOrderNo, JSON.stringify(rows)],
  });
  return taken;
}

/** Gives back exactly what the order took. Only the caller that changed the hold's state may call this. */
async function giveBack(client: PoolClient, shopOrderNo: ShopOrderNo): Promise<void> {
  const order = [shopOrderNo];
  // Rows are locked in the order of `inLockOrder` before any is changed.
  await client.query(
    `SELECT 1 FROM seat_usage u JOIN hold_line l ON l.counter = 'seat' AND l.din_code = u.din_code AND l.visit_day = u.visit_day
       AND l.start_time = u.start_time AND l.unit = u.unit
     WHERE l.shop_order_no = $1 ORDER BY u.din_code, u.visit_day, u.start_time, u.unit FOR UPDATE OF u`,
    order,
  );
  await client.query(
    `UPDATE seat_usage u SET used = u.used - l.amount FROM hold_line l
     WHERE l.shop_order_no = $1 AND l.counter = 'seat' AND l.din_code = u.din_code AND l.visit_day = u.visit_day
       AND l.start_time = u.start_time AND l.unit = u.unit`,
    order,
  );
  await client.query(
    `UPDATE day_sale_usage u SET used = u.used - l.amount FROM hold_line l
     WHERE l.shop_order_no = $1 AND l.counter = 'day' AND l.prod_code = u.prod_code AND l.visit_day = u.visit_day`,
    order,
  );
  await client.query(
    `UPDATE person_usage u SET used = u.used - l.amount FROM hold_line l
     WHERE l.shop_order_no = $1 AND l.counter = 'person' AND l.prod_code = u.prod_code AND l.person_key = u.person_key`,
    order,
  );
}

/** Frees a hold that stands in `from`; false where it does not (freed before, or meanwhile kept). */
export async function freeHold(client: PoolClient, shopOrderNo: ShopOrderNo, from: 'held' | 'kept'): Promise<boolean> {
  const { rowCount } = await client.query(`UPDATE hold SET state = 'freed' WHERE shop_order_no = $1 AND state = $2`, [
    shopOrderNo,
    from,
  ]);
  if (rowCount !== 1) return false;
  await giveBack(client, shopOrderNo);
  return true;
}

/** A live hold that must outlast the provider's answer; false where it has been freed. */
export async function extendHold(client: PoolClient, shopOrderNo: ShopOrderNo, seconds: number): Promise<boolean> {
  const { rowCount } = await client.query(
    `UPDATE hold SET expires_at = greatest(expires_at, now() + make_interval(secs => $2)) WHERE shop_order_no = $1 AND state = 'held'`,
    [shopOrderNo, seconds],
  );
  return rowCount === 1;
}

/** The hold now belongs to a reservation; false where it has been freed. */
export async function keepHold(client: PoolClient, shopOrderNo: ShopOrderNo): Promise<boolean> {
  const { rowCount } = await client.query(`UPDATE hold SET state = 'kept' WHERE shop_order_no = $1 AND state = 'held'`, [
    shopOrderNo,
  ]);
  return rowCount === 1;
}

/** Takes a freed hold's seats once more for a late payment; roll back where it answers that they are gone. */
export async function retakeHold(
  client: PoolClient,
  shopOrderNo: ShopOrderNo,
  htlCode: HtlCode,
  needs: readonly Need[],
  seconds: number,
): Promise<Taken> {
  const { rowCount } = await client.query(
    `UPDATE hold SET state = 'held', expires_at = now() + make_interval(secs => $2) WHERE shop_order_no = $1 AND state = 'freed'`,
    [shopOrderNo, seconds],
  );
  return rowCount === 1 ? takeAll(client, htlCode, needs) : { ok: false, full: 'seat' };
}

/** Orders of one visitor queue here until the transaction ends, so that parallel ones cannot pass his cap together. */
export async function queueByHolder(client: PoolClient, holder: string): Promise<void> {
  await client.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 1))', [holder]);
}

/** How many live holds a visitor has: the cap on one visitor's share counts them. */
export async function liveHoldsOf(client: PoolClient, holder: string): Promise<number> {
  const { rows } = await client.query<{ live: number }>(
    `SELECT count(*)::int AS live FROM hold WHERE holder = $1 AND state = 'held' AND expires_at > now()`,
    [holder],
  );
  return rows[0]?.live ?? 0;
}

/** The batch of one sweep: more wait for the next. */
const sweepBatch = 200;

/**
 * Frees holds whose time is over and lets their payments lapse. A payment on its way at the provider is never expired
 * blind: its hold stays until the reconciler knows. Answers how many were freed.
 */
export async function sweepExpiredHolds(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ shop_order_no: ShopOrderNo }>(
    `SELECT h.shop_order_no FROM hold h JOIN payment p USING (shop_order_no)
     WHERE h.state = 'held' AND h.expires_at <= now() AND p.state IN ('preparing', 'registered', 'lapsed', 'declined')
     ORDER BY h.expires_at, h.shop_order_no LIMIT $1`,
    [sweepBatch],
  );
  let freed = 0;
  for (const { shop_order_no: shopOrderNo } of rows) {
    const done = await inTransaction(pool, async (client) => {
      await client.query(
        `WITH moved AS (
           UPDATE payment SET state = 'lapsed', failure_code = 'expired', moved_at = now()
           WHERE shop_order_no = $1 AND state IN ('preparing', 'registered')
             AND EXISTS (SELECT 1 FROM hold h WHERE h.shop_order_no = $1 AND h.expires_at <= now())
           RETURNING shop_order_no
         )
         INSERT INTO payment_event (shop_order_no, to_state, note) SELECT shop_order_no, 'lapsed', 'expired' FROM moved`,
        [shopOrderNo],
      );
      const { rows: still } = await client.query(
        `SELECT 1 FROM payment WHERE shop_order_no = $1 AND state IN ('lapsed', 'declined') FOR UPDATE`,
        [shopOrderNo],
      );
      return still.length === 1 && (await freeHold(client, shopOrderNo, 'held'));
    });
    if (done) freed += 1;
  }
  return freed;
}
