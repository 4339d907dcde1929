import type { Attendance, Attended } from '@dining/domain/reservations/attendance';
import type { HtlCode, ResvCode } from '@dining/domain/shared/codes';
import type { SeoulDate, SeoulTime } from '@dining/domain/shared/seoul-time';
import type { PoolClient } from 'pg';

/** A reservation as the hands of the house see it. */
export type AttendedReservation = Attended & { readonly htlCode: HtlCode };

type Row = Omit<AttendedReservation, 'visit'> & { readonly visitDay: SeoulDate; readonly visitTime: SeoulTime };

/** Reads a reservation whose status or attendance staff want to change, locked until the transaction ends. */
export async function lockAttended(client: PoolClient, resvCode: ResvCode): Promise<AttendedReservation | undefined> {
  const { rows } = await client.query<Row>({
    name: 'lock_attended',
    text: `SELECT htl_code AS "htlCode", status, attendance, visit_day AS "visitDay", visit_time AS "visitTime"
           FROM reservation WHERE resv_code = $1 FOR UPDATE`,
    values: [resvCode],
  });
  const [row] = rows;
  if (row === undefined) return undefined;
  const { visitDay, visitTime, ...rest } = row;
  return { ...rest, visit: { date: visitDay, time: visitTime } };
}

/** Confirms a reservation that was locked as reserved. */
export async function markConfirmed(client: PoolClient, resvCode: ResvCode): Promise<void> {
  await client.query(`UPDATE reservation SET status = 'confirm' WHERE resv_code = $1 AND status = 'reserved'`, [resvCode]);
}

/** Says of a locked reservation whether its guest came. */
export async function markAttended(client: PoolClient, resvCode: ResvCode, to: Attendance): Promise<void> {
  await client.query('UPDATE reservation SET attendance = $2 WHERE resv_code = $1', [resvCode, to]);
}
