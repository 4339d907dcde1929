import type { HtlCode, ResvCode } from '@dining/domain/shared/codes';
import type { LocalizedText } from '@dining/domain/shared/localized-text';
import type { SeoulDate } from '@dining/domain/shared/seoul-time';
import { and, asc, eq, gte, isNull } from 'drizzle-orm';
import type { PoolClient } from 'pg';
import type { Queries } from '../../db/connect';
import { coupon } from '../../db/schema/members';

/** A coupon of a member; value in won or percent. */
export interface StoredCoupon {
  readonly couponNo: string;
  readonly htlCode: HtlCode | null;
  readonly name: LocalizedText;
  readonly kind: 'amount' | 'percent';
  readonly value: number;
  readonly minOrderAmount: number;
  readonly maxDiscount: number | null;
  readonly validFrom: SeoulDate;
  readonly validTo: SeoulDate;
  readonly usedAt: Date | null;
}

/** A member's coupons, the one that ends first before the others; with `usableOn`, only the unused ones not over by that day. */
export const couponsOfMember = (db: Queries, userId: string, usableOn?: SeoulDate): Promise<StoredCoupon[]> =>
  db
    .select({
      couponNo: coupon.couponNo,
      htlCode: coupon.htlCode,
      name: coupon.name,
      kind: coupon.kind,
      value: coupon.value,
      minOrderAmount: coupon.minOrderAmount,
      maxDiscount: coupon.maxDiscount,
      validFrom: coupon.validFrom,
      validTo: coupon.validTo,
      usedAt: coupon.usedAt,
    })
    .from(coupon)
    .where(
      and(
        eq(coupon.userId, userId),
        usableOn === undefined ? undefined : and(isNull(coupon.usedAt), gte(coupon.validTo, usableOn)),
      ),
    )
    .orderBy(asc(coupon.validTo), asc(coupon.couponNo));

/** The coupon that a cancelled reservation had used may be used again. */
export async function giveBackCoupon(client: PoolClient, resvCode: ResvCode): Promise<void> {
  await client.query('UPDATE coupon SET used_at = NULL, used_by = NULL WHERE used_by = $1', [resvCode]);
}
