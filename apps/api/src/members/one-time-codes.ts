import { randomInt } from 'node:crypto';
import { type Failure, fail } from '@dining/contract/failure';
import { oneTimeCode, typedCode } from '@dining/domain/members/one-time-code';
import type { Language } from '@dining/domain/shared/language';
import type { Deps } from '../deps';
import { isSame, sealed } from '../keyring';
import { countAttempt, type Limit } from '../limiter';
import { codeMail, codeText } from '../messages/account-mails';
import { type CodePurpose, type CodeSubjects, keepCode, takeCode, tryCode } from '../stores/members/one-time-codes';

/** How a code travels; `nobody` where it is only said that one has left (decision 46). */
export type Recipient =
  | { readonly by: 'sms'; readonly phone: string }
  | { readonly by: 'mail'; readonly address: string }
  | { readonly by: 'nobody' };

interface Asked<Purpose extends CodePurpose> {
  readonly holder: string;
  readonly purpose: Purpose;
  readonly subject: CodeSubjects[Purpose];
}

const newCode = (): string => String(randomInt(10 ** oneTimeCode.digits)).padStart(oneTimeCode.digits, '0');

const hashOf = (key: string, holder: string, purpose: CodePurpose, code: string): string =>
  sealed(key, `${purpose} ${holder} ${code}`).toString('base64url');

/**
 * How many codes may be asked for: by one number or mailbox, by one browser on its way in, and from one address, where a whole
 * hotel may sit behind it. Whether anybody is known by the number does not matter.
 */
const limitsOf = (purpose: CodePurpose, to: string, holder: string, address: string): readonly Limit[] => [
  { key: `code again ${purpose} ${to}`, most: 1, seconds: oneTimeCode.againSeconds },
  { key: `code hour ${to}`, most: 6, seconds: 3_600 },
  { key: `code day ${to}`, most: 15, seconds: 86_400 },
  { key: `code of ${holder}`, most: 15, seconds: 3_600 },
  { key: `code from ${address}`, most: 60, seconds: 3_600 },
];

/** Counts a question for a code to a number or mailbox; `forgive` where none could be sent. */
export const countCode = (deps: Deps, purpose: CodePurpose, to: string, holder: string, address: string) =>
  countAttempt(deps, limitsOf(purpose, to, holder, address));

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
  await keepCode(pool, { ...asked, codeHash, seconds: oneTimeCode.liveSeconds });
  const outcome = await send(deps, to, code, language);
  if (outcome === 'refused') await takeCode(pool, holder, purpose, codeHash);
  return outcome === 'sent';
}

async function send(deps: Deps, to: Recipient, code: string, language: Language): Promise<'sent' | 'refused' | 'unknown'> {
  const { liveSeconds } = oneTimeCode;
  if (to.by === 'nobody') return 'sent';
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

/** Looks at a code that somebody has typed: right once, wrong a few times, then a new one is needed. */
export async function proveCode<Purpose extends CodePurpose>(
  deps: Deps,
  { holder, purpose, typed, address }: { holder: string; purpose: Purpose; typed: string; address: string },
): Promise<Proof<Purpose>> {
  const { pool } = deps.database;
  const refused = (failure: Failure): Proof<Purpose> => ({ ok: false, failure });
  const counted = await countAttempt(deps, [{ key: `code tried from ${address}`, most: 120, seconds: 3_600 }]);
  if (!counted.ok) return refused(counted.failure);
  const code = typedCode(typed);
  const tried = await tryCode(pool, holder, purpose, oneTimeCode.mostTries);
  if (tried === undefined) return refused(fail('code_expired'));
  if (!deps.keyring.codes.some((key) => isSame(tried.codeHash, hashOf(key, holder, purpose, code)))) {
    const left = oneTimeCode.mostTries - tried.tries;
    return refused(left > 0 ? fail('code_wrong', { left }) : fail('code_expired'));
  }
  await counted.forgive();
  const subject = await takeCode(pool, holder, purpose, tried.codeHash);
  return subject === undefined ? refused(fail('code_expired')) : { ok: true, subject };
}
