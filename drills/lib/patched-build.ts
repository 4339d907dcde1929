import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../tools/lib/run';

export type Patch = readonly [from: string, to: string];

/**
 * Copies the built server and applies patches, so that the server needs no switch for its guards. Returns the main file
 * of the copy.
 * @throws Error if a text does not occur exactly once
 */
export function createPatchedBuild(folder: string, patches: readonly Patch[]): string {
  let text = readFileSync(join(root, 'apps/api/dist/main.js'), 'utf8');
  for (const [from, to] of patches) {
    const segments = text.split(from);
    if (segments.length !== 2)
      throw new Error(`the text «${from}» must occur once in the build, and occurs ${segments.length - 1} times`);
    text = segments.join(to);
  }
  const dist = join(folder, 'apps/api/dist');
  mkdirSync(dist, { recursive: true });
  cpSync(join(root, 'apps/api/dist/migrations'), join(dist, 'migrations'), { recursive: true });
  writeFileSync(join(dist, 'main.js'), text);
  symlinkSync(join(root, 'apps/web'), join(folder, 'apps/web'));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return join(dist, 'main.js');
}
