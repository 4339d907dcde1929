import {
  decodeFileText,
  findTopFolder,
  getImportSize,
  isImportedPath,
  isOriginalPath,
  type OriginalHashes,
} from '@dining/client/catalogue-selection';
import { maxImportBytes, maxImportFiles, maxImportOriginals } from '@dining/domain/catalogue/import-limits';
import { originalBytesLimit } from '@dining/domain/pictures/catalogue-pictures';
import type { CatalogueFiles } from '../../entities/catalogue/catalogue-files';
import { listZipEntries } from '../../lib/zip-entries';

/** A chosen or dropped file, with its path in the chosen folder. */
export interface SourceFile {
  readonly path: string;
  readonly file: File;
}

/** The original of a picture in the chosen folder or ZIP. */
export interface SelectedOriginal {
  /** Null if the file is larger than an original may be. */
  readonly sha256: string | null;
  readonly read: () => Promise<File>;
}

/** The files of a catalogue that the staff member chose; `name` is that of the folder or ZIP. */
export interface Selection {
  readonly name: string;
  readonly files: CatalogueFiles;
  /** By their paths in the catalogue. */
  readonly originals: ReadonlyMap<string, SelectedOriginal>;
}

export type SelectionError =
  | { readonly type: 'unreadable' | 'notText' | 'notZip'; readonly file: string }
  | { readonly type: 'tooMany'; readonly max: number }
  | { readonly type: 'tooLarge' | 'noFiles' };

export type SelectionResult =
  | { readonly ok: true; readonly selection: Selection }
  | { readonly ok: false; readonly error: SelectionError };

/** A file of a folder or ZIP, before it is read. */
interface Entry {
  readonly path: string;
  readonly byteCount: number;
  readonly read: () => Promise<Uint8Array<ArrayBuffer>>;
}

const fail = (error: SelectionError): SelectionResult => ({ ok: false, error });

export const listHashes = ({ originals }: Selection): OriginalHashes =>
  Object.fromEntries([...originals].map(([path, { sha256 }]) => [path, sha256]));

function checkSizes(imported: readonly Entry[], originals: readonly Entry[]): SelectionError | undefined {
  if (imported.length === 0) return { type: 'noFiles' };
  if (imported.length > maxImportFiles) return { type: 'tooMany', max: maxImportFiles };
  if (originals.length > maxImportOriginals) return { type: 'tooMany', max: maxImportOriginals };
  return imported.reduce((sum, { byteCount }) => sum + byteCount, 0) > maxImportBytes
    ? { type: 'tooLarge' }
    : undefined;
}

async function calculateHash(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Reads the texts, and the hashes of the originals one by one, because all of them may be larger than the memory. */
async function createSelection(name: string, entries: readonly Entry[]): Promise<SelectionResult> {
  const imported = entries.filter(({ path }) => isImportedPath(path));
  const topFolder = findTopFolder(imported.map(({ path }) => path));
  const getPath = ({ path }: Entry): string => path.slice(topFolder.length).normalize('NFC');
  const originalEntries = entries.filter((entry) => entry.path.startsWith(topFolder) && isOriginalPath(getPath(entry)));
  const error = checkSizes(imported, originalEntries);
  if (error !== undefined) return fail(error);
  const files: Record<string, string> = {};
  const originals = new Map<string, SelectedOriginal>();
  for (const entry of [...imported, ...originalEntries]) {
    const path = getPath(entry);
    const isText = isImportedPath(path);
    const isTooLarge = !isText && entry.byteCount > originalBytesLimit;
    const bytes = isTooLarge ? null : await entry.read().catch(() => undefined);
    if (bytes === undefined) return fail({ type: 'unreadable', file: entry.path });
    if (!isText) {
      const sha256 = bytes === null ? null : await calculateHash(bytes);
      const fileName = path.slice(path.lastIndexOf('/') + 1);
      originals.set(path, { sha256, read: async () => new File([await entry.read()], fileName) });
      continue;
    }
    const text = bytes === null ? undefined : decodeFileText(bytes);
    if (text === undefined) return fail({ type: 'notText', file: entry.path });
    files[path] = text;
  }
  const selection = { name, files, originals };
  return getImportSize(files, listHashes(selection)) > maxImportBytes
    ? fail({ type: 'tooLarge' })
    : { ok: true, selection };
}

async function readZip({ path, file }: SourceFile): Promise<SelectionResult> {
  try {
    const entries = await listZipEntries(file);
    return entries === undefined ? fail({ type: 'notZip', file: path }) : await createSelection(path, entries);
  } catch {
    return fail({ type: 'unreadable', file: path });
  }
}

const getName = ([first, ...rest]: readonly SourceFile[]): string => {
  const [topName = '', ...inner] = first?.path.split('/') ?? [];
  return rest.length > 0 && inner.length === 0 ? `${topName}, …` : topName;
};

/** Reads the files of a catalogue from chosen or dropped files, or from one ZIP. */
export async function readSelection(sources: readonly SourceFile[]): Promise<SelectionResult> {
  const [first] = sources;
  if (first !== undefined && sources.length === 1 && /\.zip$/i.test(first.path)) return readZip(first);
  const entries = sources.map(({ path, file }) => ({
    path,
    byteCount: file.size,
    read: async () => new Uint8Array(await file.arrayBuffer()),
  }));
  return createSelection(getName(sources.filter(({ path }) => isImportedPath(path))), entries);
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
