import type { ReservationType } from '@dining/domain/products/product';
import type { DinCode, HtlCode, ProdCode } from '@dining/domain/shared/codes';
import type { LocalizedText } from '@dining/domain/shared/localized-text';
import type { Visit } from '@dining/domain/shared/seoul-time';
import type { Pool, PoolClient } from 'pg';
import { sql } from '../../db/sql';

export interface OpenSheet {
  readonly ordersheetId: string;
  readonly htlCode: HtlCode;
  readonly dinCode: DinCode;
  readonly venueName: LocalizedText;
  readonly prodCode: ProdCode;
  readonly productName: LocalizedText;
  readonly bannerPicture: string;
  readonly reservationType: ReservationType;
  readonly visitDay: string;
  readonly visitTime: string;
  readonly adults: number;
  readonly kids: number;
}

export interface SheetOwner {
  readonly userId: string | undefined;
  readonly guestId: string | undefined;
}

export async function countOpenSheets(pool: Pool, { userId, guestId }: SheetOwner): Promise<number> {
  if (userId === undefined && guestId === undefined) return 0;
  const { rows } = await pool.query<{ count: number }>(sql('count_open_sheets')`
    SELECT count(*)::int AS count FROM open_order_sheet
    WHERE user_id = ${userId ?? null} OR (guest_id = ${guestId ?? null} AND user_id IS NULL)`);
  return rows[0]?.count ?? 0;
}

export async function listOpenSheets(pool: Pool, { userId, guestId }: SheetOwner): Promise<OpenSheet[]> {
  if (userId === undefined && guestId === undefined) return [];
  const { rows } = await pool.query<OpenSheet>(sql('list_open_sheets')`
    SELECT s.ordersheet_id AS "ordersheetId", s.htl_code AS "htlCode", s.din_code AS "dinCode", v.name AS "venueName",
      s.prod_code AS "prodCode", p.name AS "productName", p.banner_picture AS "bannerPicture",
      s.reservation_type AS "reservationType", s.visit_day AS "visitDay", s.visit_time AS "visitTime", s.adults, s.kids
    FROM open_order_sheet s
    JOIN venue v ON v.din_code = s.din_code
    JOIN product p ON p.prod_code = s.prod_code
    WHERE s.user_id = ${userId ?? null} OR (s.guest_id = ${guestId ?? null} AND s.user_id IS NULL)
    ORDER BY s.created_at DESC, s.ordersheet_id DESC
    LIMIT 50`);
  return rows;
}

/** Locks the order sheets of an owner until the end of the transaction. */
export async function lockSheets(client: PoolClient, { userId, guestId }: SheetOwner): Promise<void> {
  await client.query(sql('lock_sheets')`SELECT pg_advisory_xact_lock(hashtextextended(${userId ?? guestId ?? ''}, 2))`);
}

export async function findOpenSheet(
  client: PoolClient,
  { userId, guestId }: SheetOwner,
  prodCode: ProdCode,
  visit: Visit,
): Promise<string | undefined> {
  const { rows } = await client.query<{ ordersheetId: string }>(sql('find_open_sheet')`
    SELECT ordersheet_id AS "ordersheetId" FROM open_order_sheet
    WHERE (user_id = ${userId ?? null} OR (guest_id = ${guestId ?? null} AND user_id IS NULL))
      AND prod_code = ${prodCode} AND visit_day = ${visit.date} AND visit_time = ${visit.time}
    ORDER BY created_at DESC, ordersheet_id DESC LIMIT 1`);
  return rows[0]?.ordersheetId;
}

/** Lists the ids of open order sheets beyond the newest `limit`. */
export async function listExcessSheets(
  client: PoolClient,
  { userId, guestId }: SheetOwner,
  limit: number,
): Promise<readonly string[]> {
  const { rows } = await client.query<{ ordersheetId: string }>(sql('list_excess_sheets')`
    SELECT ordersheet_id AS "ordersheetId" FROM open_order_sheet
    WHERE user_id = ${userId ?? null} OR (guest_id = ${guestId ?? null} AND user_id IS NULL)
    ORDER BY created_at DESC, ordersheet_id DESC OFFSET ${limit}`);
  return rows.map((row) => row.ordersheetId);
}
