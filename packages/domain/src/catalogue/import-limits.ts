/** Limits of an import: number of files, of originals of pictures, and bytes of the request with all files. */
export const maxImportFiles = 5_000;
export const maxImportOriginals = 20_000;
export const maxImportBytes = 16 * 1024 * 1024;

/** Folder of an import that contains the originals of pictures. */
export const originalsFolder = 'pictures';
/** Maximum bytes of an export as a ZIP, which a browser holds until it is saved. */
export const maxZipBytes = 2 * 1024 * 1024 * 1024;
