import { hash, verify } from '@node-rs/argon2';

/** Passwords worked on at the same time; each takes a core for about 25 ms and 19 MB. */
const mostAtOnce = 2;
/** How many may wait for their turn; beyond them the caller is asked to come back. */
const mostWaiting = 40;

let running = 0;
const waiting: (() => void)[] = [];

/** Does the work in its turn; undefined when too many wait already. */
async function inTurn<T>(work: () => Promise<T>): Promise<T | undefined> {
  if (running >= mostAtOnce) {
    if (waiting.length >= mostWaiting) return undefined;
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else {
    running += 1;
  }
  try {
    return await work();
  } finally {
    // Whoever waits next takes over this place.
    const next = waiting.shift();
    if (next === undefined) running -= 1;
    else next();
  }
}

/** A hash that no password matches: a name nobody bears takes as long to refuse as a wrong password. */
const nobodysHash = hash(`no one ${Math.random()}`);

/**
 * Checks a password against a member's hash, or against nobody's where there is none, so that timing tells nothing.
 * @returns undefined when too many are being checked already
 */
export const isPasswordRight = (passwordHash: string | null | undefined, password: string): Promise<boolean | undefined> =>
  inTurn(async () => {
    const matches = await verify(passwordHash ?? (await nobodysHash), password);
    return matches && typeof passwordHash === 'string';
  });

/**
 * The Argon2id hash that a new password is kept as.
 * @returns undefined when too many are being worked on already
 */
export const hashPassword = (password: string): Promise<string | undefined> => inTurn(() => hash(password));
