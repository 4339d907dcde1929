import { initialSheetState, isSheetTransition, type SheetState } from '@dining/domain/orders/sheet-states';
import type { Party } from '@dining/domain/products/party';
import type { ReservationType } from '@dining/domain/products/product';
import type { DinCode, DinRoomCode, HtlCode, ProdCode } from '@dining/domain/shared/codes';
import type { Language } from '@dining/domain/shared/language';
import type { LocalizedText } from '@dining/domain/shared/localized-text';
import type { SeoulDate, SeoulTime, Visit } from '@dining/domain/shared/seoul-time';
import type { PoolClient } from 'pg';
import type { Queryable } from '../../db/queryable';
import { sql } from '../../db/sql';

export interface StoredSheetLine {
  readonly ordersheetRtplOptId: string;
  readonly menuIndex: number;
  readonly count: number;
}

export interface StoredSheet {
  readonly ordersheetId: string;
  readonly htlCode: HtlCode;
  readonly dinCode: DinCode;
  readonly venueName: LocalizedText;
  readonly prodCode: ProdCode;
  readonly productName: LocalizedText;
  readonly bannerPicture: string;
  readonly takesDeposit: boolean;
  readonly userId: string | null;
  readonly guestId: string;
  readonly reservationType: ReservationType;
  readonly dinRoomCode: DinRoomCode | null;
  readonly visit: Visit;
  readonly party: Party;
  readonly quantity: number;
  /** `closed`: expired, or dropped because the owner has too many newer ones. */
  readonly state: 'open' | 'booked' | 'closed';
  readonly expiresAt: Date;
  readonly menus: readonly StoredSheetLine[];
}

interface SheetRow extends Omit<StoredSheet, 'visit' | 'party'> {
  readonly visitDay: SeoulDate;
  readonly visitTime: SeoulTime;
  readonly adults: number;
  readonly kids: number;
}

export async function findSheet(db: Queryable, ordersheetId: string): Promise<StoredSheet | undefined> {
  const { rows } = await db.query<SheetRow>(sql('find_sheet')`
    SELECT s.ordersheet_id AS "ordersheetId", s.htl_code AS "htlCode", s.din_code AS "dinCode", v.name AS "venueName",
      s.prod_code AS "prodCode", p.name AS "productName", p.banner_picture AS "bannerPicture",
      p.takes_deposit AS "takesDeposit", s.user_id AS "userId", s.guest_id AS "guestId", s.reservation_type AS "reservationType",
      s.din_room_code AS "dinRoomCode", s.visit_day AS "visitDay", s.visit_time AS "visitTime", s.adults, s.kids,
      s.pickup_quantity AS quantity, s.expires_at AS "expiresAt",
      CASE WHEN s.state = 'booked' THEN 'booked' WHEN s.state = 'open' AND s.expires_at > now() THEN 'open' ELSE 'closed' END AS state,
      coalesce((
        SELECT jsonb_agg(jsonb_build_object('ordersheetRtplOptId', l.ordersheet_rtpl_opt_id, 'menuIndex', l.menu_index, 'count', l.count)
          ORDER BY l.menu_index)
        FROM order_sheet_line l WHERE l.ordersheet_id = s.ordersheet_id), '[]'::jsonb) AS menus
    FROM order_sheet s
    JOIN venue v ON v.din_code = s.din_code
    JOIN product p ON p.prod_code = s.prod_code
    WHERE s.ordersheet_id = ${ordersheetId}`);
  const [row] = rows;
  if (row === undefined) return undefined;
  const { visitDay, visitTime, adults, kids, ...sheet } = row;
  return { ...sheet, visit: { date: visitDay, time: visitTime }, party: { adults, kids } };
}

export interface SheetHeader {
  readonly ordersheetId: string;
  readonly htlCode: HtlCode;
  readonly userId: string | null;
  readonly guestId: string;
  readonly language: Language;
  /** Seconds until the sheet expires. */
  readonly seconds: number;
}

export type SheetContent = Pick<
  StoredSheet,
  'dinCode' | 'prodCode' | 'reservationType' | 'dinRoomCode' | 'visit' | 'party' | 'quantity'
>;

