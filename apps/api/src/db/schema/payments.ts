import type { PendingOrder } from '@dining/domain/orders/priced-order';
import type { PaymentMethod } from '@dining/domain/payments/method';
import type { TestFailure, TestPaymentState } from '@dining/domain/payments/test-payment';
import type { Actor } from '@dining/domain/shared/actor';
import type { DinCode, HtlCode, ResvCode, ShopOrderNo } from '@dining/domain/shared/codes';
import type { Language } from '@dining/domain/shared/language';
import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, instant } from './columns';

export const payment = pgTable(
  'payment',
  {
    shopOrderNo: text('shop_order_no').$type<ShopOrderNo>().primaryKey(),
    htlCode: text('htl_code').$type<HtlCode>().notNull(),
    state: text('state').notNull(),
    amount: integer('amount').notNull(),
    method: text('method').$type<'card' | 'account'>().notNull(),
    order: jsonb('order').notNull(),
    guestId: text('guest_id').notNull(),
    userId: text('user_id'),
    ordersheetId: text('ordersheet_id'),
    authorizationId: text('authorization_id'),
    approveKey: text('approve_key'),
    approveDay: date('approve_day', { mode: 'string' }),
    provider: text('provider').notNull(),
    chargeId: text('charge_id'),
    partCancel: boolean('part_cancel'),
    approvalNo: text('approval_no'),
    cashReceiptNo: text('cash_receipt_no'),
    cardLabel: text('card_label'),
    approvedAmount: integer('approved_amount'),
    approvedAt: instant('approved_at'),
    resvCode: text('resv_code').$type<ResvCode>(),
    failureCode: text('failure_code'),
    checkAt: instant('check_at'),
    checks: integer('checks').notNull().default(0),
    createdAt: createdAt(),
    movedAt: instant('moved_at').notNull().default(sql`now()`),
  },
  (t) => [
    // Partial, because each transition of a payment writes to every index that contains its row.
    uniqueIndex('payment_provider_charge').on(t.chargeId, t.provider).where(sql`charge_id IS NOT NULL`),
    index('payment_by_next_check')
      .on(t.state, sql`coalesce(check_at, moved_at)`, t.shopOrderNo)
      .where(
        sql`state IN ('approving', 'unknown', 'approved', 'voiding', 'refunding', 'manual') OR (state = 'declined' AND failure_code = 'not_charged')`,
      ),
    // The state comes first, because reading `order` decompresses it.
    index('payment_with_order')
      .on(t.movedAt)
      .where(
        sql`state NOT IN ('preparing', 'registered', 'approving', 'unknown', 'approved') AND "order" <> 'null'::jsonb`,
      ),
    index('payment_by_age').on(t.createdAt),
    index('payment_by_guest').on(t.guestId),
    index('payment_by_member').on(t.userId).where(sql`user_id IS NOT NULL`),
    check('payment_amount', sql`${t.amount} > 0`),
  ],
);

export const refund = pgTable(
  'refund',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    shopOrderNo: text('shop_order_no')
      .$type<ShopOrderNo>()
      .notNull()
      .references(() => payment.shopOrderNo),
    htlCode: text('htl_code').$type<HtlCode>().notNull(),
    kind: text('kind').$type<'void' | 'refund'>().notNull(),
    state: text('state').$type<'requested' | 'done' | 'refused' | 'manual'>().notNull().default('requested'),
    amount: integer('amount').notNull(),
    remainAmount: integer('remain_amount').notNull(),
    cancelKey: text('cancel_key').notNull().unique(),
    cancelDay: date('cancel_day', { mode: 'string' }).notNull(),
    providerNo: text('provider_no'),
    reason: text('reason').notNull(),
    createdAt: createdAt(),
    doneAt: instant('done_at'),
  },
  (t) => [
    unique('refund_by_kind').on(t.shopOrderNo, t.kind),
    index('refund_open').on(t.shopOrderNo).where(sql`state <> 'done'`),
    check('refund_amounts', sql`${t.amount} > 0 AND ${t.remainAmount} >= 0`),
  ],
);

/**
 * Contains no personal data. Rows never change and are deleted with their payment. A trigger copies those that move
 * money to `audit_entry`.
 */
