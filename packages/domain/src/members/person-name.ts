import { isLinkLike } from '../messages/link-like';
import { isBlank } from '../shared/blank';
import { countCharacters, normalizeName } from '../shared/typed-text';

/** Maximum characters of a member's name. */
export const nameLimit = 40;

/** An HTML tag or entity, also in full width. */
const markupPattern = /<[a-z/!?]|<[^>]*>|&(?:#x?[0-9a-f]+|[a-z][a-z0-9]*);/i;

/**
 * Returns true if the text can be a person's name: it is visible and contains no control character, lone surrogate,
 * URL, e-mail address or markup. Names may contain digits, Roman numerals, dots, brackets and equals signs.
 */
export const isPersonName = (text: string): boolean =>
  !isBlank(text) && !/[\p{Cc}\p{Cs}]/u.test(text) && !markupPattern.test(text.normalize('NFKC')) && !isLinkLike(text);

/** Parses a member's name in any script and normalises it; returns null if it is invalid or too long. */
export function parsePersonName(text: string): string | null {
  const name = normalizeName(text);
  return isPersonName(name) && countCharacters(name) <= nameLimit ? name : null;
}

/**
 * Returns the key for comparing names: letters and digits in half width and lower case. Ignores spaces, dots, hyphens
 * and other punctuation and symbols, and how letters are composed. If a name has no letters or digits, its punctuation
 * and symbols are the key.
 */
export function getNameKey(name: string): string {
  const plainName = normalizeName(name).normalize('NFKC').toLowerCase().normalize('NFKC');
  return plainName.replace(/[^\p{L}\p{M}\p{N}]/gu, '') || plainName.replace(/\s/g, '');
}
