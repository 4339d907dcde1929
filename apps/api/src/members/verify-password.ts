import { type Failure, fail } from '@dining/contract/failure';
import type { Deps } from '../config/deps';
import { rateLimit } from '../lib/rate-limiter';
import { findMemberCredentials, type Member } from '../stores/members/members';
import { auditAccountAction } from './account-audit';
import { listOwnPasswordLimits } from './password-limits';
import { isPasswordCorrect } from './passwords';

export async function verifyOwnPassword(
  deps: Deps,
  userId: string,
  typedPassword: string,
  address: string,
): Promise<{ readonly member: Member; readonly passwordHash: string } | Failure> {
  const consumption = await rateLimit.consume(deps, listOwnPasswordLimits(userId));
  if (!consumption.ok) return consumption.failure;
  const credentials = await findMemberCredentials(deps.database.pool, userId);
  if (credentials === undefined) return fail('not_signed_in');
  const { member, passwordHash } = credentials;
  if (passwordHash === null) return fail('password_none');
  const isCorrect = await isPasswordCorrect(passwordHash, typedPassword, userId);
  if (isCorrect === undefined) {
    await consumption.refund();
    return fail('too_many_requests', { retryAfter: 1 });
  }
  if (!isCorrect) {
    await auditAccountAction(deps, { action: 'member.password_failed', userId, address });
    return fail('password_wrong');
  }
  await consumption.refund();
  return { member, passwordHash };
}
