import { type Failure, fail } from '@dining/contract/failure';
import type { authenticate } from '@dining/contract/site/session';
import type { Deps } from '../../../deps';
import { addressOf } from '../../../http/address';
import type { Call } from '../../../http/mount';
import { signIn } from '../../../http/session';
import { memberToSignIn } from '../../../stores/members/members';
import { userDetailsOf } from '../../../stores/members/who';
import { knownBrowserOf, markBrowser } from './known-browser';
import { isPasswordRight } from './passwords';
import { countAttempt } from './sign-in-limits';
import { takeAlong } from './take-along';

/**
 * Signs a member in by id and password. An unknown name, a wrong password and a member without one are told apart neither
 * by words nor by time (Spec §8: one message for all).
 */
export async function signInByPassword(deps: Deps, { body, request, reply }: Call<typeof authenticate>) {
  const { pool } = deps.database;
  const userId = body.username.trim().toLowerCase();
  const knownBrowser = knownBrowserOf(request, deps.keyring.browsers, userId);
  const attempt = await countAttempt(pool, { username: userId, address: addressOf(request), knownBrowser });
  if (!attempt.ok) {
    request.log.warn('sign-in throttled');
    return fail('too_many_requests', { retryAfter: attempt.retryAfter });
  }
  const known = await memberToSignIn(pool, userId);
  const right = await isPasswordRight(known?.passwordHash, body.password);
  if (right === undefined) return fail('too_many_requests', { retryAfter: 1 });
  if (!right || known === undefined) return fail('wrong_credentials') satisfies Failure;
  await attempt.succeeded();
  const { userId: memberId } = known.member;
  await signIn(request, memberId, await takeAlong(pool, request, memberId));
  markBrowser(reply, deps.keyring.browsers, userId, deps.config.publicUrl.startsWith('https:'));
  return { result: 'success' as const, userDetails: userDetailsOf(known.member) };
}
