import { existsSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './run';

const sources = [
  'packages',
  'apps/api/src',
  'apps/api/vite.config.ts',
  'apps/web',
  'apps/console',
  'tools/vite',
  'package-lock.json',
];
const ignoredFolders = new Set(['node_modules', 'dist', '.cache']);

function getLastChangeMs(path: string): number {
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return readdirSync(path)
    .filter((name) => !ignoredFolders.has(name))
    .reduce((latestMs, name) => Math.max(latestMs, getLastChangeMs(join(path, name))), 0);
}

/** Silences Vite's warning that a later version requires file extensions in its configuration. */
const quietEnv = { VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true' };

export async function buildIfStale(): Promise<void> {
  const stampFile = join(root, 'apps/api/dist/.built');
  const lastChangeMs = Math.max(...sources.map((path) => getLastChangeMs(join(root, path))));
  if (
    existsSync(stampFile) &&
    ['web', 'console'].every((app) => existsSync(join(root, `apps/${app}/dist/index.html`))) &&
    statSync(stampFile).mtimeMs >= lastChangeMs
  )
    return;
  process.stdout.write('Building the site, the console and the server …\n');
  for (const workspace of ['@dining/web', '@dining/console', '@dining/api']) {
    const status = await run('npm', ['run', 'build', '--silent', '-w', workspace], {
      env: { ...process.env, ...quietEnv },
    });
    if (status !== 0) throw new Error(`${workspace} does not build`);
  }
  writeFileSync(stampFile, '');
  utimesSync(stampFile, new Date(), new Date());
}
