import { existsSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { join, relative } from 'node:path';
import { root } from './lib/run';

// `npm run where -- /assets/entry-Ab12Cd34.js:1:2345 …`: finds the source lines of a reported error (log event
// `client_error.reported`) in the last build of this machine.

const maps = join(root, 'apps/web/.cache/maps');

function findSourcePlace(place: string): string {
  const [, file = '', row, column] = /([\w.-]+\.js):(\d+):(\d+)$/.exec(place) ?? [];
  const path = join(maps, `${file}.map`);
  if (file === '' || !existsSync(path)) return `${place}: no script of the last build`;
  const map = new SourceMap(JSON.parse(readFileSync(path, 'utf8')) as SourceMapPayload);
  const entry = map.findEntry(Number(row) - 1, Number(column) - 1);
  if (!('originalSource' in entry)) return `${place}: not from our sources`;
  const source = relative(root, join(root, 'apps/web/dist/assets', entry.originalSource));
  return `${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
}

const places = process.argv
  .slice(2)
  .flatMap((argument) => argument.split(/[\s,"[\]]+/))
  .filter((place) => place !== '');
for (const place of places) process.stdout.write(`${findSourcePlace(place)}\n`);
if (places.length === 0)
  process.stderr.write('A place is missing. Give one or more, such as /assets/entry-Ab12Cd34.js:1:2345\n');
process.exitCode = places.length === 0 ? 1 : 0;
