/** What leaves nothing to see: spaces of every kind, characters without width, and the fillers of Hangul and Braille, which count as letters. */
const unseen = /^[\s\p{Cf}\p{Zs}\u115F\u1160\u3164\uFFA0\u2800]*$/u;

/** Whether a person who reads the text sees nothing. */
export const isBlank = (text: string): boolean => unseen.test(text);
