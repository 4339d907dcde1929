import type { CancelPolicy } from '@dining/domain/cancellation/policy';
import type { DinCode, HtlCode } from '@dining/domain/shared/codes';
import type { LocalizedText } from '@dining/domain/shared/localized-text';
import type { Pool } from 'pg';
import { sql } from '../../db/sql';

export interface StoredPolicy extends CancelPolicy {
  readonly payPlcySeq: number;
  readonly htlCode: HtlCode;
  readonly dinCode: DinCode;
  readonly description: LocalizedText;
  readonly version: string;
}

export async function findPolicyInEffect(pool: Pool, dinCode: DinCode): Promise<StoredPolicy | undefined> {
  const { rows } = await pool.query<StoredPolicy>(sql('find_policy_in_effect')`
    SELECT c.pay_plcy_seq AS "payPlcySeq", v.htl_code AS "htlCode", c.din_code AS "dinCode", c.reservation_based AS "reservationBased",
      c.tiers, c.grace_minutes AS "graceMinutes", c.description, c.version
    FROM cancel_policy c JOIN venue v USING (din_code)
    WHERE c.din_code = ${dinCode} AND c.effective_at <= now()
    ORDER BY c.effective_at DESC, c.pay_plcy_seq DESC LIMIT 1`);
  return rows[0];
}

export async function listPoliciesInEffect(pool: Pool, htlCode: HtlCode | undefined): Promise<StoredPolicy[]> {
  const { rows } = await pool.query<StoredPolicy>(sql('list_policies_in_effect')`
    SELECT DISTINCT ON (v.position, c.din_code) c.pay_plcy_seq AS "payPlcySeq", v.htl_code AS "htlCode", c.din_code AS "dinCode",
      c.reservation_based AS "reservationBased", c.tiers, c.grace_minutes AS "graceMinutes", c.description, c.version
    FROM cancel_policy c JOIN venue v USING (din_code)
    WHERE (${htlCode}::text IS NULL OR v.htl_code = ${htlCode}) AND c.effective_at <= now()
    ORDER BY v.position, c.din_code, c.effective_at DESC, c.pay_plcy_seq DESC`);
  return rows;
}
