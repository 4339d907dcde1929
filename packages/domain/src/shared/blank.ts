/**
 * Invisible text: spaces of every kind, characters without width, the fillers of Hangul, which count as letters, and
 * the blank pattern of Braille, which counts as a symbol.
 */
const invisiblePattern = /^[\s\p{Cf}\p{Zs}\u115F\u1160\u3164\uFFA0\u2800]*$/u;

/** Returns true if the text has no visible character. */
export const isBlank = (text: string): boolean => invisiblePattern.test(text);
