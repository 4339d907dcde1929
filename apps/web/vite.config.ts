import { join } from 'node:path';
import locales from '@react-aria/optimize-locales-plugin';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { buildTargets } from '../../tools/vite/browsers';
import { compress } from '../../tools/vite/compress';
import { createLicensesPlugin } from '../../tools/vite/licenses';
import { chunkGroups } from './build/chunks';
import { createEarlyPlugin } from './build/early';
import { languageNames, languages } from './build/languages';
import { createLightLibrariesPlugin } from './build/light-libraries';
import { createLightLoadingPlugin } from './build/light-loading';
import { createMapsPlugin } from './build/maps';
import { createMinifyPlugin } from './build/minify';
import { createOldBrowserPlugin } from './build/old-browser';
import { createPreloadsPlugin } from './build/preloads';
import { createRenderedInDevPlugin } from './build/rendered-in-dev';
import { createTextsPlugin } from './build/texts';

const server = process.env['API_URL'] ?? 'http://localhost:3000';

export default defineConfig({
  plugins: [
    { ...locales.vite({ locales: languages.map((language) => languageNames[language].locale) }), enforce: 'pre' },
    react(),
    tailwindcss(),
    createTextsPlugin(),
    createLightLoadingPlugin(),
    createLightLibrariesPlugin(),
    createEarlyPlugin(),
    createOldBrowserPlugin(),
    createPreloadsPlugin(),
    createMinifyPlugin(),
    createLicensesPlugin(),
    compress(join(import.meta.dirname, 'dist')),
    createMapsPlugin(),
    createRenderedInDevPlugin(server),
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
        // Every page contains a list of all files, so short names matter.
        chunkFileNames: 'assets/[name]-[hash:7].js',
      },
    },
  },
  server: {
    port: 5173,
    proxy: {
      '/api': server,
      '/public-url': server,
      '/robots.txt': server,
      '/sitemap': server,
      '/manifest.webmanifest': server,
      '/.well-known': server,
      // The staff console has its own development server (apps/console/vite.config.ts).
      '/console': { target: 'http://localhost:5174', ws: true },
      // The payment provider posts its result as a form; a GET of the same path is the site's page (decision 33).
      '/easypay/return': { target: server, bypass: (request) => (request.method === 'POST' ? undefined : request.url) },
    },
  },
});
