/** Masks a reviewer's name except for the first character (Spec §6). */
export function maskReviewerName(name: string): string {
  const [first = '', ...otherCharacters] = name.trim();
  return first + '*'.repeat(otherCharacters.length);
}

/** Returns letters unchanged, and * for other characters, because a name may contain a phone number. */
const maskNonLetter = (character: string): string => character.replace(/\P{L}/u, '*');

/** Masks a name except for its first letter and, in names of three characters or more, its last: 홍*동, 김*, J**e. */
export function maskName(name: string): string {
  const characters = [...name.trim()];
  const first = maskNonLetter(characters.at(0) ?? '');
  if (characters.length < 3) return first + '*'.repeat(Math.max(0, characters.length - 1));
  return first + '*'.repeat(characters.length - 2) + maskNonLetter(characters.at(-1) ?? '');
}

/** Masks a phone number except for its last four digits: `*********5678`. */
export const maskPhone = (phone: string): string => phone.slice(0, -4).replace(/[^-]/g, '*') + phone.slice(-4);

/** Masks an e-mail address except for the first character and the domain: `k**@example.com`. */
export const maskEmail = (email: string): string =>
  email.replace(/^(.)([^@]*)/u, (_match, first: string, hidden: string) => first + '*'.repeat([...hidden].length));
