import type { Language } from '../formats';
import type { ko } from './ko';

/** A part of the site's translations that a screen also shows: names of allergens and diets. */
type SitePart = 'product';

/** A part of the console's translations: one file per language. */
export type ConsolePart = keyof typeof ko | SitePart;

const getFileName = (part: ConsolePart): string => part.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Loads one part in one language; the file's one export has the part's name. */
export const loadConsolePart = (language: Language, part: ConsolePart): Promise<Readonly<Record<string, object>>> =>
  part === 'product' ? import(`../site/${language}/product.ts`) : import(`./${language}/${getFileName(part)}.ts`);

/** Loads the texts that the console shares with the site: words of buttons, and problems. */
export const loadSharedParts = (language: Language): Promise<readonly Readonly<Record<string, object>>[]> =>
  Promise.all([
    import(`../site/${language}/common.ts`),
    import(`../site/${language}/problems.ts`),
    import(`../site/${language}/problem-details.ts`),
  ]);
