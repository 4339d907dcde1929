import { randomInt } from 'node:crypto';
import type { Coupon } from '@dining/domain/pricing/coupon';
import { type CouponNo, toCode } from '@dining/domain/shared/codes';
import type { Database } from '../src/db/connect';
import { couponOffer } from '../src/db/schema/coupon-offers';
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

/** Inserts a coupon offer with a random code, by default 10 percent at any hotel in 2026. Returns its id and code. */
export async function insertCouponOffer(
  { db }: Database,
  changes: Partial<typeof couponOffer.$inferInsert> = {},
): Promise<{ readonly offerId: string; readonly code: string }> {
  const [row] = await db
    .insert(couponOffer)
    .values({
      htlCode: groupHtlCode,
      name: 'Test offer',
      code: `T${randomInt(1e9)}X`,
      couponName: { ...localize('Test coupon') },
      kind: 'percent',
      value: 10,
      minOrderAmount: 0,
      redeemFrom: '2026-01-01',
      redeemTo: '2026-12-31',
      validity: { type: 'days', days: 90 },
      maxCoupons: 300,
      ...changes,
    })
    .returning();
  if (row === undefined) throw new Error('The coupon offer was not inserted');
  return row;
}

/** What staff enter about an offer: 15 percent up to 30,000 won, redeemed in 2026 by up to 300 members. */
export const offerFields = {
  name: 'Summer newsletter',
  couponName: { ko: '여름 쿠폰', en: 'Summer coupon', cn: '夏季优惠券', ja: '夏のクーポン' },
  kind: 'percent',
  value: 15,
  minOrderAmount: 50_000,
  maxDiscount: 30_000,
  redeemFrom: '2026-01-01',
  redeemTo: '2026-12-31',
  validity: { type: 'days', days: 90 },
  maxCoupons: 300,
} as const;
