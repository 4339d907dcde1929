import type { ResvCode } from '@dining/domain/shared/codes';
import type { Pool } from 'pg';

/** What a code proves, by what it was asked for. */
export interface CodeSubjects {
  readonly 'join email': { readonly email: string };
  /** `email`: where the code of a number abroad went, if that address was not proven before. */
  readonly 'join phone': { readonly name: string; readonly phone: string; readonly email: string | null };
  /** `userId`: whose mailbox the code of a number abroad goes to; null for a number of Korea, and in a decoy. */
  readonly 'find id': { readonly name: string; readonly phone: string; readonly userId: string | null };
  /** The reservation that is looked up. */
  readonly 'look up': { readonly resvCode: ResvCode };
  /** Who leaves. */
  readonly leave: { readonly userId: string };
}
export type CodePurpose = keyof CodeSubjects;

/** Keeps the hash of a code in the place of the one before. */
export async function insertOneTimeCode<Purpose extends CodePurpose>(
  pool: Pool,
  code: {
    readonly holder: string;
    readonly purpose: Purpose;
    readonly subject: CodeSubjects[Purpose];
    readonly codeHash: string;
    readonly seconds: number;
  },
): Promise<void> {
  await pool.query({
    name: 'one_time_code_keep',
    text: `INSERT INTO one_time_code (holder, purpose, subject, code_hash, expires_at)
           VALUES ($1, $2, $3, $4, now() + make_interval(secs => $5))
           ON CONFLICT (holder, purpose) DO UPDATE SET
             subject = excluded.subject, code_hash = excluded.code_hash, tries = 0, expires_at = excluded.expires_at`,
    values: [code.holder, code.purpose, JSON.stringify(code.subject), code.codeHash, code.seconds],
  });
}

/** Replaces a code that is kept under the hash `from`, with its tries and its time as they are; false where it is there no more. */
export async function updateOneTimeCode<Purpose extends CodePurpose>(
  pool: Pool,
  code: {
    readonly holder: string;
    readonly purpose: Purpose;
    readonly subject: CodeSubjects[Purpose];
    readonly codeHash: string;
  },
  from: string,
): Promise<boolean> {
  const { rowCount } = await pool.query({
    name: 'one_time_code_replace',
    text: 'UPDATE one_time_code SET subject = $3, code_hash = $4 WHERE holder = $1 AND purpose = $2 AND code_hash = $5',
    values: [code.holder, code.purpose, JSON.stringify(code.subject), code.codeHash, from],
  });
  return rowCount === 1;
}

/** What a typed code is compared with, the tries so far, and what it would prove. */
interface TriedCode<Purpose extends CodePurpose> {
  readonly codeHash: string;
  readonly tries: number;
  readonly subject: CodeSubjects[Purpose];
}

/** Counts a try at a code and returns what it is compared with; undefined where none is left to be tried. */
export async function updateOneTimeCodeTries<Purpose extends CodePurpose>(
  pool: Pool,
  holder: string,
  purpose: Purpose,
  mostTries: number,
): Promise<TriedCode<Purpose> | undefined> {
  const { rows } = await pool.query<TriedCode<Purpose>>({
    name: 'one_time_code_try',
    text: `UPDATE one_time_code SET tries = tries + 1
           WHERE holder = $1 AND purpose = $2 AND expires_at > now() AND tries < $3
           RETURNING code_hash AS "codeHash", tries, subject`,
    values: [holder, purpose, mostTries],
  });
  return rows[0];
}

/** Takes a code that was right, once, with what it proves; undefined where another was faster. */
export async function deleteOneTimeCode<Purpose extends CodePurpose>(
  pool: Pool,
  holder: string,
  purpose: Purpose,
  codeHash: string,
): Promise<CodeSubjects[Purpose] | undefined> {
  const { rows } = await pool.query<{ subject: CodeSubjects[Purpose] }>({
    name: 'one_time_code_take',
    text: 'DELETE FROM one_time_code WHERE holder = $1 AND purpose = $2 AND code_hash = $3 RETURNING subject',
    values: [holder, purpose, codeHash],
  });
  return rows[0]?.subject;
}
