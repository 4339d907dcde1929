import type { Actor } from '@dining/domain/shared/actor';
import type { HtlCode, ResvCode, ShopOrderNo } from '@dining/domain/shared/codes';
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
} from 'drizzle-orm/pg-core';
import { createdAt, instant } from './columns';

/**
 * One payment an order. Its state moves only along the domain's table (payments/states), each move guarded by the
 * state it leaves. `order` holds what to book when the money has come: the priced order as the server quoted it.
 */
export const payment = pgTable(
  'payment',
  {
    shopOrderNo: text('shop_order_no').$type<ShopOrderNo>().primaryKey(),
    htlCode: text('htl_code').$type<HtlCode>().notNull(),
    state: text('state').notNull(),
    /** Won, as quoted by the server. */
    amount: integer('amount').notNull(),
    method: text('method').$type<'card' | 'account'>().notNull(),
    /** The priced order with everything a reservation is made of. */
    order: jsonb('order').notNull(),
    holder: text('holder').notNull(),
    userId: text('user_id'),
    ordersheetId: text('ordersheet_id'),
    authorizationId: text('authorization_id'),
    approveKey: text('approve_key'),
    approveDay: date('approve_day', { mode: 'string' }),
    /** The payment provider's name. */
    provider: text('provider').notNull(),
    /** The provider's id of the charge. */
    chargeId: text('charge_id'),
    /** A trigger copies `charge_id` here for servers of the previous release. The next release drops this column. */
    formerChargeId: text('pg_cno'),
    partCancel: boolean('part_cancel'),
    approvalNo: text('approval_no'),
    /** Of the cash receipt that a bank transfer came with; the provider cancels it with the payment. */
    cashReceiptNo: text('cash_receipt_no'),
    cardLabel: text('card_label'),
    approvedAmount: integer('approved_amount'),
    approvedAt: instant('approved_at'),
    resvCode: text('resv_code').$type<ResvCode>(),
    failureCode: text('failure_code'),
    /** When the reconciler may look again, and how often it has. */
    checkAt: instant('check_at'),
    checks: integer('checks').notNull().default(0),
    createdAt: createdAt(),
    movedAt: instant('moved_at').notNull().default(sql`now()`),
  },
  (t) => [
    // What an order does not have yet is in no index: each of its moves writes it into all that it is in.
    uniqueIndex('payment_provider_charge').on(t.chargeId, t.provider).where(sql`charge_id IS NOT NULL`),
    index('payment_next_look')
      .on(t.state, sql`coalesce(check_at, moved_at)`, t.shopOrderNo)
      .where(
        sql`state IN ('approving', 'unknown', 'approved', 'voiding', 'refunding', 'manual') OR (state = 'declined' AND failure_code = 'not_charged')`,
      ),
    // Asks for the state first: to look into an order is to unpack it.
    index('payment_order_kept')
      .on(t.movedAt)
      .where(sql`state NOT IN ('preparing', 'registered', 'approving', 'unknown', 'approved') AND "order" <> 'null'::jsonb`),
    index('payment_by_age').on(t.createdAt),
    index('payment_by_holder').on(t.holder),
    index('payment_by_member').on(t.userId).where(sql`user_id IS NOT NULL`),
    check('payment_amount', sql`${t.amount} > 0`),
  ],
);

/** Money going back: a void of what should not have been taken, or a refund of a cancelled reservation. */
export const refund = pgTable(
  'refund',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    shopOrderNo: text('shop_order_no')
      .$type<ShopOrderNo>()
      .notNull()
      .references(() => payment.shopOrderNo),
    htlCode: text('htl_code').$type<HtlCode>().notNull(),
    /** One refund a reservation, one void an order. */
    kind: text('kind').$type<'void' | 'refund'>().notNull(),
    state: text('state').$type<'asked' | 'done' | 'refused' | 'manual'>().notNull().default('asked'),
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
    unique('refund_once').on(t.shopOrderNo, t.kind),
    index('refund_not_done').on(t.shopOrderNo).where(sql`state <> 'done'`),
    check('refund_amounts', sql`${t.amount} > 0 AND ${t.remainAmount} >= 0`),
  ],
);

/**
 * Every move of every payment, for the people who must explain one. No personal data. A row is never changed, and goes with its payment; one
 * that moves money is told of in `audit_entry` as well, by a trigger.
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
    /** Who moved it, where that was not its buyer. */
    actorKind: text('actor_kind').$type<Actor['kind']>(),
    actor: text('actor'),
    at: instant('at').notNull().default(sql`now()`),
  },
  (t) => [primaryKey({ columns: [t.shopOrderNo, t.id] })],
);
