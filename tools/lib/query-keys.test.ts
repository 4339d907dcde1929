import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

/** The first name of a query's key, or of the key that a family of queries shares. */
const keyDefinition = /\bqueryKey: \[\s*'([\w-]+)'/g;
const cacheUse = /\b(?:queryKey|(?:invalidate|remove|refetch|reset|cancel)Queries|\w+QueryData|QueryDefaults)\b/;
/** Calls whose arguments are names of text groups, which may equal those of queries. */
const textGroupCalls = /\b(?:load|createTestSite)\([^)]*\)/g;
/** An array, not an index into a type or value. */
const arrayLiteral = /(?<![\w\])])\[[^[\]]*\]/g;

/** Lists the query keys that are written in more than one place of the files. */
function findRepeatedKeys(files: ReadonlyMap<string, string>): string[] {
  const cacheFiles = [...files].filter(([, text]) => cacheUse.test(text));
  const names = new Set(cacheFiles.flatMap(([, text]) => [...text.matchAll(keyDefinition)].map(([, name]) => name)));
  const places = cacheFiles.flatMap(([file, text]) =>
    [...text.replace(textGroupCalls, '').matchAll(arrayLiteral)].flatMap(([array]) =>
      [...array.matchAll(/'([\w-]+)'/g)].flatMap(([, name]) => (names.has(name) ? [{ name, file }] : [])),
    ),
  );
  return [...names].flatMap((name) => {
    const keyFiles = places.filter((place) => place.name === name).map(({ file }) => file);
    return keyFiles.length > 1 ? [`${name}: ${keyFiles.join(', ')}`] : [];
  });
}

/** A key that is not read from a query: a literal, a constant, or one of a list. */
const literalKey =
  /\bqueryKey: (?!readonly\b|[^{}]*?\.queryKey\b).*|\b(?:const|let) queryKey\b.*|\(queryKey\b[^()]*\) =>.*|Query(?:Data|State|Defaults)\(\s*\[.*/g;

/** Removes the calls of `queryOptions`. */
function removeQueryOptions(text: string): string {
  const start = text.indexOf('queryOptions(');
  if (start < 0) return text;
  let depth = 0;
  let end = text.indexOf('(', start);
  do {
    if (text[end] === '(') depth += 1;
    if (text[end] === ')') depth -= 1;
    end += 1;
  } while (depth > 0 && end < text.length);
  return text.slice(0, start) + removeQueryOptions(text.slice(end));
}

/** Lists the query keys of the site that do not come from `queryOptions`. */
const findLiteralKeys = (files: ReadonlyMap<string, string>): string[] =>
  [...files]
    .filter(([file]) => file.startsWith('apps/web/'))
    .flatMap(([file, text]) =>
      [...removeQueryOptions(text).matchAll(literalKey)].map(([match]) => `${file}: ${match}`),
    );

const siteFiles = new Map(
  ['apps/web/src', 'packages/client/src'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => [`${folder}/${file}`, readFileSync(join(root, folder, file), 'utf8')] as const),
  ),
);
const availabilityQueriesFile = 'apps/web/src/entities/availability/availability-queries.ts';
const plantedFile = 'apps/web/src/features/products/planted.ts';

it('each query key is written in one place', () => {
  expect(siteFiles.get(availabilityQueriesFile)).toContain("stockQueries = queryOptions({ queryKey: ['stock'] })");
  expect(findRepeatedKeys(siteFiles)).toEqual([]);
});

it.each([
  ['an invalidation', "void queryClient.invalidateQueries({ queryKey: ['menus'] });"],
  ['a list of names', "for (const name of ['x', 'menus']) void queryClient.invalidateQueries({ queryKey: [name] });"],
  ['a cache write', "queryClient.setQueryData(['menus', dinCode], []);"],
  ['a second query', "const otherQuery = queryOptions({ queryKey: ['menus', prodCode] });"],
])('a repeated key is reported in %s', (_place, text) => {
  expect(findRepeatedKeys(new Map([...siteFiles, [plantedFile, text]]))).toEqual([
    `menus: apps/web/src/entities/products/menus-query.ts, ${plantedFile}`,
  ]);
});

it('each query key of the site comes from query options', () => {
  expect(findLiteralKeys(siteFiles)).toEqual([]);
});

it.each([
  ['a query without options', "queryKey: ['drinks', dinCode],"],
  ['a constant', 'queryKey: drinksKey });'],
  ['a function', 'queryKey: keyOf(dinCode) });'],
  ['a variable', "const queryKey = ['drinks'] as const;"],
  ['a list', '(queryKey) => queryClient.invalidateQueries({ queryKey }));'],
  ['a loop', 'const queryKey of [drinksKey, menusKey]) void queryClient.invalidateQueries({ queryKey });'],
  ['a cache write', "QueryData(['drinks', dinCode], []);"],
])('a key is reported if it comes from %s', (_source, text) => {
  const options = "const drinksQuery = queryOptions({ queryKey: ['drinks', dinCode], queryFn: () => call() });\n";
  expect(findLiteralKeys(new Map([...siteFiles, [plantedFile, `${options}${text}`]]))).toEqual([
    `${plantedFile}: ${text}`,
  ]);
});

it('a key that is read from a query is accepted', () => {
  const text = [
    'void client.invalidateQueries({ queryKey: drinksQuery(dinCode).queryKey });',
    'for (const { queryKey } of [drinksQueries, menusQueries]) void client.invalidateQueries({ queryKey });',
    'client.setQueryData(drinksQuery(dinCode).queryKey, []);',
  ].join('\n');
  expect(findLiteralKeys(new Map([[plantedFile, text]]))).toEqual([]);
});
