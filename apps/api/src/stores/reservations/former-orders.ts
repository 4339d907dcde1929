import type { HtlCode, ResvCode, ShopOrderNo } from '@dining/domain/shared/codes';
import type { Pool, PoolClient } from 'pg';
import { sql } from '../../db/sql';

interface NewFormerOrder {
  readonly shopOrderNo: ShopOrderNo;
  readonly htlCode: HtlCode;
  /** The number of the reservation in the former system. */
  readonly number: string;
  readonly importedBy: string;
  /** In won. */
  readonly paid: number;
  readonly due: number;
  readonly overrideReason: string | null;
}

/**
 * Inserts what a former system says about a reservation. Call it before inserting the reservation, which gets the
 * source `former` only if these data exist. Inserts nothing and returns the existing reservation if the hotel has the
 * number already; waits for a transaction that is inserting it.
 */
export async function insertFormerOrder(client: PoolClient, order: NewFormerOrder): Promise<ResvCode | undefined> {
  const { rowCount } = await client.query(sql('insert_former_order')`
    INSERT INTO former_order (shop_order_no, htl_code, former_number, imported_by, paid, due_at_venue, override_reason)
    VALUES (${order.shopOrderNo}, ${order.htlCode}, ${order.number}, ${order.importedBy}, ${order.paid}, ${order.due},
      ${order.overrideReason})
    ON CONFLICT DO NOTHING`);
  if (rowCount === 1) return undefined;
  const { rows } = await client.query<{ readonly resvCode: ResvCode }>(sql('find_former_reservation')`
    SELECT r.resv_code AS "resvCode" FROM former_order f JOIN reservation r USING (shop_order_no)
    WHERE f.htl_code = ${order.htlCode} AND f.former_number = ${order.number}`);
  const [existing] = rows;
  if (existing === undefined) throw new Error('a number of a former system has no reservation');
  return existing.resvCode;
}

/** A number of a hotel in a former system. */
export interface FormerNumber {
  readonly htlCode: HtlCode;
  readonly number: string;
}

/** Returns those of the numbers that were imported before. */
export async function listImportedNumbers(pool: Pool, numbers: readonly FormerNumber[]): Promise<FormerNumber[]> {
  const { rows } = await pool.query<FormerNumber>(sql('list_imported_numbers')`
    SELECT f.htl_code AS "htlCode", f.former_number AS number
    FROM jsonb_to_recordset(${JSON.stringify(numbers)}::jsonb) AS asked ("htlCode" text, number text)
    JOIN former_order f ON f.htl_code = asked."htlCode" AND f.former_number = asked.number`);
  return rows;
}

/** Gives a new member the reservations of a former system that have their e-mail address. Returns their number. */
export async function updateFormerReservationsOwner(client: PoolClient, userId: string): Promise<number> {
  const { rowCount } = await client.query(sql('update_former_reservations_owner')`
    UPDATE reservation SET user_id = ${userId}
    WHERE lower(booker_email) = ${userId} AND source = 'former' AND user_id IS NULL`);
  return rowCount ?? 0;
}
