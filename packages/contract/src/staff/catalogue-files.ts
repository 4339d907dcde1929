import { maxImportBytes, maxImportFiles, maxImportOriginals } from '@dining/domain/catalogue/import-limits';
import { catalogueIssueCodes, documentKinds } from '@dining/domain/catalogue/issues';
import { pictureStates } from '@dining/domain/pictures/catalogue-pictures';
import type { HtlCode } from '@dining/domain/shared/codes';
import { z } from 'zod';
import { originalPathPattern } from '../catalogue/files';
import { defineComponent } from '../component';
import { defineStaffEndpoint } from '../endpoint';
import { defineCodeOutput } from '../wire';

const filesSchema = z
  .record(z.string().min(1).max(300), z.string())
  .refine((files) => Object.keys(files).length <= maxImportFiles, { message: 'more than 5,000 files' })
  .describe('Contents by path within the folder');

const originalsSchema = z
  .record(
    z.string().regex(originalPathPattern),
    z
      .string()
      .regex(/^[0-9a-f]{64}$/)
      .nullable(),
  )
  .refine((originals) => Object.keys(originals).length <= maxImportOriginals, { message: 'more than 20,000 pictures' })
  .default({})
  .describe('SHA-256 of the originals in the folder, by path; null if one is larger than an upload may be');

const importedPictureSchema = defineComponent(
  'ImportedPicture',
  'A picture that `pictures.yaml` names by its original',
  {
    file: z.string(),
    htlCode: defineCodeOutput<HtlCode>(),
    pictureId: z.string().nullable().describe('Null if it is missing'),
    state: z
      .enum(['missing', ...pictureStates])
      .describe('`missing` if the hotel does not have it. Upload `missing` and `failed` ones before the import'),
    isChanged: z.boolean().describe('True if the import changes its focal point or alternative text in the library'),
  },
);

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

const importBody = z.object({ files: filesSchema, originals: originalsSchema });
const importResult = z.object({
  applied: z.boolean().describe('False if there are errors, or for a preview'),
  issues: z.array(fileIssueSchema),
  changes: z.array(catalogueChangeSchema),
  conflicts: z.array(catalogueConflictSchema),
  folderPictures: z.array(importedPictureSchema),
  unusedOriginals: z.array(z.string()).describe('Files of the folder `pictures` that `pictures.yaml` does not name'),
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
  result: z.object({
    files: filesSchema,
    originals: z
      .array(z.object({ file: z.string(), pictureId: z.string(), byteCount: z.number().int() }))
      .describe('The originals that `pictures.yaml` names; download each by its id'),
  }),
  errors: ['not_found'],
});

export const catalogueFileEndpoints = [previewCatalogueImport, importCatalogueFiles, exportCatalogueFiles] as const;
