import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { languages } from './languages';

const translationsFolder = join(import.meta.dirname, '../../../packages/i18n/src/site');
const files = languages.flatMap((language) =>
  readdirSync(join(translationsFolder, language)).map((file) => ({
    language,
    file,
    path: join(translationsFolder, language, file),
  })),
);
const version = createHash('sha256')
  .update(files.map(({ path }) => readFileSync(path, 'utf8')).join('\0'))
  .digest('base64url')
  .replaceAll(/[^\w]/g, '')
  .slice(0, 8);

/**
 * Writes each translation file to a path built from its language and name, with one version hash for all. Otherwise the
 * bundler would put a list of all files of all languages, 2 kB, into the code that each page loads.
 */
export const createTranslationsPlugin = (): Plugin => ({
  name: 'dining:translations',
  apply: 'build',
  enforce: 'pre',
  buildStart() {
    for (const { language, file, path } of files)
      this.emitFile({
        type: 'chunk',
        id: path,
        preserveSignature: 'strict',
        fileName: `assets/texts-${version}/${language}/${file.replace(/\.ts$/, '.js')}`,
      });
  },
  transform: {
    filter: { id: /packages\/i18n\/src\/site\/load\.ts$/ },
    handler(code) {
      const importCall = 'import(`./${language}/${getFileName(part)}.ts`)';
      if (!code.includes(importCall)) this.error('the import of translations has changed: adapt build/translations');
      const replacement = `import(/* @vite-ignore */ \`/assets/texts-${version}/\${language}/\${getFileName(part)}.js\`)`;
      // Line numbers do not change, so the source map stays valid.
      return { code: code.replace(importCall, replacement), map: null };
    },
  },
});
