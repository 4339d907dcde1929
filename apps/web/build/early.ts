import { join } from 'node:path';
import type { Plugin } from 'vite';

const source = join(import.meta.dirname, '../src/early.ts');

/** Builds what a page runs before its code is there into a file of its own, which the page asks for first. */
export const early = (): Plugin => ({
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
                // Nothing is painted before it: what can be seen can be pressed, and Back as well.
                attrs: { type: 'module', async: true, blocking: 'render', src: `/${file.fileName}` },
                injectTo: 'head-prepend' as const,
              },
            ]
          : [],
      ),
  },
});
