import type { Coupon } from '@dining/domain/pricing/coupon';
import type { CouponNo, HtlCode, ProdCode, ResvCode, ShopOrderNo } from '@dining/domain/shared/codes';
import type { LocalizedText } from '@dining/domain/shared/localized-text';
import type { SeoulDate, SeoulTime } from '@dining/domain/shared/seoul-time';
import type { Pool } from 'pg';

/** A coupon of a member with its name; value in won or percent. */
export interface StoredCoupon extends Coupon {
  readonly name: LocalizedText;
  readonly validity: { readonly from: SeoulDate; readonly to: SeoulDate };
  /** The reservation that was made with it, and when; null where there is none. */
  readonly usedBy: { readonly resvCode: ResvCode; readonly at: Date } | null;
  /** What is being paid for with it; null where nothing is. */
  readonly heldFor: { readonly prodCode: ProdCode; readonly visitDay: SeoulDate; readonly visitTime: SeoulTime } | null;
}

interface Row {
  readonly couponNo: CouponNo;
  readonly htlCode: HtlCode | null;
  readonly name: LocalizedText;
  readonly kind: 'amount' | 'percent';
  readonly value: number;
  readonly minOrderAmount: number;
  readonly maxDiscount: number | null;
  readonly validFrom: SeoulDate;
  readonly validTo: SeoulDate;
  readonly taken: boolean;
  readonly resvCode: ResvCode | null;
  readonly usedAt: Date | null;
  readonly heldFor: StoredCoupon['heldFor'];
}

const fromRow = ({ validFrom, validTo, resvCode, usedAt, ...coupon }: Row): StoredCoupon => ({
  ...coupon,
  validity: { from: validFrom, to: validTo },
  usedBy: resvCode === null || usedAt === null ? null : { resvCode, at: usedAt },
});

/** Coupons of the member `$1`, each with the one order that has it; what has run out has nothing, and the orders of `$2` count as none. */
const coupons = `
  SELECT c.coupon_no AS "couponNo", c.htl_code AS "htlCode", c.name, c.kind, c.value, c.min_order_amount AS "minOrderAmount",
    c.max_discount AS "maxDiscount", c.valid_from AS "validFrom", c.valid_to AS "validTo", t.shop_order_no IS NOT NULL AS taken,
    r.resv_code AS "resvCode", r.created_at AS "usedAt",
    CASE WHEN r.resv_code IS NULL AND p."order" <> 'null'::jsonb THEN jsonb_build_object('prodCode', p."order" -> 'prodCode',
      'visitDay', p."order" -> 'visit' -> 'date', 'visitTime', p."order" -> 'visit' -> 'time') END AS "heldFor"
  FROM coupon c
  LEFT JOIN (
    SELECT l.coupon_no, h.shop_order_no FROM hold_line l JOIN hold h USING (shop_order_no)
    WHERE l.counter = 'coupon' AND h.state <> 'freed' AND NOT EXISTS (SELECT 1 FROM expired_hold e WHERE e.shop_order_no = h.shop_order_no) AND h.shop_order_no <> ALL($2)
  ) t USING (coupon_no)
  LEFT JOIN reservation r ON r.shop_order_no = t.shop_order_no
  LEFT JOIN payment p ON p.shop_order_no = t.shop_order_no
  WHERE c.user_id = $1`;

/** Every coupon of a member, the one that ends first before the others. */
export async function listCoupons(pool: Pool, userId: string): Promise<StoredCoupon[]> {
  const { rows } = await pool.query<Row>({
    name: 'coupons_of_member',
    text: `${coupons} ORDER BY c.valid_to, c.coupon_no`,
    values: [userId, []],
  });
  return rows.map(fromRow);
}

/**
 * A member's coupon by its number, for an order that would take the place of his orders `own`: what those hold is his to use. Undefined
 * for anybody else's, and for whoever is no member.
 */
export async function findCoupon(
  pool: Pool,
  userId: string | null,
  couponNo: CouponNo,
  own: readonly ShopOrderNo[],
): Promise<Coupon | undefined> {
  const { rows } = await pool.query<Row>({
    name: 'coupon_for_order',
    text: `${coupons} AND c.coupon_no = $3`,
    values: [userId, own, couponNo],
  });
  return rows.map(fromRow)[0];
}
