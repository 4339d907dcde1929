import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../tools/lib/run';
import { buildWorkspace, checkOut, type ReleaseBuild } from './release-build';

const siteFolder = 'apps/web';
const configurationFile = join(siteFolder, 'vite.config.ts');

/** A build that stands for the next release, whose site should share no script name with the current build. */
export interface NextBuild extends ReleaseBuild {
  readonly sharedScripts: readonly string[];
}

const listScripts = (folder: string): readonly string[] =>
  readdirSync(join(folder, siteFolder, 'dist/assets')).filter(
    (name) => name.endsWith('.js') && !name.startsWith('old-browser-'),
  );

/**
 * Builds the site of HEAD with a banner in each script, so that the hashed names change; the server is the current
 * build.
 */
export function createNextBuild(folder: string): NextBuild {
  checkOut(folder, 'HEAD');
  const file = join(folder, configurationFile);
  const text = readFileSync(file, 'utf8');
  const configWithBanner = text.replace('output: {', "output: {\n        banner: 'globalThis.nextBuild = true;',");
  if (configWithBanner === text) throw new Error(`${configurationFile} has no "output: {"`);
  writeFileSync(file, configWithBanner);
  buildWorkspace(folder, siteFolder);
  buildWorkspace(folder, siteFolder, 'renderer/vite.config.ts');
  cpSync(join(root, 'apps/api/dist'), join(folder, 'apps/api/dist'), { recursive: true });
  const currentNames = new Set(listScripts(root));
  return {
    build: join(folder, 'apps/api/dist/main.js'),
    commit: 'next',
    supportsSetting: () => true,
    sharedScripts: listScripts(folder).filter((name) => currentNames.has(name)),
  };
}
