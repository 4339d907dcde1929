import { type CheckResult, err, ok } from '../shared/result';

/** Limits of a password in characters. Length makes passwords strong, so there is no rule about kinds of characters. */
export const passwordLimits = { min: 10, max: 100, minDistinct: 5 } as const;

/** Personal data of a member that attackers guess first. */
export interface MemberIdentifiers {
  /** The e-mail address that is the user id. */
  readonly userId: string;
  /** As `normalizePhone` returns it; '' if there is none. */
  readonly phone: string;
}

/**
 * Checks a new password (Spec §2.5). Used by the site while typing, and by the server. `minLength` is larger for staff.
 */
export function checkPassword(
  password: string,
  identifiers: MemberIdentifiers,
  minLength: number = passwordLimits.min,
): CheckResult<'password_short' | 'password_long' | 'password_simple' | 'password_known'> {
  const characters = [...password];
  if (characters.length < minLength) return err('password_short');
  if (characters.length > passwordLimits.max) return err('password_long');
  if (new Set(characters).size < passwordLimits.minDistinct) return err('password_simple');
  const lowerCase = password.toLowerCase();
  const [localPart = ''] = identifiers.userId.split('@');
  const guesses = [identifiers.userId, localPart, identifiers.phone.slice(-8)].filter((guess) => guess.length >= 4);
  return guesses.some((guess) => lowerCase.includes(guess)) ? err('password_known') : ok;
}
