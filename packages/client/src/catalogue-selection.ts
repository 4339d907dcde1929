/**
 * Returns true for a file that an import sends, by its path. Hidden files and those of other types, such as notes and
 * pictures, are left out. The server refuses files of these types that the format does not know.
 */
export const isImportedPath = (path: string): boolean =>
  /\.(?:ya?ml|json|csv)$/i.test(path) && !path.split('/').some((name) => name.startsWith('.') || name === '__MACOSX');

/** Decodes the content of a file. Returns undefined if it is not text in UTF-8. */
export function decodeFileText(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/**
 * Returns paths relative to the folder of the catalogue: without the name of a folder that contains all files, as in a
 * chosen folder or a ZIP.
 */
export function removeTopFolder(paths: readonly string[]): readonly string[] {
  const [topFolder = ''] = paths[0]?.split('/') ?? [];
  const isShared = topFolder !== 'hotels' && paths.every((path) => path.startsWith(`${topFolder}/`));
  return isShared ? paths.map((path) => path.slice(topFolder.length + 1)) : paths;
}

/** Returns the size of an import's request with these files, in bytes. */
export const getImportSize = (files: Readonly<Record<string, string>>): number =>
  new TextEncoder().encode(JSON.stringify({ files })).length;
