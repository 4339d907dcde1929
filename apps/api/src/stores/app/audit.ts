import type { ActorKind } from '@dining/domain/shared/actor';
import type { HtlCode } from '@dining/domain/shared/codes';
import type { AuditAction } from '@dining/domain/staff/audit-actions';
import type { ScopeFilter } from '@dining/domain/staff/scope-filter';
import type { Queryable } from '../../db/queryable';
import { groupHtlCode } from '../../db/schema/hotels';
import type { AuditState } from '../../db/schema/system';
import { sql } from '../../db/sql';

export interface NewAuditEntry {
  readonly kind?: ActorKind;
  /** Name of the staff member, operator, job or service; empty for a guest or member. */
  readonly actorName: string;
  readonly action: AuditAction;
  /** A code or other identifier of the subject, never a guest's name. */
  readonly subject: string;
  readonly htlCode: HtlCode | null;
  readonly detail?: Readonly<Record<string, string | number | null>>;
  /** The staff member, device and IP address of an action in the console; absent for commands. */
  readonly origin?: AuditOrigin;
  /** The subject before and after a change. */
  readonly before?: AuditState | undefined;
  readonly after?: AuditState | undefined;
}

export interface AuditOrigin {
  readonly staffId: string | null;
  readonly device: string;
  readonly address: string;
}

/** A reader of personal data or the audit. `staffId` and `idHash` are null for an operator, who has no session. */
interface ReadingStaff {
  readonly name: string;
  readonly staffId: string | null;
  readonly idHash: string | null;
  readonly clientInfo: Omit<AuditOrigin, 'staffId'>;
}

/**
 * Inserts an entry, in the transaction of the action or before data is shown. Entries are kept for two years, those of
 * guests and members for one.
 */
export async function insertAuditEntry(db: Queryable, entry: NewAuditEntry): Promise<void> {
  const { htlCode, actorName, action, subject, detail = {}, kind = 'staff', origin, before, after } = entry;
  const toJson = (state: AuditState | undefined) => (state === undefined ? null : JSON.stringify(state));
  await db.query(sql('insert_audit_entry')`
    INSERT INTO audit_entry (htl_code, actor, action, subject, detail, actor_kind, kept_until, staff_id, device, address, before, after)
    VALUES (${htlCode ?? groupHtlCode}, ${actorName}, ${action}, ${subject}, ${JSON.stringify(detail)}, ${kind},
      now() + CASE WHEN ${kind} IN ('guest', 'member') THEN interval '1 year' ELSE interval '2 years' END,
      ${origin?.staffId ?? null}, ${origin?.device ?? null}, ${origin?.address ?? null}, ${toJson(before)}, ${toJson(after)})`);
}

/** Inserts an entry unless one of the same kind, action, subject and detail was inserted in the last 24 hours. */
export async function insertDailyAuditEntry(db: Queryable, entry: NewAuditEntry): Promise<void> {
  const { htlCode, actorName, action, subject, detail = {}, kind = 'staff' } = entry;
  await db.query(sql('insert_daily_audit_entry')`
    INSERT INTO audit_entry (htl_code, actor, action, subject, detail, actor_kind, kept_until)
    SELECT ${htlCode ?? groupHtlCode}, ${actorName}, ${action}, ${subject}, ${JSON.stringify(detail)}::jsonb, ${kind},
      now() + CASE WHEN ${kind} IN ('guest', 'member') THEN interval '1 year' ELSE interval '2 years' END
    WHERE NOT EXISTS (
      SELECT FROM audit_entry WHERE subject = ${subject} AND at > now() - interval '1 day' AND action = ${action}
        AND actor_kind = ${kind} AND detail = ${JSON.stringify(detail)})`);
}

/**
 * Inserts an entry for the reading of personal data or the audit, once for each session, action and subject; each time
 * for an operator, who has no session. The subject is what was read, such as a reservation, or the venue and day of a
 * list (`D101 2026-11-28`).
 */
