import type { Language } from '@dining/domain/shared/language';
import type { PoolClient } from 'pg';
import type { Queryable } from '../../db/queryable';
import { sql } from '../../db/sql';

export interface StaffPerson {
  readonly staffId: string;
  readonly email: string;
  readonly name: string;
  readonly language: Language;
}

export interface StaffCredentials extends StaffPerson {
  readonly passwordHash: string | null;
  /** Encrypted by the keyring. */
  readonly totpSecret: string | null;
}

export async function findStaffByEmail(db: Queryable, email: string): Promise<StaffCredentials | undefined> {
  const { rows } = await db.query<StaffCredentials>(sql('find_staff_by_email')`
    SELECT staff_id AS "staffId", email, name, language, password_hash AS "passwordHash", totp_secret AS "totpSecret"
    FROM staff WHERE email = ${email}`);
  return rows[0];
}

export async function findStaff(db: Queryable, staffId: string): Promise<StaffCredentials | undefined> {
  const { rows } = await db.query<StaffCredentials>(sql('find_staff')`
    SELECT staff_id AS "staffId", email, name, language, password_hash AS "passwordHash", totp_secret AS "totpSecret"
    FROM staff WHERE staff_id = ${staffId}`);
  return rows[0];
}

/** Inserts a person without a sign-in, or locks the one who has this e-mail address. Returns the person. */
export async function lockOrInsertStaff(
  client: PoolClient,
  { email, name, language }: Omit<StaffPerson, 'staffId'>,
): Promise<StaffCredentials> {
  const { rows } = await client.query<StaffCredentials>(sql('lock_or_insert_staff')`
    INSERT INTO staff (email, name, language) VALUES (${email}, ${name}, ${language})
    ON CONFLICT (email) DO UPDATE SET email = excluded.email
    RETURNING staff_id AS "staffId", email, name, language, password_hash AS "passwordHash", totp_secret AS "totpSecret"`);
  const [person] = rows;
  if (person === undefined) throw new Error('an upsert returned no row');
  return person;
}

/** Locks a person, so that changes of their grants and of their sign-in wait for each other. */
export async function lockStaff(client: PoolClient, staffId: string): Promise<StaffPerson | undefined> {
  const { rows } = await client.query<StaffPerson>(sql('lock_staff')`
    SELECT staff_id AS "staffId", email, name, language FROM staff WHERE staff_id = ${staffId} FOR UPDATE`);
  return rows[0];
}

export async function updateStaffCredentials(
  client: PoolClient,
  staffId: string,
  credentials: { readonly passwordHash: string; readonly totpSecret: string; readonly totpStep: number },
): Promise<void> {
  const { passwordHash, totpSecret, totpStep } = credentials;
  await client.query(sql('update_staff_credentials')`
    UPDATE staff SET password_hash = ${passwordHash}, totp_secret = ${totpSecret}, totp_step = ${totpStep}
    WHERE staff_id = ${staffId}`);
}

/** Removes password, second factors and passkeys: the person can only sign in again by a new invitation. */
export async function deleteCredentials(client: PoolClient, staffId: string): Promise<void> {
  await client.query(sql('delete_credentials')`
    WITH passkeys AS (DELETE FROM staff_passkey WHERE staff_id = ${staffId}),
      codes AS (DELETE FROM staff_recovery_code WHERE staff_id = ${staffId})
    UPDATE staff SET password_hash = NULL, totp_secret = NULL, totp_step = NULL WHERE staff_id = ${staffId}`);
}

/** Records the time step of a TOTP code. Returns false if this step or a later one was used: a code is used once. */
export async function consumeTotpStep(db: Queryable, staffId: string, step: number): Promise<boolean> {
  const { rowCount } = await db.query(sql('consume_totp_step')`
    UPDATE staff SET totp_step = ${step} WHERE staff_id = ${staffId} AND (totp_step IS NULL OR totp_step < ${step})`);
  return rowCount === 1;
}

/** Stores the secret encrypted by another key, unless it has been replaced meanwhile. */
export async function updateTotpSecret(
  db: Queryable,
  staffId: string,
  previousSecret: string,
  nextSecret: string,
): Promise<void> {
  await db.query(sql('update_totp_secret')`
    UPDATE staff SET totp_secret = ${nextSecret} WHERE staff_id = ${staffId} AND totp_secret = ${previousSecret}`);
}

export async function replaceRecoveryCodes(
  client: PoolClient,
  staffId: string,
  codeHashes: readonly string[],
): Promise<void> {
  await client.query(sql('delete_recovery_codes')`DELETE FROM staff_recovery_code WHERE staff_id = ${staffId}`);
  await client.query(sql('insert_recovery_codes')`
    INSERT INTO staff_recovery_code (code_hash, staff_id) SELECT code_hash, ${staffId}::uuid FROM unnest(${codeHashes}::text[]) AS code_hash`);
}

/** Uses a recovery code. Returns the number of remaining codes; undefined if the person has no such unused code. */
export async function consumeRecoveryCode(
  db: Queryable,
  staffId: string,
  codeHash: string,
): Promise<number | undefined> {
  const { rows } = await db.query<{ readonly remaining: number }>(sql('consume_recovery_code')`
    WITH used AS (
      UPDATE staff_recovery_code SET used_at = now()
      WHERE code_hash = ${codeHash} AND staff_id = ${staffId} AND used_at IS NULL RETURNING code_hash)
    SELECT (SELECT count(*)::int FROM staff_recovery_code c
      WHERE c.staff_id = ${staffId} AND c.used_at IS NULL AND c.code_hash <> used.code_hash) AS remaining FROM used`);
  return rows[0]?.remaining;
}

/** Counts the unused recovery codes of a person. */
export async function countRecoveryCodes(db: Queryable, staffId: string): Promise<number> {
  const { rows } = await db.query<{ readonly count: number }>(sql('count_recovery_codes')`
    SELECT count(*)::int AS count FROM staff_recovery_code WHERE staff_id = ${staffId} AND used_at IS NULL`);
  return rows[0]?.count ?? 0;
}
