import { inflateSync } from 'fflate';

/** A file in a ZIP. */
export interface ZipEntry {
  readonly path: string;
  readonly byteCount: number;
  /** Unpacks the file. @throws if it is encrypted or packed in an unknown way */
  readonly read: () => Promise<Uint8Array<ArrayBuffer>>;
}

const endSignature = 0x06054b50;
const endBytes = 22;
const maxCommentBytes = 65_535;
const entrySignature = 0x02014b50;
const entryBytes = 46;
const localHeaderBytes = 30;
const methods = { stored: 0, deflated: 8 } as const;
/** Fields of files that are larger than 4 GB. */
const outOfRange = 0xffffffff;

const readView = async (blob: Blob, start: number, end: number): Promise<DataView<ArrayBuffer>> =>
  new DataView(await blob.slice(start, end).arrayBuffer());

/** Decodes the path of a file. Many programs write UTF-8 without saying so. */
function decodePath(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('latin1').decode(bytes);
  }
}

/** Finds the place and size of the directory at the end of a ZIP. */
async function findDirectory(zip: Blob): Promise<{ readonly start: number; readonly end: number } | undefined> {
  const view = await readView(zip, Math.max(0, zip.size - endBytes - maxCommentBytes), zip.size);
  for (let offset = view.byteLength - endBytes; offset >= 0; offset -= 1) {
    if (view.getUint32(offset, true) !== endSignature) continue;
    const [size, start] = [view.getUint32(offset + 12, true), view.getUint32(offset + 16, true)];
    return start + size <= zip.size ? { start, end: start + size } : undefined;
  }
  return undefined;
}

async function readEntry(
  zip: Blob,
  {
    flags,
    method,
    packedBytes,
    byteCount,
    offset,
  }: Readonly<Record<'flags' | 'method' | 'packedBytes' | 'byteCount' | 'offset', number>>,
): Promise<Uint8Array<ArrayBuffer>> {
  if ((flags & 1) !== 0 || [packedBytes, byteCount, offset].includes(outOfRange)) throw new Error('not supported');
  const header = await readView(zip, offset, offset + localHeaderBytes);
  const start = offset + localHeaderBytes + header.getUint16(26, true) + header.getUint16(28, true);
  const packed = new Uint8Array(await zip.slice(start, start + packedBytes).arrayBuffer());
  if (method === methods.stored) return packed;
  if (method !== methods.deflated) throw new Error('not supported');
  // The size in the directory bounds what is unpacked.
  return inflateSync(packed, { out: new Uint8Array(byteCount) });
}

/**
 * Lists the files of a ZIP. Only its directory is read; each file is read when it is needed, so that a ZIP may be
 * larger than the memory. Returns undefined if it is not a ZIP.
 */
export async function listZipEntries(zip: Blob): Promise<readonly ZipEntry[] | undefined> {
  const directory = await findDirectory(zip);
  if (directory === undefined) return undefined;
  const view = await readView(zip, directory.start, directory.end);
  const entries: ZipEntry[] = [];
  for (let place = 0; place + entryBytes <= view.byteLength; ) {
    if (view.getUint32(place, true) !== entrySignature) return undefined;
    const pathBytes = view.getUint16(place + 28, true);
    const facts = {
      flags: view.getUint16(place + 8, true),
      method: view.getUint16(place + 10, true),
      packedBytes: view.getUint32(place + 20, true),
      byteCount: view.getUint32(place + 24, true),
      offset: view.getUint32(place + 42, true),
    };
    if (place + entryBytes + pathBytes > view.byteLength) return undefined;
    const path = decodePath(new Uint8Array(view.buffer, place + entryBytes, pathBytes));
    if (!path.endsWith('/')) entries.push({ path, byteCount: facts.byteCount, read: () => readEntry(zip, facts) });
    place += entryBytes + pathBytes + view.getUint16(place + 30, true) + view.getUint16(place + 32, true);
  }
  return entries;
}
