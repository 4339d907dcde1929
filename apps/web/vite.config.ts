import { join } from 'node:path';
import locales from '@react-aria/optimize-locales-plugin';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { buildTargets } from '../../tools/vite/browsers';
import { createCompressPlugin } from '../../tools/vite/compress';
import { createLicensesPlugin } from '../../tools/vite/licenses';
import { chunkGroups } from './build/chunks';
import { createDevRenderingPlugin } from './build/dev-rendering';
import { createEarlyPlugin } from './build/early';
import { languageNames, languages } from './build/languages';
import { createLibraryStubsPlugin } from './build/library-stubs';
import { createMinifyPlugin } from './build/minify';
import { createOldBrowserPlugin } from './build/old-browser';
import { createPreloadHelperPlugin } from './build/preload-helper';
import { createPreloadsPlugin } from './build/preloads';
import { createSourceMapsPlugin } from './build/source-maps';
import { createTranslationsPlugin } from './build/translations';

const apiUrl = process.env['API_URL'] ?? 'http://localhost:3000';

export default defineConfig({
  plugins: [
    { ...locales.vite({ locales: languages.map((language) => languageNames[language].locale) }), enforce: 'pre' },
    react(),
    tailwindcss(),
    createTranslationsPlugin(),
    createPreloadHelperPlugin(),
    createLibraryStubsPlugin(),
    createEarlyPlugin(),
    createOldBrowserPlugin(),
    createPreloadsPlugin(),
    createMinifyPlugin(),
    createLicensesPlugin(),
    createCompressPlugin(join(import.meta.dirname, 'dist')),
    createSourceMapsPlugin(),
    createDevRenderingPlugin(apiUrl),
  ],
  // The router imports a shim for older versions of React.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
  build: {
    manifest: true,
    sourcemap: 'hidden',
    target: buildTargets,
    cssTarget: buildTargets,
    // One stylesheet for all pages; fonts have their own, loaded by URL (`lib/fonts`).
    cssCodeSplit: false,
    // No polyfill: the few browsers without module preload (Safari before 17) load modules when they are imported. The
    // script does not preload files of later pages, which the server names (`next` in the table of pages).
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    // Fonts and pictures stay separate files; if they were inlined, every visitor would download them.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Suppresses warnings about slow plugins, which would show at each start of the product.
      checks: { pluginTimings: false },
      output: {
        codeSplitting: { groups: chunkGroups },
        // The entry script, which every page loads, names the chunks of all pages, so short names matter.
        chunkFileNames: 'assets/[name]-[hash:7].js',
      },
    },
  },
  server: {
    port: 5173,
    proxy: {
      '/api': apiUrl,
      '/pictures/uploaded': apiUrl,
      '/public-url': apiUrl,
      '/robots.txt': apiUrl,
      '/sitemap': apiUrl,
      '/manifest.webmanifest': apiUrl,
      '/.well-known': apiUrl,
      // The staff console has its own development server (apps/console/vite.config.ts).
      '/console': { target: 'http://localhost:5174', ws: true },
      // The payment provider posts its result as a form; a GET of the same path is the site's page (decision 33).
      '/easypay/return': { target: apiUrl, bypass: (request) => (request.method === 'POST' ? undefined : request.url) },
    },
  },
});
