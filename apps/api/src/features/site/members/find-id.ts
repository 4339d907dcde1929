import { fail } from '@dining/contract/failure';
import type { findId, sendFindIdCode } from '@dining/contract/site/members/account-recovery';
import { oneTimeCode } from '@dining/domain/members/one-time-code';
import { parsePersonName } from '@dining/domain/members/person-name';
import { isForeignPhone } from '@dining/domain/shared/foreign-phone';
import type { Deps } from '../../../config/deps';
import { runInBackground } from '../../../http/background';
import { getClientAddress } from '../../../http/client-address';
import { findContactOwner } from '../../../http/contact-owner';
import type { Call, HandlerResult } from '../../../http/mount';
import { getOrCreateGuestId, renewSessionAfterVerification, storeGuestId } from '../../../http/session';
import { parsePossiblePhone } from '../../../lib/phone-numbers';
import { auditAccountAction } from '../../../members/account-audit';
import { consumeCodeLimits, insertDecoy, replaceDecoy, sendCode, verifyCode } from '../../../members/one-time-codes';
import { listSignInMethods } from '../../../stores/members/identities';
import { findUserIdByNameAndPhone } from '../../../stores/members/member-lookup';

const { liveSeconds, againSeconds } = oneTimeCode;

/**
 * Sends a code for a name and a phone (decision 4). A Korean number gets an SMS. For a foreign number, the account's
 * mailbox gets a mail after the response, which does not reveal whether there is an account.
 */
export async function issueFindIdCode(
  deps: Deps,
  { body, request, language }: Call<typeof sendFindIdCode>,
): Promise<HandlerResult<typeof sendFindIdCode>> {
  const { pool } = deps.database;
  const name = parsePersonName(body.name_kor);
  if (name === null) return fail('name_invalid');
  const phone = parsePossiblePhone(body.cellphone);
  if (phone === null) return fail('phone_invalid');
  const guestId = getOrCreateGuestId(request);
  const isForeign = isForeignPhone(phone);
  const contact = isForeign ? ((await findUserIdByNameAndPhone(pool, name, phone)) ?? phone) : phone;
  const rateLimitResult = await consumeCodeLimits(deps, request.log, {
    purpose: 'find id',
    to: phone,
    channel: isForeign ? 'mail' : 'sms',
    guestId,
    address: getClientAddress(request),
    owner: await findContactOwner(deps, request, contact),
  });
  if (!rateLimitResult.ok) return rateLimitResult.failure;
  storeGuestId(request, guestId);
  const success = { result: 'success', liveSeconds, againSeconds } as const;
  const codeSubject = { guestId, purpose: 'find id', subject: { name, phone, userId: null } } as const;
  if (isForeign) {
    const decoyHash = await insertDecoy(deps, codeSubject);
    runInBackground(request, async () => {
      const userId = await findUserIdByNameAndPhone(pool, name, phone);
      if (userId === undefined) return;
      const codeSubjectWithUserId = { ...codeSubject, subject: { name, phone, userId } };
      await replaceDecoy(deps, codeSubjectWithUserId, decoyHash, { channel: 'mail', address: userId }, language);
    });
    return { ...success, sentBy: 'mail' };
  }
  if (await sendCode(deps, codeSubject, { channel: 'sms', phone }, language)) return { ...success, sentBy: 'sms' };
  await rateLimitResult.refund();
  return fail('code_not_sent');
}

export async function showId(
  deps: Deps,
  { body, request, visitor }: Call<typeof findId>,
): Promise<HandlerResult<typeof findId>> {
  const { pool } = deps.database;
  const { guestId } = visitor;
  if (guestId === undefined) return fail('code_expired');
  const proof = await verifyCode(deps, {
    guestId,
    purpose: 'find id',
    typedCode: body.code,
    address: getClientAddress(request),
  });
  if (!proof.ok) return proof.failure;
  await renewSessionAfterVerification(request);
  const { name, phone, userId: mailedUserId } = proof.subject;
  const userId = isForeignPhone(phone)
    ? (mailedUserId ?? undefined)
    : await findUserIdByNameAndPhone(pool, name, phone);
  if (userId === undefined) return { result: 'none', user_id: '', loginTypeList: [] };
  await auditAccountAction(deps, {
    action: 'member.id_shown',
    kind: 'guest',
    userId,
    address: getClientAddress(request),
  });
  return { result: 'found', user_id: userId, loginTypeList: await listSignInMethods(pool, userId) };
}
