import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
// Imported by path, so that Vite bundles the module with its configuration. Node would load an import by package name,
// and cannot load TypeScript from a package.
// oxlint-disable-next-line no-restricted-imports -- see above
import { type PageName, pageNames, pages } from '../../../packages/contract/src/site/pages';
import { sharedTranslationParts } from '../src/app/shared-translations';
import { type Language, languages } from './languages';

/** Folders of `src/pages` that several pages share. */
const folderByPage: Partial<Record<PageName, string>> = {
  kakaoReturn: 'social-return',
  naverReturn: 'social-return',
  googleReturn: 'social-return',
  notFound: 'error',
};

const toKebabCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Returns the file of a page: `src/pages/find-id/find-id-page.tsx` for `findId`. */
function getPageFile(page: PageName): string {
  const folder = folderByPage[page] ?? toKebabCase(page);
  return `src/pages/${folder}/${folder}-page.tsx`;
}

const resolve = createRequire(import.meta.url).resolve;
const root = join(import.meta.dirname, '..');
const getTranslationFile = (language: Language, name: string): string =>
  relative(root, resolve(`@dining/i18n/site/${language}/${toKebabCase(name)}`));
const listTranslationFiles = (names: readonly string[]): Record<string, readonly string[]> =>
  Object.fromEntries(languages.map((language) => [language, names.map((name) => getTranslationFile(language, name))]));

/** Manifest keys of the translations that all pages share, by language. */
export const sharedTranslationFiles = listTranslationFiles(sharedTranslationParts);

const footerFile = 'src/app/layouts/site-footer.tsx';
/** Files of the page sections that the server renders and the browser hydrates later (`components/lazy-hydrate`). */
const lazySectionFiles: Partial<Record<PageName, readonly string[]>> = {
  main: [
    'src/features/availability/finder/finder-bar.tsx',
    'src/pages/main/main-promotions.tsx',
    'src/pages/main/main-offers.tsx',
    footerFile,
  ],
};

interface PageFiles {
  readonly file: string;
  readonly lazySections: readonly string[];
  readonly translations: Readonly<Record<string, readonly string[]>>;
}

/** Manifest keys of each page's code, its lazily hydrated sections, and its translations by language. */
export const routePages = Object.fromEntries(
  pageNames.map((page) => [
    page,
    {
      file: getPageFile(page),
      lazySections: lazySectionFiles[page] ?? [footerFile],
      translations: listTranslationFiles(pages[page].translations),
    },
  ]),
) as Readonly<Record<PageName, PageFiles>>;
