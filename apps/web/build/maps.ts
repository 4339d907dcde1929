import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const root = join(import.meta.dirname, '..');

/**
 * Takes the source maps of a build out of what is served: `npm run where` reads the places of guests' errors with them, and nobody
 * else needs our sources.
 */
export const maps = (): Plugin => ({
  name: 'dining:maps',
  apply: 'build',
  closeBundle() {
    const kept = join(root, '.cache/maps');
    rmSync(kept, { recursive: true, force: true });
    mkdirSync(kept, { recursive: true });
    const built = join(root, 'dist/assets');
    if (existsSync(built))
      for (const file of readdirSync(built)) if (file.endsWith('.map')) renameSync(join(built, file), join(kept, file));
  },
});
