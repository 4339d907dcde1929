import { passwordLimits } from '@dining/domain/members/password';
import { dictionary } from '@zxcvbn-ts/language-common';

const commonPasswords: ReadonlySet<string> = new Set(
  dictionary['passwords-common'].filter((password) => [...password].length >= passwordLimits.min),
);

/**
 * Returns true if a password that is long enough is common, ignoring case, because attackers try these first (OWASP).
 * Only the server checks it: the list is not part of the site.
 */
export const isCommonPassword = (password: string): boolean => commonPasswords.has(password.toLowerCase());
