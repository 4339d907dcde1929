import type { Pool } from 'pg';

/** A browser that has gone to a sign-in provider. */
export interface SignInAttempt {
  readonly provider: 'KAKAO' | 'NAVER' | 'GOOGLE';
  /** The session's. */
  readonly holder: string;
  readonly nonce: string;
  readonly codeVerifier: string;
  readonly returnUrl: string;
}

/** Keeps an attempt by the hash of its state, for so many seconds. */
export async function insertSignInAttempt(pool: Pool, stateHash: string, attempt: SignInAttempt, seconds: number): Promise<void> {
  const { provider, holder, nonce, codeVerifier, returnUrl } = attempt;
  await pool.query({
    name: 'sign_in_attempt_keep',
    text: `INSERT INTO sign_in_attempt (state_hash, provider, holder, nonce, code_verifier, return_url, expires_at)
           VALUES ($1, $2, $3, $4, $5, $6, now() + make_interval(secs => $7))`,
    values: [stateHash, provider, holder, nonce, codeVerifier, returnUrl, seconds],
  });
}

/** Takes the attempt that this session has begun with this provider, once; undefined where there is none. */
export async function deleteSignInAttempt(
  pool: Pool,
  stateHash: string,
  by: Pick<SignInAttempt, 'provider' | 'holder'>,
): Promise<SignInAttempt | undefined> {
  const { rows } = await pool.query<SignInAttempt>({
    name: 'sign_in_attempt_take',
    text: `DELETE FROM sign_in_attempt WHERE state_hash = $1 AND provider = $2 AND holder = $3 AND expires_at > now()
           RETURNING provider, holder, nonce, code_verifier AS "codeVerifier", return_url AS "returnUrl"`,
    values: [stateHash, by.provider, by.holder],
  });
  return rows[0];
}