/** Inserts or changes an order sheet, even an expired one. Returns false if it is booked or dropped. */
export async function upsertSheet(client: PoolClient, header: SheetHeader, content: SheetContent): Promise<boolean> {
  const { ordersheetId, htlCode, userId, guestId, language, seconds } = header;
  const { dinCode, prodCode, reservationType, dinRoomCode, visit, party, quantity } = content;
  const { rowCount } = await client.query(sql('upsert_sheet')`
    WITH saved AS (
      INSERT INTO order_sheet AS s (ordersheet_id, htl_code, din_code, prod_code, user_id, guest_id, reservation_type, din_room_code,
        visit_day, visit_time, adults, kids, pickup_quantity, language, expires_at, state)
      VALUES (${ordersheetId}, ${htlCode}, ${dinCode}, ${prodCode}, ${userId}, ${guestId}, ${reservationType}, ${dinRoomCode},
        ${visit.date}, ${visit.time}, ${party.adults}, ${party.kids}, ${quantity}, ${language},
        now() + make_interval(secs => ${seconds}), ${initialSheetState})
      ON CONFLICT (ordersheet_id) DO UPDATE SET htl_code = excluded.htl_code, din_code = excluded.din_code,
        prod_code = excluded.prod_code, reservation_type = excluded.reservation_type, din_room_code = excluded.din_room_code,
        visit_day = excluded.visit_day, visit_time = excluded.visit_time, adults = excluded.adults, kids = excluded.kids,
        pickup_quantity = excluded.pickup_quantity, language = excluded.language, expires_at = excluded.expires_at
        WHERE s.state = excluded.state
      RETURNING ordersheet_id, htl_code, state
    ), created AS (
      INSERT INTO order_sheet_event (ordersheet_id, htl_code, to_state) SELECT ordersheet_id, htl_code, state FROM saved
      WHERE NOT EXISTS (SELECT 1 FROM order_sheet existing WHERE existing.ordersheet_id = ${ordersheetId})
    )
    SELECT 1 FROM saved`);
  return rowCount === 1;
}

export async function updateSheetExpiry(client: PoolClient, ordersheetId: string, seconds: number): Promise<boolean> {
  const { rowCount } = await client.query(sql('update_sheet_expiry')`
    UPDATE order_sheet SET expires_at = now() + make_interval(secs => ${seconds})
    WHERE ordersheet_id = ${ordersheetId} AND state = 'open' AND expires_at > now()`);
  return rowCount === 1;
}

/**
 * Moves order sheets from any of these states to another, with their events. Returns those that were moved.
 * @throws Error for a transition that the domain does not allow
 */
export async function updateSheetStates(
  client: PoolClient,
  ordersheetIds: readonly string[],
  from: readonly SheetState[],
  to: SheetState,
): Promise<readonly string[]> {
  const forbiddenState = from.find((state) => !isSheetTransition(state, to));
  if (forbiddenState !== undefined) throw new Error(`an order sheet cannot move from ${forbiddenState} to ${to}`);
  const { rows } = await client.query<{ ordersheetId: string }>(sql('update_sheet_states')`
    WITH matching AS (
      SELECT ordersheet_id, state FROM order_sheet WHERE ordersheet_id = ANY(${ordersheetIds}) AND state = ANY(${from})
      ORDER BY ordersheet_id FOR UPDATE
    ), moved AS (
      UPDATE order_sheet s SET state = ${to} FROM matching l WHERE s.ordersheet_id = l.ordersheet_id
      RETURNING s.ordersheet_id, s.htl_code, l.state AS from_state
    )
    INSERT INTO order_sheet_event (ordersheet_id, htl_code, from_state, to_state)
    SELECT ordersheet_id, htl_code, from_state, ${to} FROM moved RETURNING ordersheet_id AS "ordersheetId"`);
  return rows.map((row) => row.ordersheetId);
}

/** Gives the open order sheets of a guest session to a member. */
export async function updateSheetOwner(client: PoolClient, userId: string, guestId: string): Promise<void> {
  await client.query(sql('update_sheet_owner')`
    WITH drafts AS (
      SELECT ordersheet_id FROM order_sheet WHERE guest_id = ${guestId} AND user_id IS NULL AND state = 'open'
      ORDER BY ordersheet_id FOR UPDATE
    )
    UPDATE order_sheet s SET user_id = ${userId} FROM drafts WHERE s.ordersheet_id = drafts.ordersheet_id`);
}
