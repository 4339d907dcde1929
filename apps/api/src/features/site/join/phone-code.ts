import { type Failure, fail } from '@dining/contract/failure';
import type { sendJoinPhoneCode, verifyJoinPhone } from '@dining/contract/site/join';
import { oneTimeCode } from '@dining/domain/members/one-time-code';
import { parsePersonName } from '@dining/domain/members/person-name';
import { parseEmail } from '@dining/domain/shared/email';
import { isForeignPhone } from '@dining/domain/shared/foreign-phone';
import type { Deps } from '../../../config/deps';
import { getClientAddress } from '../../../http/client-address';
import { findContactOwner } from '../../../http/contact-owner';
import type { Call, HandlerResult } from '../../../http/mount';
import { parsePossiblePhone } from '../../../lib/phone-numbers';
import { consumeCodeLimits, sendCode, verifyCode } from '../../../members/one-time-codes';
import { isIdTaken, isPhoneTaken } from '../../../stores/members/member-lookup';
import { type AgreedAttempt, findAgreedAttempt, storeProof } from './attempt';

const { liveSeconds, againSeconds } = oneTimeCode;

function getMailbox(
  { provenEmail }: AgreedAttempt,
  requestEmail: string | undefined,
): { address: string; isUnproven: boolean } | Failure {
  if (provenEmail !== null) return { address: provenEmail, isUnproven: false };
  if (requestEmail === undefined) return fail('email_not_proven');
  const address = parseEmail(requestEmail);
  return address === null ? fail('email_invalid') : { address, isUnproven: true };
}

/**
 * Sends a code for a name and a phone. The response is the same whether the phone has an account or not (decision 46).
 */
export async function sendPhoneCode(
  deps: Deps,
  { body, visitor, request, language }: Call<typeof sendJoinPhoneCode>,
): Promise<HandlerResult<typeof sendJoinPhoneCode>> {
  const { guestId } = visitor;
  const attempt = await findAgreedAttempt(deps.database.pool, visitor);
  if (attempt === undefined || guestId === undefined) return fail('agreement_needed');
  const name = parsePersonName(body.name_kor);
  if (name === null) return fail('name_invalid');
  const phone = parsePossiblePhone(body.cellphone);
  if (phone === null) return fail('phone_invalid');
  const mailbox = isForeignPhone(phone) ? getMailbox(attempt, body.user_id) : undefined;
  if (mailbox !== undefined && 'failure' in mailbox) return mailbox;

  const recipient =
    mailbox === undefined
      ? ({ channel: 'sms', phone } as const)
      : ({ channel: 'mail', address: mailbox.address } as const);
  const to = recipient.channel === 'sms' ? phone : recipient.address;
  const rateLimitResult = await consumeCodeLimits(deps, request.log, {
    purpose: 'join phone',
    to,
    channel: recipient.channel,
    guestId,
    address: getClientAddress(request),
    owner: await findContactOwner(deps, request, to),
  });
  if (!rateLimitResult.ok) return rateLimitResult.failure;
  const email = mailbox?.isUnproven === true ? mailbox.address : null;
  const codeSubject = { guestId, purpose: 'join phone', subject: { name, phone, email } } as const;
  if (await sendCode(deps, codeSubject, recipient, language))
    return { result: 'success', sentBy: recipient.channel, liveSeconds, againSeconds };
  await rateLimitResult.refund();
  return fail('code_not_sent');
}

export async function verifyPhoneCode(
  deps: Deps,
  { body, visitor, request }: Call<typeof verifyJoinPhone>,
): Promise<HandlerResult<typeof verifyJoinPhone>> {
  const { pool } = deps.database;
  const { guestId, joinId } = visitor;
  if (guestId === undefined || joinId === undefined) return fail('agreement_needed');
  const proof = await verifyCode(deps, {
    guestId,
    purpose: 'join phone',
    typedCode: body.code,
    address: getClientAddress(request),
  });
  if (!proof.ok) return proof.failure;
  const { name, phone, email } = proof.subject;
  if (await isPhoneTaken(pool, phone)) return fail('cellphone_duplicated');
  if (email !== null && (await isIdTaken(pool, email))) return fail('id_taken');
  const attempt = await storeProof(pool, request, { name, phone, email });
  return attempt === undefined
    ? fail('agreement_needed')
    : { result: 'success', name_kor: name, cellphone: phone, user_id: attempt.provenEmail ?? '' };
}
