import { normalizeText } from './typed-text';

/**
 * Cleans a text of an outside service to one line that can be stored and entered in our forms: removes NUL, lone
 * surrogates and other control characters; converts line breaks and tabs to spaces.
 */
export const cleanLine = (text: string): string =>
  normalizeText(text.replace(/[\s\u0085]+/gu, ' ').replace(/[\p{Cc}\p{Cs}\uFFFD]/gu, '')).trim();
