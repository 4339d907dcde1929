import type { HidingReason, HidingState } from '@dining/domain/reviews/hiding';
import type { HtlCode } from '@dining/domain/shared/codes';
import type { Language } from '@dining/domain/shared/language';
import type { LocalizedText } from '@dining/domain/shared/localized-text';
import type { Pool } from 'pg';
import { sql } from '../../db/sql';

export interface HiddenReview {
  readonly userId: string;
  readonly memberName: string;
  readonly language: Language;
  readonly htlCode: HtlCode;
  readonly hotelName: LocalizedText;
  readonly venueName: LocalizedText;
  readonly venuePhone: string;
  readonly contents: string;
  readonly state: HidingState;
  readonly reason: HidingReason;
  readonly note: string;
  readonly decision: string | null;
}

/** Returns the data of the mail to the author of a hidden review; undefined once they have left. */
export async function findHiddenReview(pool: Pool, reviewCode: string): Promise<HiddenReview | undefined> {
  const { rows } = await pool.query<HiddenReview>(sql('find_hidden_review')`
    SELECT m.user_id AS "userId", m.name AS "memberName", m.language, w.htl_code AS "htlCode",
      h.name AS "hotelName", v.name AS "venueName", v.phone AS "venuePhone",
      w.contents, x.state, x.reason, x.note, x.decision
    FROM review_hiding x
    JOIN review w USING (review_code)
    JOIN member m ON m.user_id = w.user_id AND m.left_at IS NULL
    JOIN hotel h ON h.htl_code = w.htl_code
    JOIN venue v ON v.din_code = w.din_code
    WHERE x.review_code = ${reviewCode}`);
  return rows[0];
}
