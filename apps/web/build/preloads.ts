import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest, Plugin } from 'vite';
import { languageFiles, routePages } from './route-pages';

interface Preloads {
  /** Script files beside the entry's own, by page. */
  pages: Record<string, string[]>;
  /** Texts of every page, by language. */
  languages: Record<string, { scripts: string[] }>;
  /** What a page asks for once somebody comes near the part of it that needs it, by page. */
  late: Record<string, string[]>;
  /** Texts of one page, by page and language. */
  texts: Record<string, Record<string, string[]>>;
}

/** Every chunk that loading `key` pulls in at once, itself included; what it imports lazily is left out. */
export function listChunks(manifest: Manifest, key: string, seen = new Set<string>()): Set<string> {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const child of manifest[key]?.imports ?? []) listChunks(manifest, child, seen);
  return seen;
}

/** The manifest's key of what every page runs, which the built index.html asks for by itself. */
export function getEntryChunkKey(manifest: Manifest): string {
  const key = Object.keys(manifest).find((one) => manifest[one]?.name === 'entry');
  if (key === undefined) throw new Error('The build has no file that every page runs');
  return key;
}

/** Says which files each page and language need, so that the server can name them in the page and nothing is fetched in turns. */
function listPreloads(manifest: Manifest): Preloads {
  const inEntry = listChunks(manifest, getEntryChunkKey(manifest));
  const needs = (keys: readonly string[]) =>
    keys.flatMap((key) => [...listChunks(manifest, key)]).filter((key) => !inEntry.has(key));
  const scripts = (keys: readonly string[]) =>
    [...new Set(needs(keys).flatMap((key) => manifest[key]?.file ?? []))].map((file) => `/${file}`);
  const each = <Value, Result>(record: Record<string, Value>, result: (value: Value) => Result) =>
    Object.fromEntries(Object.entries(record).map(([key, value]) => [key, result(value)]));
  return {
    pages: each(routePages, ({ file }) => scripts([file])),
    languages: each(languageFiles, (files) => ({ scripts: scripts(files) })),
    late: each(routePages, ({ late }) => scripts(late)),
    texts: each(routePages, ({ texts }) => each(texts, scripts)),
  };
}

/**
 * Writes `dist/.vite/preloads.json` beside the manifest. The server's own part of the head goes to its end: the largest
 * files, which the build names itself, are then asked for first.
 */
export const preloads = (): Plugin => ({
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
