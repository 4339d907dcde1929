import type { ReservationType } from '@dining/domain/products/product';
import type { Attendance } from '@dining/domain/reservations/attendance';
import type { SearchTerm } from '@dining/domain/reservations/search-term';
import type { ReservationSource } from '@dining/domain/reservations/source';
import type { ReservationActor, ReservationStatus } from '@dining/domain/reservations/states';
import type { DinCode, HtlCode, ResvCode } from '@dining/domain/shared/codes';
import type { LocalizedText } from '@dining/domain/shared/localized-text';
import type { SeoulDate, SeoulTime } from '@dining/domain/shared/seoul-time';
import type { Pool } from 'pg';
import { sql } from '../../db/sql';

/** A reservation in the list of the console. */
export interface DeskReservation {
  readonly resvCode: ResvCode;
  readonly htlCode: HtlCode;
  readonly dinCode: DinCode;
  readonly venueName: LocalizedText;
  readonly visitDay: SeoulDate;
  readonly visitTime: SeoulTime;
  readonly type: ReservationType;
  readonly status: ReservationStatus;
  readonly attendance: Attendance;
  readonly cancelledBy: ReservationActor | null;
  readonly source: ReservationSource;
  readonly bookerName: string;
  readonly visitorName: string;
  readonly bookerPhone: string;
  readonly adults: number;
  readonly kids: number;
  readonly pickupQuantity: number;
  readonly productName: LocalizedText;
  readonly payAmount: number;
}

/** The last row of a page, after which the next page starts. */
export interface DeskPosition {
  readonly day: SeoulDate;
  readonly time: SeoulTime;
  readonly resvCode: string;
}

export interface DeskFilter {
  /** Venues that the caller sees. */
  readonly venues: readonly DinCode[];
  readonly day: SeoulDate | null;
  readonly status: ReservationStatus | null;
  readonly source: ReservationSource | null;
}

interface Page {
  readonly after: DeskPosition | null;
  readonly limit: number;
}

type CodeRow = { readonly resvCode: ResvCode };

/** Lists the codes of reservations on the day of the filter, or else from `firstDay` on; the earliest visit first. */
export async function listUpcomingCodes(
  pool: Pool,
  firstDay: SeoulDate,
  { venues, day, status, source }: DeskFilter,
  { after, limit }: Page,
): Promise<ResvCode[]> {
  const { rows } = await pool.query<CodeRow>(sql('list_upcoming_codes')`
    SELECT resv_code AS "resvCode" FROM reservation
    WHERE visit_day >= coalesce(${day}::date, ${firstDay}::date) AND (${day}::date IS NULL OR visit_day = ${day}::date)
      AND din_code = ANY(${venues}) AND (${status}::text IS NULL OR status::text = ${status})
      AND (${source}::text IS NULL OR source = ${source})
      AND (${after?.day ?? null}::date IS NULL
        OR (visit_day, visit_time, resv_code) > (${after?.day ?? null}::date, ${after?.time ?? ''}, ${after?.resvCode ?? ''}))
    ORDER BY visit_day, visit_time, resv_code LIMIT ${limit}`);
  return rows.map(({ resvCode }) => resvCode);
}

/**
 * Lists the codes of reservations before `endDay`, the latest visit first; ignores the day of the filter. Upcoming and
 * past reservations have separate statements, so that an index gives the order.
 */
export async function listPastCodes(
  pool: Pool,
  endDay: SeoulDate,
  { venues, status, source }: DeskFilter,
  { after, limit }: Page,
): Promise<ResvCode[]> {
  const { rows } = await pool.query<CodeRow>(sql('list_past_codes')`
    SELECT resv_code AS "resvCode" FROM reservation
    WHERE visit_day < ${endDay}::date
      AND din_code = ANY(${venues}) AND (${status}::text IS NULL OR status::text = ${status})
      AND (${source}::text IS NULL OR source = ${source})
      AND (${after?.day ?? null}::date IS NULL
        OR (visit_day, visit_time, resv_code) < (${after?.day ?? null}::date, ${after?.time ?? ''}, ${after?.resvCode ?? ''}))
    ORDER BY visit_day DESC, visit_time DESC, resv_code DESC LIMIT ${limit}`);
  return rows.map(({ resvCode }) => resvCode);
}

const escapePattern = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/**
 * Lists the codes of reservations by code, end of a phone number or beginning of an e-mail address, the latest visit
 * first. Phone numbers and e-mail addresses are only searched at `contactVenues`, whose contact data the caller may
 * read.
 */
