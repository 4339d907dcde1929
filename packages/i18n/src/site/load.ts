import type { Language } from '../formats';
import type { ko } from './ko';

/** A part of the translations: one file per language. */
export type TextPart = keyof typeof ko;

const getFileName = (part: TextPart): string => part.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * Loads one part in one language; the file's one export has the part's name. Bundlers emit a file per part and
 * language, so that pages only load the parts that they need.
 */
export const loadPart = (language: Language, part: TextPart): Promise<Readonly<Record<string, object>>> =>
  import(`./${language}/${getFileName(part)}.ts`);
