import type { HoldState } from '@dining/domain/inventory/hold-states';
import type { CouponNo, DinCode, HtlCode, ProdCode, ShopOrderNo } from '@dining/domain/shared/codes';
import { sql } from 'drizzle-orm';
import { bigint, bigserial, check, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { counterKind, createdAt, instant, positiveInteger } from './columns';
import { memberCoupon } from './members';

/**
 * Counts the changes of a scope's rules: a venue's stock (`din:…`), a product (`prod:…`), the holidays. Triggers raise
 * the version, also for changes by SQL, under a lock that orders share: an order is placed under the rules that it was
 * checked against, or not at all.
 */
export const ruleVersion = pgTable('rule_version', {
  scope: text('scope').primaryKey(),
  version: bigint('version', { mode: 'number' }).notNull(),
  changedAt: instant('changed_at').notNull().default(sql`now()`),
});

/**
 * The version of the rule that set a counter's capacity; 0 if staff placed seats beyond capacity. A change does not
 * affect what was sold before.
 */
const ruleVersionColumn = () => bigint('rule_version', { mode: 'number' }).notNull().default(0);

/**
 * Orders take capacity by `UPDATE … SET used = used + n WHERE used + n <= capacity`. Only stays that staff place beyond
 * capacity, or that are counted at new start times, raise `capacity` with `used`. `unit` is 'TABLE' for the pool of
 * seats, otherwise a room's code.
 */
export const seatUsage = pgTable(
  'seat_usage',
  {
    dinCode: text('din_code').$type<DinCode>().notNull(),
    visitDay: date('visit_day', { mode: 'string' }).notNull(),
    startTime: text('start_time').notNull(),
    unit: text('unit').notNull(),
    htlCode: text('htl_code').$type<HtlCode>().notNull(),
    capacity: integer('capacity').notNull(),
    ruleVersion: ruleVersionColumn(),
    used: integer('used').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.dinCode, t.visitDay, t.startTime, t.unit] }),
    check('seat_usage_bounds', sql`${t.used} >= 0 AND ${t.used} <= ${t.capacity}`),
  ],
);

export const daySaleUsage = pgTable(
  'day_sale_usage',
  {
    prodCode: text('prod_code').$type<ProdCode>().notNull(),
    visitDay: date('visit_day', { mode: 'string' }).notNull(),
    htlCode: text('htl_code').$type<HtlCode>().notNull(),
    capacity: integer('capacity'),
    ruleVersion: ruleVersionColumn(),
    used: integer('used').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.prodCode, t.visitDay] }),
    check('day_sale_bounds', sql`${t.used} >= 0 AND ${t.used} <= ${t.capacity}`),
  ],
);

export const personUsage = pgTable(
  'person_usage',
  {
    prodCode: text('prod_code').$type<ProdCode>().notNull(),
    /** `m:` and the member's id, or `g:` and a keyed hash of the guest's phone number, deleted after five years. */
    personKey: text('person_key').notNull(),
    htlCode: text('htl_code').$type<HtlCode>().notNull(),
    capacity: integer('capacity'),
    ruleVersion: ruleVersionColumn(),
    used: integer('used').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.prodCode, t.personKey] }),
    check('person_usage_bounds', sql`${t.used} >= 0 AND ${t.used} <= ${t.capacity}`),
  ],
);

export const couponUsage = pgTable(
  'coupon_usage',
  {
    couponNo: text('coupon_no')
      .$type<CouponNo>()
      .primaryKey()
      .references(() => memberCoupon.couponNo, { onDelete: 'cascade' }),
    htlCode: text('htl_code').$type<HtlCode>().notNull(),
    capacity: integer('capacity').notNull(),
    ruleVersion: ruleVersionColumn(),
    used: integer('used').notNull().default(0),
  },
  (t) => [check('coupon_usage_bounds', sql`${t.used} >= 0 AND ${t.used} <= ${t.capacity} AND ${t.capacity} <= 1`)],
);

/**
 * The capacity that one order or walk-in has taken. A `held` hold expires and is then freed; a `kept` one belongs to a
 * reservation or a walk-in, and is freed when that is cancelled or ends. A late payment may take a freed one again.
 * Freeing is guarded by the state, so that nothing is released twice.
 */
export const hold = pgTable(
  'hold',
  {
    shopOrderNo: text('shop_order_no').$type<ShopOrderNo>().primaryKey(),
    htlCode: text('htl_code').$type<HtlCode>().notNull(),
    state: text('state').$type<HoldState>().notNull().default('held'),
    guestId: text('guest_id').notNull(),
    renewals: integer('renewals').notNull().default(0),
    /** A keyed hash of the IP address. Deleted once the order is paid or freed, or a day after an unpaid booking. */
    addressKey: text('address_key'),
    personKey: text('person_key'),
    requestKey: text('request_key'),
    expiresAt: instant('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('hold_live').on(t.expiresAt).where(sql`state = 'held'`),
    index('hold_freed').on(t.expiresAt).where(sql`state = 'freed'`),
    index('hold_by_guest').on(t.guestId, t.expiresAt).where(sql`state IN ('held', 'kept')`),
    index('hold_by_address').on(t.addressKey).where(sql`address_key IS NOT NULL`),
    index('hold_by_person').on(t.personKey).where(sql`person_key IS NOT NULL AND state = 'kept'`),
    index('hold_by_request').on(t.requestKey).where(sql`request_key IS NOT NULL`),
    check('hold_state', sql`${t.state}::hold_state IS NOT NULL`),
  ],
);

/** The counters that a hold has taken from, so that exactly those are released (ADR 27). */
export const holdLine = pgTable(
  'hold_line',
  {
    id: bigserial('id', { mode: 'number' }),
    shopOrderNo: text('shop_order_no').$type<ShopOrderNo>().notNull(),
    counter: counterKind('counter').notNull(),
    dinCode: text('din_code').$type<DinCode>(),
    prodCode: text('prod_code').$type<ProdCode>(),
    visitDay: date('visit_day', { mode: 'string' }),
    startTime: text('start_time'),
    unit: text('unit'),
    personKey: text('person_key'),
    couponNo: text('coupon_no').$type<CouponNo>(),
    amount: positiveInteger('amount').notNull(),
    htlCode: text('htl_code').$type<HtlCode>().notNull(),
    capacity: integer('capacity'),
    ruleVersion: ruleVersionColumn(),
  },
  (t) => [
    primaryKey({ columns: [t.shopOrderNo, t.id] }),
    index('hold_line_by_coupon').on(t.couponNo).where(sql`coupon_no IS NOT NULL`),
    index('hold_line_by_venue_day').on(t.dinCode, t.visitDay).where(sql`din_code IS NOT NULL`),
  ],
);

/** Contains no personal data; deleted with the hold (ADR 27). */
export const holdEvent = pgTable(
  'hold_event',
  {
    id: bigserial('id', { mode: 'number' }),
    shopOrderNo: text('shop_order_no').$type<ShopOrderNo>().notNull(),
    htlCode: text('htl_code').$type<HtlCode>().notNull(),
    fromState: text('from_state').$type<HoldState>(),
    toState: text('to_state').$type<HoldState>().notNull(),
    at: instant('at').notNull().default(sql`now()`),
  },
  (t) => [primaryKey({ columns: [t.shopOrderNo, t.id] })],
);