export const paymentEvent = pgTable(
  'payment_event',
  {
    id: bigserial('id', { mode: 'number' }),
    shopOrderNo: text('shop_order_no').$type<ShopOrderNo>().notNull(),
    htlCode: text('htl_code').$type<HtlCode>().notNull(),
    fromState: text('from_state'),
    toState: text('to_state').notNull(),
    note: text('note').notNull().default(''),
    actorKind: text('actor_kind').$type<Actor['kind']>(),
    actor: text('actor'),
    at: instant('at').notNull().default(sql`now()`),
  },
  (t) => [primaryKey({ columns: [t.shopOrderNo, t.id] })],
);

/**
 * A payment of 100 won by which staff test the payment provider. It belongs to no order, so that no report, counter or
 * point contains it. `cancel_key` and `cancel_day` are those of its void.
 */
export const testPayment = pgTable(
  'test_payment',
  {
    testNo: text('test_no').$type<ShopOrderNo>().primaryKey(),
    state: text('state').$type<TestPaymentState>().notNull(),
    failure: text('failure').$type<TestFailure>(),
    providerCode: text('provider_code').notNull().default(''),
    providerMessage: text('provider_message').notNull().default(''),
    staffId: uuid('staff_id').notNull(),
    language: text('language').$type<Language>().notNull(),
    method: text('method').$type<PaymentMethod>().notNull(),
    provider: text('provider').notNull(),
    merchantId: text('merchant_id').notNull(),
    windowUrl: text('window_url'),
    approveKey: text('approve_key'),
    approveDay: date('approve_day', { mode: 'string' }),
    chargeId: text('charge_id'),
    chargedAmount: integer('charged_amount'),
    cancelKey: text('cancel_key'),
    cancelDay: date('cancel_day', { mode: 'string' }),
    checkAt: instant('check_at'),
    checks: integer('checks').notNull().default(0),
    createdAt: createdAt(),
    movedAt: instant('moved_at').notNull().default(sql`now()`),
    openedAt: instant('opened_at'),
    approvedAt: instant('approved_at'),
    voidedAt: instant('voided_at'),
  },
  (t) => [
    uniqueIndex('test_payment_unfinished')
      .on(sql`(true)`)
      .where(sql`state IN ('prepared', 'open', 'approving', 'approved') AND failure IS NULL`),
    index('test_payment_by_age').on(t.createdAt),
    check(
      'test_payment_state',
      sql`${t.state} IN ('prepared', 'open', 'approving', 'approved', 'failed', 'voided', 'manual')`,
    ),
    check('test_payment_approve_key', sql`${t.state} <> 'approving' OR ${t.approveKey} IS NOT NULL`),
    check('test_payment_charge', sql`${t.state} NOT IN ('approved', 'voided') OR ${t.chargeId} IS NOT NULL`),
  ],
);

/**
 * A link by which a guest pays an order that staff took on the phone. `shop_order_no` is the order that holds the
 * capacity: each attempt to pay is an order of its own, to which the hold moves. The key of the link is an HMAC of the
 * id; only its hash is stored.
 */
export const payLink = pgTable(
  'pay_link',
  {
    linkId: uuid('link_id').primaryKey(),
    shopOrderNo: text('shop_order_no').$type<ShopOrderNo>().notNull(),
    htlCode: text('htl_code').$type<HtlCode>().notNull(),
    dinCode: text('din_code').$type<DinCode>().notNull(),
    visitDay: date('visit_day', { mode: 'string' }).notNull(),
    visitTime: text('visit_time').notNull(),
    keyHash: text('key_hash').notNull(),
    /** The order that becomes a reservation once it is paid; null from then on. */
    order: jsonb('order').$type<PendingOrder>(),
    /** Name of the staff member who took the order. */
    bookedBy: text('booked_by').notNull(),
    endsAt: instant('ends_at').notNull(),
    /** How often the link was sent. */
    sendCount: integer('send_count').notNull().default(1),
    sentAt: instant('sent_at').notNull().default(sql`now()`),
    withdrawnAt: instant('withdrawn_at'),
    withdrawnBy: text('withdrawn_by'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('pay_link_by_key').on(t.keyHash),
    uniqueIndex('pay_link_by_order').on(t.shopOrderNo),
    index('pay_link_by_visit').on(t.dinCode, t.visitDay),
    index('pay_link_by_end').on(t.endsAt),
  ],
);
