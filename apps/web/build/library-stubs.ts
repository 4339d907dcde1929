import type { Plugin } from 'vite';

const createThrowingStub = (feature: string) =>
  `() => { throw new Error('the site is built without ${feature} (build/library-stubs)'); }`;
const deferredMutation = '\0dining:deferred-mutation';

/**
 * Replacements for unused modules of libraries: infinite queries, base paths, JSON in URLs, suspending queries, and the
 * mutation cache's import of mutations. Using a feature that has been left out throws; remove its entry here to use it.
 */
const replacements: readonly (readonly [file: RegExp, code: string])[] = [
  [
    /query-core\/.*\/infiniteQueryBehavior\.js$/,
    `const fail = ${createThrowingStub('infinite queries')};
     export { fail as infiniteQueryBehavior, fail as hasNextPage, fail as hasPreviousPage };`,
  ],
  [
    /router-core\/.*\/rewrite\.js$/,
    `const keepUrl = (_, url) => url;
     const fail = ${createThrowingStub('base paths')};
     export { keepUrl as executeRewriteInput, keepUrl as executeRewriteOutput, fail as composeRewrites, fail as rewriteBasepath };`,
  ],
  [
    /router-core\/.*\/searchParams\.js$/,
    `const fail = ${createThrowingStub('search parameters in JSON')};
     export { fail as defaultParseSearch, fail as defaultStringifySearch, fail as parseSearchWith, fail as stringifySearchWith };`,
  ],
  [
    /react-query\/.*\/suspense\.js$/,
    `const fail = ${createThrowingStub('suspending queries')};
     const failIfSuspending = ({ suspense }) => suspense && fail();
     export { failIfSuspending as ensureSuspenseTimers, failIfSuspending as shouldSuspend, fail as fetchOptimistic, fail as defaultThrowOnError };`,
  ],
  // A live binding: importers see the class after it has been assigned.
  [
    new RegExp(`^${deferredMutation}$`),
    'export let Mutation; export const setMutation = (value) => { Mutation = value; };',
  ],
];

/**
 * Leaves unused library code out of the first page. The `Mutation` class loads with code that writes (`useMutation`,
 * `@dining/client/run-mutation`). Its module then sets the class for the mutation cache of every query client.
 */
export const createLibraryStubsPlugin = (): Plugin => ({
  name: 'dining:library-stubs',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source, importer) => {
    const isDeferred =
      source === './mutation.js' && importer !== undefined && /query-core\/.*\/mutationCache\.js$/.test(importer);
    return isDeferred || source === deferredMutation ? deferredMutation : null;
  },
  load: (id) => replacements.find(([file]) => file.test(id))?.[1] ?? null,
  transform: (code, id) =>
    /query-core\/.*\/mutation\.js$/.test(id)
      ? { code: `${code}\nimport { setMutation } from '${deferredMutation}';\nsetMutation(Mutation);`, map: null }
      : null,
});
