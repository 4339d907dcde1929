import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { pageNames, pages } from '@dining/contract/site/pages';
import type { Manifest } from 'vite';
import { getEntryChunkKey, listChunks } from '../apps/web/build/preloads';
import { languageFiles, routePages } from '../apps/web/build/route-pages';

/**
 * Prints what each page loads before it can be used: the entry, the page's chunk, its texts in one language
 * and everything these import, in kB of Brotli. Late chunks (dialogs, the foot of the page) are not counted.
 * Run after `npm run build`; exits 1 if a page exceeds its budget.
 */
const dist = join(import.meta.dirname, '../apps/web/dist');
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
const budgets: Record<string, number> = { '/': 110, '/reservation/step/1': 150 };

const sizes = new Map<string, number>();
const measureBrotliKb = (file: string): number => {
  const known = sizes.get(file) ?? brotliCompressSync(readFileSync(join(dist, file))).length / 1000;
  sizes.set(file, known);
  return known;
};

let over = false;
for (const name of pageNames) {
  const { path } = pages[name];
  const { file: page, texts } = routePages[name];
  for (const [language, languageChunks] of Object.entries(languageFiles)) {
    const keys = new Set<string>();
    for (const key of ['src/early.ts', getEntryChunkKey(manifest), page, ...languageChunks, ...(texts[language] ?? [])])
      listChunks(manifest, key, keys);
    const files = new Set([...keys].flatMap((key) => manifest[key]?.file ?? []).filter((file) => file.endsWith('.js')));
    const size = [...files].reduce((sum, file) => sum + measureBrotliKb(file), 0);
    const budget = budgets[path];
    const late = budget !== undefined && size > budget;
    over ||= late;
    console.log(
      `${path.padEnd(44)} ${language}  ${size.toFixed(1).padStart(6)} kB  ${files.size} files${late ? `  over ${budget} kB` : ''}`,
    );
  }
}
if (process.argv.includes('--files')) {
  for (const [file, size] of [...sizes].sort((a, b) => b[1] - a[1]))
    console.log(`${size.toFixed(1).padStart(8)} kB  ${file}`);
}
process.exitCode = over ? 1 : 0;
