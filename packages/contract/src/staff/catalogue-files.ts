import { maxImportBytes, maxImportFiles } from '@dining/domain/catalogue/import-limits';
import { catalogueIssueCodes, documentKinds } from '@dining/domain/catalogue/issues';
import { z } from 'zod';
import { defineComponent } from '../component';
import { defineStaffEndpoint } from '../endpoint';

const filesSchema = z
  .record(z.string().min(1).max(300), z.string())
  .refine((files) => Object.keys(files).length <= maxImportFiles, { message: 'more than 5,000 files' })
  .describe('Contents by path within the folder');

export const fileIssueSchema = defineComponent('CatalogueFileIssue', 'An error in a file of a catalogue', {
  file: z.string(),
  line: z.number().int().describe('From 1'),
  code: z.enum(['format', ...catalogueIssueCodes]),
  field: z.string().describe('Empty for the whole file'),
  message: z.string().describe('What is wrong with the format, in English; empty for the other codes'),
  values: z.record(z.string(), z.union([z.string(), z.number()])).describe('Values for the text of the code'),
});

export const catalogueChangeSchema = defineComponent('CatalogueChange', 'A document that an import adds or changes', {
  kind: z.enum(documentKinds),
  code: z.string().describe('Code of the document; empty for what all hotels share'),
  change: z.enum(['added', 'changed']),
  fields: z.array(z.string()).describe('The changed fields'),
});

export const catalogueConflictSchema = defineComponent(
  'CatalogueConflict',
  'A start time with more bookings than the files offer; the bookings stay',
  {
    dinCode: z.string(),
    visit: z.object({ date: z.string(), time: z.string() }),
    dinRoomCode: z.string().nullable().describe('Null for seats at tables'),
    taken: z.number().int(),
    offered: z.number().int(),
  },
);

const importBody = z.object({ files: filesSchema });
const importResult = z.object({
  applied: z.boolean().describe('False if there are errors, or for a preview'),
  issues: z.array(fileIssueSchema),
  changes: z.array(catalogueChangeSchema),
  conflicts: z.array(catalogueConflictSchema),
});

export const previewCatalogueImport = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/catalogue/preview',
  auth: { staff: 'catalogue', isForOperators: true },
  summary: 'Checks the files of a catalogue and lists what their import would change',
  body: importBody,
  maxBodyBytes: maxImportBytes,
  result: importResult,
  errors: ['not_found'],
});

export const importCatalogueFiles = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/catalogue/import',
  auth: { staff: 'catalogue', isForOperators: true },
  summary: 'Imports the files of a catalogue as one change. Documents without a file stay as they are',
  body: importBody.extend({
    refusesConflicts: z
      .boolean()
      .default(false)
      .describe('True to import nothing if bookings exceed what the files offer'),
  }),
  maxBodyBytes: maxImportBytes,
  idempotent: true,
  result: importResult,
  errors: ['not_found', 'forbidden', 'second_factor_needed'],
});

export const exportCatalogueFiles = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/catalogue/export',
  auth: { staff: 'catalogue', isForOperators: true },
  summary: 'Returns the catalogue as files',
  body: z.object({}),
  result: z.object({ files: filesSchema }),
  errors: ['not_found'],
});

export const catalogueFileEndpoints = [previewCatalogueImport, importCatalogueFiles, exportCatalogueFiles] as const;
