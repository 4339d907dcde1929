import { randomBytes, randomInt } from 'node:crypto';
import { type Failure, fail } from '@dining/contract/failure';
import { oneTimeCode, parseOneTimeCode } from '@dining/domain/members/one-time-code';
import type { Language } from '@dining/domain/shared/language';
import type { Deps } from '../config/deps';
import { getLimit } from '../config/limits';
import { hmac, isSame } from '../lib/keyring';
import { type ConsumeResult, type Limit, rateLimit } from '../lib/rate-limiter';
import { codeMail, codeText } from '../notifications/account-mails';
import type { Log } from '../ports/log';
import {
  type CodePurpose,
  type CodeSubjects,
  deleteOneTimeCode,
  insertOneTimeCode,
  updateOneTimeCode,
  updateOneTimeCodeTries,
} from '../stores/members/one-time-codes';
import { countSmsCode } from './sms-cap';

/** How a code travels. */
export type Recipient = { readonly by: 'sms'; readonly phone: string } | { readonly by: 'mail'; readonly address: string };

interface Asked<Purpose extends CodePurpose> {
  readonly holder: string;
  readonly purpose: Purpose;
  readonly subject: CodeSubjects[Purpose];
}

const newCode = (): string => String(randomInt(10 ** oneTimeCode.digits)).padStart(oneTimeCode.digits, '0');

const hashOf = (key: string, holder: string, purpose: CodePurpose, code: string): string =>
  hmac(key, `${purpose} ${holder} ${code}`).toString('base64url');

/** Who asks for a code, where it is to go, and from where they ask. */
interface CodeRequest {
  readonly purpose: CodePurpose;
  /** A phone or a mailbox. */
  readonly to: string;
  readonly by: 'sms' | 'mail';
  readonly holder: string;
  readonly address: string;
  /** The member whose phone or mailbox it is, where it is they who ask (`findContactOwner`). */
  readonly owner: string | undefined;
}

/**
 * How many codes may be asked for, by purpose. Members who ask for their own have limits of their own. Strangers are limited by where they
 * ask from, by browser and by address, where a whole hotel may sit behind one; and by number or mailbox only as far as its owner must be
 * spared. Whether anybody is known by it does not matter.
 */
function listCodeLimits({ purpose, to, holder, address, owner }: CodeRequest): readonly Limit[] {
  if (owner !== undefined)
    return [
      getLimit('ownCodeInterval', { purpose, owner }),
      getLimit('ownCodesPerHour', { purpose, owner }),
      getLimit('ownCodesPerDay', { purpose, owner }),
    ];
  return [
    getLimit('codeInterval', { purpose, to, address }),
    getLimit('codesToOnePerHour', { purpose, to, address }),
    getLimit('codesToOnePerDay', { purpose, to, address }),
    getLimit('codesOfBrowser', { holder }),
    getLimit('codesFromAddress', { address }),
    getLimit('codesToAnyPerHour', { purpose, to }),
    getLimit('codesToAnyPerDay', { purpose, to }),
  ];
}

/** Counts a request for a code. Call `refund` if the code could not be sent. */
export async function countCode(deps: Deps, log: Log, request: CodeRequest): Promise<ConsumeResult> {
  const limits = listCodeLimits(request);
  if (request.by === 'mail') return rateLimit.consume(deps, limits);
  return countSmsCode(deps, log, limits, request.owner !== undefined);
}

/**
 * Makes a code in the place of the one before, keeps its hash and sends it at once: behind no queue, and never again by itself.
 * @returns whether it has left for certain. Where nobody knows it stays good, should it arrive
 */
export async function sendCode<Purpose extends CodePurpose>(
  deps: Deps,
  asked: Asked<Purpose>,
  to: Recipient,
  language: Language,
): Promise<boolean> {
  const { pool } = deps.database;
  const { holder, purpose } = asked;
  const code = newCode();
  const codeHash = hashOf(deps.keyring.codes[0], holder, purpose, code);
  await insertOneTimeCode(pool, { ...asked, codeHash, seconds: oneTimeCode.liveSeconds });
  const outcome = await send(deps, to, code, language);
  if (outcome === 'refused') await deleteOneTimeCode(pool, holder, purpose, codeHash);
  return outcome === 'sent';
}

