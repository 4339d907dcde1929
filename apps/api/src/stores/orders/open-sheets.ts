import type { ReservationType } from '@dining/domain/products/product';
import type { DinCode, HtlCode, ProdCode } from '@dining/domain/shared/codes';
import type { LocalizedText } from '@dining/domain/shared/localized-text';
import type { Visit } from '@dining/domain/shared/seoul-time';
import type { Pool, PoolClient } from 'pg';

/** An open order sheet as the cart shows it. */
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

/** Whose sheets: the member's, and those this browser's session made. */
export interface SheetOwner {
  readonly userId: string | undefined;
  readonly holder: string | undefined;
}

const isNobody = (owner: SheetOwner) => owner.userId === undefined && owner.holder === undefined;
const owned = `s.state = 'open' AND s.expires_at > now() AND (s.user_id = $1 OR (s.holder = $2 AND s.user_id IS NULL))`;

/** How many open order sheets somebody has (decision 24: what the cart counts). */
export async function countOpenSheets(pool: Pool, owner: SheetOwner): Promise<number> {
  if (isNobody(owner)) return 0;
  const { rows } = await pool.query<{ count: number }>({
    name: 'count_open_sheets',
    text: `SELECT count(*)::int AS count FROM order_sheet s WHERE ${owned}`,
    values: [owner.userId ?? null, owner.holder ?? null],
  });
  return rows[0]?.count ?? 0;
}

/** Somebody's open order sheets, newest first, at most 50. */
export async function openSheets(pool: Pool, owner: SheetOwner): Promise<OpenSheet[]> {
  if (isNobody(owner)) return [];
  const { rows } = await pool.query<OpenSheet>({
    name: 'open_sheets',
    text: `SELECT s.ordersheet_id AS "ordersheetId", s.htl_code AS "htlCode", s.din_code AS "dinCode", v.name AS "venueName",
             s.prod_code AS "prodCode", p.name AS "productName", p.banner_picture AS "bannerPicture",
             s.reservation_type AS "reservationType", s.visit_day AS "visitDay", s.visit_time AS "visitTime", s.adults, s.kids
           FROM order_sheet s
           JOIN venue v ON v.din_code = s.din_code
           JOIN product p ON p.prod_code = s.prod_code
           WHERE ${owned}
           ORDER BY s.created_at DESC, s.ordersheet_id DESC
           LIMIT 50`,
    values: [owner.userId ?? null, owner.holder ?? null],
  });
  return rows;
}

/** Makes somebody's changes to his sheets queue, so that parallel ones neither double an order sheet nor pass the cap together. */
export async function lockSheetsOf(client: PoolClient, owner: SheetOwner): Promise<void> {
  await client.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 2))', [owner.userId ?? owner.holder ?? '']);
}

/** The id of somebody's open order sheet of this product for this visit. */
export async function openSheetOf(
  client: PoolClient,
  owner: SheetOwner,
  prodCode: ProdCode,
  visit: Visit,
): Promise<string | undefined> {
  const { rows } = await client.query<{ ordersheetId: string }>(
    `SELECT s.ordersheet_id AS "ordersheetId" FROM order_sheet s
     WHERE ${owned} AND s.prod_code = $3 AND s.visit_day = $4 AND s.visit_time = $5
     ORDER BY s.created_at DESC, s.ordersheet_id DESC LIMIT 1`,
    [owner.userId ?? null, owner.holder ?? null, prodCode, visit.date, visit.time],
  );
  return rows[0]?.ordersheetId;
}

/** Somebody's open order sheets beyond so many, the oldest ones. */
export async function oldestSheetsBeyond(client: PoolClient, owner: SheetOwner, most: number): Promise<readonly string[]> {
  const { rows } = await client.query<{ ordersheetId: string }>(
    `SELECT s.ordersheet_id AS "ordersheetId" FROM order_sheet s WHERE ${owned}
     ORDER BY s.created_at DESC, s.ordersheet_id DESC OFFSET $3`,
    [owner.userId ?? null, owner.holder ?? null, most],
  );
  return rows.map((row) => row.ordersheetId);
}
