import { type Answer, type Body, call, createIdempotencyHeaders } from '../../lib/call';

export type ImportResult = Answer<'POST /api/staff/catalogue/import'>;
export type FileIssue = ImportResult['issues'][number];
export type CatalogueChange = ImportResult['changes'][number];
type ImportBody = Body<'POST /api/staff/catalogue/import'>;
export type CatalogueFiles = ImportBody['files'];

export const previewImport = (files: CatalogueFiles) => call('POST /api/staff/catalogue/preview', { body: { files } });

export const importFiles = (body: ImportBody, key: string) =>
  call('POST /api/staff/catalogue/import', { body, headers: createIdempotencyHeaders(key) });

export const exportFiles = async (): Promise<CatalogueFiles> =>
  (await call('POST /api/staff/catalogue/export', { body: {} })).files;
