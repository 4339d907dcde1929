import type { PolicySnapshot } from '@dining/domain/orders/priced-order';
import type { DinCode, HtlCode } from '@dining/domain/shared/codes';
import type { ClientBase, Pool } from 'pg';
import { sql } from '../../db/sql';

export interface TermsVersion {
  readonly termsSeq: number;
  readonly termsTypeCode: string;
  readonly version: string;
}

export interface StoredTermsVersion extends TermsVersion {
  readonly effectiveAt: Date;
  readonly endedAt: Date | null;
}

export async function listTermsVersions(pool: Pool, htlCode: HtlCode): Promise<StoredTermsVersion[]> {
  const { rows } = await pool.query<StoredTermsVersion>(sql('list_terms_versions')`
    SELECT terms_seq AS "termsSeq", terms_type_code AS "termsTypeCode", version, effective_at AS "effectiveAt", ended_at AS "endedAt"
    FROM terms WHERE htl_code = ${htlCode}
    ORDER BY terms_type_code, effective_at DESC, terms_seq DESC`);
  return rows;
}

export interface PolicyVersion extends Omit<PolicySnapshot, 'description'> {
  readonly textKey: string;
}

export interface StoredPolicyVersion extends PolicyVersion {
  readonly effectiveAt: Date;
}

export async function listPolicyVersions(db: Pool | ClientBase, dinCode: DinCode): Promise<StoredPolicyVersion[]> {
  const { rows } = await db.query<StoredPolicyVersion>(sql('list_policy_versions')`
    SELECT pay_plcy_seq AS "payPlcySeq", version, reservation_based AS "reservationBased", tiers,
      grace_minutes AS "graceMinutes", hash_policy_text(description) AS "textKey", effective_at AS "effectiveAt"
    FROM cancel_policy WHERE din_code = ${dinCode}
    ORDER BY effective_at DESC, pay_plcy_seq DESC`);
  return rows;
}
