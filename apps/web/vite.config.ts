import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { preloads } from './build/preloads';

const server = process.env['API_URL'] ?? 'http://localhost:3000';

export default defineConfig({
  plugins: [react(), tailwindcss(), preloads()],
  build: {
    manifest: true,
    target: 'es2022',
    // Fonts and pictures stay files of their own: inlined, they would be loaded by everyone.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // What every page runs on, in one file that stays in the browser's cache when the pages change.
        codeSplitting: { groups: [{ name: 'frame', test: /node_modules\/(react|react-dom|scheduler|@tanstack)\// }, { name: 'house', test: /(packages|apps)\//, minShareCount: 6 }] },
      },
    },
  },
  server: {
    port: 5173,
    proxy: {
      '/api': server,
      '/public-url': server,
      // The provider posts its result as a form; the page of the same path is ours (decision 33).
      '/easypay/return': { target: server, bypass: (request) => (request.method === 'POST' ? undefined : request.url) },
    },
  },
});
