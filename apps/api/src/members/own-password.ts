import { type Failure, fail } from '@dining/contract/failure';
import type { Deps } from '../deps';
import { countAttempt, type Limit } from '../limiter';
import { type Member, memberToSignIn } from '../stores/members/members';
import { noteAccountAct } from './own-acts';
import { isPasswordRight } from './passwords';

/** As many as at signing in. Only who is signed in comes here, so that no stranger uses a member's attempts up. */
const limitsOf = (userId: string): readonly Limit[] => [
  { key: `own password minute ${userId}`, most: 10, seconds: 60 },
  { key: `own password hour ${userId}`, most: 100, seconds: 3_600 },
];

/**
 * Whether a signed-in member knows his password: asked once more before what a stranger at his browser must not do. Answers who he is
 * with the hash it was held against.
 */
export async function proveByPassword(
  deps: Deps,
  userId: string,
  typed: string,
  address: string,
): Promise<{ readonly member: Member; readonly passwordHash: string } | Failure> {
  const counted = await countAttempt(deps, limitsOf(userId));
  if (!counted.ok) return counted.failure;
  const known = await memberToSignIn(deps.database.pool, userId);
  if (known === undefined) return fail('not_signed_in');
  const { member, passwordHash } = known;
  if (passwordHash === null) return fail('password_none');
  const right = await isPasswordRight(passwordHash, typed);
  if (right === undefined) return fail('too_many_requests', { retryAfter: 1 });
  if (!right) {
    await noteAccountAct(deps, { action: 'member.password_wrong', userId, address });
    return fail('password_wrong');
  }
  await counted.forgive();
  return { member, passwordHash };
}
