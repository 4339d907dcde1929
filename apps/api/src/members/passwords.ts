import { hash, verify } from '@node-rs/argon2';
import { workQueues } from '../lib/work-queues';

/** A hash that no password matches, so that unknown names take as long to refuse as wrong passwords. */
const decoyHash = hash(`no one ${Math.random()}`);

/**
 * Checks a password; without a hash it takes as long, so that timing reveals nothing. `knownAs` is a member who is
 * signed in or uses a known browser: their own queue protects them from delays by strangers who guess passwords.
 * Returns undefined if the queue is full.
 */
export function isPasswordRight(
  passwordHash: string | null | undefined,
  password: string,
  knownAs: string | undefined,
): Promise<boolean | undefined> {
  const check = async () => {
    const matches = await verify(passwordHash ?? (await decoyHash), password);
    return matches && typeof passwordHash === 'string';
  };
  return knownAs === undefined
    ? workQueues.passwords.run(check)
    : workQueues.member_passwords.run(check, { key: knownAs });
}

export const hashPassword = (password: string, knownAs: string): Promise<string | undefined> =>
  workQueues.member_passwords.run(() => hash(password), { key: knownAs });
