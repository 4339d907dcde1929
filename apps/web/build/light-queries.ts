import type { Plugin } from 'vite';

/**
 * Lists that grow page by page as one scrolls, which no page of ours has (pages are numbered): each query brings what they need, half a
 * kilobyte of every first page. A page that begins to ask so fails at once, and takes this out.
 */
export const lightQueries = (): Plugin => ({
  name: 'dining:light-queries',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /query-core\/.*\/infiniteQueryBehavior\.js$/ },
    handler: () => `
      const no = () => { throw new Error('the site is built without endless queries (light-queries)'); };
      export { no as infiniteQueryBehavior, no as hasNextPage, no as hasPreviousPage };`,
  },
});
