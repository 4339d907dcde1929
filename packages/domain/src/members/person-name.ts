import { isBlank } from '../shared/blank';

/** Most characters of a name. */
export const nameLimit = 40;

/** A person's name in any script, blanks put in order; null where it cannot be one: no letter in it, or digits and signs. */
export function normalName(text: string): string | null {
  const plain = text.normalize('NFC').replace(/\s+/g, ' ').trim();
  return !isBlank(plain) && [...plain].length <= nameLimit && /^\p{L}[\p{L}\p{M}\p{Zs}.'’·・-]*$/u.test(plain) ? plain : null;
}
