import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findDeadCitations } from './lib/citations';
import { root } from './lib/run';

/**
 * Comments and papers cite the specification, the decisions on it, our records and each other (docs/spec/README.md).
 * This finds the citations and links that lead nowhere.
 */
const ignored = new Set(
  readFileSync(join(root, '.gitignore'), 'utf8')
    .split('\n')
    .flatMap((line) => /^(.+)\/$/.exec(line)?.[1] ?? []),
);

/** Its citations are of a made-up repository, half of them dead. */
const madeUp = 'tools/lib/citations.test.ts';

const isRead = /\.(?:[cm]?[jt]sx?|css|html|md|py|cpp|sql)$/;

/** Lists the files below a folder by their path from the root, with the text of those that may contain citations. */
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
