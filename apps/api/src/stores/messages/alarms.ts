import type { PageCursor } from '@dining/contract/page-cursor';
import type { DinCode, HtlCode } from '@dining/domain/shared/codes';
import { catalogueAlarmKinds, messageAlarmKinds, paymentAlarmKinds } from '@dining/domain/staff/alarm-capabilities';
import type { ScopeFilter } from '@dining/domain/staff/scope-filter';
import type { Pool } from 'pg';
import type { Queryable } from '../../db/queryable';
import { groupHtlCode } from '../../db/schema/hotels';
import { sql } from '../../db/sql';

/** Kinds of alarms that are closed when staff resolve a payment manually. */
export const manuallyResolvedAlarmKinds = [
  'payment_needs_review',
  'cancelled_at_provider',
  'cancelled_again_at_provider',
  'charge_mismatch',
] as const;

export interface AlarmKey {
  readonly kind: string;
  readonly subject: string;
}

export interface NewAlarm extends AlarmKey {
  readonly detail: string;
}

/**
 * Inserts alarms, one per kind and subject until it is closed, and enqueues a mail about each new one. Returns the new
 * ones; an alarm that is open gets the new detail and keeps its time. An alarm belongs to the hotel of the order,
 * reservation, inquiry or draft that its subject names, otherwise to the group.
 */
export async function insertAlarms(db: Queryable, alarms: readonly NewAlarm[]): Promise<readonly AlarmKey[]> {
  const [kinds, subjects, details] = [
    alarms.map(({ kind }) => kind),
    alarms.map(({ subject }) => subject),
    alarms.map(({ detail }) => detail),
  ];
  // ON CONFLICT names no target, because the unique key of the outbox will contain `htl_code` once the table is
  // partitioned (docs/capacity.md).
  const { rows } = await db.query<AlarmKey>(sql('insert_alarms')`
    WITH raised AS (
      INSERT INTO alarm AS a (kind, subject, detail, htl_code)
      SELECT DISTINCT ON (kind, subject) kind, subject, detail, coalesce(
        (SELECT htl_code FROM payment WHERE shop_order_no = subject),
        (SELECT htl_code FROM reservation WHERE resv_code = subject),
        (SELECT htl_code FROM inquiry WHERE qna_seq = substring(subject FROM '^inquiry (\\d+)$')::bigint),
        (SELECT htl_code FROM document_draft WHERE kind = split_part(subject, ' ', 1) AND code = split_part(subject, ' ', 2)),
        ${groupHtlCode})
      FROM unnest(${kinds}::text[], ${subjects}::text[], ${details}::text[]) AS new_alarm (kind, subject, detail)
      ORDER BY kind, subject
      ON CONFLICT (kind, subject) DO UPDATE SET detail = excluded.detail, settled_at = NULL,
        raised_at = CASE WHEN a.settled_at IS NULL THEN a.raised_at ELSE excluded.raised_at END
      RETURNING id, kind, subject, raised_at, htl_code
    ), enqueued AS (
      INSERT INTO outbox (key, htl_code, kind, payload)
      SELECT 'alarm_raised ' || id || ' ' || extract(epoch FROM raised_at), htl_code, 'alarm_raised', jsonb_build_object('alarmId', id)
      FROM raised WHERE raised_at = now()
      ON CONFLICT DO NOTHING RETURNING (payload ->> 'alarmId')::bigint AS id
    )
    SELECT kind, subject FROM raised JOIN enqueued USING (id) ORDER BY kind, subject`);
  return rows;
}

/** Closes the open alarms of these kinds, except those about `exceptSubjects`. Returns those it closed. */
export async function closeOtherAlarms(
  db: Queryable,
  kinds: readonly string[],
  exceptSubjects: readonly string[],
): Promise<readonly AlarmKey[]> {
  const { rows } = await db.query<AlarmKey>(sql('close_other_alarms')`
    WITH obsolete_alarm AS (
      SELECT id FROM alarm WHERE kind = ANY(${kinds}) AND settled_at IS NULL AND NOT subject = ANY(${exceptSubjects})
      ORDER BY id FOR UPDATE
    )
    UPDATE alarm SET settled_at = now() FROM obsolete_alarm WHERE alarm.id = obsolete_alarm.id RETURNING kind, subject`);
  return rows;
}

export async function closeOpenAlarm(db: Queryable, { kind, subject }: AlarmKey): Promise<boolean> {
  const { rowCount } = await db.query(sql('close_open_alarm')`
    UPDATE alarm SET settled_at = now() WHERE kind = ${kind} AND subject = ${subject} AND settled_at IS NULL`);
  return rowCount === 1;
}

