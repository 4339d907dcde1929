import type { Pool } from 'pg';
import { sql } from '../../db/sql';

export interface OAuthAttempt {
  readonly provider: 'KAKAO' | 'NAVER' | 'GOOGLE';
  readonly browserHash: string;
  readonly nonce: string;
  readonly codeVerifier: string;
  readonly returnUrl: string;
}

export async function insertOAuthAttempt(
  pool: Pool,
  stateHash: string,
  attempt: OAuthAttempt,
  validSeconds: number,
): Promise<void> {
  const { provider, browserHash, nonce, codeVerifier, returnUrl } = attempt;
  await pool.query(sql('insert_oauth_attempt')`
    INSERT INTO sign_in_attempt (state_hash, provider, browser_hash, nonce, code_verifier, return_url, expires_at)
    VALUES (${stateHash}, ${provider}, ${browserHash}, ${nonce}, ${codeVerifier}, ${returnUrl}, now() + make_interval(secs => ${validSeconds}))`);
}

/**
 * Deletes and returns the attempt, so that a callback is accepted once. Returns undefined if the attempt was used, has
 * expired, or is that of another browser or provider.
 */
export async function consumeOAuthAttempt(
  pool: Pool,
  stateHash: string,
  { provider, browserHash }: Pick<OAuthAttempt, 'provider' | 'browserHash'>,
): Promise<OAuthAttempt | undefined> {
  const { rows } = await pool.query<OAuthAttempt>(sql('consume_oauth_attempt')`
    DELETE FROM sign_in_attempt
    WHERE state_hash = ${stateHash} AND provider = ${provider} AND browser_hash = ${browserHash} AND expires_at > now()
    RETURNING provider, browser_hash AS "browserHash", nonce, code_verifier AS "codeVerifier", return_url AS "returnUrl"`);
  return rows[0];
}
