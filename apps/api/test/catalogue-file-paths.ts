/** Paths of calls about catalogue files; `features/staff/catalogue/files.test` checks who may make them. */
export const catalogueFilePaths = ['/catalogue/preview', '/catalogue/import', '/catalogue/export'] as const;
