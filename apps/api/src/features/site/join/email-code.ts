import { fail } from '@dining/contract/failure';
import type { sendJoinEmailCode, verifyJoinEmail } from '@dining/contract/site/join';
import { oneTimeCode } from '@dining/domain/members/one-time-code';
import { parseEmail } from '@dining/domain/shared/email';
import type { Deps } from '../../../config/deps';
import { getClientAddress } from '../../../http/client-address';
import { findContactOwner } from '../../../http/contact-owner';
import type { Call, HandlerResult } from '../../../http/mount';
import { consumeCodeLimits, sendCode, verifyCode } from '../../../members/one-time-codes';
import { isIdTaken } from '../../../stores/members/member-lookup';
import { findAgreedAttempt, storeProof } from './attempt';

const { liveSeconds, againSeconds } = oneTimeCode;

/**
 * Sends a code to any e-mail address: neither the response nor its timing reveals whether the address has an account
 * (decision 46).
 */
export async function sendEmailCode(
  deps: Deps,
  { body, visitor, request, language }: Call<typeof sendJoinEmailCode>,
): Promise<HandlerResult<typeof sendJoinEmailCode>> {
  const { guestId } = visitor;
  if (guestId === undefined || (await findAgreedAttempt(deps.database.pool, visitor)) === undefined)
    return fail('agreement_needed');
  const email = parseEmail(body.user_id);
  if (email === null) return fail('email_invalid');
  const rateLimitResult = await consumeCodeLimits(deps, request.log, {
    purpose: 'join email',
    to: email,
    channel: 'mail',
    guestId,
    address: getClientAddress(request),
    owner: await findContactOwner(deps, request, email),
  });
  if (!rateLimitResult.ok) return rateLimitResult.failure;
  const codeSubject = { guestId, purpose: 'join email', subject: { email } } as const;
  if (await sendCode(deps, codeSubject, { channel: 'mail', address: email }, language))
    return { result: 'success', sentBy: 'mail', liveSeconds, againSeconds };
  await rateLimitResult.refund();
  return fail('code_not_sent');
}

/**
 * Verifies the code from the mail. The mailbox's owner may learn that the e-mail address has an account (decision 46).
 */
export async function verifyEmailCode(
  deps: Deps,
  { body, visitor, request }: Call<typeof verifyJoinEmail>,
): Promise<HandlerResult<typeof verifyJoinEmail>> {
  const { pool } = deps.database;
  const { guestId, joinId } = visitor;
  if (guestId === undefined || joinId === undefined) return fail('agreement_needed');
  const proof = await verifyCode(deps, {
    guestId,
    purpose: 'join email',
    typedCode: body.code,
    address: getClientAddress(request),
  });
  if (!proof.ok) return proof.failure;
  const { email } = proof.subject;
  if (await isIdTaken(pool, email)) return fail('id_taken');
  const attempt = await storeProof(pool, request, { email });
  return attempt === undefined ? fail('agreement_needed') : { result: 'success', user_id: email };
}
