import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, readlinkSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../tools/lib/run';

const migrationsFolder = 'apps/api/src/db/migrations';

const listMigrations = (folder: string): readonly string[] =>
  readdirSync(join(folder, migrationsFolder))
    .filter((name) => name.endsWith('.sql'))
    .toSorted();

/** Returns the newest release tag before HEAD; undefined if there is none. */
function findReleaseTag(): string | undefined {
  const args = ['tag', '--list', 'v*.*.*', '--merged', 'HEAD', '--no-contains', 'HEAD', '--sort', '-v:refname'];
  const [tag = ''] = execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n');
  return tag === '' ? undefined : tag;
}

function getCommitBeforeMigrations(count: number): string {
  const firstMigration = listMigrations(root).at(-count);
  const args = ['log', '--diff-filter=A', '--format=%H', '--', join(migrationsFolder, firstMigration ?? '')];
  const [addingCommit] = execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n');
  if (addingCommit === undefined || addingCommit === '')
    throw new Error(`the history does not contain the commit that added ${firstMigration}`);
  return `${addingCommit}^`;
}

function linkDependencies(folder: string): void {
  mkdirSync(join(folder, 'node_modules/@dining'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@dining' && !name.startsWith('.'))
      symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name));
  for (const name of readdirSync(join(root, 'node_modules/@dining')))
    symlinkSync(readlinkSync(join(root, 'node_modules/@dining', name)), join(folder, 'node_modules/@dining', name));
}

/** Extracts the sources of a commit, with the current dependencies. */
export function checkOut(folder: string, commit: string): void {
  mkdirSync(folder);
  const sources = execFileSync('git', ['archive', commit], { cwd: root, maxBuffer: 2 ** 30 });
  execFileSync('tar', ['-x', '-C', folder], { input: sources });
  linkDependencies(folder);
}

export function buildWorkspace(folder: string, workspace: string, config = 'vite.config.ts'): void {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const env = { ...process.env, VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true' };
  const args = [vite, 'build', '--logLevel', 'error', '--config', config];
  execFileSync(process.execPath, args, { cwd: join(folder, workspace), env, stdio: 'inherit' });
}

/** A build of another release. */
export interface ReleaseBuild {
  /** The main file of the server. */
  readonly build: string;
  readonly commit: string;
  readonly supportsSetting: (setting: string) => boolean;
}

/** Reads the document of a commit that lists its settings. Older commits have one document about operations. */
function readSettingsDocument(folder: string): string {
  const currentPath = join(folder, 'docs/operations/configure.md');
  const olderPath = join(folder, 'docs', 'operations.md');
  return readFileSync(existsSync(currentPath) ? currentPath : olderPath, 'utf8');
}

export interface PreviousRelease extends ReleaseBuild {
  /** The number of current migrations that this build does not have. */
  readonly missingMigrations: number;
}

/**
 * Builds the server of the newest release tag or, without a tag, of the commit before the newest `migrationCount`
 * migrations.
 */
export function createPreviousRelease(folder: string, migrationCount: number): PreviousRelease {
  const commit =
    findReleaseTag() ??
    execFileSync('git', ['rev-parse', '--short', getCommitBeforeMigrations(migrationCount)], {
      cwd: root,
      encoding: 'utf8',
    }).trim();
  checkOut(folder, commit);
  buildWorkspace(folder, 'apps/api');
  const [currentDocument, olderDocument] = [readSettingsDocument(root), readSettingsDocument(folder)];
  const supportsSetting = (setting: string): boolean =>
    olderDocument.includes(`\`${setting}\``) || !currentDocument.includes(`\`${setting}\``);
  const missingMigrations = listMigrations(root).length - listMigrations(folder).length;
  return { build: join(folder, 'apps/api/dist/main.js'), commit, supportsSetting, missingMigrations };
}
