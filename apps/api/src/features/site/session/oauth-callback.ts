import { fail } from '@dining/contract/failure';
import type { SocialLoginType } from '@dining/contract/site/session/login-type';
import type { Deps } from '../../../config/deps';
import { getLimit } from '../../../config/limits';
import { getClientAddress } from '../../../http/client-address';
import type { Call } from '../../../http/mount';
import { createOAuthAttemptKey, type Visitor } from '../../../http/session';
import { hashSecret } from '../../../lib/keyring';
import { rateLimit } from '../../../lib/rate-limiter';
import { consumeOAuthAttempt } from '../../../stores/session/oauth-attempts';
import { updateCredentialsAlarm } from './credentials-alarm';
import { getRedirectUri, providers } from './providers';
import { createSignInResult, signInWithProvider } from './sign-in-with-provider';

interface OAuthReturn {
  readonly code: string;
  readonly state?: string | undefined;
}

const invalidResults = {
  KAKAO: 'invalid_kakao_login',
  NAVER: 'invalid_naver_login',
  GOOGLE: 'invalid_google_login',
} as const;

/**
 * Handles the callback of a sign-in provider. The state must be of an attempt that this session has begun with this
 * provider, and is valid once; then the code is exchanged for a profile, server to server. An invalid state, an invalid
 * code and a failing provider get the same response, and no one is signed in (Spec §4).
 */
export async function handleOAuthCallback<const Provider extends SocialLoginType>(
  deps: Deps,
  provider: Provider,
  call: Pick<Call<never>, 'request' | 'reply' | 'language'> & { readonly visitor: Visitor },
  { code, state }: OAuthReturn,
) {
  const { pool } = deps.database;
  const { request, visitor } = call;
  const rateLimitResult = await rateLimit.consume(deps, [
    getLimit('socialSignInReturns', { address: getClientAddress(request) }),
  ]);
  if (!rateLimitResult.ok) return rateLimitResult.failure;
  // The start of the sign-in has set a session cookie. A browser that does not return it blocks cookies.
  if (!request.server.hasSessionCookie(request)) return fail('cookies_required');
  const refusal = createSignInResult<(typeof invalidResults)[Provider]>(invalidResults[provider]);
  const service = deps.socialSignIn[providers[provider]];
  if (service === undefined || code === '' || state === undefined || visitor.guestId === undefined) return refusal;
  const attempt = await consumeOAuthAttempt(pool, hashSecret(state), {
    provider,
    browserHash: createOAuthAttemptKey(request, visitor.guestId),
  });
  if (attempt === undefined) {
    request.log.warn(
      { event: 'sign_in.unmatched', provider },
      'return from sign-in matches no attempt of this session',
    );
    return refusal;
  }
  const { nonce, codeVerifier, returnUrl } = attempt;
  const redirectUri = getRedirectUri(deps.config, provider);
  const response = await service.exchangeCode({ code, state, nonce, codeVerifier, redirectUri });
  await updateCredentialsAlarm(deps, request.log, provider, response);
  if (!response.ok) return refusal;
  const { subject, email, name, phone } = response.profile;
  const identity = { provider, subject, email: email ?? null, name: name ?? null, phone: phone ?? null };
  return signInWithProvider(deps, call, identity, returnUrl);
}
