import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const root = join(import.meta.dirname, '..');

/**
 * Moves source maps out of the served files. `npm run source-position` uses them to find the source lines of errors in
 * guests' browsers.
 */
export const createSourceMapsPlugin = (): Plugin => ({
  name: 'dining:source-maps',
  apply: 'build',
  closeBundle() {
    const mapsFolder = join(root, '.cache/maps');
    rmSync(mapsFolder, { recursive: true, force: true });
    mkdirSync(mapsFolder, { recursive: true });
    const assetsFolder = join(root, 'dist/assets');
    if (existsSync(assetsFolder))
      for (const file of readdirSync(assetsFolder))
        if (file.endsWith('.map')) renameSync(join(assetsFolder, file), join(mapsFolder, file));
  },
});
