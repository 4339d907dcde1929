/** Limits of an import: number of files, and size of the request with all files in bytes. */
export const maxImportFiles = 5_000;
export const maxImportBytes = 16 * 1024 * 1024;

/** Folder of an import that contains the originals of pictures. */
export const originalsFolder = 'pictures';
/** Maximum bytes of an export as a ZIP, which a browser holds until it is saved. */
export const maxZipBytes = 2 * 1024 * 1024 * 1024;
