import { fail, isFailure } from '@dining/contract/failure';
import type { changePassword } from '@dining/contract/site/members/profile';
import type { Deps } from '../../../config/deps';
import { inTransaction } from '../../../db/transaction';
import { getClientAddress } from '../../../http/client-address';
import { rememberBrowser } from '../../../http/known-browser';
import type { Call, HandlerResult } from '../../../http/mount';
import { signIn } from '../../../http/session';
import { auditAccountAction } from '../../../members/account-audit';
import { hashNewPassword, replacePassword } from '../../../members/new-password';
import { clearPasswordCounts } from '../../../members/password-limits';
import { verifyOwnPassword } from '../../../members/verify-password';

export async function changeOwnPassword(
  deps: Deps,
  { body, visitor, request, reply, language }: Call<typeof changePassword>,
): Promise<HandlerResult<typeof changePassword>> {
  const { pool } = deps.database;
  const { userId, guestId } = visitor;
  if (userId === undefined) return fail('not_signed_in');
  const address = getClientAddress(request);
  const proof = await verifyOwnPassword(deps, userId, body.password, address);
  if (isFailure(proof)) return proof;
  const { member, passwordHash: previousHash } = proof;
  const newHash = await hashNewPassword(body.newPassword, { userId, phone: member.phone ?? '' });
  if (isFailure(newHash)) return newHash;
  // The second of two concurrent requests finds a password other than the one that it has checked.
  const isSet = await inTransaction(
    pool,
    async (client) => {
      if (!(await replacePassword(client, userId, newHash, language, previousHash))) return false;
      await auditAccountAction(deps, { action: 'member.password', userId, address }, client);
      return true;
    },
    (isReplaced) => isReplaced,
  );
  if (!isSet) return fail('password_wrong');
  await clearPasswordCounts(deps, userId);
  await signIn(request, userId, guestId);
  rememberBrowser(deps, { request, reply }, { member, passwordHash: newHash });
  return { result: 'success' };
}
