import type { ReservationType } from '@dining/domain/products/product';
import type { Attendance } from '@dining/domain/reservations/attendance';
import type { ReservationActor, ReservationStatus } from '@dining/domain/reservations/states';
import type { DinCode, HtlCode, ProdCode, ResvCode } from '@dining/domain/shared/codes';
import type { LocalizedText } from '@dining/domain/shared/localized-text';
import type { SeoulDate, SeoulTime } from '@dining/domain/shared/seoul-time';
import type { Pool } from 'pg';
import { sql } from '../../db/sql';

export interface ListedReservation {
  readonly resvCode: ResvCode;
  readonly reservationType: ReservationType;
  readonly status: ReservationStatus;
  readonly attendance: Attendance;
  readonly cancelledBy: ReservationActor | null;
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

export async function countMemberReservations(pool: Pool, userId: string): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(sql('count_member_reservations')`
    SELECT count(*)::int AS count FROM reservation WHERE user_id = ${userId}`);
  return rows[0]?.count ?? 0;
}

export async function listNewestReservations(
  pool: Pool,
  userId: string,
  { offset, limit }: Page,
): Promise<ListedReservation[]> {
  const { rows } = await pool.query<ListedReservation>(sql('list_newest_reservations')`
    SELECT "resvCode", "reservationType", status, attendance, "cancelledBy", "visitDay", "visitTime", "paidAt", adults, kids,
      "pickupQuantity", "payAmount", "takesDeposit", "htlCode", "hotelName", "hotelReviewsOn", "dinCode", "venueName",
      "prodCode", "productName", "productPicture", "reviewCode"
    FROM listed_reservation
    WHERE "userId" = ${userId}
    ORDER BY "createdAt" DESC, "resvCode" DESC OFFSET ${offset} LIMIT ${limit}`);
  return rows;
}

/** Has its own statement, because PostgreSQL would sort all rows if the order were a parameter. */
export async function listOldestReservations(
  pool: Pool,
  userId: string,
  { offset, limit }: Page,
): Promise<ListedReservation[]> {
  const { rows } = await pool.query<ListedReservation>(sql('list_oldest_reservations')`
    SELECT "resvCode", "reservationType", status, attendance, "cancelledBy", "visitDay", "visitTime", "paidAt", adults, kids,
      "pickupQuantity", "payAmount", "takesDeposit", "htlCode", "hotelName", "hotelReviewsOn", "dinCode", "venueName",
      "prodCode", "productName", "productPicture", "reviewCode"
    FROM listed_reservation
    WHERE "userId" = ${userId}
    ORDER BY "createdAt", "resvCode" OFFSET ${offset} LIMIT ${limit}`);
  return rows;
}

export interface UpcomingReservation {
  readonly resvCode: ResvCode;
  readonly reservationType: ReservationType;
  readonly visitDay: SeoulDate;
  readonly visitTime: SeoulTime;
}

/** Lists up to 20 active reservations from a day on, without recorded attendance, the earliest visit first. */
export async function listUpcomingReservations(
  pool: Pool,
  userId: string,
  today: SeoulDate,
): Promise<UpcomingReservation[]> {
  const { rows } = await pool.query<UpcomingReservation>(sql('list_upcoming_reservations')`
    SELECT resv_code AS "resvCode", reservation_type AS "reservationType", visit_day AS "visitDay", visit_time AS "visitTime"
    FROM reservation
    WHERE user_id = ${userId} AND visit_day >= ${today} AND status <> 'cancel' AND attendance = 'expected'
    ORDER BY visit_day, visit_time, resv_code LIMIT 20`);
  return rows;
}
