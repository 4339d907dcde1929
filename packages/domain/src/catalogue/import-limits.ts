/** Limits of an import: number of files, and size of the request with all files in bytes. */
export const maxImportFiles = 5_000;
export const maxImportBytes = 16 * 1024 * 1024;
