import { passwordLimits } from '@dining/domain/members/password';
import { dictionary } from '@zxcvbn-ts/language-common';

/** Those of the list that are long enough to be chosen here at all. */
const common: ReadonlySet<string> = new Set(
  dictionary['passwords-common'].filter((password) => [...password].length >= passwordLimits.least),
);

/**
 * Whether a password is one of those that many people have, whatever the case of its letters: they are what is tried first at every house
 * (OWASP). Asked by the server alone, for the list is no part of the site.
 */
export const isCommonPassword = (password: string): boolean => common.has(password.toLowerCase());
