import type { Pool } from 'pg';
import { sql } from '../../db/sql';

/** A version of terms, and the range of numbers of the orders whose guests may have agreed to it. */
export interface CountedVersion {
  readonly termsSeq: number;
  readonly kind: string;
  readonly fromOrderNo: string;
  readonly beforeOrderNo: string;
}

export interface AgreementCounts {
  readonly termsSeq: number;
  readonly reservations: number;
  readonly members: number;
}

/** Counts the reservations and members that agreed to each version, up to `maxCount` each. */
export async function countAgreements(
  pool: Pool,
  versions: readonly CountedVersion[],
  maxCount: number,
): Promise<ReadonlyMap<number, AgreementCounts>> {
  const { rows } = await pool.query<AgreementCounts>(sql('count_agreements')`
    SELECT v."termsSeq",
      (SELECT count(*)::int FROM (
        SELECT FROM reservation r
        WHERE r.shop_order_no >= v."fromOrderNo" AND r.shop_order_no < v."beforeOrderNo"
          AND r.consents @> jsonb_build_array(jsonb_build_object('kind', v.kind, 'termsSeq', v."termsSeq"))
        LIMIT ${maxCount}
      ) AS agreed) AS reservations,
      (SELECT count(*)::int FROM (
        SELECT DISTINCT c.user_id FROM member_consent c
        WHERE c.terms_seq = v."termsSeq" AND c.consent = v.kind AND c.agreed
        LIMIT ${maxCount}
      ) AS agreed) AS members
    FROM jsonb_to_recordset(${JSON.stringify(versions)}::jsonb)
      AS v ("termsSeq" int, kind text, "fromOrderNo" text, "beforeOrderNo" text)`);
  return new Map(rows.map((row) => [row.termsSeq, row]));
}
