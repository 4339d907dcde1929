import type { ReservationType } from '@dining/domain/products/product';
import type { Attendance } from '@dining/domain/reservations/attendance';
import type { ReservationMover, ReservationStatus } from '@dining/domain/reservations/states';
import type { DinCode, HtlCode, ProdCode, ResvCode } from '@dining/domain/shared/codes';
import type { LocalizedText } from '@dining/domain/shared/localized-text';
import type { SeoulDate, SeoulTime } from '@dining/domain/shared/seoul-time';
import type { Pool } from 'pg';

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

/** How many reservations a member has, cancelled ones too. */
export async function countReservationsOf(pool: Pool, userId: string): Promise<number> {
  const { rows } = await pool.query<{ count: number }>({
    name: 'count_reservations_of',
    text: 'SELECT count(*)::int AS count FROM reservation WHERE user_id = $1',
    values: [userId],
  });
  return rows[0]?.count ?? 0;
}

/** One page of a member's reservations by when they were made, newest or oldest first. */
export async function reservationsOf(
  pool: Pool,
  userId: string,
  page: { readonly order: 'new' | 'old'; readonly offset: number; readonly limit: number },
): Promise<ListedReservation[]> {
  const direction = page.order === 'old' ? 'ASC' : 'DESC';
  const { rows } = await pool.query<ListedReservation>({
    name: `reservations_of_${page.order}`,
    text: `SELECT r.resv_code AS "resvCode", r.reservation_type AS "reservationType", r.status, r.attendance, r.cancelled_by AS "cancelledBy", r.visit_day AS "visitDay",
             r.visit_time AS "visitTime", r.paid_at AS "paidAt", r.adults, r.kids, r.pickup_quantity AS "pickupQuantity",
             r.pay_amount AS "payAmount", r.takes_deposit AS "takesDeposit", r.htl_code AS "htlCode", h.name AS "hotelName",
             h.reviews_on AS "hotelReviewsOn", r.din_code AS "dinCode", v.name AS "venueName", r.prod_code AS "prodCode",
             r.product_name AS "productName", p.banner_picture AS "productPicture", w.review_code AS "reviewCode"
           FROM reservation r
           JOIN hotel h ON h.htl_code = r.htl_code
           JOIN venue v ON v.din_code = r.din_code
           JOIN product p ON p.prod_code = r.prod_code
           LEFT JOIN review w ON w.resv_code = r.resv_code
           WHERE r.user_id = $1
           ORDER BY r.created_at ${direction}, r.resv_code ${direction}
           OFFSET $2 LIMIT $3`,
    values: [userId, page.offset, page.limit],
  });
  return rows;
}
