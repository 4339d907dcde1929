import { hash, verify } from '@node-rs/argon2';
import { workQueues } from '../work-queues';

/** A hash that no password matches: a name nobody bears takes as long to refuse as a wrong password. */
const nobodysHash = hash(`no one ${Math.random()}`);

/**
 * Checks a password against a member's hash, or against nobody's where there is none, so that timing tells nothing.
 * @returns undefined when too many are being checked already
 */
export const isPasswordRight = (passwordHash: string | null | undefined, password: string): Promise<boolean | undefined> =>
  workQueues.passwords.run(async () => {
    const matches = await verify(passwordHash ?? (await nobodysHash), password);
    return matches && typeof passwordHash === 'string';
  });

/**
 * The Argon2id hash that a new password is kept as.
 * @returns undefined when too many are being worked on already
 */
export const hashPassword = (password: string): Promise<string | undefined> => workQueues.passwords.run(() => hash(password));
