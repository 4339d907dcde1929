import type { Plugin } from 'vite';

const createThrowingStub = (what: string) =>
  `() => { throw new Error('the site is built without ${what} (light-libraries)'); }`;
const lateMutation = '\0dining:late-mutation';

/**
 * Replacements for unused parts of libraries: infinite queries, base paths, JSON in addresses, suspending queries, and
 * the mutation cache's import of mutations. Code that uses one of them throws at once; remove its entry here to use it.
 */
const lighter: readonly (readonly [file: RegExp, code: string])[] = [
  [
    /query-core\/.*\/infiniteQueryBehavior\.js$/,
    `const no = ${createThrowingStub('endless queries')};
     export { no as infiniteQueryBehavior, no as hasNextPage, no as hasPreviousPage };`,
  ],
  [
    /router-core\/.*\/rewrite\.js$/,
    `const same = (_, url) => url;
     const no = ${createThrowingStub('a path of its own')};
     export { same as executeRewriteInput, same as executeRewriteOutput, no as composeRewrites, no as rewriteBasepath };`,
  ],
  [
    /router-core\/.*\/searchParams\.js$/,
    `const no = ${createThrowingStub('the router’s own way of writing addresses')};
     export { no as defaultParseSearch, no as defaultStringifySearch, no as parseSearchWith, no as stringifySearchWith };`,
  ],
  [
    /react-query\/.*\/suspense\.js$/,
    `const no = ${createThrowingStub('queries that suspend')};
     const suspends = ({ suspense }) => suspense && no();
     export { suspends as ensureSuspenseTimers, suspends as shouldSuspend, no as fetchOptimistic, no as defaultThrowOnError };`,
  ],
  // A live binding: importers see the class once it is set.
  [new RegExp(`^${lateMutation}$`), 'export let Mutation; export const bring = (one) => { Mutation = one; };'],
];

/**
 * Leaves unused library code out of the first page. The `Mutation` class loads with code that writes (`useMutation`,
 * `@dining/client/run-mutation`), which sets it for the mutation cache of every query client.
 */
export const createLightLibrariesPlugin = (): Plugin => ({
  name: 'dining:light-libraries',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source, importer) => {
    const late =
      source === './mutation.js' && importer !== undefined && /query-core\/.*\/mutationCache\.js$/.test(importer);
    return late || source === lateMutation ? lateMutation : null;
  },
  load: (id) => lighter.find(([file]) => file.test(id))?.[1] ?? null,
  transform: (code, id) =>
    /query-core\/.*\/mutation\.js$/.test(id)
      ? { code: `${code}\nimport { bring } from '${lateMutation}';\nbring(Mutation);`, map: null }
      : null,
});
