import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest, Plugin } from 'vite';
import { routePages, sharedTranslationFiles } from './route-pages';

interface Preloads {
  /** Script files of each page, without those of the entry chunk. */
  pages: Record<string, string[]>;
  /** Files of the translations that all pages share, by language. */
  languages: Record<string, { scripts: string[] }>;
  /** Script files of each page's lazily hydrated sections. */
  late: Record<string, string[]>;
  /** Files of each page's own translations, by language. */
  texts: Record<string, Record<string, string[]>>;
}

/** Lists the manifest key of a chunk and those of all chunks that it imports statically. */
export function listChunks(manifest: Manifest, key: string, visited = new Set<string>()): Set<string> {
  if (visited.has(key)) return visited;
  visited.add(key);
  for (const child of manifest[key]?.imports ?? []) listChunks(manifest, child, visited);
  return visited;
}

/** Returns the manifest key of the entry chunk, which index.html already loads. */
export function getEntryChunkKey(manifest: Manifest): string {
  const key = Object.keys(manifest).find((candidate) => manifest[candidate]?.name === 'entry');
  if (key === undefined) throw new Error('The manifest has no entry chunk');
  return key;
}

/**
 * Lists the files that each page and each language needs. The server names them in the HTML, so that browsers request
 * them without waiting for the files that import them.
 */
function listPreloads(manifest: Manifest): Preloads {
  const entryChunks = listChunks(manifest, getEntryChunkKey(manifest));
  const listNeededChunks = (keys: readonly string[]) =>
    keys.flatMap((key) => [...listChunks(manifest, key)]).filter((key) => !entryChunks.has(key));
  const listScripts = (keys: readonly string[]) =>
    [...new Set(listNeededChunks(keys).flatMap((key) => manifest[key]?.file ?? []))].map((file) => `/${file}`);
  const mapValues = <Value, Result>(record: Record<string, Value>, transform: (value: Value) => Result) =>
    Object.fromEntries(Object.entries(record).map(([key, value]) => [key, transform(value)]));
  return {
    pages: mapValues(routePages, ({ file }) => listScripts([file])),
    languages: mapValues(sharedTranslationFiles, (files) => ({ scripts: listScripts(files) })),
    late: mapValues(routePages, ({ lazySections }) => listScripts(lazySections)),
    texts: mapValues(routePages, ({ translations }) => mapValues(translations, listScripts)),
  };
}

/**
 * Writes `dist/.vite/preloads.json` beside the manifest. Moves the placeholder of the server's head tags to the end of
 * the head, so that browsers first request the files that the build names in the head, which are the largest.
 */
export const createPreloadsPlugin = (): Plugin => ({
  name: 'dining:preloads',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => html.replace('<!--head-->', '').replace('</head>', '<!--head-->\n  </head>'),
  },
  writeBundle({ dir }) {
    const folder = join(dir ?? 'dist', '.vite');
    const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Manifest;
    writeFileSync(join(folder, 'preloads.json'), JSON.stringify(listPreloads(manifest), null, 2));
  },
});
