import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findDeadCitations } from './lib/citations';
import { root } from './lib/run';

/** Fails on citations and links in comments and documents that lead nowhere (docs/spec/README.md). */
const ignored = new Set(
  readFileSync(join(root, '.gitignore'), 'utf8')
    .split('\n')
    .flatMap((line) => /^(.+)\/$/.exec(line)?.[1] ?? []),
);

/** Contains broken citations on purpose. */
const madeUp = 'tools/lib/citations.test.ts';

const isRead = /\.(?:[cm]?[jt]sx?|css|html|md|py|cpp|sql)$/;

function filesBelow(folder: string): [string, string][] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry): [string, string][] => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.name === '.git' || ignored.has(entry.name) || ignored.has(path)) return [];
    if (entry.isDirectory()) return filesBelow(path);
    return [[path, isRead.test(path) && path !== madeUp ? readFileSync(join(root, path), 'utf8') : '']];
  });
}

const dead = findDeadCitations(new Map(filesBelow('')));
for (const line of dead) process.stderr.write(`${line}\n`);
process.exitCode = dead.length === 0 ? 0 : 1;
