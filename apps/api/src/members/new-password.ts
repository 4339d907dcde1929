import { type Failure, fail } from '@dining/contract/failure';
import { checkPassword, type MemberIdentifiers, passwordLimits } from '@dining/domain/members/password';
import type { Language } from '@dining/domain/shared/language';
import type { PoolClient } from 'pg';
import { deletePasswordResetsOfMember, updatePassword } from '../stores/members/password-resets';
import { enqueueAccountMessage } from '../stores/messages/outbox';
import { endSessionsOfMember } from '../stores/session/member-sessions';
import { isCommonPassword } from './common-passwords';
import { hashPassword } from './passwords';

export async function hashNewPassword(
  password: string,
  identifiers: MemberIdentifiers,
  minLength: number = passwordLimits.min,
): Promise<string | Failure> {
  const strength = checkPassword(password, identifiers, minLength);
  if (!strength.ok)
    return strength.error === 'password_short' ? fail(strength.error, { min: minLength }) : fail(strength.error);
  if (isCommonPassword(password)) return fail('password_common');
  return (await hashPassword(password, identifiers.userId)) ?? fail('too_many_requests', { retryAfter: 1 });
}

/**
 * Sets a member's new password; with `previousHash`, only if that is the current hash. In the same transaction it ends
 * all sessions and reset links of the member, and enqueues a mail to them. Returns false if another request has changed
 * the password, or the member has left.
 */
export async function replacePassword(
  client: PoolClient,
  userId: string,
  passwordHash: string,
  language: Language,
  previousHash?: string,
): Promise<boolean> {
  if (!(await updatePassword(client, userId, passwordHash, previousHash))) return false;
  await deletePasswordResetsOfMember(client, userId);
  await endSessionsOfMember(client, userId, 'password_changed');
  await enqueueAccountMessage(client, userId, 'password_changed', { language });
  return true;
}
