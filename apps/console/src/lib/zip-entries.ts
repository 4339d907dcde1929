import { inflateSync } from 'fflate';
import { calculateCrc32 } from './crc32';

/** A file in a ZIP. */
export interface ZipEntry {
  readonly path: string;
  readonly byteCount: number;
  /** Unpacks the file. @throws if it is damaged, encrypted or packed in an unknown way */
  readonly read: () => Promise<Uint8Array<ArrayBuffer>>;
}

const endSignature = 0x06054b50;
const endBytes = 22;
const maxCommentBytes = 65_535;
const entrySignature = 0x02014b50;
const entryBytes = 46;
const localHeaderSignature = 0x04034b50;
const localHeaderBytes = 30;
const flagBits = { encrypted: 1, utf8: 1 << 11 } as const;
const methods = { stored: 0, deflated: 8 } as const;
/** Fields of files that are larger than 4 GB. */
const outOfRange = 0xffffffff;

const readView = async (blob: Blob, start: number, end: number): Promise<DataView<ArrayBuffer>> =>
  new DataView(await blob.slice(start, end).arrayBuffer());

/** Encodings of paths that are not marked as UTF-8. The Explorer of a Korean Windows writes EUC-KR. */
const pathEncodings = ['utf-8', 'euc-kr'] as const;

function decodePath(bytes: Uint8Array, flags: number): string {
  if ((flags & flagBits.utf8) !== 0) return new TextDecoder().decode(bytes);
  for (const encoding of pathEncodings)
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes);
    } catch {
      // The next encoding is tried.
    }
  return new TextDecoder('latin1').decode(bytes);
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

/** What the directory says of a file. */
type EntryFacts = Readonly<Record<'flags' | 'method' | 'crc32' | 'packedBytes' | 'byteCount' | 'offset', number>>;

function unpack(packed: Uint8Array<ArrayBuffer>, { method, byteCount }: EntryFacts): Uint8Array<ArrayBuffer> {
  if (method === methods.stored) return packed;
  if (method !== methods.deflated) throw new Error('not supported');
  // The size in the directory bounds what is unpacked.
  return inflateSync(packed, { out: new Uint8Array(byteCount) });
}

async function readEntry(zip: Blob, facts: EntryFacts): Promise<Uint8Array<ArrayBuffer>> {
  const { flags, packedBytes, byteCount, offset } = facts;
  if ((flags & flagBits.encrypted) !== 0 || [packedBytes, byteCount, offset].includes(outOfRange))
    throw new Error('not supported');
  const header = await readView(zip, offset, offset + localHeaderBytes);
  if (header.getUint32(0, true) !== localHeaderSignature) throw new Error('damaged');
  const start = offset + localHeaderBytes + header.getUint16(26, true) + header.getUint16(28, true);
  const packed = new Uint8Array(await zip.slice(start, start + packedBytes).arrayBuffer());
  const content = unpack(packed, facts);
  if (packed.length !== packedBytes || content.length !== byteCount || calculateCrc32(content) !== facts.crc32)
    throw new Error('damaged');
  return content;
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
      crc32: view.getUint32(place + 16, true),
      packedBytes: view.getUint32(place + 20, true),
      byteCount: view.getUint32(place + 24, true),
      offset: view.getUint32(place + 42, true),
    };
    if (place + entryBytes + pathBytes > view.byteLength) return undefined;
    const path = decodePath(new Uint8Array(view.buffer, place + entryBytes, pathBytes), facts.flags);
    if (!path.endsWith('/')) entries.push({ path, byteCount: facts.byteCount, read: () => readEntry(zip, facts) });
    place += entryBytes + pathBytes + view.getUint16(place + 30, true) + view.getUint16(place + 32, true);
  }
  return entries;
}
