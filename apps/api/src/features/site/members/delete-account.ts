import { type Failure, fail, isFailure } from '@dining/contract/failure';
import type { getLeaveForm, leaveMembership, sendLeaveCode } from '@dining/contract/site/members/leaving';
import { oneTimeCode } from '@dining/domain/members/one-time-code';
import { getTodayInSeoul } from '@dining/domain/shared/seoul-time';
import { releaseUnpaidHoldsOfMember } from '../../../booking/payments/release-unpaid-holds';
import type { Deps } from '../../../config/deps';
import { runInBackground } from '../../../http/background';
import { getClientAddress } from '../../../http/client-address';
import { forgetBrowser } from '../../../http/known-browser';
import type { Call, HandlerResult } from '../../../http/mount';
import { ensureGuestId, signOut } from '../../../http/session';
import { auditAccountAction } from '../../../members/account-audit';
import { endMembership } from '../../../members/end-membership';
import { consumeCodeLimits, sendCode, verifyCode } from '../../../members/one-time-codes';
import { sendAccountDeletedMail } from '../../../members/send-account-mails';
import { verifyOwnPassword } from '../../../members/verify-password';
import { listCoupons } from '../../../stores/coupons/coupons';
import { countDeletionBlockers, countVisibleReviews, type DeletionBlockers } from '../../../stores/members/deletion';
import { findMemberAccount, findMemberCredentials } from '../../../stores/members/members';
import { getPointTotals } from '../../../stores/points/points';

const { liveSeconds, againSeconds } = oneTimeCode;

export async function showLeaveForm(
  deps: Deps,
  { visitor }: Call<typeof getLeaveForm>,
): Promise<HandlerResult<typeof getLeaveForm>> {
  const { pool } = deps.database;
  const { userId } = visitor;
  const account = userId === undefined ? undefined : await findMemberAccount(pool, userId);
  if (userId === undefined || account === undefined) return fail('not_signed_in');
  const today = getTodayInSeoul(deps.now());
  const [{ reservations, payments }, coupons, { balance }, reviews] = await Promise.all([
    countDeletionBlockers(pool, userId, today),
    listCoupons(pool, userId),
    getPointTotals(pool, userId),
    countVisibleReviews(pool, userId),
  ]);
  return {
    result: {
      resvCnt: reservations,
      paymentCnt: payments,
      couponCnt: coupons.filter(({ usedBy, validity }) => usedBy === null && validity.to >= today).length,
      pointAmnt: balance,
      reviewCnt: reviews,
      proofType: account.hasPassword ? 'password' : 'code',
    },
  };
}

export async function issueLeaveCode(
  deps: Deps,
  { visitor, request, language }: Call<typeof sendLeaveCode>,
): Promise<HandlerResult<typeof sendLeaveCode>> {
  const { userId } = visitor;
  if (userId === undefined) return fail('not_signed_in');
  const guestId = ensureGuestId(request);
  const rateLimitResult = await consumeCodeLimits(deps, request.log, {
    purpose: 'leave',
    to: userId,
    channel: 'mail',
    guestId,
    address: getClientAddress(request),
    owner: userId,
  });
  if (!rateLimitResult.ok) return rateLimitResult.failure;
  const codeSubject = { guestId, purpose: 'leave', subject: { userId } } as const;
  if (await sendCode(deps, codeSubject, { channel: 'mail', address: userId }, language))
    return { result: 'success', sentBy: 'mail', liveSeconds, againSeconds };
  await rateLimitResult.refund();
  return fail('code_not_sent');
}

const createBlockerFailure = ({ reservations, payments }: DeletionBlockers): Failure | undefined => {
  if (reservations > 0) return fail('reservations_stand', { resvCnt: reservations });
  return payments > 0 ? fail('payments_unfinished', { paymentCnt: payments }) : undefined;
};

async function verifyIdentity(
  deps: Deps,
  userId: string,
  { body, request, visitor }: Call<typeof leaveMembership>,
): Promise<Failure | undefined> {
  const proof = await verifyOwnPassword(deps, userId, body.password ?? '', getClientAddress(request));
  if (!isFailure(proof)) return undefined;
  if (proof.failure !== 'password_none') return proof;
  if (visitor.guestId === undefined) return fail('code_expired');
  const codeProof = await verifyCode(deps, {
    guestId: visitor.guestId,
    purpose: 'leave',
    typedCode: body.code ?? '',
    address: getClientAddress(request),
    owner: userId,
  });
  if (!codeProof.ok) return codeProof.failure;
  return codeProof.subject.userId === userId ? undefined : fail('code_expired');
}

export async function deleteAccount(
  deps: Deps,
  call: Call<typeof leaveMembership>,
): Promise<HandlerResult<typeof leaveMembership>> {
  const { visitor, request, reply, language } = call;
  const { pool } = deps.database;
  const { userId } = visitor;
  if (userId === undefined) return fail('not_signed_in');
  const refusal =
    createBlockerFailure(await countDeletionBlockers(pool, userId, getTodayInSeoul(deps.now()))) ??
    (await verifyIdentity(deps, userId, call));
  if (refusal !== undefined) return refusal;
  const credentials = await findMemberCredentials(pool, userId);
  const deletion = await endMembership(deps, userId, language, async (client, anonymousId) => {
    await releaseUnpaidHoldsOfMember(client, userId);
    const auditEntry = {
      action: 'member.leave',
      userId,
      address: getClientAddress(request),
      detail: { kept: anonymousId },
    } as const;
    await auditAccountAction(deps, auditEntry, client);
  });
  if (deletion.outcome === 'refused') return createBlockerFailure(deletion.blockers) ?? fail('payments_unfinished');
  await signOut(request);
  if (credentials !== undefined) forgetBrowser(deps, { request, reply }, credentials);
  if (deletion.outcome === 'deleted') {
    request.log.info({ event: 'member.left' }, 'member left');
    runInBackground(request, () => sendAccountDeletedMail(deps, userId, language));
  }
  return { result: 'success' };
}
