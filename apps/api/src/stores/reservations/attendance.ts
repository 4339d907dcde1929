import type { Attendance, AttendanceInfo } from '@dining/domain/reservations/attendance';
import type { HtlCode, ResvCode } from '@dining/domain/shared/codes';
import type { SeoulDate, SeoulTime } from '@dining/domain/shared/seoul-time';
import type { PoolClient } from 'pg';
import { sql } from '../../db/sql';

export type AttendedReservation = AttendanceInfo & { readonly htlCode: HtlCode };

type Row = Omit<AttendedReservation, 'visit'> & { readonly visitDay: SeoulDate; readonly visitTime: SeoulTime };

export async function lockAttendance(client: PoolClient, resvCode: ResvCode): Promise<AttendedReservation | undefined> {
  const { rows } = await client.query<Row>(sql('lock_attendance')`
    SELECT htl_code AS "htlCode", status, attendance, visit_day AS "visitDay", visit_time AS "visitTime"
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

export async function updateAttendance(client: PoolClient, resvCode: ResvCode, attendance: Attendance): Promise<void> {
  await client.query(sql('update_attendance')`
    UPDATE reservation SET attendance = ${attendance} WHERE resv_code = ${resvCode}`);
}
