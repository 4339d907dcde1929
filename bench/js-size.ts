import { existsSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { pageNames, pages } from '@dining/contract/site/pages';
import type { Manifest } from 'vite';
import { getEntryChunkKey, listChunks } from '../apps/web/build/preloads';
import { routePages, sharedTranslationFiles } from '../apps/web/build/route-pages';

// Prints what each page loads before it can be used: the entry, the page's chunk, its texts in one language and
// everything these import, in kB of Brotli. Chunks that load later (dialogs, the footer) are not counted. Run after
// `npm run build`; exits 1 if a page exceeds its budget. `--files` lists all files, `--sources` the sources of the
// scripts of `/`.

const dist = join(import.meta.dirname, '../apps/web/dist');
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
const budgets: Record<string, number> = { '/': 110, '/reservation/step/1': 150 };

const sizesByFile = new Map<string, number>();
const measureBrotliKb = (file: string): number => {
  const sizeKb = sizesByFile.get(file) ?? brotliCompressSync(readFileSync(join(dist, file))).length / 1000;
  sizesByFile.set(file, sizeKb);
  return sizeKb;
};

/** Returns the library, package or folder of the site that a source file belongs to. */
const getSourceGroup = (source: string): string =>
  /node_modules\/((?:@[^/]+\/)?[^/]+)(?!.*node_modules)/.exec(source)?.[1] ??
  /(packages\/[^/]+|apps\/web\/src(?:\/[^/.]+)?)/.exec(source)?.[1] ??
  /^(?:\.\.\/)*(src(?:\/[^/.]+)?)/.exec(source)?.[1] ??
  'other';

/** Divides the compressed size of a file among its sources by the characters that each contributes. */
function addSourceSizes(file: string, sizesBySource: Map<string, number>): void {
  const path = join(dist, '../.cache/maps', `${file.replace('assets/', '')}.map`);
  const lines = readFileSync(join(dist, file), 'utf8').split('\n');
  const totalCharacters = lines.reduce((sum, line) => sum + line.length, 0);
  const unmappedGroup = file.includes('/texts-') ? 'texts' : 'module glue of the bundler';
  const addCharacter = (group: string) =>
    sizesBySource.set(group, (sizesBySource.get(group) ?? 0) + measureBrotliKb(file) / totalCharacters);
  const map = existsSync(path) ? new SourceMap(JSON.parse(readFileSync(path, 'utf8')) as SourceMapPayload) : undefined;
  for (const [row, line] of lines.entries())
    for (let column = 0; column < line.length; column += 1) {
      const entry = map?.findEntry(row, column);
      const isMapped = entry !== undefined && 'originalSource' in entry;
      addCharacter(isMapped ? getSourceGroup(entry.originalSource) : unmappedGroup);
    }
}

function printSources(files: Iterable<string>): void {
  const sizesBySource = new Map<string, number>();
  for (const file of files) addSourceSizes(file, sizesBySource);
  for (const [group, size] of [...sizesBySource].sort((a, b) => b[1] - a[1]))
    console.log(`${size.toFixed(1).padStart(8)} kB  ${group}`);
}

let isAnyOverBudget = false;
let filesOfMainPage: Iterable<string> = [];
for (const name of pageNames) {
  const { path } = pages[name];
  const { file: pageKey, translations } = routePages[name];
  for (const [language, languageChunks] of Object.entries(sharedTranslationFiles)) {
    const keys = new Set<string>();
    const sharedKeys = ['src/early.ts', getEntryChunkKey(manifest), ...languageChunks];
    for (const key of [...sharedKeys, pageKey, ...(translations[language] ?? [])]) listChunks(manifest, key, keys);
    const files = new Set([...keys].flatMap((key) => manifest[key]?.file ?? []).filter((file) => file.endsWith('.js')));
    const size = [...files].reduce((sum, file) => sum + measureBrotliKb(file), 0);
    if (path === '/') filesOfMainPage = files;
    const budget = budgets[path];
    const isOverBudget = budget !== undefined && size > budget;
    isAnyOverBudget ||= isOverBudget;
    console.log(
      `${path.padEnd(44)} ${language}  ${size.toFixed(1).padStart(6)} kB  ${files.size} files${isOverBudget ? `  over ${budget} kB` : ''}`,
    );
  }
}
if (process.argv.includes('--files')) {
  for (const [file, size] of [...sizesByFile].sort((a, b) => b[1] - a[1]))
    console.log(`${size.toFixed(1).padStart(8)} kB  ${file}`);
}
if (process.argv.includes('--sources')) printSources(filesOfMainPage);
process.exitCode = isAnyOverBudget ? 1 : 0;
