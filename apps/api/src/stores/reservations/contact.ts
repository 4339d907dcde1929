import type { ReservationStatus } from '@dining/domain/reservations/states';
import type { DinCode, HtlCode, ResvCode } from '@dining/domain/shared/codes';
import type { SeoulDate, SeoulTime } from '@dining/domain/shared/seoul-time';
import type { PoolClient } from 'pg';
import { sql } from '../../db/sql';

/** Name, phone number as stored, and e-mail address of the booker. */
export interface BookerContact {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
}

export interface ReservationContact extends BookerContact {
  readonly htlCode: HtlCode;
  readonly dinCode: DinCode;
  readonly status: ReservationStatus;
  readonly visitDay: SeoulDate;
  readonly visitTime: SeoulTime;
  readonly version: number;
}

export async function lockContact(client: PoolClient, resvCode: ResvCode): Promise<ReservationContact | undefined> {
  const { rows } = await client.query<ReservationContact>(sql('lock_contact')`
    SELECT htl_code AS "htlCode", din_code AS "dinCode", status, visit_day AS "visitDay", visit_time AS "visitTime",
      booker_name AS name, booker_phone AS phone, booker_email AS email, contact_version AS version
    FROM reservation WHERE resv_code = ${resvCode} FOR UPDATE`);
  return rows[0];
}

/**
 * Changes the booker's contact, and the visitor's if the booker is the visitor. Earlier secret links end, because they
 * were sent to the former contact. Returns false if another change came first.
 */
export async function updateContact(
  client: PoolClient,
  resvCode: ResvCode,
  version: number,
  { name, phone, email }: BookerContact,
): Promise<boolean> {
  const { rowCount } = await client.query(sql('update_contact')`
    UPDATE reservation SET booker_name = ${name}, booker_phone = ${phone}, booker_email = ${email},
      visitor_name = CASE WHEN visitor_name = booker_name AND visitor_phone = booker_phone THEN ${name} ELSE visitor_name END,
      visitor_phone = CASE WHEN visitor_name = booker_name AND visitor_phone = booker_phone THEN ${phone} ELSE visitor_phone END,
      contact_version = contact_version + 1, link_version = link_version + 1
    WHERE resv_code = ${resvCode} AND contact_version = ${version}`);
  return rowCount === 1;
}

/** Enqueues the confirmation once more, under new keys (`message_round`). Returns the number of messages. */
export async function enqueueConfirmationAgain(client: PoolClient, resvCode: ResvCode): Promise<number> {
  const { rowCount } = await client.query(sql('enqueue_confirmation_again')`
    WITH round AS (
      UPDATE reservation SET message_round = message_round + 1 WHERE resv_code = ${resvCode}
      RETURNING resv_code, htl_code, booker_phone, message_round)
    INSERT INTO outbox (key, htl_code, channel, kind, payload)
    SELECT concat_ws(' ', 'reservation_made', channel, resv_code || '.' || message_round), htl_code, channel,
      'reservation_made', jsonb_build_object('resvCode', resv_code)
    FROM round, (VALUES ('mail'::message_channel), ('sms'::message_channel)) AS by (channel)
    WHERE channel = 'mail' OR booker_phone LIKE '010%'`);
  return rowCount ?? 0;
}
