import { cp } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const resolvePath = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Bundles the server with the workspaces that it uses; npm packages stay in node_modules. */
export default defineConfig({
  build: {
    ssr: resolvePath('src/main.ts'),
    outDir: resolvePath('dist'),
    emptyOutDir: true,
    target: 'node20',
    sourcemap: true,
    rolldownOptions: { output: { entryFileNames: 'main.js' } },
  },
  ssr: { noExternal: [/^@dining\//] },
  plugins: [
    {
      name: 'files-beside-the-bundle',
      closeBundle: async () => {
        await cp(resolvePath('src/db/migrations'), resolvePath('dist/migrations'), { recursive: true });
        await cp(resolvePath('../../packages/demo/src/catalogue'), resolvePath('dist/catalogue'), { recursive: true });
      },
    },
  ],
});
