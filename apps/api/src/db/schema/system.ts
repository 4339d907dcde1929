import type { TemplateKind } from '@dining/domain/messages/templates';
import type { ActorKind } from '@dining/domain/shared/actor';
import type { HtlCode } from '@dining/domain/shared/codes';
import type { Language } from '@dining/domain/shared/language';
import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytes, createdAt, instant, localized, messageChannel } from './columns';
import { member } from './members';

export const appProp = pgTable(
  'app_prop',
  {
    propName: text('prop_name').notNull(),
    position: integer('position').notNull(),
    value: text('value').notNull(),
    description: localized('description').notNull(),
  },
  (t) => [primaryKey({ columns: [t.propName, t.position] })],
);

/** `refused`: by the mail server or the SMS service. `given_up`: never sent. `bounced`: a mail that was returned. */
export type MessageFailure = 'refused' | 'given_up' | 'bounced';

/**
 * The outbox of mails and SMS, written in the transaction that causes them. `key` prevents sending one twice, so rows
 * stay for at least 90 days after sending.
 */
export const outbox = pgTable(
  'outbox',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    key: text('key').notNull().unique(),
    htlCode: text('htl_code').$type<HtlCode>().notNull(),
    channel: messageChannel('channel').notNull().default('mail'),
    kind: text('kind').notNull(),
    payload: jsonb('payload').notNull(),
    /** The original due time, from which the message's age counts. */
    dueAt: instant('due_at').notNull().default(sql`now()`),
    /** The time of the next attempt. */
    sendAt: instant('send_at').notNull().default(sql`now()`),
    attempts: integer('attempts').notNull().default(0),
    /** Deferred because its recipient has reached a limit; it may then be sent later than usual. */
    deferred: boolean('deferred').notNull().default(false),
    sentAt: instant('sent_at'),
    failure: text('failure').$type<MessageFailure>(),
    createdAt: createdAt(),
  },
  (t) => [
    check('outbox_failure', sql`failure IN ('refused', 'given_up', 'bounced')`),
    index('outbox_due').on(t.channel, t.sendAt, t.id).where(sql`sent_at IS NULL`),
    index('outbox_sent').on(t.sentAt).where(sql`sent_at IS NOT NULL`),
    index('outbox_failed').on(t.sentAt, t.id).where(sql`failure IS NOT NULL`),
  ],
);

/**
 * Versions of what a hotel writes in its messages to guests. An empty text stands for the built-in one. A message uses
 * the newest version from before it was enqueued.
 */
export const messageTemplate = pgTable(
  'message_template',
  {
    htlCode: text('htl_code').$type<HtlCode>().notNull(),
    kind: text('kind').$type<TemplateKind>().notNull(),
    language: text('language').$type<Language>().notNull(),
    version: integer('version').notNull(),
    subject: text('subject').notNull(),
    opening: text('opening').notNull(),
    closing: text('closing').notNull(),
    smsLine: text('sms_line').notNull(),
    savedBy: text('saved_by').notNull(),
    savedAt: instant('saved_at').notNull().default(sql`now()`),
  },
  (t) => [primaryKey({ columns: [t.htlCode, t.kind, t.language, t.version] })],
);

export const upload = pgTable(
  'upload',
  {
    atchUuid: text('atch_uuid').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => member.userId, { onDelete: 'cascade', onUpdate: 'cascade' }),
    filePath: text('file_path').notNull(),
    /** The review that uses the picture. */
    usedBy: text('used_by'),
    createdAt: createdAt(),
  },
  (t) => [
    index('upload_by_member').on(t.userId, t.createdAt),
    index('upload_unused').on(t.createdAt, t.atchUuid).where(sql`used_by IS NULL`),
  ],
);

export const uploadFile = pgTable('upload_file', {
  name: text('name').primaryKey(),
  content: bytes('content').notNull(),
});

export const rateLimit = pgTable(
  'rate_limit',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    resetsAt: instant('resets_at').notNull(),
  },
  (t) => [index('rate_limit_by_reset').on(t.resetsAt)],
);

export const alarm = pgTable(
  'alarm',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    htlCode: text('htl_code').$type<HtlCode>().notNull(),
    kind: text('kind').notNull(),
    subject: text('subject').notNull(),
    detail: text('detail').notNull(),
    raisedAt: instant('raised_at').notNull().default(sql`now()`),
    settledAt: instant('settled_at'),
  },
  (t) => [
    unique('alarm_kind_subject').on(t.kind, t.subject),
    index('alarm_open').on(t.kind).where(sql`settled_at IS NULL`),
    index('alarm_open_by_age').on(t.raisedAt, t.id).where(sql`settled_at IS NULL`),
  ],
);

export type AuditState = Readonly<Record<string, string | number | boolean | null>>;

/** Rows never change and are deleted when their period is over (ADR 26). */
export const auditEntry = pgTable(
  'audit_entry',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    htlCode: text('htl_code').$type<HtlCode>().notNull(),
    actorKind: text('actor_kind').$type<ActorKind>().notNull().default('staff'),
    /** The name of the operator, job or service; empty if `actor_kind` identifies the actor. */
    actor: text('actor').notNull(),
    action: text('action').notNull(),
    subject: text('subject').notNull(),
    /** The staff account that acted in the console; null for all other actors. */
    staffId: uuid('staff_id'),
    device: text('device'),
    address: text('address'),
    /** The subject's state before and after a change by staff; null if the entry records no change. */
    before: jsonb('before').$type<AuditState>(),
    after: jsonb('after').$type<AuditState>(),
    /** Old and new values, amounts, reasons; no personal data of guests. */
    detail: jsonb('detail').$type<Readonly<Record<string, string | number | null>>>().notNull().default({}),
    at: instant('at').notNull().default(sql`now()`),
    keptUntil: instant('kept_until').notNull().default(sql`now() + interval '2 years'`),
  },
  (t) => [
    index('audit_by_subject').on(t.subject, t.at),
    index('audit_by_expiry').on(t.keptUntil),
    index('audit_by_hotel').on(t.htlCode, t.id),
    check('audit_actor', sql`${t.actorKind}::actor_kind IS NOT NULL`),
  ],
);

/**
 * The hash chain over the audit (ADR 37). Each row seals one entry; rows never change and stay when their entry's
 * period is over.
 */
export const auditSeal = pgTable('audit_seal', {
  position: bigint('position', { mode: 'number' }).primaryKey(),
  htlCode: text('htl_code').$type<HtlCode>().notNull(),
  entryId: bigint('entry_id', { mode: 'number' }).notNull().unique(),
  keptUntil: instant('kept_until').notNull(),
  entryHash: text('entry_hash').notNull(),
  /** Hash of the previous row's hash and of this row. */
  hash: text('hash').notNull(),
});

export const setting = pgTable('setting', { name: text('name').primaryKey(), value: jsonb('value').notNull() });
