import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const rendererFolder = import.meta.dirname;

/** Builds the renderer with all its packages into one file, so that the server needs no packages of the site. */
export default defineConfig({
  root: join(rendererFolder, '..'),
  plugins: [react()],
  publicDir: false,
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    ssr: join(rendererFolder, 'worker.ts'),
    outDir: join(rendererFolder, '../dist/.renderer'),
    emptyOutDir: true,
    target: 'node20',
    rolldownOptions: { checks: { pluginTimings: false }, output: { entryFileNames: 'worker.js' } },
  },
  ssr: { noExternal: true },
});
