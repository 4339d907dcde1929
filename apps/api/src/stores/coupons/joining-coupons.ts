import type { HtlCode } from '@dining/domain/shared/codes';
import type { LocalizedText } from '@dining/domain/shared/localized-text';
import type { SeoulDate } from '@dining/domain/shared/seoul-time';
import type { Pool, PoolClient } from 'pg';
import { groupHtlCode } from '../../db/schema/hotels';
import { sql } from '../../db/sql';

interface JoiningMember {
  readonly userId: string;
  /** Keys by which a former member is recognised. One match suffices. */
  readonly keys: readonly string[];
  readonly today: SeoulDate;
}

/** Inserts the coupons for new members, or none if the person was a member before. Coupon numbers are random. */
export async function insertJoiningCoupons(client: PoolClient, { userId, keys, today }: JoiningMember): Promise<void> {
  await client.query(sql('insert_joining_coupons')`
    INSERT INTO member_coupon (coupon_no, user_id, htl_code, name, kind, value, min_order_amount, max_discount, valid_from, valid_to,
      on_joining)
    SELECT upper(concat_ws('-', 'JOIN', substr(id, 1, 4), substr(id, 5, 4), substr(id, 9, 4))), ${userId}, htl_code, name, kind, value,
      min_order_amount, max_discount, ${today}::date, ${today}::date + valid_days, true
    FROM joining_coupon, LATERAL (SELECT replace(gen_random_uuid()::text || htl_code, '-', '') AS id) AS random
    WHERE NOT EXISTS (SELECT 1 FROM former_member_key WHERE key = ANY(${keys}::text[]))`);
}

export interface JoiningCoupon {
  readonly htlCode: HtlCode | null;
  readonly name: LocalizedText;
  readonly kind: 'amount' | 'percent';
  readonly value: number;
  readonly minOrderAmount: number;
  readonly maxDiscount: number | null;
  readonly validTo: SeoulDate;
}

/** Lists the coupons that the member with this membership number got when joining. */
export async function listJoiningCoupons(pool: Pool, cardNo: string): Promise<readonly JoiningCoupon[]> {
  const { rows } = await pool.query<JoiningCoupon>(sql('list_joining_coupons')`
    SELECT nullif(c.htl_code, ${groupHtlCode}) AS "htlCode", c.name, c.kind, c.value, c.min_order_amount AS "minOrderAmount",
      c.max_discount AS "maxDiscount", c.valid_to AS "validTo"
    FROM member_coupon c JOIN member m USING (user_id)
    WHERE m.card_no = ${cardNo} AND c.on_joining ORDER BY c.valid_to, c.coupon_no`);
  return rows;
}
