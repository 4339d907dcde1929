import { type Failure, fail } from '@dining/contract/failure';
import type { authenticate } from '@dining/contract/site/session/session';
import { parseEmail } from '@dining/domain/shared/email';
import type { Deps } from '../../../config/deps';
import { getClientAddress } from '../../../http/address';
import { runInBackground } from '../../../http/background';
import { getUserDetails } from '../../../http/current-user';
import { findKnownBrowser, rememberBrowser } from '../../../http/known-browser';
import type { Call } from '../../../http/mount';
import { signIn } from '../../../http/session';
import { rateLimit } from '../../../lib/rate-limiter';
import { auditAccountAction } from '../../../members/account-audit';
import { listSignInLimits } from '../../../members/password-limits';
import { isPasswordCorrect } from '../../../members/passwords';
import { findMemberCredentials } from '../../../stores/members/members';
import { mergeGuestSession } from './merge-guest-session';

/**
 * Signs a member in by id and password. Unknown names, wrong passwords and members without a password get the same
 * answer in the same time (Spec §8).
 */
export async function signInByPassword(deps: Deps, { body, request, reply }: Call<typeof authenticate>) {
  const { pool } = deps.database;
  // Normalised as when joining, which also accepts full-width characters.
  const userId = parseEmail(body.username) ?? body.username.trim().toLowerCase();
  const known = await findMemberCredentials(pool, userId);
  const knownBrowser = known && findKnownBrowser(deps, request, known);
  const address = getClientAddress(request);
  const attempt = await rateLimit.consume(deps, listSignInLimits({ userId, address, knownBrowser }));
  if (!attempt.ok) {
    request.log.warn(
      { event: 'sign_in.limited', limit: attempt.refusedBy.name },
      'sign-in refused after too many attempts',
    );
    return attempt.failure;
  }
  const right = await isPasswordCorrect(known?.passwordHash, body.password, knownBrowser && userId);
  if (right === undefined) {
    await attempt.refund();
    return fail('too_many_requests', { retryAfter: 1 });
  }
  if (!right || known === undefined) {
    // Written after the answer, so that an unknown name takes the same time.
    if (known !== undefined)
      runInBackground(request, () =>
        auditAccountAction(deps, { action: 'member.sign_in_failed', kind: 'guest', userId, address }),
      );
    return fail('wrong_credentials') satisfies Failure;
  }
  await attempt.refund();
  await auditAccountAction(deps, { action: 'member.sign_in', userId, address, detail: { by: 'password' } });
  const { userId: memberId } = known.member;
  await signIn(request, memberId, await mergeGuestSession(pool, request, memberId));
  rememberBrowser(deps, { request, reply }, known);
  return { result: 'success' as const, userDetails: getUserDetails(known.member) };
}
