import { cp } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Bundles the server with the workspaces it uses; what comes from npm stays in node_modules. */
export default defineConfig({
  build: {
    ssr: here('src/main.ts'),
    outDir: here('dist'),
    emptyOutDir: true,
    target: 'node20',
    sourcemap: true,
    rolldownOptions: { output: { entryFileNames: 'main.js' } },
  },
  ssr: { noExternal: [/^@dining\//] },
  plugins: [
    {
      name: 'migrations-beside-the-bundle',
      closeBundle: () => cp(here('src/db/migrations'), here('dist/migrations'), { recursive: true }),
    },
  ],
});
