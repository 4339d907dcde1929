import type { Language } from '../formats';
import type { ko } from './ko';

/** A part of the pack: one file of each language. */
export type TextPart = keyof typeof ko;

const fileOf = (part: TextPart): string => part.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * Loads one part in one language, named by its file's one export. A bundler keeps each part and language in a file of its own, so
 * that a page loads only what it says.
 */
export const loadPart = (language: Language, part: TextPart): Promise<Readonly<Record<string, object>>> =>
  import(`./${language}/${fileOf(part)}.ts`);
