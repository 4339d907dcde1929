import locales from '@react-aria/optimize-locales-plugin';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { buildTargets } from './build/browsers';
import { chunkGroups } from './build/chunks';
import { compress } from './build/compress';
import { early } from './build/early';
import { languageNames, languages } from './build/languages';
import { licenses } from './build/licenses';
import { lightLibraries } from './build/light-libraries';
import { lightLoading } from './build/light-loading';
import { maps } from './build/maps';
import { oldBrowser } from './build/old-browser';
import { preloads } from './build/preloads';
import { renderedInDev } from './build/rendered-in-dev';
import { texts } from './build/texts';
import { tighten } from './build/tighten';

const server = process.env['API_URL'] ?? 'http://localhost:3000';

export default defineConfig({
  plugins: [
    { ...locales.vite({ locales: languages.map((language) => languageNames[language].locale) }), enforce: 'pre' },
    react(),
    tailwindcss(),
    texts(),
    lightLoading(),
    lightLibraries(),
    early(),
    oldBrowser(),
    preloads(),
    tighten(),
    licenses(),
    compress(),
    maps(),
    renderedInDev(server),
  ],
  // React has had it for long; the router's own copy is for those that have not.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
  build: {
    manifest: true,
    sourcemap: 'hidden',
    target: buildTargets,
    cssTarget: buildTargets,
    // One sheet for all pages; the faces of a language are a file that is asked for by its address (`lib/fonts`).
    cssCodeSplit: false,
    // The few browsers that know no preloads of modules (Safari before 17) fetch them when they come to them. Which files a later page
    // needs is no business of the first one's script: the server has them fetched ahead (`next` in the table of pages).
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    // Fonts and pictures stay files of their own: inlined, they would be loaded by everyone.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // How long each plugin took is not for the person who starts the product.
      checks: { pluginTimings: false },
      output: {
        codeSplitting: { groups: chunkGroups },
        // Every page starts with the list of all files: a letter less of each counts.
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
      // The provider posts its result as a form; the page of the same path is ours (decision 33).
      '/easypay/return': { target: server, bypass: (request) => (request.method === 'POST' ? undefined : request.url) },
    },
  },
});
