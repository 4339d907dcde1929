import type { Attendance, AttendanceInfo, AttendanceStep } from '@dining/domain/reservations/attendance';
import type { DinCode, HtlCode, ResvCode } from '@dining/domain/shared/codes';
import type { SeoulDate, SeoulTime } from '@dining/domain/shared/seoul-time';
import type { PoolClient } from 'pg';
import type { Queryable } from '../../db/queryable';
import { sql } from '../../db/sql';

export type ReservationAttendance = AttendanceInfo & {
  readonly htlCode: HtlCode;
  readonly dinCode: DinCode;
  /** Time by which the party said it would arrive; null if it announced no delay. */
  readonly lateUntil: SeoulTime | null;
};

type Row = Omit<ReservationAttendance, 'visit'> & { readonly visitDay: SeoulDate; readonly visitTime: SeoulTime };

export async function lockAttendance(
  client: PoolClient,
  resvCode: ResvCode,
): Promise<ReservationAttendance | undefined> {
  const { rows } = await client.query<Row>(sql('lock_attendance')`
    SELECT htl_code AS "htlCode", din_code AS "dinCode", status, attendance, late_until AS "lateUntil", visit_day AS "visitDay",
      visit_time AS "visitTime"
    FROM reservation WHERE resv_code = ${resvCode} FOR UPDATE`);
  const [row] = rows;
  if (row === undefined) return undefined;
  const { visitDay, visitTime, ...fields } = row;
  return { ...fields, visit: { date: visitDay, time: visitTime } };
}

export async function updateReservationToConfirmed(client: PoolClient, resvCode: ResvCode): Promise<void> {
  await client.query(sql('update_reservation_to_confirmed')`
    UPDATE reservation SET status = 'confirm' WHERE resv_code = ${resvCode} AND status = 'reserved'`);
}

export interface NewAttendanceEvent {
  readonly resvCode: ResvCode;
  readonly from: Attendance;
  readonly to: Attendance;
  readonly fromLateUntil: SeoulTime | null;
  readonly lateUntil: SeoulTime | null;
  /** No-show fee and refund in won; null if no fee was decided. */
  readonly noShow: { readonly fee: number; readonly refund: number } | null;
  /** The id of the event that this one undoes. */
  readonly undoes: number | null;
  readonly at: Date;
}

/**
 * Changes the attendance of a reservation and inserts the event. Returns false if the attendance was not `from`, or the
 * reservation was cancelled.
 */
export async function updateAttendance(client: PoolClient, event: NewAttendanceEvent): Promise<boolean> {
  const { resvCode, from, to, fromLateUntil, lateUntil, noShow, undoes, at } = event;
  const { rowCount } = await client.query(sql('update_attendance')`
    WITH moved AS (
      UPDATE reservation SET attendance = ${to}, late_until = ${lateUntil}
      WHERE resv_code = ${resvCode} AND attendance = ${from} AND status <> 'cancel' RETURNING resv_code, htl_code
    )
    INSERT INTO attendance_event (resv_code, htl_code, from_state, to_state, from_late_until, late_until, fee, refund, undoes, at)
    SELECT resv_code, htl_code, ${from}, ${to}, ${fromLateUntil}, ${lateUntil}, ${noShow?.fee ?? null}, ${noShow?.refund ?? null},
      ${undoes}, ${at} FROM moved`);
  return rowCount === 1;
}

export interface StoredAttendanceStep extends AttendanceStep {
  readonly id: number;
  readonly fromLateUntil: SeoulTime | null;
}

/** Finds the last attendance change of a reservation that neither was undone nor undoes another. */
export async function findLastAttendanceStep(
  client: PoolClient,
  resvCode: ResvCode,
): Promise<StoredAttendanceStep | undefined> {
  const { rows } = await client.query<StoredAttendanceStep>(sql('find_last_attendance_step')`
    SELECT id::int, from_state AS "from", to_state AS "to", from_late_until AS "fromLateUntil", at, coalesce(refund, 0) AS refund
    FROM attendance_event e
    WHERE resv_code = ${resvCode} AND undoes IS NULL
      AND NOT EXISTS (SELECT FROM attendance_event u WHERE u.resv_code = e.resv_code AND u.undoes = e.id)
    ORDER BY id DESC LIMIT 1`);
  return rows[0];
}

/** What the no-show fee depends on, besides the visit, the policy and the paid amount. */
export interface NoShowFacts {
  readonly lateUntil: SeoulTime | null;
  /** Whether the guest has agreed to the cancellation policy. */
  readonly hasAgreed: boolean;
  /** Whether the confirmation was sent by mail or SMS, at first or when staff sent it again. */
  readonly isMessageSent: boolean;
}

export async function getNoShowFacts(db: Queryable, resvCode: ResvCode): Promise<NoShowFacts> {
  const { rows } = await db.query<NoShowFacts>(sql('get_no_show_facts')`
    SELECT late_until AS "lateUntil", consents @> '[{"kind": "cancellation"}]' AS "hasAgreed",
      EXISTS (SELECT FROM outbox WHERE sent_at IS NOT NULL AND failure IS NULL AND key IN (
        SELECT concat_ws('.', 'reservation_made ' || channel || ' ' || resv_code, nullif(round, 0))
        FROM generate_series(0, message_round) AS round, unnest('{mail,sms}'::text[]) AS channel)) AS "isMessageSent"
    FROM reservation WHERE resv_code = ${resvCode}`);
  return rows[0] ?? { lateUntil: null, hasAgreed: false, isMessageSent: false };
}
