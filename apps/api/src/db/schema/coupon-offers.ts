import type { CouponValidity } from '@dining/domain/coupons/coupon-offer';
import type { HtlCode } from '@dining/domain/shared/codes';
import { sql } from 'drizzle-orm';
import { check, date, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, instant, localized } from './columns';

/**
 * A coupon that members get once each with its code, for one hotel or for all (`GROUP`). Offers with the same code that
 * are not stopped have no day in common; writers of `code` and period hold the lock of the code (ADR 53).
 */
export const couponOffer = pgTable(
  'coupon_offer',
  {
    offerId: uuid('offer_id').primaryKey().defaultRandom(),
    htlCode: text('htl_code').$type<HtlCode>().notNull(),
    /** Name among staff. */
    name: text('name').notNull(),
    /** Capital letters and digits. */
    code: text('code').notNull(),
    couponName: localized('coupon_name').notNull(),
    kind: text('kind').$type<'amount' | 'percent'>().notNull(),
    value: integer('value').notNull(),
    minOrderAmount: integer('min_order_amount').notNull(),
    maxDiscount: integer('max_discount'),
    redeemFrom: date('redeem_from', { mode: 'string' }).notNull(),
    redeemTo: date('redeem_to', { mode: 'string' }).notNull(),
    validity: jsonb('validity').$type<CouponValidity>().notNull(),
    maxCoupons: integer('max_coupons').notNull(),
    redeemedCount: integer('redeemed_count').notNull().default(0),
    stoppedAt: instant('stopped_at'),
    /** Raised by staff, not by redemptions. */
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
  },
  (t) => [
    check(
      'coupon_offer_kind',
      sql`(${t.kind} = 'percent' AND ${t.value} BETWEEN 1 AND 100) OR (${t.kind} = 'amount' AND ${t.value} > 0)`,
    ),
    check('coupon_offer_code', sql`${t.code} ~ '^[A-Z0-9]{4,20}$'`),
    check('coupon_offer_period', sql`${t.redeemFrom} <= ${t.redeemTo}`),
    check('coupon_offer_count', sql`${t.redeemedCount} BETWEEN 0 AND ${t.maxCoupons}`),
    index('coupon_offer_by_code').on(t.code),
    index('coupon_offer_by_creation').on(t.createdAt, t.offerId),
  ],
);
