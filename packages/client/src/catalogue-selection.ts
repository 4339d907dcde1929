const originalsFolder = 'pictures';

const isHidden = (path: string): boolean => path.split('/').some((name) => name.startsWith('.') || name === '__MACOSX');

/**
 * Returns true if the path is that of a file which an import sends: YAML, JSON or CSV, and not hidden. Pictures are
 * uploaded separately. The server rejects files of these types that are not part of the format.
 */
export const isImportedPath = (path: string): boolean => /\.(?:ya?ml|json|csv)$/i.test(path) && !isHidden(path);

/** Decodes the content of a file. Returns undefined if it is not text in UTF-8. */
export function decodeFileText(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/**
 * Returns the folder that contains all these files of a catalogue, such as `dalbit/` in a chosen folder or a ZIP; empty
 * if there is none.
 */
export function findTopFolder(paths: readonly string[]): string {
  const [topFolder = ''] = paths[0]?.split('/') ?? [];
  const isShared = topFolder !== 'hotels' && paths.every((path) => path.startsWith(`${topFolder}/`));
  return isShared ? `${topFolder}/` : '';
}

/** Returns true for a file in the folder of originals, by its path within the catalogue. */
export const isOriginalPath = (path: string): boolean =>
  path.startsWith(`${originalsFolder}/`) && path.split('/').length === 2 && !isHidden(path) && !isImportedPath(path);

/** SHA-256 of the originals in a folder, by path; null if a file is larger than an original may be. */
export type OriginalHashes = Readonly<Record<string, string | null>>;

/** Returns the size of an import's request with these files and originals, in bytes. */
export const getImportSize = (files: Readonly<Record<string, string>>, originals: OriginalHashes): number =>
  new TextEncoder().encode(JSON.stringify({ files, originals })).length;
