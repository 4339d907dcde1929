/** A file in a ZIP. */
export interface ZipEntry {
  readonly path: string;
  readonly byteCount: number;
  /** Unpacks the file. @throws if it is damaged, encrypted, larger than stated or packed in an unknown way */
  readonly read: () => Promise<Uint8Array<ArrayBuffer>>;
}

/** Encodings of paths that are not marked as UTF-8. The Explorer of a Korean Windows writes EUC-KR (CP949). */
const pathEncodings = ['utf-8', 'euc-kr'] as const;

/** Decodes a path strictly, because few texts in EUC-KR are also valid UTF-8. Undefined if it has another encoding. */
function decodePath(bytes: Uint8Array): string | undefined {
  for (const encoding of pathEncodings)
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes);
    } catch {
      // The next encoding is tried.
    }
  return undefined;
}

/**
 * Lists the files of a ZIP. Only its directory is read; each file is read when it is needed, so that a ZIP may be
 * larger than the memory. Returns undefined if it is not a ZIP.
 * @throws if the program that reads ZIPs cannot be loaded
 */
export async function listZipEntries(zip: Blob): Promise<readonly ZipEntry[] | undefined> {
  const { BlobReader, Uint8ArrayWriter, ZipReader } = await import('@zip.js/zip.js/lib/zip-core-native.js');
  const options = { checkSignature: true, useWebWorkers: false, decodeText: decodePath };
  const entries = await new ZipReader(new BlobReader(zip), options).getEntries().catch(() => undefined);
  return entries?.flatMap((entry) =>
    entry.directory
      ? []
      : [
          {
            path: entry.filename,
            byteCount: entry.uncompressedSize,
            read: () => entry.getData(new Uint8ArrayWriter()),
          },
        ],
  );
}
