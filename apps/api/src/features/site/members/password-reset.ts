import { randomBytes } from 'node:crypto';
import { type Failure, fail, isFailure } from '@dining/contract/failure';
import type {
  getPasswordReset,
  resetPassword,
  sendPasswordReset,
} from '@dining/contract/site/members/account-recovery';
import { parseEmail } from '@dining/domain/shared/email';
import type { Deps } from '../../../config/deps';
import { getLimit, resetLinkSeconds } from '../../../config/limits';
import { inTransaction } from '../../../db/transaction';
import { runInBackground } from '../../../http/background';
import { getClientAddress } from '../../../http/client-address';
import { findContactOwner } from '../../../http/contact-owner';
import { rememberBrowser } from '../../../http/known-browser';
import type { Call, HandlerResult } from '../../../http/mount';
import { renewSessionAfterVerification } from '../../../http/session';
import { hashSecret } from '../../../lib/keyring';
import { type Limit, rateLimit } from '../../../lib/rate-limiter';
import { auditAccountAction } from '../../../members/account-audit';
import { hashNewPassword, replacePassword } from '../../../members/new-password';
import { clearPasswordCounts } from '../../../members/password-limits';
import { sendResetMail } from '../../../members/send-account-mails';
import {
  deletePasswordReset,
  findPasswordReset,
  insertPasswordReset,
  type PasswordReset,
} from '../../../stores/members/password-resets';

const listResetLimits = (userId: string, address: string, owner: string | undefined): readonly Limit[] =>
  owner !== undefined
    ? [getLimit('knownMemberResetInterval', { owner }), getLimit('knownMemberResetsPerDay', { owner })]
    : [
        getLimit('resetInterval', { userId, address }),
        getLimit('resetsPerDay', { userId, address }),
        getLimit('resetsFromAddress', { address }),
      ];

/** Sends the link after the response, which is the same whether the account exists or not (decision 4). */
export async function sendResetLink(
  deps: Deps,
  { body, request, language }: Call<typeof sendPasswordReset>,
): Promise<HandlerResult<typeof sendPasswordReset>> {
  const { pool } = deps.database;
  const userId = parseEmail(body.user_id);
  if (userId === null) return fail('email_invalid');
  const address = getClientAddress(request);
  const owner = await findContactOwner(deps, request, userId);
  const rateLimitResult = await rateLimit.consume(deps, listResetLimits(userId, address, owner));
  if (!rateLimitResult.ok) return rateLimitResult.failure;
  runInBackground(request, async () => {
    const mailLimitResult = await rateLimit.consume(
      deps,
      owner === undefined ? [getLimit('resetMails', { userId })] : [],
    );
    if (!mailLimitResult.ok) return;
    const key = randomBytes(32).toString('base64url');
    if (!(await insertPasswordReset(pool, userId, hashSecret(key), resetLinkSeconds))) return;
    await auditAccountAction(deps, { action: 'member.reset_requested', kind: 'guest', userId, address });
    if (!(await sendResetMail(deps, userId, key, resetLinkSeconds, language))) await mailLimitResult.refund();
  });
  return { result: 'success', liveSeconds: resetLinkSeconds };
}

/** Finds a valid link. Wrong links are counted only to limit the load; valid ones are too long to guess. */
async function findReset(deps: Deps, keyHash: string, address: string): Promise<PasswordReset | Failure> {
  const reset = await findPasswordReset(deps.database.pool, keyHash);
  if (reset !== undefined) return reset;
  const rateLimitResult = await rateLimit.consume(deps, [getLimit('wrongResetLinks', { address })]);
  return rateLimitResult.ok ? fail('link_expired') : rateLimitResult.failure;
}

export async function showPasswordReset(
  deps: Deps,
  { body, request }: Call<typeof getPasswordReset>,
): Promise<HandlerResult<typeof getPasswordReset>> {
  const reset = await findReset(deps, hashSecret(body.key), getClientAddress(request));
  return isFailure(reset) ? reset : { result: 'success', user_id: reset.userId };
}

/**
 * Sets the new password, deletes the link and ends every session of the member in one commit. The link proves that the
 * request comes from the mailbox's owner, so failed-password counts are cleared and the browser is stored as a known
 * browser (`http/known-browser`).
 */
export async function setNewPassword(
  deps: Deps,
  { body, request, reply, language }: Call<typeof resetPassword>,
): Promise<HandlerResult<typeof resetPassword>> {
  const { pool } = deps.database;
  const address = getClientAddress(request);
  const keyHash = hashSecret(body.key);
  const reset = await findReset(deps, keyHash, address);
  if (isFailure(reset)) return reset;
  const { userId, cardNo } = reset;
  const newHash = await hashNewPassword(body.password, reset);
  if (isFailure(newHash)) return newHash;
  const isSet = await inTransaction(
    pool,
    async (client) => {
      if (!(await deletePasswordReset(client, keyHash)) || !(await replacePassword(client, userId, newHash, language)))
        return false;
      await auditAccountAction(deps, { action: 'member.reset', userId, address }, client);
      return true;
    },
    (isReplaced) => isReplaced,
  );
  if (!isSet) return fail('link_expired');
  await clearPasswordCounts(deps, userId);
  await rateLimit.resetCounts(deps, [getLimit('resetMails', { userId })]);
  rememberBrowser(deps, { request, reply }, { member: { cardNo }, passwordHash: newHash });
  await renewSessionAfterVerification(request);
  return { result: 'success', user_id: userId };
}
