/**
 * Invisible text: spaces of every kind, characters without width, and the fillers of Hangul and Braille, which count as
 * letters.
 */
const invisiblePattern = /^[\s\p{Cf}\p{Zs}\u115F\u1160\u3164\uFFA0\u2800]*$/u;

/** Returns true if the text has no visible character. */
export const isBlank = (text: string): boolean => invisiblePattern.test(text);
