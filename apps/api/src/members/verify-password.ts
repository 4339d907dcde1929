import { type Failure, fail } from '@dining/contract/failure';
import type { Deps } from '../config/deps';
import { rateLimit } from '../lib/rate-limiter';
import { findMemberCredentials, type Member } from '../stores/members/members';
import { auditAccountAction } from './account-audit';
import { listSignedInPasswordLimits } from './password-limits';
import { checkPasswordHash } from './passwords';

export async function verifyOwnPassword(
  deps: Deps,
  userId: string,
  typedPassword: string,
  address: string,
): Promise<{ readonly member: Member; readonly passwordHash: string } | Failure> {
  const consumption = await rateLimit.consume(deps, listSignedInPasswordLimits(userId));
  if (!consumption.ok) return consumption.failure;
  const credentials = await findMemberCredentials(deps.database.pool, userId);
  if (credentials === undefined) return fail('not_signed_in');
  const { member, passwordHash } = credentials;
  if (passwordHash === null) return fail('password_none');
  const passwordCheck = await checkPasswordHash(passwordHash, typedPassword, userId);
  if (passwordCheck === 'busy') {
    await consumption.refund();
    return fail('too_many_requests', { retryAfter: 1 });
  }
  if (passwordCheck === 'wrong') {
    await auditAccountAction(deps, { action: 'member.password_failed', userId, address });
    return fail('password_wrong');
  }
  await consumption.refund();
  return { member, passwordHash };
}
