import type { PricedOrder } from '@dining/domain/orders/priced-order';
import type { ReservationStatus } from '@dining/domain/reservations/states';
import type { HtlCode, ResvCode } from '@dining/domain/shared/codes';
import type { SeoulDate, SeoulTime, Visit } from '@dining/domain/shared/seoul-time';
import type { Consent } from '@dining/domain/terms/agreed-texts';
import type { PoolClient } from 'pg';
import { sql } from '../../db/sql';

export interface EditableReservation {
  readonly resvCode: ResvCode;
  readonly htlCode: HtlCode;
  readonly status: ReservationStatus;
  readonly visit: Visit;
  readonly requestNote: string;
  readonly noAllergies: boolean;
  readonly allergies: PricedOrder['allergies'];
  readonly requestVersion: number;
  readonly allergiesVersion: number;
  readonly venuePhone: string;
}

interface Row extends Omit<EditableReservation, 'visit'> {
  readonly visitDay: SeoulDate;
  readonly visitTime: SeoulTime;
}

export async function lockEditableReservation(
  client: PoolClient,
  resvCode: ResvCode,
): Promise<EditableReservation | undefined> {
  await client.query(sql('lock_reservation_answers')`SELECT FROM reservation WHERE resv_code = ${resvCode} FOR UPDATE`);
  const { rows } = await client.query<Row>(sql('find_editable_reservation')`
    SELECT r.resv_code AS "resvCode", r.htl_code AS "htlCode", r.status, r.visit_day AS "visitDay", r.visit_time AS "visitTime",
      r.request_note AS "requestNote", r.no_allergies AS "noAllergies", r.request_version AS "requestVersion",
      r.allergies_version AS "allergiesVersion",
      v.phone AS "venuePhone",
      (SELECT coalesce(json_agg(json_build_object('allergyCode', a.allergy_code, 'other', a.other, 'name', a.name)), '[]')
        FROM reservation_allergy a WHERE a.resv_code = r.resv_code) AS allergies
    FROM reservation r JOIN venue v USING (din_code) WHERE r.resv_code = ${resvCode}`);
  const [row] = rows;
  if (row === undefined) return undefined;
  const { visitDay, visitTime, ...fields } = row;
  return { ...fields, visit: { date: visitDay, time: visitTime } };
}

export async function updateRequestNote(
  client: PoolClient,
  resvCode: ResvCode,
  requestNote: string,
  at: Date,
): Promise<void> {
  await client.query(sql('update_request_note')`
    UPDATE reservation SET request_note = ${requestNote}, request_changed_at = ${at}, request_version = answers_version + 1
    WHERE resv_code = ${resvCode}`);
}

/**
 * Replaces the allergies of a reservation; an empty list deletes them. When the first ones are added, earlier secret
 * links end, because one may have been mailed to a stranger.
 */
export async function replaceAllergies(
  client: PoolClient,
  resvCode: ResvCode,
  { allergies, consent, at }: { allergies: PricedOrder['allergies']; consent: Consent | null; at: Date },
): Promise<void> {
  const { rowCount: deletedCount } = await client.query(
    sql('delete_reservation_allergies')`DELETE FROM reservation_allergy WHERE resv_code = ${resvCode}`,
  );
  await client.query(sql('insert_allergies')`
    INSERT INTO reservation_allergy (resv_code, htl_code, allergy_code, name, other, consent_at)
    SELECT resv_code, htl_code, allergy ->> 'allergyCode', allergy -> 'name', allergy ->> 'other', ${at}::timestamptz
    FROM reservation, jsonb_array_elements(${JSON.stringify(allergies)}::jsonb) AS allergy WHERE resv_code = ${resvCode}`);
  const areFirstAllergies = deletedCount === 0 && allergies.length > 0;
  await client.query(sql('update_allergy_answer')`
    UPDATE reservation SET no_allergies = ${allergies.length === 0}, allergies_changed_at = ${at},
      allergies_version = answers_version + 1,
      consents = consents || ${JSON.stringify(consent === null ? [] : [consent])}::jsonb,
      link_version = link_version + ${areFirstAllergies ? 1 : 0}
    WHERE resv_code = ${resvCode}`);
}

/** Raises the version of all answers of a reservation to that of the answers just updated. Returns the version. */
export async function raiseAnswersVersion(client: PoolClient, resvCode: ResvCode): Promise<number> {
  const { rows } = await client.query<{ version: number }>(sql('raise_answers_version')`
    UPDATE reservation SET answers_version = answers_version + 1 WHERE resv_code = ${resvCode}
    RETURNING answers_version AS version`);
  return rows[0]?.version ?? 0;
}
