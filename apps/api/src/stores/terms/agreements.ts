import { maxCountedAgreements, maxExaminedAgreements } from '@dining/domain/terms/agreed-texts';
import type { Queryable } from '../../db/queryable';
import { sql } from '../../db/sql';

/** The range of numbers of the orders whose guests may have agreed to a version. */
export interface OrderRange {
  readonly fromOrderNo: string;
  readonly beforeOrderNo: string;
}

export interface CountedVersion {
  readonly termsSeq: number;
  readonly kind: string;
  /** Null if the payment page does not show this kind. */
  readonly orders: OrderRange | null;
}

export interface AgreementCounts {
  readonly termsSeq: number;
  readonly reservations: number;
  readonly members: number;
  /** True if there may be older reservations, which were not examined. */
  readonly hasMoreReservations: boolean;
  /** True if there may be more agreements of members, which were not examined. */
  readonly hasMoreMembers: boolean;
}

/**
 * Counts the reservations and members that agreed to each version, up to `maxCountedAgreements` each. Examines only the
 * newest reservations, so that the work does not grow with the history.
 */
export async function countAgreements(
  db: Queryable,
  versions: readonly CountedVersion[],
): Promise<ReadonlyMap<number, AgreementCounts>> {
  const { rows } = await db.query<AgreementCounts>(sql('count_agreements')`
    SELECT v."termsSeq",
      least(r.agreed, ${maxCountedAgreements}) AS reservations,
      r.examined >= ${maxExaminedAgreements} AS "hasMoreReservations",
      least(m.agreed, ${maxCountedAgreements}) AS members,
      m.examined >= ${maxExaminedAgreements} AS "hasMoreMembers"
    FROM jsonb_to_recordset(${JSON.stringify(versions)}::jsonb) AS v ("termsSeq" int, kind text, orders jsonb)
    CROSS JOIN LATERAL (
      SELECT count(*)::int AS examined, (count(*) FILTER (
        WHERE consents @> jsonb_build_array(jsonb_build_object('kind', v.kind, 'termsSeq', v."termsSeq"))
      ))::int AS agreed
      FROM (
        SELECT consents FROM reservation
        WHERE shop_order_no >= v.orders ->> 'fromOrderNo' AND shop_order_no < v.orders ->> 'beforeOrderNo'
        ORDER BY shop_order_no DESC LIMIT ${maxExaminedAgreements}
      ) AS newest
    ) AS r
    CROSS JOIN LATERAL (
      SELECT count(*)::int AS examined, count(DISTINCT user_id)::int AS agreed
      FROM (
        SELECT user_id FROM member_consent
        WHERE terms_seq = v."termsSeq" AND consent = v.kind AND agreed
        ORDER BY user_id LIMIT ${maxExaminedAgreements}
      ) AS given
    ) AS m`);
  return new Map(rows.map((row) => [row.termsSeq, row]));
}
