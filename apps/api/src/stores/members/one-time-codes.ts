import type { ResvCode } from '@dining/domain/shared/codes';
import type { Pool } from 'pg';
import { sql } from '../../db/sql';

export interface CodeSubjects {
  readonly 'join email': { readonly email: string };
  /**
   * `email`: the address to which the code for a foreign phone number was mailed; null if that address was already
   * verified or the number is Korean.
   */
  readonly 'join phone': { readonly name: string; readonly phone: string; readonly email: string | null };
  /**
   * `userId`: the member to whose mailbox the code for a foreign phone number was mailed; null for a Korean number and
   * in a decoy, which no typed code matches.
   */
  readonly 'find id': { readonly name: string; readonly phone: string; readonly userId: string | null };
  readonly 'look up': { readonly resvCode: ResvCode };
  readonly leave: { readonly userId: string };
}
export type CodePurpose = keyof CodeSubjects;

interface NewCode<Purpose extends CodePurpose> {
  readonly guestId: string;
  readonly purpose: Purpose;
  readonly subject: CodeSubjects[Purpose];
  readonly codeHash: string;
}

export async function insertOneTimeCode<Purpose extends CodePurpose>(
  pool: Pool,
  { guestId, purpose, subject, codeHash, seconds }: NewCode<Purpose> & { readonly seconds: number },
): Promise<void> {
  await pool.query(sql('insert_one_time_code')`
    INSERT INTO one_time_code (guest_id, purpose, subject, code_hash, expires_at)
    VALUES (${guestId}, ${purpose}, ${JSON.stringify(subject)}, ${codeHash}, now() + make_interval(secs => ${seconds}))
    ON CONFLICT (guest_id, purpose) DO UPDATE SET
      subject = excluded.subject, code_hash = excluded.code_hash, tries = 0, expires_at = excluded.expires_at`);
}

/** Replaces the code whose hash is `previousHash`; its tries and expiry stay. Returns false if there is none. */
export async function updateOneTimeCode<Purpose extends CodePurpose>(
  pool: Pool,
  { guestId, purpose, subject, codeHash }: NewCode<Purpose>,
  previousHash: string,
): Promise<boolean> {
  const { rowCount } = await pool.query(sql('update_one_time_code')`
    UPDATE one_time_code SET subject = ${JSON.stringify(subject)}, code_hash = ${codeHash}
    WHERE guest_id = ${guestId} AND purpose = ${purpose} AND code_hash = ${previousHash}`);
  return rowCount === 1;
}

interface AttemptedCode<Purpose extends CodePurpose> {
  readonly codeHash: string;
  readonly tries: number;
  readonly subject: CodeSubjects[Purpose];
}

/** Counts a try. Returns the code; undefined if there is none, it has expired or its tries are used up. */
export async function updateOneTimeCodeTries<Purpose extends CodePurpose>(
  pool: Pool,
  guestId: string,
  purpose: Purpose,
  maxTries: number,
): Promise<AttemptedCode<Purpose> | undefined> {
  const { rows } = await pool.query<AttemptedCode<Purpose>>(sql('update_one_time_code_tries')`
    UPDATE one_time_code SET tries = tries + 1
    WHERE guest_id = ${guestId} AND purpose = ${purpose} AND expires_at > now() AND tries < ${maxTries}
    RETURNING code_hash AS "codeHash", tries, subject`);
  return rows[0];
}

/** Deletes the code with this hash. Returns its subject; undefined if it was used or replaced meanwhile. */
export async function deleteOneTimeCode<Purpose extends CodePurpose>(
  pool: Pool,
  guestId: string,
  purpose: Purpose,
  codeHash: string,
): Promise<CodeSubjects[Purpose] | undefined> {
  const { rows } = await pool.query<{ subject: CodeSubjects[Purpose] }>(sql('delete_one_time_code')`
    DELETE FROM one_time_code WHERE guest_id = ${guestId} AND purpose = ${purpose} AND code_hash = ${codeHash} RETURNING subject`);
  return rows[0]?.subject;
}
