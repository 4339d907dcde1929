import type { CouponNo, HtlCode, ResvCode } from '@dining/domain/shared/codes';
import type { Language } from '@dining/domain/shared/language';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, instant, localized } from './columns';
import { couponOffer } from './coupon-offers';

export const member = pgTable(
  'member',
  {
    /**
     * An e-mail address in lower case, which is the sign-in name (Spec §3 User session). `left-…` for a deleted account
     * (ADR 17).
     */
    userId: text('user_id').primaryKey(),
    /** Argon2id; null for members who only sign in through a provider. */
    passwordHash: text('password_hash'),
    name: text('name').notNull(),
    /** Digits of a Korean mobile number, or `+…` of another country (decision 36); null if unknown. */
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
    // Only Korean numbers are unique: codes for foreign numbers go by e-mail, so such a number is unproven and must not
    // block its owner.
    uniqueIndex('member_phone').on(t.phone).where(sql`phone LIKE '010%'`),
    index('member_by_phone').on(t.phone),
    // Staff find a member by the end of their number.
    index('member_by_phone_end').on(sql`right(phone, 4)`),
    check('member_user_id', sql`${t.userId} = lower(${t.userId})`),
    check('member_phone_digits', sql`${t.phone} ~ '^(010[0-9]{8}|[+][1-9][0-9]{6,14})$'`),
  ],
);

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
    /** Identifies the session in its member's list; it grants nothing. */
    handle: uuid('handle').notNull().default(sql`gen_random_uuid()`),
    begunAt: instant('begun_at').notNull().default(sql`now()`),
    seenAt: instant('seen_at').notNull().default(sql`now()`),
    expiresAt: instant('expires_at').notNull(),
    /** The reason if the session did not end by signing out; `renewed` if it continues under another id. */
    ended: text('ended').$type<'password_changed' | 'ended_elsewhere' | 'renewed'>(),
  },
  (t) => [index('session_by_expiry').on(t.expiresAt), index('session_by_member').on(t.userId)],
);

export const oneTimeCode = pgTable(
  'one_time_code',
  {
    guestId: text('guest_id').notNull(),
    purpose: text('purpose').$type<'join email' | 'join phone' | 'find id' | 'leave'>().notNull(),
    codeHash: text('code_hash').notNull(),
    subject: jsonb('subject').notNull(),
    tries: integer('tries').notNull().default(0),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.guestId, t.purpose] }),
    index('one_time_code_by_expiry').on(t.expiresAt),
    check('one_time_code_purpose', sql`${t.purpose} IN ('join email', 'join phone', 'find id', 'look up', 'leave')`),
  ],
);

export const passwordReset = pgTable(
  'password_reset',
  {
    keyHash: text('key_hash').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => member.userId, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [index('password_reset_by_expiry').on(t.expiresAt), index('password_reset_by_member').on(t.userId)],
);

export const signInAttempt = pgTable(
  'sign_in_attempt',
  {
    stateHash: text('state_hash').primaryKey(),
    provider: text('provider').$type<'KAKAO' | 'NAVER' | 'GOOGLE'>().notNull(),
    browserHash: text('browser_hash').notNull(),
    nonce: text('nonce').notNull(),
    codeVerifier: text('code_verifier').notNull(),
    returnUrl: text('return_url').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [index('sign_in_attempt_by_expiry').on(t.expiresAt)],
);

/**
 * An invitation of a member of a former system, until they join. A used one is blank but for its id, and deleted at its
 * end like the others.
 */
export const memberInvitation = pgTable(
  'member_invitation',
  {
    invitationId: uuid('invitation_id').primaryKey().default(sql`gen_random_uuid()`),
    /** The hotel that gives the points; `GROUP` without points. */
    htlCode: text('htl_code').$type<HtlCode>().notNull(),
    /** The e-mail address in lower case, which becomes the id of the member; null once the invitation is used. */
    email: text('email').unique(),
    name: text('name').notNull(),
    language: text('language').$type<Language>().notNull(),
    /** Consents to advertising that the former system has recorded, with their day and source. */
    marketingSms: boolean('marketing_sms').notNull(),
    marketingMail: boolean('marketing_mail').notNull(),
    consentDay: date('consent_day', { mode: 'string' }),
    consentSource: text('consent_source').notNull(),
    points: integer('points').notNull(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('member_invitation_by_expiry').on(t.expiresAt),
    check('member_invitation_email', sql`${t.email} = lower(${t.email})`),
    check(
      'member_invitation_consent',
      sql`NOT (${t.marketingSms} OR ${t.marketingMail}) OR ${t.consentDay} IS NOT NULL`,
    ),
    check('member_invitation_points', sql`${t.points} >= 0`),
  ],
);

/** An account at a sign-in provider or on the group's website, with its profile. */
export interface ProviderIdentity {
  provider: 'KAKAO' | 'NAVER' | 'GOOGLE' | 'HOMEPAGE';
  subject: string;
  email: { address: string; verified: boolean } | null;
  name: string | null;
  phone: string | null;
}

export const joinAttempt = pgTable(
  'join_attempt',
  {
    guestId: text('guest_id').primaryKey(),
    carried: jsonb('carried').$type<ProviderIdentity>(),
    consents: jsonb('consents').$type<{ consent: string; termsSeq: number | null; agreed: boolean }[]>(),
    agreedAt: instant('agreed_at'),
    language: text('language').notNull(),
    provenEmail: text('proven_email'),
    provenName: text('proven_name'),
    provenPhone: text('proven_phone'),
    /** The id of the new member; null until the join is complete. */
    joined: text('joined'),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [index('join_attempt_by_expiry').on(t.expiresAt)],
);

export const memberConsent = pgTable(
  'member_consent',
  {
    userId: text('user_id')
      .notNull()
      .references(() => member.userId, { onDelete: 'cascade', onUpdate: 'cascade' }),
    consent: text('consent').notNull(),
    termsSeq: integer('terms_seq'),
    agreed: boolean('agreed').notNull(),
    language: text('language').notNull(),
    at: instant('at').notNull().default(sql`now()`),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.consent, t.at] }),
    // Counts the members who agreed to a version of terms.
    index('member_consent_by_terms').on(t.termsSeq, t.consent, t.userId).where(sql`agreed`),
  ],
);

export const memberCoupon = pgTable(
  'member_coupon',
  {
    couponNo: text('coupon_no').$type<CouponNo>().primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => member.userId, { onDelete: 'cascade', onUpdate: 'cascade' }),
    htlCode: text('htl_code').$type<HtlCode>().notNull(),
    name: localized('name').notNull(),
    kind: text('kind').$type<'amount' | 'percent'>().notNull(),
    value: integer('value').notNull(),
    minOrderAmount: integer('min_order_amount').notNull().default(0),
    maxDiscount: integer('max_discount'),
    validFrom: date('valid_from', { mode: 'string' }).notNull(),
    validTo: date('valid_to', { mode: 'string' }).notNull(),
    /** Issued when the member joined (`joining_coupon`). */
    onJoining: boolean('on_joining').notNull().default(false),
    /** The offer whose code the member has redeemed. */
    offerId: uuid('offer_id').references(() => couponOffer.offerId),
  },
  (t) => [
    uniqueIndex('member_coupon_once_per_offer').on(t.userId, t.offerId).where(sql`offer_id IS NOT NULL`),
    index('member_coupon_by_member').on(t.userId, t.validTo),
    check(
      'coupon_kind',
      sql`(${t.kind} = 'percent' AND ${t.value} BETWEEN 1 AND 100) OR (${t.kind} = 'amount' AND ${t.value} > 0)`,
    ),
    check('coupon_period', sql`${t.validFrom} <= ${t.validTo}`),
  ],
);

