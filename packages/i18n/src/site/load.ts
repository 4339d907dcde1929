import type { Language } from '../formats';
import type { ko } from './ko';

/** A translation file of the site; each exists once per language. */
export type TextPart = keyof typeof ko;

const getFileName = (part: TextPart): string => part.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * Loads one translation file in one language. Its only export is named after the part. Bundlers emit one file per part
 * and language, so that pages load only those that they need.
 */
export const loadPart = (language: Language, part: TextPart): Promise<Readonly<Record<string, object>>> =>
  import(`./${language}/${getFileName(part)}.ts`);