/**
 * Keeps a decoy, which no typed code matches, for answers that must not tell whether anybody gets a code (decision 46): wrong tries are
 * counted and answered as those of any other. Returns its hash.
 */
export async function keepDecoy<Purpose extends CodePurpose>(deps: Deps, asked: Asked<Purpose>): Promise<string> {
  const codeHash = randomBytes(32).toString('base64url');
  await insertOneTimeCode(deps.database.pool, { ...asked, codeHash, seconds: oneTimeCode.liveSeconds });
  return codeHash;
}

/** Puts a code in the place of a decoy and sends it, unless another was asked for meanwhile; the decoy comes back where the send is refused. */
export async function sendInsteadOfDecoy<Purpose extends CodePurpose>(
  deps: Deps,
  asked: Asked<Purpose>,
  decoyHash: string,
  to: Recipient,
  language: Language,
): Promise<void> {
  const { pool } = deps.database;
  const code = newCode();
  const codeHash = hashOf(deps.keyring.codes[0], asked.holder, asked.purpose, code);
  if (!(await updateOneTimeCode(pool, { ...asked, codeHash }, decoyHash))) return;
  if ((await send(deps, to, code, language)) === 'refused')
    await updateOneTimeCode(pool, { ...asked, codeHash: decoyHash }, codeHash);
}

async function send(deps: Deps, to: Recipient, code: string, language: Language): Promise<'sent' | 'refused' | 'unknown'> {
  const { liveSeconds } = oneTimeCode;
  if (to.by === 'sms') {
    const outcome = (await deps.phoneTexts?.send(codeText(to.phone, code, liveSeconds, language)))?.outcome ?? 'refused';
    return outcome === 'failed' ? 'refused' : outcome;
  }
  const outcome = (await deps.mail?.send(codeMail(to.address, code, liveSeconds, language))) ?? 'refused';
  return outcome === 'failed' ? 'unknown' : outcome;
}

/** What a code has proven, or why it has not. */
export type Proof<Purpose extends CodePurpose> =
  | { readonly ok: true; readonly subject: CodeSubjects[Purpose] }
  | { readonly ok: false; readonly failure: Failure };

interface TypedCode<Purpose extends CodePurpose> {
  readonly holder: string;
  readonly purpose: Purpose;
  readonly typed: string;
  readonly address: string;
  /** The member who is signed in, where it is they who type it. */
  readonly owner?: string;
  /** Limits of wrong codes from all clients together; a right code passes even when they are full. */
  readonly wrongLimits?: (subject: CodeSubjects[Purpose]) => readonly Limit[];
}

/** Looks at a code that somebody has typed: right once, wrong a few times, then a new one is needed. */
export async function proveCode<Purpose extends CodePurpose>(
  deps: Deps,
  { holder, purpose, typed, address, owner, wrongLimits = () => [] }: TypedCode<Purpose>,
): Promise<Proof<Purpose>> {
  const { pool } = deps.database;
  const refused = (failure: Failure): Proof<Purpose> => ({ ok: false, failure });
  // A signed-in member is not stopped by what strangers try at the same address.
  const tries = owner === undefined ? getLimit('codeTries', { address }) : getLimit('ownCodeTries', { owner });
  const counted = await rateLimit.consume(deps, [tries]);
  if (!counted.ok) return refused(counted.failure);
  const code = parseOneTimeCode(typed);
  const tried = await updateOneTimeCodeTries(pool, holder, purpose, oneTimeCode.mostTries);
  if (tried === undefined) return refused(fail('code_expired'));
  if (!deps.keyring.codes.some((key) => isSame(tried.codeHash, hashOf(key, holder, purpose, code)))) {
    const wrong = await rateLimit.consume(deps, wrongLimits(tried.subject));
    if (!wrong.ok) return refused(wrong.failure);
    const left = oneTimeCode.mostTries - tried.tries;
    return refused(left > 0 ? fail('code_wrong', { left }) : fail('code_expired'));
  }
  await counted.refund();
  const subject = await deleteOneTimeCode(pool, holder, purpose, tried.codeHash);
  return subject === undefined ? refused(fail('code_expired')) : { ok: true, subject };
}
