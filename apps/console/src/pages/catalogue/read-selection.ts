import { decodeFileText, getImportSize, isImportedPath, removeTopFolder } from '@dining/client/catalogue-selection';
import { maxImportBytes, maxImportFiles } from '@dining/domain/catalogue/import-limits';
import { type Unzipped, unzipSync } from 'fflate';
import type { CatalogueFiles } from '../../entities/catalogue/catalogue-files';

/** A chosen or dropped file, with its path in the chosen folder. */
export interface SourceFile {
  readonly path: string;
  readonly file: File;
}

/** The files of a catalogue that the staff member chose; `name` is that of the folder or ZIP. */
export interface Selection {
  readonly name: string;
  readonly files: CatalogueFiles;
}

export type SelectionError =
  | { readonly type: 'unreadable' | 'notText' | 'notZip'; readonly file: string }
  | { readonly type: 'tooMany' | 'tooLarge' | 'noFiles' };

export type SelectionResult =
  | { readonly ok: true; readonly selection: Selection }
  | { readonly ok: false; readonly error: SelectionError };

const fail = (error: SelectionError): SelectionResult => ({ ok: false, error });

function checkSizes(sizes: readonly number[]): SelectionError | undefined {
  if (sizes.length === 0) return { type: 'noFiles' };
  if (sizes.length > maxImportFiles) return { type: 'tooMany' };
  return sizes.reduce((sum, size) => sum + size, 0) > maxImportBytes ? { type: 'tooLarge' } : undefined;
}

function createSelection(name: string, contents: readonly (readonly [string, Uint8Array])[]): SelectionResult {
  const paths = removeTopFolder(contents.map(([path]) => path));
  const files: Record<string, string> = {};
  for (const [index, [path, bytes]] of contents.entries()) {
    const text = decodeFileText(bytes);
    if (text === undefined) return fail({ type: 'notText', file: path });
    files[paths[index] ?? path] = text;
  }
  return getImportSize(files) > maxImportBytes ? fail({ type: 'tooLarge' }) : { ok: true, selection: { name, files } };
}

const readBytes = (file: File): Promise<Uint8Array | undefined> =>
  file.arrayBuffer().then(
    (buffer) => new Uint8Array(buffer),
    () => undefined,
  );

async function readZip({ path, file }: SourceFile): Promise<SelectionResult> {
  const bytes = await readBytes(file);
  if (bytes === undefined) return fail({ type: 'unreadable', file: path });
  const sizes: number[] = [];
  let entries: Unzipped;
  try {
    // The first pass only reads the directory of the ZIP: nothing is unpacked before its size is checked.
    unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (isImportedPath(name)) sizes.push(originalSize);
        return false;
      },
    });
    const error = checkSizes(sizes);
    if (error !== undefined) return fail(error);
    entries = unzipSync(bytes, { filter: ({ name }) => isImportedPath(name) });
  } catch {
    return fail({ type: 'notZip', file: path });
  }
  return createSelection(path, Object.entries(entries));
}

const getName = ([first, ...rest]: readonly SourceFile[]): string => {
  const [topName = '', ...inner] = first?.path.split('/') ?? [];
  return rest.length > 0 && inner.length === 0 ? `${topName}, …` : topName;
};

/** Reads the files of a catalogue from chosen or dropped files, or from one ZIP. */
export async function readSelection(sources: readonly SourceFile[]): Promise<SelectionResult> {
  const [first] = sources;
  if (first !== undefined && sources.length === 1 && /\.zip$/i.test(first.path)) return readZip(first);
  const imported = sources.filter(({ path }) => isImportedPath(path));
  const error = checkSizes(imported.map(({ file }) => file.size));
  if (error !== undefined) return fail(error);
  const contents: (readonly [string, Uint8Array])[] = [];
  for (const { path, file } of imported) {
    const bytes = await readBytes(file);
    if (bytes === undefined) return fail({ type: 'unreadable', file: path });
    contents.push([path, bytes]);
  }
  return createSelection(getName(imported), contents);
}

/** Lists the files of an input; those of a chosen folder have their path in it. */
export const listInputFiles = (files: FileList): readonly SourceFile[] =>
  [...files].map((file) => ({ path: file.webkitRelativePath === '' ? file.name : file.webkitRelativePath, file }));

const readFile = (entry: FileSystemFileEntry): Promise<File> =>
  new Promise((resolve, reject) => {
    entry.file(resolve, reject);
  });

/** Lists the entries of a dropped folder. A reader returns them in batches; the last one is empty. */
async function listEntries(folder: FileSystemDirectoryEntry): Promise<readonly FileSystemEntry[]> {
  const reader = folder.createReader();
  const entries: FileSystemEntry[] = [];
  for (;;) {
    const batch = await new Promise<readonly FileSystemEntry[]>((resolve, reject) => {
      reader.readEntries(resolve, reject);
    });
    if (batch.length === 0) return entries;
    entries.push(...batch);
  }
}

async function listFilesOfEntry(entry: FileSystemEntry): Promise<readonly SourceFile[]> {
  if (entry.isDirectory) {
    const files: SourceFile[] = [];
    for (const child of await listEntries(entry as FileSystemDirectoryEntry))
      files.push(...(await listFilesOfEntry(child)));
    return files;
  }
  return [{ path: entry.fullPath.replace(/^\//, ''), file: await readFile(entry as FileSystemFileEntry) }];
}

/** Reads the files of a catalogue from what was dropped: a folder, a ZIP or files. */
export async function readDropped(items: DataTransferItemList): Promise<SelectionResult> {
  // The items are empty after the event: their entries are taken before the first await.
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  const sources: SourceFile[] = [];
  for (const entry of entries) {
    try {
      sources.push(...(await listFilesOfEntry(entry)));
    } catch {
      return fail({ type: 'unreadable', file: entry.name });
    }
  }
  return readSelection(sources);
}
