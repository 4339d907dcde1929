import { type Failure, fail } from '@dining/contract/failure';
import type { Deps } from '../config/deps';
import { rateLimit } from '../lib/rate-limiter';
import { findMemberCredentials, type Member } from '../stores/members/members';
import { auditAccountAction } from './account-audit';
import { listOwnPasswordLimits } from './password-limits';
import { isPasswordRight } from './passwords';

export async function verifyOwnPassword(
  deps: Deps,
  userId: string,
  typed: string,
  address: string,
): Promise<{ readonly member: Member; readonly passwordHash: string } | Failure> {
  const counted = await rateLimit.consume(deps, listOwnPasswordLimits(userId));
  if (!counted.ok) return counted.failure;
  const known = await findMemberCredentials(deps.database.pool, userId);
  if (known === undefined) return fail('not_signed_in');
  const { member, passwordHash } = known;
  if (passwordHash === null) return fail('password_none');
  const right = await isPasswordRight(passwordHash, typed, userId);
  if (right === undefined) {
    await counted.refund();
    return fail('too_many_requests', { retryAfter: 1 });
  }
  if (!right) {
    await auditAccountAction(deps, { action: 'member.password_failed', userId, address });
    return fail('password_wrong');
  }
  await counted.refund();
  return { member, passwordHash };
}
