import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../tools/lib/run';

export type Patch = readonly [text: string, replacement: string];

/**
 * Copies the built server and applies patches, so that the server needs no switch for its guards. Returns the main file
 * of the copy.
 * @throws Error if a text does not occur exactly once
 */
export function createPatchedBuild(folder: string, patches: readonly Patch[]): string {
  let code = readFileSync(join(root, 'apps/api/dist/main.js'), 'utf8');
  for (const [text, replacement] of patches) {
    const segments = code.split(text);
    if (segments.length !== 2)
      throw new Error(`the text «${text}» must occur once in the build, and occurs ${segments.length - 1} times`);
    code = segments.join(replacement);
  }
  const dist = join(folder, 'apps/api/dist');
  mkdirSync(dist, { recursive: true });
  cpSync(join(root, 'apps/api/dist/migrations'), join(dist, 'migrations'), { recursive: true });
  writeFileSync(join(dist, 'main.js'), code);
  symlinkSync(join(root, 'apps/web'), join(folder, 'apps/web'));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return join(dist, 'main.js');
}
