import { randomBytes, randomInt } from 'node:crypto';
import { type Failure, fail } from '@dining/contract/failure';
import { oneTimeCode, parseOneTimeCode } from '@dining/domain/members/one-time-code';
import type { Language } from '@dining/domain/shared/language';
import type { Deps } from '../config/deps';
import { getLimit } from '../config/limits';
import { equalsInConstantTime, hmac } from '../lib/keyring';
import { type ConsumeResult, type Limit, rateLimit } from '../lib/rate-limiter';
import { renderCodeMail, renderCodeSms } from '../notifications/account-messages';
import { getGroupName } from '../notifications/group-name';
import type { Log } from '../ports/log';
import {
  type CodePurpose,
  type CodeSubjects,
  deleteOneTimeCode,
  insertOneTimeCode,
  updateOneTimeCode,
  updateOneTimeCodeTries,
} from '../stores/members/one-time-codes';
import { consumeSmsCodeLimits } from './sms-code-limits';

export type Recipient =
  | { readonly channel: 'sms'; readonly phone: string }
  | { readonly channel: 'mail'; readonly address: string };

interface CodeSubject<Purpose extends CodePurpose> {
  readonly guestId: string;
  readonly purpose: Purpose;
  readonly subject: CodeSubjects[Purpose];
}

const createCode = (): string => String(randomInt(10 ** oneTimeCode.digits)).padStart(oneTimeCode.digits, '0');

const hashCode = (key: string, guestId: string, purpose: CodePurpose, code: string): string =>
  hmac(key, `${purpose} ${guestId} ${code}`).toString('base64url');

interface CodeRequest {
  readonly purpose: CodePurpose;
  readonly to: string;
  readonly channel: 'sms' | 'mail';
  readonly guestId: string;
  readonly address: string;
  /** The id of the member who requests a code to their own phone or mailbox. */
  readonly owner: string | undefined;
}

/**
 * Lists the limits of a request for a code. Members who request their own codes have their own limits. Other visitors
 * are limited by browser, by IP address, which a whole hotel may share, and by recipient. The limits are the same
 * whether or not the recipient is a member, so that they do not reveal it.
 */
function listCodeLimits({ purpose, to, guestId, address, owner }: CodeRequest): readonly Limit[] {
  if (owner !== undefined)
    return [
      getLimit('ownCodeInterval', { purpose, owner }),
      getLimit('ownCodesPerHour', { purpose, owner }),
      getLimit('ownCodesPerDay', { purpose, owner }),
    ];
  return [
    getLimit('codeInterval', { purpose, to, address }),
    getLimit('codesToRecipientFromAddressPerHour', { purpose, to, address }),
    getLimit('codesToRecipientFromAddressPerDay', { purpose, to, address }),
    getLimit('codesPerBrowser', { guestId }),
    getLimit('codesFromAddress', { address }),
    getLimit('codesToRecipientPerHour', { purpose, to }),
    getLimit('codesToRecipientPerDay', { purpose, to }),
  ];
}

export async function consumeCodeLimits(deps: Deps, log: Log, request: CodeRequest): Promise<ConsumeResult> {
  const limits = listCodeLimits(request);
  if (request.channel === 'mail') return rateLimit.consume(deps, limits);
  return consumeSmsCodeLimits(deps, log, limits, request.owner !== undefined);
}

/**
 * Replaces the earlier code and sends the new one immediately, once. Returns true if the code was sent. If sending was
 * refused, deletes the code; if the outcome is unknown, the code stays valid.
 */
export async function sendCode<Purpose extends CodePurpose>(
  deps: Deps,
  codeSubject: CodeSubject<Purpose>,
  recipient: Recipient,
  language: Language,
): Promise<boolean> {
  const { pool } = deps.database;
  const { guestId, purpose } = codeSubject;
  const code = createCode();
  const codeHash = hashCode(deps.keyring.codes[0], guestId, purpose, code);
  await insertOneTimeCode(pool, { ...codeSubject, codeHash, seconds: oneTimeCode.liveSeconds });
  const outcome = await sendCodeMessage(deps, recipient, code, language);
  if (outcome === 'refused') await deleteOneTimeCode(pool, guestId, purpose, codeHash);
  return outcome === 'sent';
}

/**
 * Stores a decoy that no typed code matches, for responses that must not reveal whether a code is sent (decision 46).
 * Wrong attempts count as usual. Returns the decoy's hash.
 */
