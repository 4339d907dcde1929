import { type Failure, fail } from '@dining/contract/failure';
import type { authenticate } from '@dining/contract/site/session/session';
import { parseEmail } from '@dining/domain/shared/email';
import type { Deps } from '../../../config/deps';
import { runInBackground } from '../../../http/background';
import { getClientAddress } from '../../../http/client-address';
import { getUserDetails } from '../../../http/current-user';
import { findKnownBrowser, rememberBrowser } from '../../../http/known-browser';
import type { Call } from '../../../http/mount';
import { signIn } from '../../../http/session';
import { rateLimit } from '../../../lib/rate-limiter';
import { auditAccountAction } from '../../../members/account-audit';
import { listSignInLimits } from '../../../members/password-limits';
import { checkPasswordHash } from '../../../members/passwords';
import { findMemberCredentials } from '../../../stores/members/members';
import { mergeGuestSession } from './merge-guest-session';

/**
 * Signs a member in by id and password. Unknown ids, wrong passwords and members without a password get the same
 * response in the same time (Spec §8).
 */
export async function signInByPassword(deps: Deps, { body, request, reply }: Call<typeof authenticate>) {
  const { pool } = deps.database;
  // Normalised as when joining, which also accepts full-width characters.
  const userId = parseEmail(body.username) ?? body.username.trim().toLowerCase();
  const credentials = await findMemberCredentials(pool, userId);
  const knownBrowser = credentials && findKnownBrowser(deps, request, credentials);
  const address = getClientAddress(request);
  const rateLimitResult = await rateLimit.consume(deps, listSignInLimits({ userId, address, knownBrowser }));
  if (!rateLimitResult.ok) {
    request.log.warn(
      { event: 'sign_in.limited', limit: rateLimitResult.refusedBy.name },
      'sign-in refused after too many attempts',
    );
    return rateLimitResult.failure;
  }
  const passwordCheck = await checkPasswordHash(credentials?.passwordHash, body.password, knownBrowser && userId);
  if (passwordCheck === 'busy') {
    await rateLimitResult.refund();
    return fail('too_many_requests', { retryAfter: 1 });
  }
  if (passwordCheck === 'wrong' || credentials === undefined) {
    // Written after the response, so that an unknown id takes the same time.
    if (credentials !== undefined)
      runInBackground(request, () =>
        auditAccountAction(deps, { action: 'member.sign_in_failed', kind: 'guest', userId, address }),
      );
    return fail('wrong_credentials') satisfies Failure;
  }
  await rateLimitResult.refund();
  await auditAccountAction(deps, { action: 'member.sign_in', userId, address, detail: { by: 'password' } });
  const { member } = credentials;
  await signIn(request, member.userId, await mergeGuestSession(pool, request, member.userId));
  rememberBrowser(deps, { request, reply }, credentials);
  return { result: 'success' as const, userDetails: getUserDetails(member) };
}
