import type { ReviewCandidate } from '@dining/domain/reviews/eligibility';
import type { DinCode, HtlCode, ProdCode, ResvCode } from '@dining/domain/shared/codes';
import type { SeoulDate, SeoulTime } from '@dining/domain/shared/seoul-time';
import type { PoolClient } from 'pg';
import { sql } from '../../db/sql';

export interface ReservationToReview extends ReviewCandidate {
  readonly resvCode: ResvCode;
  readonly userId: string | null;
  readonly htlCode: HtlCode;
  readonly dinCode: DinCode;
  readonly prodCode: ProdCode;
  readonly reviewCode: string | null;
  readonly hotelRatingsOn: boolean;
}

type Row = Omit<ReservationToReview, 'visit'> & { readonly visitDay: SeoulDate; readonly visitTime: SeoulTime };

export async function lockReservationToReview(
  client: PoolClient,
  resvCode: ResvCode,
): Promise<ReservationToReview | undefined> {
  const { rows } = await client.query<Row>(sql('lock_reservation_to_review')`
    SELECT r.resv_code AS "resvCode", r.user_id AS "userId", r.htl_code AS "htlCode", r.din_code AS "dinCode",
      r.prod_code AS "prodCode", r.status, r.attendance, r.visit_day AS "visitDay", r.visit_time AS "visitTime",
      h.reviews_on AS "hotelReviewsOn", h.ratings_on AS "hotelRatingsOn", w.review_code AS "reviewCode"
    FROM reservation r
    JOIN hotel h ON h.htl_code = r.htl_code
    LEFT JOIN review w ON w.resv_code = r.resv_code
    WHERE r.resv_code = ${resvCode} FOR SHARE OF r`);
  const [row] = rows;
  return row && { ...row, visit: { date: row.visitDay, time: row.visitTime } };
}