export async function insertDecoy<Purpose extends CodePurpose>(
  deps: Deps,
  codeSubject: CodeSubject<Purpose>,
): Promise<string> {
  const codeHash = randomBytes(32).toString('base64url');
  await insertOneTimeCode(deps.database.pool, { ...codeSubject, codeHash, seconds: oneTimeCode.liveSeconds });
  return codeHash;
}

/**
 * Replaces a decoy with a code and sends the code, unless another code was requested since. Restores the decoy if
 * sending is refused.
 */
export async function replaceDecoy<Purpose extends CodePurpose>(
  deps: Deps,
  codeSubject: CodeSubject<Purpose>,
  decoyHash: string,
  recipient: Recipient,
  language: Language,
): Promise<void> {
  const { pool } = deps.database;
  const code = createCode();
  const codeHash = hashCode(deps.keyring.codes[0], codeSubject.guestId, codeSubject.purpose, code);
  if (!(await updateOneTimeCode(pool, { ...codeSubject, codeHash }, decoyHash))) return;
  if ((await sendCodeMessage(deps, recipient, code, language)) === 'refused')
    await updateOneTimeCode(pool, { ...codeSubject, codeHash: decoyHash }, codeHash);
}

async function sendCodeMessage(
  deps: Deps,
  recipient: Recipient,
  code: string,
  language: Language,
): Promise<'sent' | 'refused' | 'unknown'> {
  const { liveSeconds } = oneTimeCode;
  const mailContext = { language, group: await getGroupName(deps, language) };
  if (recipient.channel === 'sms') {
    const outcome =
      (await deps.sms?.send(renderCodeSms(recipient.phone, code, liveSeconds, mailContext)))?.outcome ?? 'refused';
    return outcome === 'failed' ? 'refused' : outcome;
  }
  const outcome =
    (await deps.mail?.send(renderCodeMail(recipient.address, code, liveSeconds, mailContext))) ?? 'refused';
  return outcome === 'failed' ? 'unknown' : outcome;
}

export type CodeVerificationResult<Purpose extends CodePurpose> =
  | { readonly ok: true; readonly subject: CodeSubjects[Purpose] }
  | { readonly ok: false; readonly failure: Failure };

interface CodeVerificationInput<Purpose extends CodePurpose> {
  readonly guestId: string;
  readonly purpose: Purpose;
  readonly typedCode: string;
  readonly address: string;
  readonly owner?: string;
  /** Limits of wrong codes from all clients together; a right code passes even when they are full. */
  readonly wrongCodeLimits?: (subject: CodeSubjects[Purpose]) => readonly Limit[];
}

export async function verifyCode<Purpose extends CodePurpose>(
  deps: Deps,
  { guestId, purpose, typedCode, address, owner, wrongCodeLimits = () => [] }: CodeVerificationInput<Purpose>,
): Promise<CodeVerificationResult<Purpose>> {
  const { pool } = deps.database;
  const createRefusal = (failure: Failure): CodeVerificationResult<Purpose> => ({ ok: false, failure });
  // Strangers at the same IP address must not block a signed-in member.
  const attemptLimit =
    owner === undefined ? getLimit('wrongCodesFromAddress', { address }) : getLimit('wrongOwnCodes', { owner });
  const consumption = await rateLimit.consume(deps, [attemptLimit]);
  if (!consumption.ok) return createRefusal(consumption.failure);
  const code = parseOneTimeCode(typedCode);
  const storedCode = await updateOneTimeCodeTries(pool, guestId, purpose, oneTimeCode.maxAttempts);
  if (storedCode === undefined) return createRefusal(fail('code_expired'));
  const { codeHash } = storedCode;
  if (!deps.keyring.codes.some((key) => equalsInConstantTime(codeHash, hashCode(key, guestId, purpose, code)))) {
    const wrongConsumption = await rateLimit.consume(deps, wrongCodeLimits(storedCode.subject));
    if (!wrongConsumption.ok) return createRefusal(wrongConsumption.failure);
    const remainingTries = oneTimeCode.maxAttempts - storedCode.tries;
    return createRefusal(remainingTries > 0 ? fail('code_wrong', { left: remainingTries }) : fail('code_expired'));
  }
  await consumption.refund();
  const subject = await deleteOneTimeCode(pool, guestId, purpose, codeHash);
  return subject === undefined ? createRefusal(fail('code_expired')) : { ok: true, subject };
}
