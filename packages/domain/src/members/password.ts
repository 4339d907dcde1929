import { type CheckResult, err, ok } from '../shared/result';

/** Limits of a password in characters. Length makes passwords strong, so there is no rule about kinds of characters. */
export const passwordLimits = { min: 10, max: 100, minDifferent: 5 } as const;

/** Known details of a member that attackers guess first. */
export interface MemberIdentifiers {
  /** The e-mail address that is the user id. */
  readonly userId: string;
  /** As `normalizePhone` returns it; '' if there is none. */
  readonly phone: string;
}

/** Checks a new password (Spec §2.5). Used by the site while typing, and by the server. `min` is longer for staff. */
export function checkPassword(
  password: string,
  known: MemberIdentifiers,
  min: number = passwordLimits.min,
): CheckResult<'password_short' | 'password_long' | 'password_simple' | 'password_known'> {
  const letters = [...password];
  if (letters.length < min) return err('password_short');
  if (letters.length > passwordLimits.max) return err('password_long');
  if (new Set(letters).size < passwordLimits.minDifferent) return err('password_simple');
  const plain = password.toLowerCase();
  const [local = ''] = known.userId.split('@');
  const guesses = [known.userId, local, known.phone.slice(-8)].filter((guess) => guess.length >= 4);
  return guesses.some((guess) => plain.includes(guess)) ? err('password_known') : ok;
}
