import { existsSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { join, relative } from 'node:path';
import { root } from './lib/run';

// `npm run source-position -- /assets/entry-Ab12Cd34.js:1:2345 …`: finds the source lines of a reported error (log
// event `client_error.reported`) in the last build of this machine.

const mapFolder = join(root, 'apps/web/.cache/maps');

function findSourcePosition(position: string): string {
  const [, file = '', row, column] = /([\w.-]+\.js):(\d+):(\d+)$/.exec(position) ?? [];
  const path = join(mapFolder, `${file}.map`);
  if (file === '' || !existsSync(path)) return `${position}: no script of the last build`;
  const map = new SourceMap(JSON.parse(readFileSync(path, 'utf8')) as SourceMapPayload);
  const entry = map.findEntry(Number(row) - 1, Number(column) - 1);
  if (!('originalSource' in entry)) return `${position}: not from our sources`;
  const source = relative(root, join(root, 'apps/web/dist/assets', entry.originalSource));
  return `${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
}

const positions = process.argv
  .slice(2)
  .flatMap((argument) => argument.split(/[\s,"[\]]+/))
  .filter((position) => position !== '');
for (const position of positions) process.stdout.write(`${findSourcePosition(position)}\n`);
if (positions.length === 0)
  process.stderr.write('A position is missing. Give one or more, such as /assets/entry-Ab12Cd34.js:1:2345\n');
process.exitCode = positions.length === 0 ? 1 : 0;
