import type { Plugin } from 'vite';

const createThrowingStub = (what: string) => `() => { throw new Error('the site is built without ${what} (light-libraries)'); }`;
const lateMutation = '\0dining:late-mutation';

/**
 * Parts of libraries that no page of ours uses, and what stands in their place. A page that begins to use one fails at once, and takes it
 * out: lists that grow page by page as one scrolls (our pages are numbered), a site under a path of its server, addresses with JSON in them,
 * queries that suspend, and the cache of writes knowing by itself what a write is.
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
  // A live name: whatever is imported by it sees what was brought.
  [new RegExp(`^${lateMutation}$`), 'export let Mutation; export const bring = (one) => { Mutation = one; };'],
];

/**
 * The first page brings of its libraries what it uses. A write comes with whatever writes (`useMutation`, `@dining/client/run-mutation`): the cache
 * of writes, which every query client holds, meets it there.
 */
export const lightLibraries = (): Plugin => ({
  name: 'dining:light-libraries',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source, importer) => {
    const late = source === './mutation.js' && importer !== undefined && /query-core\/.*\/mutationCache\.js$/.test(importer);
    return late || source === lateMutation ? lateMutation : null;
  },
  load: (id) => lighter.find(([file]) => file.test(id))?.[1] ?? null,
  transform: (code, id) =>
    /query-core\/.*\/mutation\.js$/.test(id)
      ? { code: `${code}\nimport { bring } from '${lateMutation}';\nbring(Mutation);`, map: null }
      : null,
});
