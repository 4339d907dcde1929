import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findBrokenCitations } from './lib/citations';
import { root } from './lib/run';

// Fails on broken citations and links in comments and documents (docs/spec/README.md).

const ignoredFolders = new Set(
  readFileSync(join(root, '.gitignore'), 'utf8')
    .split('\n')
    .flatMap((line) => /^(.+)\/$/.exec(line)?.[1] ?? []),
);

/** Contains broken citations on purpose. */
const testFile = 'tools/lib/citations.test.ts';

const checkedFilePattern = /\.(?:[cm]?[jt]sx?|css|html|md|py|cpp|sql)$/;

function listFiles(folder: string): [string, string][] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry): [string, string][] => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.name === '.git' || ignoredFolders.has(entry.name) || ignoredFolders.has(path)) return [];
    if (entry.isDirectory()) return listFiles(path);
    return [[path, checkedFilePattern.test(path) && path !== testFile ? readFileSync(join(root, path), 'utf8') : '']];
  });
}

const brokenCitations = findBrokenCitations(new Map(listFiles('')));
for (const line of brokenCitations) process.stderr.write(`${line}\n`);
process.exitCode = brokenCitations.length === 0 ? 0 : 1;
