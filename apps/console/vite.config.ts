import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { buildTargets } from '../../tools/vite/browsers';
import { createCompressPlugin } from '../../tools/vite/compress';
import { createLicensesPlugin } from '../../tools/vite/licenses';

const apiUrl = process.env['API_URL'] ?? 'http://localhost:3000';

export default defineConfig({
  base: '/console/',
  plugins: [react(), tailwindcss(), createLicensesPlugin(), createCompressPlugin(join(import.meta.dirname, 'dist'))],
  build: {
    target: buildTargets,
    cssTarget: buildTargets,
    modulePreload: { polyfill: false },
    // Fonts stay separate files, so that a browser loads only the ranges of its language.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Suppresses warnings about build times and about modules that are imported both statically and dynamically.
      checks: { pluginTimings: false, ineffectiveDynamicImport: false },
      output: { chunkFileNames: 'assets/[name]-[hash:8].js' },
    },
  },
  server: { port: 5174, proxy: { '/api': apiUrl, '/pictures': apiUrl } },
});
