import { join } from 'node:path';
import type { Plugin } from 'vite';

const earlyScript = join(import.meta.dirname, '../src/early.ts');

/** Builds `src/early.ts` into its own file, which loads before the site's other modules. */
export const createEarlyPlugin = (): Plugin => ({
  name: 'dining:early',
  apply: 'build',
  buildStart() {
    this.emitFile({ type: 'chunk', id: earlyScript, name: 'early' });
  },
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) =>
      Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' && file.facadeModuleId === earlyScript
          ? [
              {
                tag: 'script',
                // Blocks rendering, so that its listeners exist before the guest can click or go back.
                attrs: { type: 'module', async: true, blocking: 'render', src: `/${file.fileName}` },
                injectTo: 'head-prepend' as const,
              },
            ]
          : [],
      ),
  },
});
