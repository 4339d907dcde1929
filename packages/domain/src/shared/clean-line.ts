import { normalizeText } from './typed-text';

/**
 * Cleans a text of an outside service to one line that can be stored and entered in our forms: removes control, lone
 * surrogate and replacement characters; converts each run of spaces, line breaks and tabs to one space.
 */
export const cleanLine = (text: string): string =>
  normalizeText(text.replace(/[\s\u0085]+/gu, ' ').replace(/[\p{Cc}\p{Cs}\uFFFD]/gu, '')).trim();