export async function insertReadingEntry(
  db: Queryable,
  { name, staffId, idHash, clientInfo }: ReadingStaff,
  { action, subject, htlCode }: Pick<NewAuditEntry, 'action' | 'subject' | 'htlCode'>,
): Promise<void> {
  if (idHash === null) {
    const origin = { staffId, ...clientInfo };
    return insertAuditEntry(db, { actorName: name, action, subject, htlCode, origin });
  }
  await db.query(sql('insert_reading_entry')`
    WITH first_reading AS (
      INSERT INTO staff_reading (id_hash, action, subject) VALUES (${idHash}, ${action}, ${subject}) ON CONFLICT DO NOTHING
      RETURNING subject)
    INSERT INTO audit_entry (htl_code, actor, action, subject, detail, actor_kind, kept_until, staff_id, device, address)
    SELECT ${htlCode ?? groupHtlCode}, ${name}, ${action}, subject, '{}', 'staff', now() + interval '2 years',
      ${staffId}, ${clientInfo.device}, ${clientInfo.address} FROM first_reading`);
}

export interface AuditRecord {
  readonly id: number;
  readonly atDate: Date;
  readonly kind: ActorKind;
  readonly actor: string;
  readonly action: string;
  readonly subject: string;
  readonly htlCode: HtlCode | null;
  readonly device: string | null;
  readonly address: string | null;
  readonly detail: Readonly<Record<string, string | number | null>>;
  readonly before: AuditState | null;
  readonly after: AuditState | null;
  readonly isSealed: boolean;
  /** With `key`, the cursor of the page after this record. */
  readonly at: string;
  readonly key: string;
}

export interface AuditFilter {
  readonly scopes: ScopeFilter;
  /** The beginning of an action; '' for all. */
  readonly action: string;
  /** Part of a name; '' for all. */
  readonly actor: string;
  /** First and last day in Seoul. */
  readonly from: string;
  readonly to: string;
  /** Position after which the page starts; null for the first page. */
  readonly after: { readonly key: string } | null;
}

/** Lists the entries that match the filter, newest first. */
export async function listAuditRecords(
  db: Queryable,
  filter: AuditFilter,
  limit: number,
): Promise<readonly AuditRecord[]> {
  const { scopes, action, actor, from, to, after } = filter;
  const { rows } = await db.query<AuditRecord>(sql('list_audit_records')`
    SELECT e.id::float8 AS id, e.at AS "atDate", e.actor_kind AS kind, e.actor, e.action, e.subject,
      nullif(e.htl_code, ${groupHtlCode}) AS "htlCode", e.device, e.address, e.detail, e.before, e.after,
      EXISTS (SELECT FROM audit_seal s WHERE s.entry_id = e.id) AS "isSealed", e.at::text AS at, e.id::text AS key
    FROM audit_entry e
    WHERE (${scopes.isGroup} OR e.htl_code = ANY(${scopes.htlCodes})) AND starts_with(e.action, ${action})
      AND strpos(lower(e.actor), lower(${actor})) > 0
      AND e.at >= (${from}::date::timestamp AT TIME ZONE 'Asia/Seoul')
      AND e.at < ((${to}::date + 1)::timestamp AT TIME ZONE 'Asia/Seoul')
      AND (${after === null} OR e.id < ${after?.key ?? null}::bigint)
    ORDER BY e.id DESC LIMIT ${limit}`);
  return rows;
}

/** Lists the entries about one subject that match the filter, newest first. */
export async function listSubjectAuditRecords(
  db: Queryable,
  { scopes, action, actor, from, to, after, subject }: AuditFilter & { readonly subject: string },
  limit: number,
): Promise<readonly AuditRecord[]> {
  const { rows } = await db.query<AuditRecord>(sql('list_subject_audit_records')`
    SELECT e.id::float8 AS id, e.at AS "atDate", e.actor_kind AS kind, e.actor, e.action, e.subject,
      nullif(e.htl_code, ${groupHtlCode}) AS "htlCode", e.device, e.address, e.detail, e.before, e.after,
      EXISTS (SELECT FROM audit_seal s WHERE s.entry_id = e.id) AS "isSealed", e.at::text AS at, e.id::text AS key
    FROM audit_entry e
    WHERE e.subject = ${subject} AND (${scopes.isGroup} OR e.htl_code = ANY(${scopes.htlCodes})) AND starts_with(e.action, ${action})
      AND strpos(lower(e.actor), lower(${actor})) > 0
      AND e.at >= (${from}::date::timestamp AT TIME ZONE 'Asia/Seoul')
      AND e.at < ((${to}::date + 1)::timestamp AT TIME ZONE 'Asia/Seoul')
      AND (${after === null} OR e.id < ${after?.key ?? null}::bigint)
    ORDER BY e.id DESC LIMIT ${limit}`);
  return rows;
}
