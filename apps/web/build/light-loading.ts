import type { Plugin } from 'vite';

/**
 * Late code is loaded by as much script as it takes here: the server names a page's files in its HTML, and no late code has styles of its
 * own. The bundler's helper is for every other site as well, and would be a kilobyte of each first page.
 */
export const lightLoading = (): Plugin => ({
  name: 'dining:light-loading',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /preload-helper/ },
    handler(id) {
      if (!id.startsWith('\0')) this.error('the bundler loads late code in another way');
      return 'export const __vitePreload = (load) => load();';
    },
  },
});
