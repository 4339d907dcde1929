import { isAddressLike } from '../messages/address-like';
import { isBlank } from '../shared/blank';
import { countCharacters, normalizeName } from '../shared/typed-text';

/** Most characters of a member's name. */
export const nameLimit = 40;

/** A tag or an entity, in full width too. */
const markup = /<[a-z/!?]|<[^>]*>|&(?:#x?[0-9a-f]+|[a-z][a-z0-9]*);/i;

/**
 * Returns true if text can be a person's name: it has something to see, and is no address of a page or a mailbox and no markup. Names have
 * digits, Roman numerals, dots, brackets and equals signs in them.
 */
export const isPersonName = (text: string): boolean =>
  !isBlank(text) && !/[\p{Cc}\p{Cs}]/u.test(text) && !markup.test(text.normalize('NFKC')) && !isAddressLike(text);

/** Returns a member's name as it is kept, in any script; null where it can be none or is too long. */
export function parsePersonName(text: string): string | null {
  const name = normalizeName(text);
  return isPersonName(name) && countCharacters(name) <= nameLimit ? name : null;
}

/**
 * Returns what names are compared by: letters and digits in half width and one case. Spaces, middle dots, hyphens and other signs make no
 * difference, nor does how a letter is composed. A name of signs alone is compared by them.
 */
export function getNameKey(name: string): string {
  const plain = normalizeName(name).normalize('NFKC').toLowerCase().normalize('NFKC');
  return plain.replace(/[^\p{L}\p{M}\p{N}]/gu, '') || plain.replace(/\s/g, '');
}
