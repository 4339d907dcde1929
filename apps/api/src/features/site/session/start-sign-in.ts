import { createHash, randomBytes } from 'node:crypto';
import { fail } from '@dining/contract/failure';
import type { SocialLoginType } from '@dining/contract/site/session/login-type';
import type { startNaverSignIn } from '@dining/contract/site/session/social-sign-in';
import type { Deps } from '../../../config/deps';
import { getLimit } from '../../../config/limits';
import { getClientAddress } from '../../../http/client-address';
import type { Call, HandlerResult } from '../../../http/mount';
import { sanitizeReturnUrl } from '../../../http/return-url';
import { createOAuthAttemptKey, ensureGuestId } from '../../../http/session';
import { hashSecret } from '../../../lib/keyring';
import { rateLimit } from '../../../lib/rate-limiter';
import { insertOAuthAttempt } from '../../../stores/session/oauth-attempts';
import { getRedirectUri, providers } from './providers';

const attemptSeconds = 600;

const createSecret = (): string => randomBytes(32).toString('base64url');

/**
 * Starts a sign-in with a provider. Stores the secrets of the attempt, the state only as a hash. The code verifier is
 * never sent to the browser (reliability, rule 16).
 */
export async function startProviderSignIn(
  deps: Deps,
  provider: SocialLoginType,
  { body, request }: Pick<Call<typeof startNaverSignIn>, 'body' | 'request'>,
): Promise<HandlerResult<typeof startNaverSignIn>> {
  const { pool } = deps.database;
  const service = deps.socialSignIn[providers[provider]];
  if (service === undefined) return fail('sign_in_off');
  const rateLimitResult = await rateLimit.consume(deps, [
    getLimit('socialSignInStarts', { address: getClientAddress(request) }),
  ]);
  if (!rateLimitResult.ok) return rateLimitResult.failure;
  const [state, nonce, codeVerifier] = [createSecret(), createSecret(), createSecret()];
  const returnUrl = sanitizeReturnUrl(body.returnUrl);
  await insertOAuthAttempt(
    pool,
    hashSecret(state),
    { provider, browserHash: createOAuthAttemptKey(request, ensureGuestId(request)), nonce, codeVerifier, returnUrl },
    attemptSeconds,
  );
  const codeChallenge = createHash('sha256').update(codeVerifier).digest('base64url');
  return {
    url: service.getAuthorizeUrl({ state, nonce, codeChallenge, redirectUri: getRedirectUri(deps.config, provider) }),
  };
}
