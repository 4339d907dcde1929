import { join } from 'node:path';
import type { Plugin } from 'vite';

const source = join(import.meta.dirname, '../src/early.ts');

/** Builds `src/early.ts` into a file of its own, which the page loads first. */
export const createEarlyPlugin = (): Plugin => ({
  name: 'dining:early',
  apply: 'build',
  buildStart() {
    this.emitFile({ type: 'chunk', id: source, name: 'early' });
  },
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) =>
      Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' && file.facadeModuleId === source
          ? [
              {
                tag: 'script',
                // Blocks rendering: everything visible can be clicked from the start, and Back is handled too.
                attrs: { type: 'module', async: true, blocking: 'render', src: `/${file.fileName}` },
                injectTo: 'head-prepend' as const,
              },
            ]
          : [],
      ),
  },
});
