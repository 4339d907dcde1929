import type { PGlite } from '@electric-sql/pglite';

type Bytes = Uint8Array | Int8Array;

/** A file or folder in the engine's file system. */
interface Entry {
  readonly name: string;
  readonly parent: Entry;
  /** The next entry with the same hash. */
  readonly name_next?: Entry;
  /** The bytes of a file, or the entries of a folder. */
  contents?: Bytes | Record<string, Entry>;
}

/** The engine's file system. */
interface Files {
  readonly nameTable: (Entry | undefined)[];
  readonly streams: ({ readonly shared: object } | null)[];
}

const installFolder = '/pglite';
const clusterFolder = '/pglite/data';

const getPath = ({ name, parent }: Entry): string => (name === '/' ? '' : `${getPath(parent)}/${name}`);
const isBytes = (contents: Entry['contents']): contents is Bytes => ArrayBuffer.isView(contents);
const isWritable = (path: string): boolean =>
  !path.startsWith(`${installFolder}/`) || path.startsWith(`${clusterFolder}/`);

function* listEntries({ nameTable }: Files): Generator<Entry> {
  for (const first of nameTable) for (let entry = first; entry !== undefined; entry = entry.name_next) yield entry;
}

/** Returns a function that restores an entry. */
function snapshotEntry(entry: Entry): () => void {
  const { contents, ...rest } = entry;
  if (!isBytes(contents)) {
    const entries = contents && { ...contents };
    return () => Object.assign(entry, rest, entries && { contents: { ...entries } });
  }
  if (!isWritable(getPath(entry))) return () => Object.assign(entry, rest, { contents });
  const bytes = contents.slice();
  return () => {
    Object.assign(entry, rest);
    if (isBytes(entry.contents) && entry.contents.length === bytes.length) entry.contents.set(bytes);
    else entry.contents = bytes.slice();
  };
}

/** Returns a function that restores names, files and open streams. */
function snapshotFiles(files: Files): () => void {
  const entries = [...listEntries(files)].map(snapshotEntry);
  const names = [...files.nameTable];
  const streams = files.streams.map((stream) => ({ stream, own: { ...stream }, shared: { ...stream?.shared } }));
  return () => {
    for (const restore of entries) restore();
    files.nameTable.splice(0, files.nameTable.length, ...names);
    files.streams.splice(0, files.streams.length, ...streams.map(({ stream }) => stream));
    // Closing a stream clears its file descriptor, so its fields are restored.
    for (const { stream, own: ownContents, shared } of streams)
      if (stream) Object.assign(Object.assign(stream, ownContents).shared, shared);
  };
}

/** Returns a function that restores the memory, which may have grown since. */
function snapshotMemory(memory: { readonly buffer: ArrayBuffer }): () => void {
  const words = new Int32Array(memory.buffer);
  const bytes = new Uint8Array(words.slice(0, words.findLastIndex((word) => word !== 0) + 1).buffer);
  return () => {
    const later = new Uint8Array(memory.buffer);
    later.set(bytes);
    later.fill(0, bytes.length);
  };
}

/**
 * Copies the memory and files of an idle embedded engine, and with them its rows, sequences, settings, statements,
 * locks and transactions. Returns a function that restores them, any number of times, in a thirtieth of the time of a
 * start. Libraries that were loaded meanwhile cannot be unloaded.
 */
export function takeSnapshot({ Module: engine }: PGlite): () => void {
  const restore = [snapshotFiles(engine.FS), snapshotMemory(engine.wasmMemory)];
  // The stack pointer is outside its memory. An error leaves the stack deeper than before.
  const stack = engine.stackSave();
  return () => {
    engine.stackRestore(stack);
    for (const each of restore) each();
  };
}
