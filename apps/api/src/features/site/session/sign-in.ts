import { type Failure, fail } from '@dining/contract/failure';
import type { authenticate } from '@dining/contract/site/session/session';
import { normalEmail } from '@dining/domain/shared/email';
import type { Deps } from '../../../deps';
import { addressOf } from '../../../http/address';
import { afterwards } from '../../../http/afterwards';
import type { Call } from '../../../http/mount';
import { signIn } from '../../../http/session';
import { userDetailsOf } from '../../../http/who';
import { countAttempt, type Limit } from '../../../limiter';
import { noteAccountAct } from '../../../members/own-acts';
import { isPasswordRight } from '../../../members/passwords';
import { memberToSignIn } from '../../../stores/members/members';
import { knownBrowserOf, markBrowser } from './known-browser';
import { takeAlong } from './take-along';

/** Where an attempt comes from; `knownBrowser` is there where its name has signed in from that browser before. */
interface Origin {
  readonly userId: string;
  readonly address: string;
  readonly knownBrowser: string | undefined;
}

/**
 * Wrong attempts are limited by one name from one place, and from one address for all names. A name is never locked for everyone:
 * its owner gets in from his own address, and where he shares one with the stranger, from a browser he has used before, whose
 * attempts are counted apart.
 */
function limitsOf({ userId, address, knownBrowser }: Origin): readonly Limit[] {
  const place = `${userId} from ${knownBrowser ?? address}`;
  return [
    { key: `sign-in minute ${place}`, most: 10, seconds: 60 },
    { key: `sign-in hour ${place}`, most: 100, seconds: 3_600 },
    ...(knownBrowser === undefined ? [{ key: `sign-in from ${address}`, most: 100, seconds: 60 }] : []),
  ];
}

/**
 * Signs a member in by id and password. An unknown name, a wrong password and a member without one are told apart neither
 * by words nor by time (Spec §8: one message for all).
 */
export async function signInByPassword(deps: Deps, { body, request, reply }: Call<typeof authenticate>) {
  const { pool } = deps.database;
  // As joining writes it, which takes an address in full width, too.
  const userId = normalEmail(body.username) ?? body.username.trim().toLowerCase();
  const knownBrowser = knownBrowserOf(request, deps.keyring.browsers, userId);
  const address = addressOf(request);
  const attempt = await countAttempt(deps, limitsOf({ userId, address, knownBrowser }));
  if (!attempt.ok) {
    request.log.warn('sign-in throttled');
    return attempt.failure;
  }
  const known = await memberToSignIn(pool, userId);
  const right = await isPasswordRight(known?.passwordHash, body.password);
  if (right === undefined) return fail('too_many_requests', { retryAfter: 1 });
  if (!right || known === undefined) {
    // After the answer, which takes the same time for an unknown name, of which nothing is told.
    if (known !== undefined)
      afterwards(request, () => noteAccountAct(deps, { action: 'member.sign_in_wrong', kind: 'guest', userId, address }));
    return fail('wrong_credentials') satisfies Failure;
  }
  await attempt.forgive();
  await noteAccountAct(deps, { action: 'member.sign_in', userId, address, detail: { by: 'password' } });
  const { userId: memberId } = known.member;
  await signIn(request, memberId, await takeAlong(pool, request, memberId));
  markBrowser(reply, deps.keyring.browsers, userId, deps.config.publicUrl.startsWith('https:'));
  return { result: 'success' as const, userDetails: userDetailsOf(known.member) };
}
