import type { ReservationType } from '@dining/domain/products/product';
import type { Attendance } from '@dining/domain/reservations/attendance';
import type { ReservationMover, ReservationStatus } from '@dining/domain/reservations/states';
import type { DinCode, HtlCode, ProdCode, ResvCode } from '@dining/domain/shared/codes';
import type { LocalizedText } from '@dining/domain/shared/localized-text';
import type { SeoulDate, SeoulTime } from '@dining/domain/shared/seoul-time';
import type { Pool } from 'pg';
import { sql } from '../../db/sql';

/** A reservation as my page lists it. */
export interface ListedReservation {
  readonly resvCode: ResvCode;
  readonly reservationType: ReservationType;
  readonly status: ReservationStatus;
  readonly attendance: Attendance;
  readonly cancelledBy: ReservationMover | null;
  readonly visitDay: SeoulDate;
  readonly visitTime: SeoulTime;
  readonly paidAt: Date | null;
  readonly adults: number;
  readonly kids: number;
  readonly pickupQuantity: number;
  readonly payAmount: number;
  readonly takesDeposit: boolean;
  readonly htlCode: HtlCode;
  readonly hotelName: LocalizedText;
  readonly hotelReviewsOn: boolean;
  readonly dinCode: DinCode;
  readonly venueName: LocalizedText;
  readonly prodCode: ProdCode;
  readonly productName: LocalizedText;
  readonly productPicture: string;
  readonly reviewCode: string | null;
}

interface Page {
  readonly offset: number;
  readonly limit: number;
}

/** Counts the reservations of a member, cancelled ones too. */
export async function countMemberReservations(pool: Pool, userId: string): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(sql('count_member_reservations')`
    SELECT count(*)::int AS count FROM reservation WHERE user_id = ${userId}`);
  return rows[0]?.count ?? 0;
}

/** Lists one page of a member's reservations, the newest first. */
export async function listNewestReservations(pool: Pool, userId: string, { offset, limit }: Page): Promise<ListedReservation[]> {
  const { rows } = await pool.query<ListedReservation>(sql('list_newest_reservations')`
    SELECT r.resv_code AS "resvCode", r.reservation_type AS "reservationType", r.status, r.attendance, r.cancelled_by AS "cancelledBy",
      r.visit_day AS "visitDay", r.visit_time AS "visitTime", r.paid_at AS "paidAt", r.adults, r.kids,
      r.pickup_quantity AS "pickupQuantity", r.pay_amount AS "payAmount", r.takes_deposit AS "takesDeposit", r.htl_code AS "htlCode",
      h.name AS "hotelName", h.reviews_on AS "hotelReviewsOn", r.din_code AS "dinCode", v.name AS "venueName",
      r.prod_code AS "prodCode", r.product_name AS "productName", p.banner_picture AS "productPicture", w.review_code AS "reviewCode"
    FROM reservation r
    JOIN hotel h ON h.htl_code = r.htl_code
    JOIN venue v ON v.din_code = r.din_code
    JOIN product p ON p.prod_code = r.prod_code
    LEFT JOIN review w ON w.resv_code = r.resv_code
    WHERE r.user_id = ${userId}
    ORDER BY r.created_at DESC, r.resv_code DESC OFFSET ${offset} LIMIT ${limit}`);
  return rows;
}

/** Lists one page of a member's reservations, the oldest first. A separate statement, because a parameter for the order would sort all rows. */
export async function listOldestReservations(pool: Pool, userId: string, { offset, limit }: Page): Promise<ListedReservation[]> {
  const { rows } = await pool.query<ListedReservation>(sql('list_oldest_reservations')`
    SELECT r.resv_code AS "resvCode", r.reservation_type AS "reservationType", r.status, r.attendance, r.cancelled_by AS "cancelledBy",
      r.visit_day AS "visitDay", r.visit_time AS "visitTime", r.paid_at AS "paidAt", r.adults, r.kids,
      r.pickup_quantity AS "pickupQuantity", r.pay_amount AS "payAmount", r.takes_deposit AS "takesDeposit", r.htl_code AS "htlCode",
      h.name AS "hotelName", h.reviews_on AS "hotelReviewsOn", r.din_code AS "dinCode", v.name AS "venueName",
      r.prod_code AS "prodCode", r.product_name AS "productName", p.banner_picture AS "productPicture", w.review_code AS "reviewCode"
    FROM reservation r
    JOIN hotel h ON h.htl_code = r.htl_code
    JOIN venue v ON v.din_code = r.din_code
    JOIN product p ON p.prod_code = r.prod_code
    LEFT JOIN review w ON w.resv_code = r.resv_code
    WHERE r.user_id = ${userId}
    ORDER BY r.created_at, r.resv_code OFFSET ${offset} LIMIT ${limit}`);
  return rows;
}
