import type { Plugin } from 'vite';

/**
 * Replaces the bundler's preload helper, which would add a kilobyte to each first page. The helper is not needed: the
 * server names a page's files in its HTML, and lazy code has no styles.
 */
export const createPreloadHelperPlugin = (): Plugin => ({
  name: 'dining:preload-helper',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /preload-helper/ },
    handler(id) {
      if (!id.startsWith('\0')) this.error('the bundler has changed its preload helper: adapt build/preload-helper');
      return 'export const __vitePreload = (load) => load();';
    },
  },
});
