import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { lstat, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import {
  decodeFileText,
  getImportSize,
  isImportedPath,
  isOriginalPath,
  type OriginalHashes,
} from '@dining/client/catalogue-selection';
import { maxImportBytes, maxImportFiles, maxImportOriginals } from '@dining/domain/catalogue/import-limits';
import { originalBytesLimit } from '@dining/domain/pictures/catalogue-pictures';
import { CommandError } from '../staff/send-command';

export type CatalogueFiles = Readonly<Record<string, string>>;

/** Lists the files of a folder. Symbolic links are left out: they may lead out of it. */
async function listFiles(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, '/'))
    .toSorted();
}

async function readText(folder: string, path: string): Promise<string> {
  const bytes = await readFile(join(folder, path)).catch(() => undefined);
  if (bytes === undefined) throw new CommandError(`${path} cannot be read.`);
  const text = decodeFileText(bytes);
  if (text === undefined) throw new CommandError(`${path}:1: The file is not text in UTF-8.`);
  return text;
}

/** An original of a picture in a folder. */
export interface FolderOriginal {
  /** The path on this machine. */
  readonly diskPath: string;
  /** Null if the file is larger than an original may be. */
  readonly sha256: string | null;
}

export interface CatalogueFolder {
  readonly files: CatalogueFiles;
  /** By their paths in the folder. */
  readonly originals: ReadonlyMap<string, FolderOriginal>;
}

export const listHashes = (originals: CatalogueFolder['originals']): OriginalHashes =>
  Object.fromEntries([...originals].map(([path, { sha256 }]) => [path, sha256]));

async function readOriginal(folder: string, path: string): Promise<readonly [string, FolderOriginal]> {
  const diskPath = join(folder, path);
  try {
    const { size } = await stat(diskPath);
    const hash = createHash('sha256');
    if (size <= originalBytesLimit) await pipeline(createReadStream(diskPath), hash);
    return [path.normalize('NFC'), { diskPath, sha256: size > originalBytesLimit ? null : hash.digest('hex') }];
  } catch {
    throw new CommandError(`${path} cannot be read.`);
  }
}

const tooLargeText = 'The files together are larger than 16 MB. Import them in parts.';

async function sumSizes(folder: string, paths: readonly string[]): Promise<number> {
  let sum = 0;
  for (const path of paths) {
    const file = await stat(join(folder, path)).catch(() => undefined);
    if (file === undefined) throw new CommandError(`${path} cannot be read.`);
    sum += file.size;
  }
  return sum;
}

/** Reads the files of a catalogue in a folder, and the hashes of its originals. @throws CommandError */
export async function readCatalogueFolder(folder: string): Promise<CatalogueFolder> {
  const allPaths = await listFiles(folder).catch(() => {
    throw new CommandError(`The folder ${folder} cannot be read.`);
  });
  const paths = allPaths.filter(isImportedPath);
  const originalPaths = allPaths.filter(isOriginalPath);
  if (paths.length === 0)
    throw new CommandError(`The folder ${folder} has no files of a catalogue (.yaml, .json, .csv).`);
  if (paths.length > maxImportFiles)
    throw new CommandError(`The folder has more than ${maxImportFiles} files. Import them in parts.`);
  if (originalPaths.length > maxImportOriginals)
    throw new CommandError(`The folder has more than ${maxImportOriginals} pictures. Import them in parts.`);
  if ((await sumSizes(folder, paths)) > maxImportBytes) throw new CommandError(tooLargeText);
  const files: Record<string, string> = {};
  for (const path of paths) files[path] = await readText(folder, path);
  const originals = new Map<string, FolderOriginal>();
  for (const path of originalPaths) originals.set(...(await readOriginal(folder, path)));
  if (getImportSize(files, listHashes(originals)) > maxImportBytes) throw new CommandError(tooLargeText);
  return { files, originals };
}

/**
 * Throws an error if a folder is not suitable for an export: without `canReplace`, it must be empty or missing. Hidden
 * files do not count.
 */
export async function checkExportFolder(folder: string, canReplace: boolean): Promise<void> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw new CommandError(`The folder ${folder} cannot be read.`);
  });
  if (!canReplace && names.some((name) => !name.startsWith('.')))
    throw new CommandError(
      `The folder ${folder} is not empty. Choose another one, or overwrite the files of a former export with --replace.`,
    );
}

/** Throws an error if a path in a folder, or a folder above it, is a symbolic link: it may lead out of the folder. */
async function refuseLinks(folder: string, path: string): Promise<void> {
  const names = path.split('/');
  for (const depth of names.keys()) {
    const part = names.slice(0, depth + 1).join('/');
    const found = await lstat(join(folder, part)).catch(() => undefined);
    if (found === undefined) return;
    if (found.isSymbolicLink()) throw new CommandError(`${join(folder, part)} is a symbolic link. Remove it first.`);
  }
}

async function writeTo(folder: string, path: string, write: (target: string) => Promise<void>): Promise<void> {
  const target = join(folder, path);
  try {
    await refuseLinks(folder, path);
    await mkdir(dirname(target), { recursive: true });
    await write(target);
  } catch (error) {
    throw error instanceof CommandError ? error : new CommandError(`${target} cannot be written.`);
  }
}

/** Downloads an original into the folder of a catalogue. @throws CommandError */
export async function writeOriginal(
  folder: string,
  path: string,
  download: (target: string) => Promise<void>,
): Promise<void> {
  if (!isOriginalPath(path)) throw new CommandError(`The server sent a file that is not of a catalogue: ${path}`);
  await writeTo(folder, path, download);
}

/** Writes the files of a catalogue. Other files of the folder stay as they are. @throws CommandError */
export async function writeCatalogueFolder(folder: string, files: CatalogueFiles): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    if (!isImportedPath(path)) throw new CommandError(`The server sent a file that is not of a catalogue: ${path}`);
    await writeTo(folder, path, (target) => writeFile(target, text));
  }
}
