import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../tools/lib/run';

/** A text of the build, and what stands there in the copy. */
export type Patch = readonly [from: string, to: string];

/**
 * Copies the built server into a folder with a guard taken out, so that no switch ships; answers the copy's file.
 * @throws Error where what is to be patched does not stand there exactly once: the drill would prove nothing
 */
export function createPatchedBuild(folder: string, patches: readonly Patch[]): string {
  let text = readFileSync(join(root, 'apps/api/dist/main.js'), 'utf8');
  for (const [from, to] of patches) {
    const parts = text.split(from);
    if (parts.length !== 2) throw new Error(`«${from}» stands ${parts.length - 1} times in the build`);
    text = parts.join(to);
  }
  const dist = join(folder, 'apps/api/dist');
  mkdirSync(dist, { recursive: true });
  cpSync(join(root, 'apps/api/dist/migrations'), join(dist, 'migrations'), { recursive: true });
  writeFileSync(join(dist, 'main.js'), text);
  symlinkSync(join(root, 'apps/web'), join(folder, 'apps/web'));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return join(dist, 'main.js');
}