export async function countOpenAlarms(pool: Pool): Promise<Readonly<Record<string, number>>> {
  const { rows } = await pool.query<{ kind: string; open: number }>(sql('count_open_alarms')`
    SELECT kind, count(*)::int AS open FROM alarm WHERE settled_at IS NULL GROUP BY kind ORDER BY kind`);
  return Object.fromEntries(rows.map(({ kind, open }) => [kind, open]));
}

export interface Alarm {
  readonly id: number;
  readonly kind: string;
  readonly subject: string;
  readonly detail: string;
  readonly raisedAt: Date;
  readonly htlCode: HtlCode | null;
}

export async function findOpenAlarm(db: Queryable, id: number): Promise<Alarm | undefined> {
  const { rows } = await db.query<Alarm>(sql('find_open_alarm')`
    SELECT id::int, kind, subject, detail, raised_at AS "raisedAt", nullif(htl_code, ${groupHtlCode}) AS "htlCode"
    FROM alarm WHERE id = ${id} AND settled_at IS NULL`);
  return rows[0];
}

/** The scopes in which a staff member sees alarms about payments, messages and the catalogue, and others (`system`). */
export interface AlarmFilter {
  readonly payment: ScopeFilter;
  readonly message: ScopeFilter;
  readonly catalogue: ScopeFilter;
  readonly system: ScopeFilter;
}

export interface AlarmWithVenue extends Alarm {
  /** The venue of the reservation, inquiry or order that the alarm is about. */
  readonly dinCode: DinCode | null;
}

export interface ListedAlarm extends AlarmWithVenue, PageCursor {}

/** Lists the open alarms in the scopes, oldest first. */
export async function listOpenAlarmsWithVenue(
  db: Queryable,
  { payment, message, catalogue, system }: AlarmFilter,
  after: PageCursor | null,
  limit: number,
): Promise<readonly ListedAlarm[]> {
  const { rows } = await db.query<ListedAlarm>(sql('list_open_alarms_with_venue')`
    SELECT id::int, kind, subject, detail, "raisedAt", "htlCode", "dinCode", "raisedAt"::text AS at, id::text AS key FROM placed_alarm
    WHERE CASE
        WHEN kind = ANY(${paymentAlarmKinds}) THEN
          ${payment.isGroup} OR "htlCode" = ANY(${payment.htlCodes}) OR "dinCode" = ANY(${payment.dinCodes})
        WHEN kind = ANY(${messageAlarmKinds}) THEN
          ${message.isGroup} OR "htlCode" = ANY(${message.htlCodes}) OR "dinCode" = ANY(${message.dinCodes})
        WHEN kind = ANY(${catalogueAlarmKinds}) THEN
          ${catalogue.isGroup} OR "htlCode" = ANY(${catalogue.htlCodes}) OR "dinCode" = ANY(${catalogue.dinCodes})
        ELSE ${system.isGroup} OR "htlCode" = ANY(${system.htlCodes}) OR "dinCode" = ANY(${system.dinCodes}) END
      AND (${after === null} OR ("raisedAt", id) > (${after?.at ?? null}::timestamptz, ${after?.key ?? null}::bigint))
    ORDER BY "raisedAt", id LIMIT ${limit}`);
  return rows;
}

export async function findOpenAlarmWithVenue(db: Queryable, id: number): Promise<AlarmWithVenue | undefined> {
  const { rows } = await db.query<AlarmWithVenue>(sql('find_open_alarm_with_venue')`
    SELECT id::int, kind, subject, detail, "raisedAt", "htlCode", "dinCode" FROM placed_alarm WHERE id = ${id}`);
  return rows[0];
}

/** Counts the open alarms in the scopes. */
export async function countOpenAlarmsWithVenue(
  db: Queryable,
  { payment, message, catalogue, system }: AlarmFilter,
): Promise<number> {
  const { rows } = await db.query<{ count: number }>(sql('count_open_alarms_with_venue')`
    SELECT count(*)::int AS count FROM placed_alarm
    WHERE CASE
        WHEN kind = ANY(${paymentAlarmKinds}) THEN
          ${payment.isGroup} OR "htlCode" = ANY(${payment.htlCodes}) OR "dinCode" = ANY(${payment.dinCodes})
        WHEN kind = ANY(${messageAlarmKinds}) THEN
          ${message.isGroup} OR "htlCode" = ANY(${message.htlCodes}) OR "dinCode" = ANY(${message.dinCodes})
        WHEN kind = ANY(${catalogueAlarmKinds}) THEN
          ${catalogue.isGroup} OR "htlCode" = ANY(${catalogue.htlCodes}) OR "dinCode" = ANY(${catalogue.dinCodes})
        ELSE ${system.isGroup} OR "htlCode" = ANY(${system.htlCodes}) OR "dinCode" = ANY(${system.dinCodes}) END`);
  return rows[0]?.count ?? 0;
}
