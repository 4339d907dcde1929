/** Masks a reviewer's name except for the first character (Spec §6). */
export function maskReviewerName(name: string): string {
  const [first = '', ...rest] = name.trim();
  return first + '*'.repeat(rest.length);
}

/** Returns letters unchanged, and * for other characters, because a name may contain a phone number. */
const maskNonLetter = (character: string): string => character.replace(/\P{L}/u, '*');

/** Masks a name, of which it keeps the first and the last letter: 홍*동, 김*, Jane Doe as J******e. */
export function maskName(name: string): string {
  const letters = [...name.trim()];
  const first = maskNonLetter(letters.at(0) ?? '');
  if (letters.length < 3) return first + '*'.repeat(Math.max(0, letters.length - 1));
  return first + '*'.repeat(letters.length - 2) + maskNonLetter(letters.at(-1) ?? '');
}

/** Masks a phone number except for its last four digits: `*********5678`. */
export const maskPhone = (phone: string): string => phone.slice(0, -4).replace(/[^-]/g, '*') + phone.slice(-4);

/** Masks an e-mail address except for the first character and the domain: `k***@example.com`. */
export const maskEmail = (email: string): string =>
  email.replace(/^(.)([^@]*)/u, (_whole, first: string, rest: string) => first + '*'.repeat([...rest].length));
