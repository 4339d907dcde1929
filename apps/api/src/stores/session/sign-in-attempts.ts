import type { Pool } from 'pg';
import { sql } from '../../db/sql';

export interface SignInAttempt {
  readonly provider: 'KAKAO' | 'NAVER' | 'GOOGLE';
  readonly browserHash: string;
  readonly nonce: string;
  readonly codeVerifier: string;
  readonly returnUrl: string;
}

export async function insertSignInAttempt(
  pool: Pool,
  stateHash: string,
  attempt: SignInAttempt,
  seconds: number,
): Promise<void> {
  const { provider, browser_hash, nonce, codeVerifier, returnUrl } = attempt;
  await pool.query(sql('insert_sign_in_attempt')`
    INSERT INTO sign_in_attempt (state_hash, provider, browser_hash, nonce, code_verifier, return_url, expires_at)
    VALUES (${stateHash}, ${provider}, ${browserHash}, ${nonce}, ${codeVerifier}, ${returnUrl}, now() + make_interval(secs => ${seconds}))`);
}

export async function deleteSignInAttempt(
  pool: Pool,
  stateHash: string,
  { provider, browserHash }: Pick<SignInAttempt, 'provider' | 'browserHash'>,
): Promise<SignInAttempt | undefined> {
  const { rows } = await pool.query<SignInAttempt>(sql('delete_sign_in_attempt')`
    DELETE FROM sign_in_attempt
    WHERE state_hash = ${stateHash} AND provider = ${provider} AND browser_hash = ${browserHash} AND expires_at > now()
    RETURNING provider, browser_hash AS "browserHash", nonce, code_verifier AS "codeVerifier", return_url AS "returnUrl"`);
  return rows[0];
}
