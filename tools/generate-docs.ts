import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { regenerate } from './lib/generated-docs';
import { root } from './lib/run';

/** `npm run docs`: writes the generated tables of `docs/operations.md`. With `--check` it writes nothing and fails if they are stale. */
const path = join(root, 'docs/operations.md');
const document = readFileSync(path, 'utf8');
const current = regenerate(document);
if (process.argv.includes('--check')) {
  if (current !== document) {
    process.stderr.write('The generated tables of docs/operations.md are stale: run `npm run docs`.\n');
    process.exitCode = 1;
  }
} else writeFileSync(path, current);
