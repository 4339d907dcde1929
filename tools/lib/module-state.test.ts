import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { listModuleState } from './module-state';

const root = resolve(import.meta.dirname, '../..');
const folders = ['apps/web/src', 'apps/console/src', 'packages/ui/src'];

/** Modules that may have state, with the reason. Pages that the server renders do not read this state. */
const exceptions: Readonly<Record<string, string>> = {
  'apps/web/src/early.ts': 'a separate script that runs before React and queues clicks',
  'apps/web/src/entities/reviews/stored-photos.ts': 'opens the browser’s database, which stores the photos',
  'apps/web/src/entities/session/session.ts':
    'names the channel between the windows of a browser, which holds no value',
  'apps/web/src/lib/client-errors/send.ts': 'reports errors before React starts and after it has failed',
  'apps/web/src/lib/client-errors/watch.ts': 'watches for errors from before React starts until after it has failed',
};

const files = folders.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => `${folder}/${file}`),
);

it('no module of the site, the console or the ui package has state, apart from named exceptions', () => {
  const stateByFile = files.flatMap((file) => {
    const names = listModuleState(file, readFileSync(join(root, file), 'utf8'));
    return names.length === 0 ? [] : [[file, names] as const];
  });
  expect(
    stateByFile.map(([file, names]) => (file in exceptions ? file : `${file}: ${names.join(', ')}`)).sort(),
  ).toEqual(Object.keys(exceptions).sort());
});

it.each([
  'let kept = 0;',
  'export let kept: Language;',
  'const kept = new Map<string, string>();',
  'export const kept: Set<() => void> = new Set();',
  'const kept = new Set([1]);\nexport const add = (one: number) => kept.add(one);',
  'const kept: { language?: string } = {};\nexport const set = (language: string) => { kept.language = language; };',
  'const kept = { counts: [0] };\nexport function count() { kept.counts[0]++; }',
  'const kept: string[] = [];\nexport const add = (one: string) => kept.push(one);',
  'const kept: Record<string, string> = {};\nexport const forget = (key: string) => delete kept[key];',
  'const kept = {};\nexport const merge = (more: object) => Object.assign(kept, more);',
  'export const kept = new QueryClient();',
  'export const kept = createStore(0);',
  'const kept = { store: createStore(0) };',
  'export class kept { static count = 0; }',
])('the state of a module is reported: %s', (text) => {
  expect(listModuleState('planted.ts', `import 'x';\n${text}\n`)).toEqual(['kept']);
});

it.each([
  "const codes = new Set(['a', 'b']);",
  "const day = new Intl.DateTimeFormat('en');",
  'function count() {\n  let sum = 0;\n  return sum;\n}',
  'const createKept = () => new Map<string, string>();',
  'function list(kept: string[]) { kept.push("own"); }',
  'export const Context = createContext<string | undefined>(undefined);',
  'export class Store { readonly #values = new Map<string, string>(); set(key: string) { this.#values.set(key, key); } }',
])('code without state of the module is accepted: %s', (text) => {
  expect(listModuleState('planted.ts', text)).toEqual([]);
});
