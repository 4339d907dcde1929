import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../tools/lib/run';
import { build, checkOut, type OlderBuild } from './older-build';

const site = 'apps/web';
const configuration = join(site, 'vite.config.ts');

/** A next release whose site shares no script name with the current build. */
export interface NextBuild extends OlderBuild {
  readonly sharedScripts: readonly string[];
}

const listModules = (folder: string): readonly string[] =>
  readdirSync(join(folder, site, 'dist/assets')).filter(
    (name) => name.endsWith('.js') && !name.startsWith('old-browser-'),
  );

/**
 * Builds the site of HEAD with a banner in each script, so that the hashed names change; the server is the current
 * build.
 */
export function createNextBuild(folder: string): NextBuild {
  checkOut(folder, 'HEAD');
  const file = join(folder, configuration);
  const text = readFileSync(file, 'utf8');
  const withBanner = text.replace('output: {', "output: {\n        banner: 'globalThis.nextBuild = true;',");
  if (withBanner === text) throw new Error(`${configuration} has no "output: {"`);
  writeFileSync(file, withBanner);
  build(folder, site);
  build(folder, site, 'renderer/vite.config.ts');
  cpSync(join(root, 'apps/api/dist'), join(folder, 'apps/api/dist'), { recursive: true });
  const currentNames = new Set(listModules(root));
  return {
    build: join(folder, 'apps/api/dist/main.js'),
    commit: 'next',
    supportsSetting: () => true,
    sharedScripts: listModules(folder).filter((name) => currentNames.has(name)),
  };
}
