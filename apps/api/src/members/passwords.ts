import { hash, verify } from '@node-rs/argon2';
import { workQueues } from '../lib/work-queues';

/** A hash that no password matches, so that unknown user ids take as long to refuse as wrong passwords. */
const decoyHash = hash(`no one ${Math.random()}`);

/**
 * Checks a password. Takes the same time if there is no hash, so that timing reveals nothing. `knownUserId` is the id
 * of a member who is signed in or uses a known browser: their separate queue protects them from delays by strangers who
 * guess passwords. Returns `busy` if the queue is full.
 */
export async function checkPasswordHash(
  passwordHash: string | null | undefined,
  password: string,
  knownUserId: string | undefined,
): Promise<'correct' | 'wrong' | 'busy'> {
  const verifyPassword = async () => {
    const isMatch = await verify(passwordHash ?? (await decoyHash), password);
    return isMatch && typeof passwordHash === 'string';
  };
  const isCorrect = await (knownUserId === undefined
    ? workQueues.passwords.run(verifyPassword)
    : workQueues.member_passwords.run(verifyPassword, { key: knownUserId }));
  if (isCorrect === undefined) return 'busy';
  return isCorrect ? 'correct' : 'wrong';
}

/** Returns undefined if the queue is full. `queueKey` identifies the member, or the visitor who joins. */
export const hashPassword = (password: string, queueKey: string): Promise<string | undefined> =>
  workQueues.member_passwords.run(() => hash(password), { key: queueKey });
