import { fail } from '@dining/contract/failure';
import type { ProblemCode } from '@dining/contract/problem';
import type { submitJoin } from '@dining/contract/site/join';
import type { Language } from '@dining/domain/shared/language';
import { packs } from '@dining/i18n/site/all';
import { releaseUnpaidHolds } from '../../../booking/payments/release-unpaid-holds';
import type { Deps } from '../../../config/deps';
import { inTransaction } from '../../../db/transaction';
import { getClientAddress } from '../../../http/client-address';
import { getUserDetails } from '../../../http/current-user';
import { rememberBrowser } from '../../../http/known-browser';
import type { Call, HandlerResult } from '../../../http/mount';
import { signInAfterJoin } from '../../../http/session';
import { auditAccountAction } from '../../../members/account-audit';
import { hashPassword } from '../../../members/passwords';
import { findJoinAttempt } from '../../../stores/join/join-attempts';
import { findMember, findMemberCredentials } from '../../../stores/members/members';
import { updateSheetOwner } from '../../../stores/orders/order-sheets';
import { hasAgreedToTerms } from './attempt';
import { checkSubmission } from './check-submission';
import { createMember } from './create-member';

/**
 * Signs the new member in (decision 57). Moves their order sheets of this session to the account, and releases their
 * unpaid holds.
 */
async function signInNewMember(
  deps: Deps,
  { request, reply }: Pick<Call<typeof submitJoin>, 'request' | 'reply'>,
  userId: string,
): Promise<void> {
  const { pool } = deps.database;
  const credentials = await findMemberCredentials(pool, userId);
  if (credentials === undefined) return;
  const guestId = await signInAfterJoin(request, userId);
  if (guestId === undefined) return;
  await inTransaction(pool, (client) => updateSheetOwner(client, userId, guestId));
  await releaseUnpaidHolds(pool, guestId);
  const address = getClientAddress(request);
  await auditAccountAction(deps, { action: 'member.sign_in', userId, address, detail: { by: 'join' } });
  rememberBrowser(deps, { request, reply }, credentials);
}

async function signInAndCreateResponse(
  deps: Deps,
  call: Pick<Call<typeof submitJoin>, 'request' | 'reply'>,
  userId: string,
) {
  await signInNewMember(deps, call, userId);
  const member = call.request.session.userId === userId ? await findMember(deps.database.pool, userId) : undefined;
  return {
    result: 'success' as const,
    message: '',
    user_id: userId,
    ...(member !== undefined && { userDetails: getUserDetails(member) }),
  };
}

const createFailureResponse = (errCd: ProblemCode, language: Language) => ({
  result: 'fail' as const,
  errCd,
  message: packs[language].problems[errCd],
  user_id: '',
});

export async function submitJoinForm(
  deps: Deps,
  call: Call<typeof submitJoin>,
): Promise<HandlerResult<typeof submitJoin>> {
  const { body, visitor, language } = call;
  const { pool } = deps.database;
  const { joinId } = visitor;
  if (joinId === undefined) return createFailureResponse('agreement_needed', language);
  const attempt = await findJoinAttempt(pool, joinId);
  if (attempt !== undefined && attempt.joinedUserId !== null)
    return signInAndCreateResponse(deps, call, attempt.joinedUserId);
  const submission = await checkSubmission(deps, hasAgreedToTerms(attempt) ? attempt : undefined, body);
  if (typeof submission === 'string') return createFailureResponse(submission, language);
  const passwordHash =
    submission.password === undefined ? null : await hashPassword(submission.password, visitor.guestId ?? joinId);
  if (passwordHash === undefined) return fail('too_many_requests', { retryAfter: 1 });
  const result = await createMember(deps, joinId, submission, passwordHash);
  if (!result.ok) return createFailureResponse(result.error, language);
  return signInAndCreateResponse(deps, call, result.userId);
}
