import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { languages } from './languages';

const home = join(import.meta.dirname, '../../../packages/i18n/src/site');
const files = languages.flatMap((language) =>
  readdirSync(join(home, language)).map((file) => ({ language, file, path: join(home, language, file) })),
);
const version = createHash('sha256')
  .update(files.map(({ path }) => readFileSync(path, 'utf8')).join('\0'))
  .digest('base64url')
  .replaceAll(/[^\w]/g, '')
  .slice(0, 8);

/**
 * Writes each file of translations to a path built from its language and name, under one version hash. The bundler
 * would list every file of every language in each page: 2 kB to load four files.
 */
export const createTextsPlugin = (): Plugin => ({
  name: 'dining:texts',
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
      const loading = 'import(`./${language}/${getFileName(part)}.ts`)';
      if (!code.includes(loading)) this.error('the texts are loaded in another way');
      const replacement = `import(/* @vite-ignore */ \`/assets/texts-${version}/\${language}/\${getFileName(part)}.js\`)`;
      // Line numbers do not change, so the source map stays valid.
      return { code: code.replace(loading, replacement), map: null };
    },
  },
});