/** The coupon that every new member gets, for one hotel or for all (`GROUP`). Without a row there is none (ADR 35). */
export const joiningCoupon = pgTable(
  'joining_coupon',
  {
    htlCode: text('htl_code').$type<HtlCode>().primaryKey(),
    name: localized('name').notNull(),
    kind: text('kind').$type<'amount' | 'percent'>().notNull(),
    value: integer('value').notNull(),
    minOrderAmount: integer('min_order_amount').notNull().default(0),
    maxDiscount: integer('max_discount'),
    /** Days after joining until the coupon expires. */
    validDays: integer('valid_days').notNull(),
  },
  (t) => [
    check(
      'joining_coupon_kind',
      sql`(${t.kind} = 'percent' AND ${t.value} BETWEEN 1 AND 100) OR (${t.kind} = 'amount' AND ${t.value} > 0)`,
    ),
    check('joining_coupon_valid_days', sql`${t.validDays} BETWEEN 1 AND 3650`),
  ],
);

/**
 * Keyed hashes of the e-mail address, Korean phone and sign-in accounts of members who left. A person who joins again
 * within a year is recognised by them and gets no coupon a second time (ADR 35, 53).
 */
export const formerMemberKey = pgTable(
  'former_member_key',
  { key: text('key').primaryKey(), leftAt: instant('left_at').notNull().default(sql`now()`) },
  (t) => [index('former_member_key_by_leaving').on(t.leftAt)],
);

/** The coupon offers that a former member has redeemed, so that they cannot redeem them again (ADR 53). */
export const formerMemberOffer = pgTable(
  'former_member_offer',
  {
    key: text('key')
      .notNull()
      .references(() => formerMemberKey.key, { onDelete: 'cascade' }),
    offerId: uuid('offer_id')
      .notNull()
      .references(() => couponOffer.offerId),
  },
  (t) => [primaryKey({ columns: [t.key, t.offerId] })],
);

/**
 * A ledger of points: earned after the visit, spent, or returned to the hotel after a later refund, cancellation or
 * no-show (decision 20). Entries never change; corrections are new entries.
 */
export const pointEntry = pgTable(
  'point_entry',
  {
    userId: text('user_id')
      .notNull()
      .references(() => member.userId, { onDelete: 'cascade', onUpdate: 'cascade' }),
    resvCode: text('resv_code').$type<ResvCode>().notNull(),
    entryNo: integer('entry_no').notNull(),
    htlCode: text('htl_code').$type<HtlCode>().notNull(),
    /** `transferred`: of a former system, without a visit. `resv_code` is then `FORMER-` and the membership number. */
    reason: text('reason').$type<'earned' | 'spent' | 'returned' | 'transferred'>().notNull(),
    amount: integer('amount').notNull(),
    /** The amount that was paid and not refunded at that time, in won; null if unknown. */
    paidAmount: integer('paid_amount'),
    at: instant('at').notNull().default(sql`now()`),
  },
  (t) => [
    primaryKey({ columns: [t.resvCode, t.entryNo] }),
    index('point_entry_by_member').on(t.userId, t.at, t.resvCode, t.entryNo),
    check('point_entry_reason', sql`${t.reason} IN ('earned', 'spent', 'returned', 'transferred')`),
    check('point_entry_sign', sql`${t.amount} <> 0 AND (${t.amount} > 0) = (${t.reason} IN ('earned', 'transferred'))`),
  ],
);
