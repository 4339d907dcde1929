import type { HtlCode, ResvCode } from '@dining/domain/shared/codes';
import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, instant, localized } from './columns';
import { hotel } from './hotels';

export const member = pgTable(
  'member',
  {
    /** An e-mail address, lower case: it is the sign-in name (Spec §3 User session). */
    userId: text('user_id').primaryKey(),
    /** Argon2id; null for those who only ever sign in through a provider. */
    passwordHash: text('password_hash'),
    name: text('name').notNull(),
    /** Digits only, 010 first; null until given. */
    phone: text('phone'),
    birthday: date('birthday', { mode: 'string' }),
    cardNo: text('card_no').notNull().unique(),
    homeAddress: jsonb('home_address').$type<{ zip: string; addr1: string; addr2: string }>(),
    workAddress: jsonb('work_address').$type<{ zip: string; addr1: string; addr2: string }>(),
    weddingDay: text('wedding_day'),
    recommender: text('recommender'),
    signUpPath: text('sign_up_path'),
    signUpPathText: text('sign_up_path_text'),
    recommDept: text('recomm_dept'),
    usedHotel: text('used_hotel'),
    marketingSms: boolean('marketing_sms').notNull().default(false),
    marketingMail: boolean('marketing_mail').notNull().default(false),
    language: text('language').notNull().default('ko'),
    createdAt: createdAt(),
    leftAt: instant('left_at'),
  },
  (t) => [
    uniqueIndex('member_phone').on(t.phone),
    check('member_user_id', sql`${t.userId} = lower(${t.userId})`),
    check('member_phone_digits', sql`${t.phone} ~ '^010[0-9]{8}$'`),
  ],
);

/** Who a member is at a sign-in provider: provider and subject, never an e-mail (reliability, rule 16). */
export const identity = pgTable(
  'identity',
  {
    provider: text('provider').$type<'KAKAO' | 'NAVER' | 'GOOGLE' | 'HOMEPAGE'>().notNull(),
    subject: text('subject').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => member.userId, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.provider, t.subject] }), index('identity_by_member').on(t.userId)],
);

/** Sessions of members and guests. The id itself is never stored, only its SHA-256. */
export const session = pgTable(
  'session',
  {
    idHash: text('id_hash').primaryKey(),
    userId: text('user_id').references(() => member.userId, { onDelete: 'cascade' }),
    data: jsonb('data').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [index('session_by_expiry').on(t.expiresAt), index('session_by_member').on(t.userId)],
);

/** One-time codes and links: find-id, password reset (decision 4). Only a hash of the secret is kept. */
export const oneTimeSecret = pgTable(
  'one_time_secret',
  {
    secretHash: text('secret_hash').primaryKey(),
    purpose: text('purpose').notNull(),
    subject: text('subject').notNull(),
    attempts: integer('attempts').notNull().default(0),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (t) => [
    index('one_time_secret_by_expiry').on(t.expiresAt),
    index('one_time_secret_used').on(t.usedAt).where(sql`used_at IS NOT NULL`),
    index('one_time_secret_by_subject').on(t.purpose, t.subject),
  ],
);

/** Each consent a member gave or withdrew: which text, which version, when, in which language. */
export const memberConsent = pgTable(
  'member_consent',
  {
    userId: text('user_id')
      .notNull()
      .references(() => member.userId, { onDelete: 'cascade' }),
    consent: text('consent').notNull(),
    termsSeq: integer('terms_seq'),
    agreed: boolean('agreed').notNull(),
    language: text('language').notNull(),
    at: instant('at').notNull().default(sql`now()`),
  },
  (t) => [primaryKey({ columns: [t.userId, t.consent, t.at] })],
);

export const coupon = pgTable(
  'coupon',
  {
    couponNo: text('coupon_no').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => member.userId, { onDelete: 'cascade' }),
    htlCode: text('htl_code')
      .$type<HtlCode>()
      .references(() => hotel.htlCode),
    name: localized('name').notNull(),
    kind: text('kind').$type<'amount' | 'percent'>().notNull(),
    value: integer('value').notNull(),
    minOrderAmount: integer('min_order_amount').notNull().default(0),
    maxDiscount: integer('max_discount'),
    validFrom: date('valid_from', { mode: 'string' }).notNull(),
    validTo: date('valid_to', { mode: 'string' }).notNull(),
    usedAt: instant('used_at'),
    usedBy: text('used_by').$type<ResvCode>(),
  },
  (t) => [
    index('coupon_by_member').on(t.userId, t.validTo),
    check(
      'coupon_kind',
      sql`(${t.kind} = 'percent' AND ${t.value} BETWEEN 1 AND 100) OR (${t.kind} = 'amount' AND ${t.value} > 0)`,
    ),
    check('coupon_period', sql`${t.validFrom} <= ${t.validTo}`),
  ],
);

/** Points as a ledger: earned after the visit, spent, taken back (decision 20). One row a reservation and reason. */
export const pointEntry = pgTable(
  'point_entry',
  {
    userId: text('user_id')
      .notNull()
      .references(() => member.userId, { onDelete: 'cascade' }),
    resvCode: text('resv_code').$type<ResvCode>().notNull(),
    htlCode: text('htl_code').$type<HtlCode>().notNull(),
    reason: text('reason').$type<'earned' | 'spent' | 'returned'>().notNull(),
    amount: integer('amount').notNull(),
    at: instant('at').notNull().default(sql`now()`),
  },
  (t) => [
    primaryKey({ columns: [t.resvCode, t.reason] }),
    index('point_entry_by_member').on(t.userId, t.at),
    check('point_entry_reason', sql`${t.reason} IN ('earned', 'spent', 'returned')`),
  ],
);
