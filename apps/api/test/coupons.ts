import type { Coupon } from '@dining/domain/pricing/coupon';
import { type CouponNo, toCode } from '@dining/domain/shared/codes';
import type { Database } from '../src/db/connect';
import { groupHtlCode } from '../src/db/schema/hotels';
import { memberCoupon } from '../src/db/schema/members';
import { localize, mina } from './fixtures';

type Changes = Partial<Omit<Coupon, 'couponNo' | 'validity' | 'isHeldOrUsed'>> & {
  readonly validFrom?: string;
  readonly validTo?: string;
  readonly userId?: string;
};

/** Inserts a coupon of a member, by default of Mina: 10,000 won off anything at any hotel. */
export async function insertCoupon({ db }: Database, number: string, changes: Changes = {}): Promise<CouponNo> {
  const defaults = { userId: mina.userId, name: localize(`Coupon ${number}`), kind: 'amount' as const, value: 10_000 };
  const couponNo = toCode<CouponNo>(number);
  const htlCode = changes.htlCode ?? groupHtlCode;
  await db
    .insert(memberCoupon)
    .values({ ...defaults, validFrom: '2026-01-01', validTo: '2026-12-31', ...changes, htlCode, couponNo });
  return couponNo;
}
