import { hash, verify } from '@node-rs/argon2';
import { workQueues } from '../lib/work-queues';

/** A hash that no password matches: a name nobody bears takes as long to refuse as a wrong password. */
const nobodysHash = hash(`no one ${Math.random()}`);

/**
 * Checks a password against a member's hash, or against nobody's where there is none, so that timing tells nothing. `knownAs` names a
 * member who is signed in or has signed in from this browser before: strangers who guess keep none of them waiting.
 * @returns undefined when too many are being checked already
 */
export function isPasswordRight(
  passwordHash: string | null | undefined,
  password: string,
  knownAs: string | undefined,
): Promise<boolean | undefined> {
  const check = async () => {
    const matches = await verify(passwordHash ?? (await nobodysHash), password);
    return matches && typeof passwordHash === 'string';
  };
  return knownAs === undefined ? workQueues.passwords.run(check) : workQueues.member_passwords.run(check, { key: knownAs });
}

/**
 * The Argon2id hash that a new password is kept as. `knownAs` names who has proven a mailbox, a phone or the password before.
 * @returns undefined when too many are being worked on already
 */
export const hashPassword = (password: string, knownAs: string): Promise<string | undefined> =>
  workQueues.member_passwords.run(() => hash(password), { key: knownAs });
