import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { decodeFileText, getImportSize, isImportedPath } from '@dining/client/catalogue-selection';
import { maxImportBytes, maxImportFiles } from '@dining/domain/catalogue/import-limits';
import { CommandError } from '../staff/send-command';

export type CatalogueFiles = Readonly<Record<string, string>>;

async function listFiles(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory())
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

/** Reads the files of a catalogue in a folder, by their paths in it. @throws CommandError */
export async function readCatalogueFolder(folder: string): Promise<CatalogueFiles> {
  const allPaths = await listFiles(folder).catch(() => {
    throw new CommandError(`The folder ${folder} cannot be read.`);
  });
  const paths = allPaths.filter(isImportedPath);
  if (paths.length === 0)
    throw new CommandError(`The folder ${folder} has no files of a catalogue (.yaml, .json, .csv).`);
  if (paths.length > maxImportFiles)
    throw new CommandError(`The folder has more than ${maxImportFiles} files. Import them in parts.`);
  const entries = await Promise.all(paths.map(async (path) => [path, await readText(folder, path)] as const));
  const files = Object.fromEntries(entries);
  if (getImportSize(files) > maxImportBytes)
    throw new CommandError('The files together are larger than 16 MB. Import them in parts.');
  return files;
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

/** Writes the files of a catalogue. Other files of the folder stay as they are. @throws CommandError */
export async function writeCatalogueFolder(folder: string, files: CatalogueFiles): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    if (!isImportedPath(path)) throw new CommandError(`The server sent a file that is not of a catalogue: ${path}`);
    const target = join(folder, path);
    try {
      await mkdir(dirname(target), { recursive: true });
      await writeFile(target, text);
    } catch {
      throw new CommandError(`${target} cannot be written.`);
    }
  }
}
