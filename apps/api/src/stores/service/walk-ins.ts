import type { WalkInState } from '@dining/domain/reservations/walk-in';
import type { DinCode, HtlCode, ShopOrderNo } from '@dining/domain/shared/codes';
import type { SeoulDate, SeoulTime } from '@dining/domain/shared/seoul-time';
import type { Pool, PoolClient } from 'pg';
import { sql } from '../../db/sql';

export interface StoredWalkIn {
  readonly walkInId: string;
  readonly dinCode: DinCode;
  readonly htlCode: HtlCode;
  readonly visitDay: SeoulDate;
  readonly time: SeoulTime;
  readonly adults: number;
  readonly kids: number;
  readonly state: WalkInState;
  /** The `shop_order_no` of its hold. */
  readonly shopOrderNo: ShopOrderNo;
  /** Seats taken beyond capacity. */
  readonly overrun: number;
  readonly overrideReason: string | null;
  readonly seatedAt: Date;
  readonly endedAt: Date | null;
}

export async function insertWalkIn(
  client: PoolClient,
  walkIn: Omit<StoredWalkIn, 'walkInId' | 'state' | 'endedAt'>,
): Promise<string> {
  const { rows } = await client.query<{ walkInId: string }>(sql('insert_walk_in')`
    INSERT INTO walk_in (htl_code, din_code, visit_day, start_time, adults, kids, hold_no, overrun, override_reason, seated_at)
    VALUES (${walkIn.htlCode}, ${walkIn.dinCode}, ${walkIn.visitDay}, ${walkIn.time}, ${walkIn.adults}, ${walkIn.kids}, ${walkIn.shopOrderNo},
      ${walkIn.overrun}, ${walkIn.overrideReason}, ${walkIn.seatedAt})
    RETURNING walk_in_id AS "walkInId"`);
  return rows[0]?.walkInId ?? '';
}

export async function lockWalkIn(client: PoolClient, walkInId: string): Promise<StoredWalkIn | undefined> {
  const { rows } = await client.query<StoredWalkIn>(sql('lock_walk_in')`
    SELECT walk_in_id AS "walkInId", din_code AS "dinCode", htl_code AS "htlCode", visit_day AS "visitDay", start_time AS time,
      adults, kids, state, hold_no AS "shopOrderNo", overrun, override_reason AS "overrideReason", seated_at AS "seatedAt",
      ended_at AS "endedAt"
    FROM walk_in WHERE walk_in_id = ${walkInId} FOR UPDATE`);
  return rows[0];
}

/** Ends a walk-in. Returns false if it had ended. */
export async function updateWalkInToEnded(
  client: PoolClient,
  walkInId: string,
  state: 'done' | 'void',
  at: Date,
): Promise<boolean> {
  const { rowCount } = await client.query(sql('update_walk_in_to_ended')`
    UPDATE walk_in SET state = ${state}, ended_at = ${at} WHERE walk_in_id = ${walkInId} AND state = 'seated'`);
  return rowCount === 1;
}

/** Lists the walk-ins of a venue's day, without those recorded by mistake. */
export async function listWalkIns(pool: Pool, dinCode: DinCode, day: SeoulDate): Promise<readonly StoredWalkIn[]> {
  const { rows } = await pool.query<StoredWalkIn>(sql('list_walk_ins')`
    SELECT walk_in_id AS "walkInId", din_code AS "dinCode", htl_code AS "htlCode", visit_day AS "visitDay", start_time AS time,
      adults, kids, state, hold_no AS "shopOrderNo", overrun, override_reason AS "overrideReason", seated_at AS "seatedAt",
      ended_at AS "endedAt"
    FROM walk_in WHERE din_code = ${dinCode} AND visit_day = ${day} AND state <> 'void'
    ORDER BY seated_at, walk_in_id`);
  return rows;
}

/** Lists the ids of walk-ins of earlier days that have not been ended. */
export async function listForgottenWalkInIds(pool: Pool, today: SeoulDate, limit: number): Promise<readonly string[]> {
  const { rows } = await pool.query<{ walkInId: string }>(sql('list_forgotten_walk_ins')`
    SELECT walk_in_id AS "walkInId" FROM walk_in WHERE state = 'seated' AND visit_day < ${today} LIMIT ${limit}`);
  return rows.map(({ walkInId }) => walkInId);
}
