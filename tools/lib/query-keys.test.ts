import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

/** A key is written in the query it names, or in the constant that begins the keys of several. */
const definition = /(?:queryKey: |\b\w+Key = )\[\s*'([\w-]+)'/g;
const cacheUse = /\b(?:queryKey|(?:invalidate|remove|refetch|reset|cancel)Queries|\w+QueryData|QueryDefaults)\b/;
/** Names of text groups may equal those of queries. */
const textGroups = /\b(?:load|createTestSite)\([^)]*\)/g;
/** An array, not an index into a type or value. */
const list = /(?<![\w\])])\[[^[\]]*\]/g;

/** Lists the query keys that are written in more than one place of the files. */
function findRepeatedKeys(files: ReadonlyMap<string, string>): string[] {
  const cacheFiles = [...files].filter(([, text]) => cacheUse.test(text));
  const names = new Set(cacheFiles.flatMap(([, text]) => [...text.matchAll(definition)].map(([, name]) => name)));
  const places = cacheFiles.flatMap(([file, text]) =>
    [...text.replace(textGroups, '').matchAll(list)].flatMap(([array]) =>
      [...array.matchAll(/'([\w-]+)'/g)].flatMap(([, name]) => (names.has(name) ? [{ name, file }] : [])),
    ),
  );
  return [...names].flatMap((name) => {
    const found = places.filter((place) => place.name === name).map(({ file }) => file);
    return found.length > 1 ? [`${name}: ${found.join(', ')}`] : [];
  });
}

const siteFiles = new Map(
  ['apps/web/src', 'packages/client/src'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => [`${folder}/${file}`, readFileSync(join(root, folder, file), 'utf8')] as const),
  ),
);
const stockFile = 'apps/web/src/entities/availability/availability-keys.ts';

it('each query key is written in one place', () => {
  expect(siteFiles.get(stockFile)).toContain("stockKey = ['stock']");
  expect(findRepeatedKeys(siteFiles)).toEqual([]);
});

it.each([
  ['an invalidation', "void queryClient.invalidateQueries({ queryKey: ['menus'] });"],
  ['a list of names', "for (const name of ['x', 'menus']) void queryClient.invalidateQueries({ queryKey: [name] });"],
  ['a cache write', "queryClient.setQueryData(['menus', dinCode], []);"],
  ['a second query', "const otherQuery = queryOptions({ queryKey: ['menus', prodCode] });"],
])('reports a key repeated in %s', (_place, text) => {
  const planted = 'apps/web/src/features/products/planted.ts';
  expect(findRepeatedKeys(new Map([...siteFiles, [planted, text]]))).toEqual([
    `menus: apps/web/src/entities/products/queries.ts, ${planted}`,
  ]);
});
