import type { Language } from '../formats';
import type { ko } from './ko';

/** The site's translation file that some screens of the console load, for the names of allergens and diets. */
type SitePart = 'product';

/** A translation file that a screen of the console may load; each exists once per language. */
export type ConsolePart = keyof typeof ko | SitePart;

const getFileName = (part: ConsolePart): string => part.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Loads one translation file in one language. Its only export is named after the part. */
export const loadConsolePart = (language: Language, part: ConsolePart): Promise<Readonly<Record<string, object>>> =>
  part === 'product' ? import(`../site/${language}/product.ts`) : import(`./${language}/${getFileName(part)}.ts`);

/** Loads the site's translations that every screen of the console needs: button labels and problems. */
export const loadSharedParts = (language: Language): Promise<readonly Readonly<Record<string, object>>[]> =>
  Promise.all([
    import(`../site/${language}/common.ts`),
    import(`../site/${language}/problems.ts`),
    import(`../site/${language}/problem-details.ts`),
  ]);
