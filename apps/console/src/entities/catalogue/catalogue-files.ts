import { type Body, type CallResult, call, createIdempotencyHeaders } from '../../lib/call';

export type ImportResult = CallResult<'POST /api/staff/catalogue/import'>;
export type FileIssue = ImportResult['issues'][number];
export type CatalogueChange = ImportResult['changes'][number];
type ImportBody = Body<'POST /api/staff/catalogue/import'>;
export type CatalogueFiles = ImportBody['files'];

export type FolderPicture = ImportResult['folderPictures'][number];

export const previewImport = (body: Body<'POST /api/staff/catalogue/preview'>) =>
  call('POST /api/staff/catalogue/preview', { body });

export const importFiles = (body: ImportBody, key: string) =>
  call('POST /api/staff/catalogue/import', { body, headers: createIdempotencyHeaders(key) });

export const exportFiles = (signal: AbortSignal) => call('POST /api/staff/catalogue/export', { body: {}, signal });
