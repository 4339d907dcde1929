import type { PoolClient } from 'pg';
import type { Queryable } from '../../db/queryable';
import { sql } from '../../db/sql';

export interface Passkey {
  readonly credentialId: string;
  readonly staffId: string;
  readonly publicKey: Buffer;
  readonly counter: number;
  readonly transports: readonly string[];
}

export interface ListedPasskey {
  readonly staffId: string;
  readonly credentialId: string;
  readonly device: string;
  readonly createdAt: Date;
  readonly usedAt: Date | null;
}

type ChallengePurpose = 'sign_in' | 'register';

export async function insertChallenge(
  db: Queryable,
  challengeHash: string,
  purpose: ChallengePurpose,
  staffId: string | null,
  validSeconds: number,
): Promise<void> {
  await db.query(sql('insert_challenge')`
    INSERT INTO staff_challenge (challenge_hash, purpose, staff_id, expires_at)
    VALUES (${challengeHash}, ${purpose}, ${staffId}, now() + make_interval(secs => ${validSeconds}))`);
}

/** Uses a challenge. Returns false if it is unknown, used or expired, or was created for another purpose or person. */
export async function consumeChallenge(
  db: Queryable,
  challengeHash: string,
  purpose: ChallengePurpose,
  staffId: string | null,
): Promise<boolean> {
  const { rowCount } = await db.query(sql('consume_challenge')`
    DELETE FROM staff_challenge
    WHERE challenge_hash = ${challengeHash} AND purpose = ${purpose} AND staff_id IS NOT DISTINCT FROM ${staffId}::uuid AND expires_at > now()`);
  return rowCount === 1;
}

export async function findPasskey(db: Queryable, credentialId: string): Promise<Passkey | undefined> {
  const { rows } = await db.query<Omit<Passkey, 'counter'> & { readonly counter: string }>(sql('find_passkey')`
    SELECT credential_id AS "credentialId", staff_id AS "staffId", public_key AS "publicKey", counter::text AS counter, transports
    FROM staff_passkey WHERE credential_id = ${credentialId}`);
  const [row] = rows;
  return row && { ...row, counter: Number(row.counter) };
}

/** Inserts a passkey. Returns false if it is registered already. */
export async function insertPasskey(db: Queryable, passkey: Passkey, device: string): Promise<boolean> {
  const { credentialId, staffId, publicKey, counter, transports } = passkey;
  const { rowCount } = await db.query(sql('insert_passkey')`
    INSERT INTO staff_passkey (credential_id, staff_id, public_key, counter, transports, device)
    VALUES (${credentialId}, ${staffId}, ${publicKey}, ${counter}, ${transports}::text[], ${device})
    ON CONFLICT DO NOTHING`);
  return rowCount === 1;
}

/** Records a use. Returns false if the signature counter has not increased, unless the device always sends 0. */
export async function updatePasskeyCounter(db: Queryable, credentialId: string, counter: number): Promise<boolean> {
  const { rowCount } = await db.query(sql('update_passkey_counter')`
    UPDATE staff_passkey SET counter = ${counter}::bigint, used_at = now()
    WHERE credential_id = ${credentialId} AND (counter < ${counter}::bigint OR (counter = 0 AND ${counter}::bigint = 0))`);
  return rowCount === 1;
}

/** Deletes a passkey, unless it is the person's only way to sign in. */
export async function deletePasskey(client: PoolClient, staffId: string, credentialId: string): Promise<boolean> {
  const { rowCount } = await client.query(sql('delete_passkey')`
    DELETE FROM staff_passkey p USING staff s
    WHERE p.credential_id = ${credentialId} AND p.staff_id = ${staffId} AND s.staff_id = p.staff_id
      AND (s.password_hash IS NOT NULL OR EXISTS (
        SELECT FROM staff_passkey o WHERE o.staff_id = p.staff_id AND o.credential_id <> p.credential_id))`);
  return rowCount === 1;
}

export async function listPasskeys(db: Queryable, staffIds: readonly string[]): Promise<readonly ListedPasskey[]> {
  const { rows } = await db.query<ListedPasskey>(sql('list_passkeys')`
    SELECT staff_id AS "staffId", credential_id AS "credentialId", device, created_at AS "createdAt", used_at AS "usedAt"
    FROM staff_passkey WHERE staff_id = ANY(${staffIds}::uuid[]) ORDER BY created_at`);
  return rows;
}
