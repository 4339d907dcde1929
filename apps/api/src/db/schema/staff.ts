import type { DinCode, HtlCode } from '@dining/domain/shared/codes';
import type { Language } from '@dining/domain/shared/language';
import type { Capability, Role, ScopeType } from '@dining/domain/staff/permissions';
import type { ProposalState } from '@dining/domain/staff/proposals';
import { sql } from 'drizzle-orm';
import {
  bigint,
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
import { bytes, createdAt, instant } from './columns';
import { venue } from './hotels';
import { inquiry } from './reservations';

/** Staff accounts, which are separate from members' accounts. Grants name the hotels and venues of a staff member. */
export const staff = pgTable(
  'staff',
  {
    staffId: uuid('staff_id').primaryKey().default(sql`gen_random_uuid()`),
    /** The sign-in name, in lower case. */
    email: text('email').notNull().unique(),
    name: text('name').notNull(),
    language: text('language').$type<Language>().notNull().default('ko'),
    /** Argon2id; null before the invitation is accepted, and for those who only use passkeys. */
    passwordHash: text('password_hash'),
    /** Encrypted by the keyring. */
    totpSecret: text('totp_secret'),
    /** The time step of the last accepted code: each code is used once. */
    totpStep: bigint('totp_step', { mode: 'number' }),
    createdAt: createdAt(),
  },
  (t) => [check('staff_email', sql`${t.email} = lower(${t.email})`)],
);

const staffId = () =>
  uuid('staff_id')
    .notNull()
    .references(() => staff.staffId, { onDelete: 'cascade' });

export const staffGrant = pgTable(
  'staff_grant',
  {
    grantId: uuid('grant_id').primaryKey().default(sql`gen_random_uuid()`),
    staffId: staffId(),
    role: text('role').$type<Role>().notNull(),
    scope: text('scope').$type<ScopeType>().notNull(),
    htlCode: text('htl_code').$type<HtlCode>().notNull(),
    dinCode: text('din_code')
      .$type<DinCode>()
      .references(() => venue.dinCode),
    /** Last day in Seoul; null without an end. */
    endsOn: date('ends_on', { mode: 'string' }),
    endedAt: instant('ended_at'),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('staff_grant_once')
      .on(t.staffId, t.role, t.htlCode, sql`coalesce(din_code, '')`)
      .where(sql`ended_at IS NULL`),
    index('staff_grant_by_hotel').on(t.htlCode),
    check(
      'staff_grant_role',
      sql`${t.role} IN ('host', 'kitchen', 'venue_manager', 'reservation_desk', 'hotel_manager', 'marketing', 'finance', 'privacy', 'owner')`,
    ),
    check(
      'staff_grant_scope',
      sql`${t.scope} IN ('venue', 'hotel', 'group') AND (${t.scope} = 'venue') = (${t.dinCode} IS NOT NULL) AND (${t.scope} = 'group') = (${t.htlCode} = 'GROUP')`,
    ),
  ],
);

export const staffPasskey = pgTable(
  'staff_passkey',
  {
    credentialId: text('credential_id').primaryKey(),
    staffId: staffId(),
    publicKey: bytes('public_key').notNull(),
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull().default(sql`'{}'`),
    /** The device that created it, such as `Safari · iPhone`. */
    device: text('device').notNull(),
    createdAt: createdAt(),
    usedAt: instant('used_at'),
  },
  (t) => [index('staff_passkey_by_person').on(t.staffId)],
);

export type StaffSessionEnd = 'signed_out' | 'ended_elsewhere' | 'grants_changed' | 'sign_in_renewed' | 'replaced';

/** Only the SHA-256 of the cookie is stored. */
export const staffSession = pgTable(
  'staff_session',
  {
    idHash: text('id_hash').primaryKey(),
    staffId: staffId(),
    /** Identifies the session in lists; it grants nothing. */
    handle: uuid('handle').notNull().default(sql`gen_random_uuid()`),
    /** `half`: the password was right, and the second factor is missing. */
    state: text('state').$type<'half' | 'full'>().notNull(),
    device: text('device').notNull(),
    address: text('address').notNull(),
    begunAt: instant('begun_at').notNull().default(sql`now()`),
    seenAt: instant('seen_at').notNull().default(sql`now()`),
    expiresAt: instant('expires_at').notNull(),
    secondFactorAt: instant('second_factor_at'),
    ended: text('ended').$type<StaffSessionEnd>(),
  },
  (t) => [
    index('staff_session_by_person').on(t.staffId),
    index('staff_session_by_expiry').on(t.expiresAt),
    check('staff_session_state', sql`${t.state} IN ('half', 'full')`),
  ],
);

/** Guests' data that a session has read, so that a reload writes no second audit entry. */
export const staffReading = pgTable(
  'staff_reading',
  {
    idHash: text('id_hash')
      .notNull()
      .references(() => staffSession.idHash, { onDelete: 'cascade' }),
    action: text('action').notNull(),
    subject: text('subject').notNull(),
  },
  (t) => [primaryKey({ columns: [t.idHash, t.action, t.subject] })],
);

/** Challenges of passkeys. Each can be answered once. */
export const staffChallenge = pgTable(
  'staff_challenge',
  {
    challengeHash: text('challenge_hash').primaryKey(),
    purpose: text('purpose').$type<'sign_in' | 'register'>().notNull(),
    staffId: uuid('staff_id').references(() => staff.staffId, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    index('staff_challenge_by_expiry').on(t.expiresAt),
    check('staff_challenge_purpose', sql`${t.purpose} IN ('sign_in', 'register')`),
  ],
);

/** The key of the link is an HMAC of the id, so that neither this table nor the outbox stores it. */
export const staffInvitation = pgTable(
  'staff_invitation',
  {
    invitationId: uuid('invitation_id').primaryKey().default(sql`gen_random_uuid()`),
    staffId: staffId(),
    /** `renew`: a new sign-in for a staff member who has lost theirs. */
    purpose: text('purpose').$type<'join' | 'renew'>().notNull(),
    invitedBy: text('invited_by').notNull(),
    /** Encrypted by the keyring; created when the link is opened. */
    totpSecret: text('totp_secret'),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
    createdAt: createdAt(),
  },
  (t) => [
    index('staff_invitation_by_person').on(t.staffId),
    index('staff_invitation_by_expiry').on(t.expiresAt),
    check('staff_invitation_purpose', sql`${t.purpose} IN ('join', 'renew')`),
  ],
);

export const staffRecoveryCode = pgTable(
  'staff_recovery_code',
  { codeHash: text('code_hash').primaryKey(), staffId: staffId(), usedAt: instant('used_at') },
  (t) => [index('staff_recovery_code_by_person').on(t.staffId)],
);

/** Responses to writes by idempotency key, stored in the transaction of the write. */
export const staffRequest = pgTable(
  'staff_request',
  {
    staffId: staffId(),
    key: text('key').notNull(),
    requestHash: text('request_hash').notNull(),
    answer: jsonb('answer'),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.staffId, t.key] }), index('staff_request_by_age').on(t.createdAt)],
);

