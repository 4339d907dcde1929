import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const folders = ['apps/web/src', 'packages/ui/src'];

/** A variable of a module that changes, or a collection that starts empty and is therefore filled later. */
const moduleState = /^(?:export )?(?:let \w|const \w+[^\n]*? = new (?:Map|Set|WeakMap|WeakSet)(?:<[^\n]*>)?\(\))/m;

/** Modules that keep state of their own, with the reason. A page that the server renders reads none of it. */
const exceptions: ReadonlyMap<string, string> = new Map([
  ['apps/web/src/early.ts', 'runs before React and queues presses'],
  ['apps/web/src/lib/client-errors/send.ts', 'errors that were reported, before React and after it failed'],
  ['apps/web/src/lib/client-errors/watch.ts', 'reports errors before React starts and after it failed'],
]);

const findModuleState = (files: ReadonlyMap<string, string>): string[] =>
  [...files].flatMap(([file, text]) => (moduleState.test(text) ? [file] : [])).sort();

const files = new Map(
  folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
      .map((file) => [`${folder}/${file}`, readFileSync(join(root, folder, file), 'utf8')] as const),
  ),
);

it('keeps the state of the site in React, apart from named exceptions', () => {
  expect(findModuleState(files)).toEqual([...exceptions.keys()].sort());
});

it.each([
  'let count = 0;',
  'export let language: Language;',
  'const texts = new Map<string, string>();',
  'export const watchers: Set<() => void> = new Set();',
])('reports state of a module: %s', (text) => {
  expect(findModuleState(new Map([['apps/web/src/lib/planted.ts', `import 'x';\n${text}\n`]]))).toHaveLength(1);
});

it.each(["const codes = new Set(['a', 'b']);", 'function count() {\n  let sum = 0;\n  return sum;\n}'])(
  'accepts what does not change: %s',
  (text) => {
    expect(findModuleState(new Map([['apps/web/src/lib/planted.ts', text]]))).toEqual([]);
  },
);
