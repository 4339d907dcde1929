import { type CheckResult, err, ok } from '../shared/result';

/** Characters of a password. Long ones are better than mixed ones: there is no rule about kinds of signs. */
export const passwordLimits = { least: 10, most: 100, leastDifferent: 5 } as const;

/** What others know of a member, and guess first. */
export interface MemberIdentifiers {
  /** The e-mail address that is the id. */
  readonly userId: string;
  /** As `normalizePhone` writes it; '' where there is none. */
  readonly phone: string;
}

/** Spec §2.5: may this be the member's password? Asked on the site while it is typed, and by the server. */
export function checkPassword(
  password: string,
  known: MemberIdentifiers,
): CheckResult<'password_short' | 'password_long' | 'password_simple' | 'password_known'> {
  const letters = [...password];
  if (letters.length < passwordLimits.least) return err('password_short');
  if (letters.length > passwordLimits.most) return err('password_long');
  if (new Set(letters).size < passwordLimits.leastDifferent) return err('password_simple');
  const plain = password.toLowerCase();
  const [local = ''] = known.userId.split('@');
  const guesses = [known.userId, local, known.phone.slice(-8)].filter((guess) => guess.length >= 4);
  return guesses.some((guess) => plain.includes(guess)) ? err('password_known') : ok;
}
