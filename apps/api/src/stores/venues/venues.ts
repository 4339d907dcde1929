import type { Venue } from '@dining/contract/codecs/venue';
import type { DinCode, DinRoomCode, HtlCode } from '@dining/domain/shared/codes';
import type { Language } from '@dining/domain/shared/language';
import type { LocalizedText } from '@dining/domain/shared/localized-text';
import type { ClientBase, Pool, PoolClient } from 'pg';
import type { Queryable } from '../../db/queryable';
import { sql } from '../../db/sql';

/** A venue with the texts that only its own page shows. A text is blank if the venue has none. */
export interface StoredVenue extends Venue {
  readonly chefName: LocalizedText;
  readonly chefStatement: LocalizedText;
  readonly dressCode: LocalizedText;
  readonly children: LocalizedText;
}

export async function listVenues(db: Queryable, htlCode: HtlCode): Promise<StoredVenue[]> {
  const { rows } = await db.query<StoredVenue>(sql('list_venues')`
    SELECT v.din_code AS "dinCode", v.htl_code AS "htlCode", h.htl_hmc_code AS "htlHmcCode", v.name, v.kitchen AS "cuisineLabel", v.location,
      v.intro_picture AS "introPicture", v.phone, v.description, v.opening_hours AS "openingHours", v.facilities, v.parking, v.notice,
      v.pickup_notice AS "pickupNotice", v.seat_count AS "seatCount", v.cuisine,
      v.welcomes_children AS "welcomesChildren", v.has_view AS "hasView", v.table_turn_minutes AS "tableTurnMinutes",
      v.room_turn_minutes AS "roomTurnMinutes", v.chef_name AS "chefName", v.chef_words AS "chefStatement", v.dress_code AS "dressCode",
      v.children,
      (SELECT coalesce(json_agg(json_build_object('name', c.name, 'reservationType', c.reservation_type) ORDER BY c.position), '[]')
        FROM venue_category c WHERE c.din_code = v.din_code) AS categories,
      (SELECT coalesce(json_agg(json_build_object('dinRoomCode', r.din_room_code, 'name', r.name, 'area', r.area, 'picture', r.picture,
        'pictureAlt', r.picture_alt) ORDER BY r.din_room_code), '[]') FROM room r WHERE r.din_code = v.din_code) AS rooms,
      (SELECT coalesce(json_agg(json_build_object('filePath', p.file_path, 'alt', p.alt) ORDER BY p.position), '[]')
        FROM venue_photo p WHERE p.din_code = v.din_code) AS photos
    FROM venue v JOIN hotel h USING (htl_code)
    WHERE v.htl_code = ${htlCode} AND v.active
    ORDER BY v.position, v.din_code`);
  return rows;
}

export async function listVenueHotels(db: Queryable): Promise<Map<DinCode, HtlCode>> {
  const { rows } = await db.query<{ dinCode: DinCode; htlCode: HtlCode }>(sql('list_venue_hotels')`
    SELECT din_code AS "dinCode", htl_code AS "htlCode" FROM venue WHERE active ORDER BY din_code`);
  return new Map(rows.map((row) => [row.dinCode, row.htlCode]));
}

export interface VenueWithHotelName {
  readonly dinCode: DinCode;
  readonly htlCode: HtlCode;
  readonly name: LocalizedText;
  readonly hotelName: LocalizedText;
  readonly active: boolean;
}

export async function listVenuesWithHotelName(db: Pool | ClientBase): Promise<VenueWithHotelName[]> {
  const { rows } = await db.query<VenueWithHotelName>(sql('list_venues_with_hotel_name')`
    SELECT v.din_code AS "dinCode", v.htl_code AS "htlCode", v.name, h.name AS "hotelName", v.active
    FROM venue v JOIN hotel h USING (htl_code)
    ORDER BY h.position, v.position, v.din_code`);
  return rows;
}

export async function findVenueWithHotelName(pool: Pool, dinCode: DinCode): Promise<VenueWithHotelName | undefined> {
  const { rows } = await pool.query<VenueWithHotelName>(sql('find_venue_with_hotel_name')`
    SELECT v.din_code AS "dinCode", v.htl_code AS "htlCode", v.name, h.name AS "hotelName", v.active
    FROM venue v JOIN hotel h USING (htl_code)
    WHERE v.din_code = ${dinCode}`);
  return rows[0];
}

export interface NamedRoom {
  readonly dinRoomCode: DinRoomCode;
  readonly name: LocalizedText;
}

export async function listRooms(db: Pool | ClientBase, dinCode: DinCode): Promise<NamedRoom[]> {
  const { rows } = await db.query<NamedRoom>(sql('list_rooms')`
    SELECT din_room_code AS "dinRoomCode", name FROM room WHERE din_code = ${dinCode} ORDER BY din_room_code`);
  return rows;
}

export async function getVenuePhone(pool: Pool, dinCode: DinCode): Promise<string> {
  const { rows } = await pool.query<{ phone: string }>(sql('get_venue_phone')`
    SELECT phone FROM venue WHERE din_code = ${dinCode}`);
  return rows[0]?.phone ?? '';
}

export interface VenueMailSettings extends Pick<VenueWithHotelName, 'name' | 'hotelName'> {
  /** The e-mail address of the restaurant, or else of the hotel; null if neither has one. */
  readonly mailbox: string | null;
  readonly wantsSheetMail: boolean;
  readonly staffLanguage: Language;
}

export async function findVenueMailSettings(pool: Pool, dinCode: DinCode): Promise<VenueMailSettings | undefined> {
  const { rows } = await pool.query<VenueMailSettings>(sql('find_venue_mail_settings')`
    SELECT v.name, h.name AS "hotelName", coalesce(nullif(v.mailbox, ''), nullif(h.business ->> 'email', '')) AS mailbox,
      v.wants_sheet_mail AS "wantsSheetMail", h.staff_language AS "staffLanguage"
    FROM venue v JOIN hotel h USING (htl_code) WHERE v.din_code = ${dinCode}`);
  return rows[0];
}

export type VenueWithSheetMail = VenueWithHotelName & Pick<VenueMailSettings, 'mailbox' | 'wantsSheetMail'>;

/** Lists the venues of a hotel, or of all hotels, with their settings for the daily service sheet by mail. */
export async function listSheetMailSettings(
  db: Pool | PoolClient,
  htlCode: HtlCode | null,
): Promise<VenueWithSheetMail[]> {
  const { rows } = await db.query<VenueWithSheetMail>(sql('list_sheet_mail_settings')`
    SELECT v.din_code AS "dinCode", v.htl_code AS "htlCode", v.name, h.name AS "hotelName", v.active,
      coalesce(nullif(v.mailbox, ''), nullif(h.business ->> 'email', '')) AS mailbox, v.wants_sheet_mail AS "wantsSheetMail"
    FROM venue v JOIN hotel h USING (htl_code)
    WHERE ${htlCode}::text IS NULL OR v.htl_code = ${htlCode}
    ORDER BY h.position, v.position, v.din_code`);
  return rows;
}

/** Switches the daily service sheet by mail on or off. Returns false if nothing has changed. */
export async function updateSheetMailSwitch(client: PoolClient, dinCode: DinCode, isOn: boolean): Promise<boolean> {
  const { rowCount } = await client.query(sql('update_sheet_mail_switch')`
    UPDATE venue SET wants_sheet_mail = ${isOn} WHERE din_code = ${dinCode} AND wants_sheet_mail <> ${isOn}`);
  return rowCount === 1;
}