export async function listCodesByCodeOrContact(
  pool: Pool,
  term: Extract<SearchTerm, { type: 'code' | 'phone' | 'email' }>,
  contactVenues: readonly DinCode[],
  { venues, day, status, source }: DeskFilter,
  { after, limit }: Page,
): Promise<ResvCode[]> {
  const code = term.type === 'code' ? term.code : null;
  const digits = term.type === 'phone' ? term.digits : null;
  const email = term.type === 'email' ? `${escapePattern(term.start)}%` : null;
  const { rows } = await pool.query<CodeRow>(sql('list_codes_by_code_or_contact')`
    WITH matched AS (
      SELECT resv_code FROM reservation WHERE resv_code = ${code}
      UNION SELECT resv_code FROM reservation
        WHERE right(booker_phone, 4) = right(${digits}, 4) AND replace(booker_phone, '-', '') LIKE '%' || ${digits}::text
          AND din_code = ANY(${contactVenues})
      UNION SELECT resv_code FROM reservation
        WHERE visitor_phone <> booker_phone AND right(visitor_phone, 4) = right(${digits}, 4)
          AND replace(visitor_phone, '-', '') LIKE '%' || ${digits}::text AND din_code = ANY(${contactVenues})
      UNION SELECT resv_code FROM reservation WHERE lower(booker_email) LIKE ${email} AND din_code = ANY(${contactVenues}))
    SELECT resv_code AS "resvCode" FROM matched JOIN reservation USING (resv_code)
    WHERE din_code = ANY(${venues}) AND (${day}::date IS NULL OR visit_day = ${day}::date)
      AND (${status}::text IS NULL OR status::text = ${status}) AND (${source}::text IS NULL OR source = ${source})
      AND (${after?.day ?? null}::date IS NULL
        OR (visit_day, visit_time, resv_code) < (${after?.day ?? null}::date, ${after?.time ?? ''}, ${after?.resvCode ?? ''}))
    ORDER BY visit_day DESC, visit_time DESC, resv_code DESC LIMIT ${limit}`);
  return rows.map(({ resvCode }) => resvCode);
}

/**
 * Lists the codes of reservations by the beginning of the booker's name, or by whole words of the booker's and
 * visitor's names; the latest visit first.
 */
export async function listCodesByName(
  pool: Pool,
  { start, words }: Extract<SearchTerm, { type: 'name' }>,
  { venues, day, status, source }: DeskFilter,
  { after, limit }: Page,
): Promise<ResvCode[]> {
  const { rows } = await pool.query<CodeRow>(sql('list_codes_by_name')`
    SELECT resv_code AS "resvCode" FROM reservation
    WHERE (lower(replace(booker_name, ' ', '')) LIKE ${`${escapePattern(start)}%`}
        OR string_to_array(lower(booker_name || ' ' || visitor_name), ' ') @> ${words}::text[])
      AND din_code = ANY(${venues}) AND (${day}::date IS NULL OR visit_day = ${day}::date)
      AND (${status}::text IS NULL OR status::text = ${status}) AND (${source}::text IS NULL OR source = ${source})
      AND (${after?.day ?? null}::date IS NULL
        OR (visit_day, visit_time, resv_code) < (${after?.day ?? null}::date, ${after?.time ?? ''}, ${after?.resvCode ?? ''}))
    ORDER BY visit_day DESC, visit_time DESC, resv_code DESC LIMIT ${limit}`);
  return rows.map(({ resvCode }) => resvCode);
}

/** Lists the reservations with these codes, in the order of the codes. */
export async function listDeskReservations(pool: Pool, resvCodes: readonly ResvCode[]): Promise<DeskReservation[]> {
  const { rows } = await pool.query<DeskReservation>(sql('list_desk_reservations')`
    SELECT r.resv_code AS "resvCode", r.htl_code AS "htlCode", r.din_code AS "dinCode", v.name AS "venueName",
      r.visit_day AS "visitDay", r.visit_time AS "visitTime", r.reservation_type AS type, r.status, r.attendance,
      CASE WHEN r.status = 'cancel' THEN coalesce(r.cancelled_by, 'guest') END AS "cancelledBy", r.source,
      r.booker_name AS "bookerName", r.visitor_name AS "visitorName", r.booker_phone AS "bookerPhone", r.adults, r.kids,
      r.pickup_quantity AS "pickupQuantity", r.product_name AS "productName", r.pay_amount AS "payAmount"
    FROM unnest(${resvCodes}::text[]) WITH ORDINALITY AS wanted (resv_code, position)
    JOIN reservation r USING (resv_code) JOIN venue v USING (din_code)
    ORDER BY wanted.position`);
  return rows;
}