/**
 * Actions that need two people: one proposes, another one confirms. A proposal by an operator's command has no staff
 * account. Rows are kept for two years, like the audit.
 */
export const staffProposal = pgTable(
  'staff_proposal',
  {
    proposalId: uuid('proposal_id').primaryKey().default(sql`gen_random_uuid()`),
    htlCode: text('htl_code').$type<HtlCode>().notNull(),
    dinCode: text('din_code').$type<DinCode>(),
    capability: text('capability').$type<Capability>().notNull(),
    act: text('act').notNull(),
    /**
     * The code of the subject, and its version when the action was proposed: once the version has changed, the proposal
     * cannot be confirmed.
     */
    subject: text('subject').notNull(),
    subjectVersion: bigint('subject_version', { mode: 'number' }).notNull(),
    body: jsonb('body').$type<Readonly<Record<string, string | null>>>().notNull(),
    reason: text('reason').notNull(),
    state: text('state').$type<ProposalState>().notNull().default('open'),
    /** Null for a proposal by an operator's command. */
    proposedBy: uuid('proposed_by').references(() => staff.staffId),
    proposerName: text('proposer_name').notNull(),
    decidedBy: uuid('decided_by').references(() => staff.staffId),
    deciderName: text('decider_name'),
    decidedAt: instant('decided_at'),
    /** Why the proposal was withdrawn or refused. */
    note: text('note').notNull().default(''),
    createdAt: createdAt(),
    lapsesAt: instant('lapses_at').notNull(),
  },
  (t) => [
    uniqueIndex('staff_proposal_open').on(t.act, t.subject).where(sql`state = 'open'`),
    index('staff_proposal_by_subject').on(t.subject, t.createdAt),
    index('staff_proposal_by_age').on(t.createdAt),
    check('staff_proposal_state', sql`${t.state} IN ('open', 'confirmed', 'withdrawn', 'lapsed', 'refused')`),
  ],
);

/** The staff member who is writing an answer to an inquiry. `writes_until` is extended while they type. */
export const inquiryWriter = pgTable('inquiry_writer', {
  qnaSeq: bigint('qna_seq', { mode: 'number' })
    .primaryKey()
    .references(() => inquiry.qnaSeq, { onDelete: 'cascade' }),
  staffId: staffId(),
  writesUntil: instant('writes_until').notNull(),
});
