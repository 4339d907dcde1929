import { type Failure, fail } from '@dining/contract/failure';
import type { authenticate } from '@dining/contract/site/session/session';
import { parseEmail } from '@dining/domain/shared/email';
import type { Deps } from '../../../config/deps';
import { getClientAddress } from '../../../http/address';
import { runInBackground } from '../../../http/background';
import { getUserDetails } from '../../../http/current-user';
import { findKnownBrowser, markBrowser } from '../../../http/known-browser';
import type { Call } from '../../../http/mount';
import { signIn } from '../../../http/session';
import { rateLimit } from '../../../lib/rate-limiter';
import { noteAccountAct } from '../../../members/own-acts';
import { listSignInLimits } from '../../../members/password-limits';
import { isPasswordRight } from '../../../members/passwords';
import { findMemberCredentials } from '../../../stores/members/members';
import { mergeGuestSession } from './merge-guest-session';

/**
 * Signs a member in by id and password. An unknown name, a wrong password and a member without one are told apart neither
 * by words nor by time (Spec §8: one message for all).
 */
export async function signInByPassword(deps: Deps, { body, request, reply }: Call<typeof authenticate>) {
  const { pool } = deps.database;
  // As joining writes it, which takes an address in full width, too.
  const userId = parseEmail(body.username) ?? body.username.trim().toLowerCase();
  const known = await findMemberCredentials(pool, userId);
  const knownBrowser = known && findKnownBrowser(deps, request, known);
  const address = getClientAddress(request);
  const attempt = await rateLimit.consume(deps, listSignInLimits({ userId, address, knownBrowser }));
  if (!attempt.ok) {
    request.log.warn({ event: 'sign_in.limited', limit: attempt.refusedBy.name }, 'sign-in refused after too many attempts');
    return attempt.failure;
  }
  const right = await isPasswordRight(known?.passwordHash, body.password, knownBrowser && userId);
  if (right === undefined) {
    await attempt.refund();
    return fail('too_many_requests', { retryAfter: 1 });
  }
  if (!right || known === undefined) {
    // After the answer, which takes the same time for an unknown name, of which nothing is told.
    if (known !== undefined)
      runInBackground(request, () => noteAccountAct(deps, { action: 'member.sign_in_wrong', kind: 'guest', userId, address }));
    return fail('wrong_credentials') satisfies Failure;
  }
  await attempt.refund();
  await noteAccountAct(deps, { action: 'member.sign_in', userId, address, detail: { by: 'password' } });
  const { userId: memberId } = known.member;
  await signIn(request, memberId, await mergeGuestSession(pool, request, memberId));
  markBrowser(deps, { request, reply }, known);
  return { result: 'success' as const, userDetails: getUserDetails(known.member) };
}
