import type { Coupon } from '@dining/domain/pricing/coupon';
import type { CouponNo, ProdCode, ResvCode, ShopOrderNo } from '@dining/domain/shared/codes';
import type { LocalizedText } from '@dining/domain/shared/localized-text';
import type { SeoulDate, SeoulTime } from '@dining/domain/shared/seoul-time';
import type { Pool } from 'pg';
import { groupHtlCode } from '../../db/schema/hotels';
import { sql } from '../../db/sql';

export interface StoredCoupon extends Coupon {
  readonly name: LocalizedText;
  readonly validity: { readonly from: SeoulDate; readonly to: SeoulDate };
  readonly usedBy: { readonly resvCode: ResvCode; readonly at: Date } | null;
  readonly heldFor: { readonly prodCode: ProdCode; readonly visitDay: SeoulDate; readonly visitTime: SeoulTime } | null;
}

type CouponRow = Omit<Coupon, 'validity'> & { readonly validFrom: SeoulDate; readonly validTo: SeoulDate };

interface CouponListRow extends CouponRow {
  readonly name: LocalizedText;
  readonly resvCode: ResvCode | null;
  readonly usedAt: Date | null;
  readonly heldFor: StoredCoupon['heldFor'];
}

export async function listCoupons(pool: Pool, userId: string): Promise<StoredCoupon[]> {
  const { rows } = await pool.query<CouponListRow>(sql('list_coupons')`
    SELECT c.coupon_no AS "couponNo", nullif(c.htl_code, ${groupHtlCode}) AS "htlCode", c.name, c.kind, c.value, c.min_order_amount AS "minOrderAmount",
      c.max_discount AS "maxDiscount", c.valid_from AS "validFrom", c.valid_to AS "validTo", t.shop_order_no IS NOT NULL AS "isHeldOrUsed",
      r.resv_code AS "resvCode", r.created_at AS "usedAt",
      CASE WHEN r.resv_code IS NULL AND p."order" <> 'null'::jsonb THEN jsonb_build_object('prodCode', p."order" -> 'prodCode',
        'visitDay', p."order" -> 'visit' -> 'date', 'visitTime', p."order" -> 'visit' -> 'time') END AS "heldFor"
    FROM member_coupon c
    LEFT JOIN taken_coupon t USING (coupon_no)
    LEFT JOIN reservation r ON r.shop_order_no = t.shop_order_no
    LEFT JOIN payment p ON p.shop_order_no = t.shop_order_no
    WHERE c.user_id = ${userId} ORDER BY c.valid_to, c.coupon_no`);
  return rows.map(({ validFrom, validTo, resvCode, usedAt, ...coupon }) => ({
    ...coupon,
    validity: { from: validFrom, to: validTo },
    usedBy: resvCode === null || usedAt === null ? null : { resvCode, at: usedAt },
  }));
}

/** Finds a member's coupon for an order. A coupon that one of the superseded orders holds counts as free. */
export async function findCoupon(
  pool: Pool,
  userId: string | null,
  couponNo: CouponNo,
  supersededOrderNos: readonly ShopOrderNo[],
): Promise<Coupon | undefined> {
  const { rows } = await pool.query<CouponRow>(sql('find_coupon')`
    SELECT c.coupon_no AS "couponNo", nullif(c.htl_code, ${groupHtlCode}) AS "htlCode", c.kind, c.value, c.min_order_amount AS "minOrderAmount",
      c.max_discount AS "maxDiscount", c.valid_from AS "validFrom", c.valid_to AS "validTo",
      EXISTS (
        SELECT 1 FROM taken_coupon t WHERE t.coupon_no = c.coupon_no AND t.shop_order_no <> ALL(${supersededOrderNos})
      ) AS "isHeldOrUsed"
    FROM member_coupon c WHERE c.coupon_no = ${couponNo} AND c.user_id = ${userId}`);
  return rows.map(({ validFrom, validTo, ...coupon }) => ({
    ...coupon,
    validity: { from: validFrom, to: validTo },
  }))[0];
}
