import { createHash, randomBytes } from 'node:crypto';
import { fail } from '@dining/contract/failure';
import type { SocialLoginType } from '@dining/contract/site/session/login-type';
import type { startNaverSignIn } from '@dining/contract/site/session/social-sign-in';
import type { Deps } from '../../../config/deps';
import { getLimit } from '../../../config/limits';
import { getClientAddress } from '../../../http/address';
import type { Answer, Call } from '../../../http/mount';
import { safeReturnUrl } from '../../../http/return-url';
import { ensureHolder, signInAttemptKey } from '../../../http/session';
import { hashSecret } from '../../../lib/keyring';
import { rateLimit } from '../../../lib/rate-limiter';
import { insertSignInAttempt } from '../../../stores/session/sign-in-attempts';
import { providerOf, returnPageOf } from './providers';

/** How long a guest may take at the provider, in seconds. */
const attemptSeconds = 600;

const secret = (): string => randomBytes(32).toString('base64url');

/** Sends a browser to a provider with the secrets of an attempt of its own; the state alone goes along (reliability, rule 16). */
export async function leaveFor(
  deps: Deps,
  provider: SocialLoginType,
  { body, request }: Pick<Call<typeof startNaverSignIn>, 'body' | 'request'>,
): Promise<Answer<typeof startNaverSignIn>> {
  const { pool } = deps.database;
  const service = deps.socialSignIn[providerOf[provider]];
  if (service === undefined) return fail('sign_in_off');
  const counted = await rateLimit.consume(deps, [getLimit('socialSignInStarts', { address: getClientAddress(request) })]);
  if (!counted.ok) return counted.failure;
  const [state, nonce, codeVerifier] = [secret(), secret(), secret()];
  const returnUrl = safeReturnUrl(body.returnUrl);
  await insertSignInAttempt(
    pool,
    hashSecret(state),
    { provider, holder: signInAttemptKey(request, ensureHolder(request)), nonce, codeVerifier, returnUrl },
    attemptSeconds,
  );
  const codeChallenge = createHash('sha256').update(codeVerifier).digest('base64url');
  return { url: service.authorizeUrl({ state, nonce, codeChallenge, redirectUri: returnPageOf(deps.config, provider) }) };
}
