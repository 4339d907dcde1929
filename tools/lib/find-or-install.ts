import { existsSync } from 'node:fs';
import { run } from './run';

const findExistingPath = (candidates: readonly (string | undefined)[]): string | undefined =>
  candidates.find((path) => path !== undefined && existsSync(path));

/** Returns the first path that exists. If none does, first installs the packages, as root on Debian. @throws Error */
export async function findOrInstall(
  name: string,
  candidates: readonly (string | undefined)[],
  packages: readonly string[],
): Promise<string> {
  const foundPath = findExistingPath(candidates);
  if (foundPath !== undefined) {
    process.stdout.write(`${name}: ${foundPath}\n`);
    return foundPath;
  }
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    process.stdout.write(`${name}: none found; installing ${packages.join(', ')} with apt-get\n`);
    await run('apt-get', ['update', '-qq']);
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages]);
  }
  const installedPath = findExistingPath(candidates);
  if (installedPath === undefined)
    throw new Error(`${name}: none found. Install ${packages.join(', ')}, or what your system has instead.`);
  return installedPath;
}
