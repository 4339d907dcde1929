import { maxImportFileBytes } from '@dining/domain/former/columns';
import { formerIssueCodes } from '@dining/domain/former/issues';
import { z } from 'zod';
import { defineComponent } from '../component';
import { defineStaffEndpoint } from '../endpoint';
import { defineParagraph } from '../wire';

export const formerIssueSchema = defineComponent('FormerIssue', 'A problem of a line in a file of a former system', {
  line: z.number().int().describe('From 1'),
  column: z.string().describe('Empty for the whole line'),
  code: z.enum(formerIssueCodes),
  values: z.record(z.string(), z.union([z.string(), z.number()])).describe('Values for the text of the code'),
});

const fileFields = { file: z.string().min(1).describe('The content of the CSV file') };
const countSchema = z.number().int();
const previewFields = {
  rowCount: countSchema.describe('Lines with content, without the names of the columns'),
  importableCount: countSchema.describe('Lines that an import would add'),
  importedBefore: countSchema.describe('Lines that an earlier import has added'),
  issues: z.array(formerIssueSchema),
};

const reservationFields = {
  ...fileFields,
  overrideReason: defineParagraph(200).default('').describe('The reason for seats beyond capacity; empty for none'),
};

/** What an import does if a line does not fit. */
export const importModes = ['fitting', 'all_or_nothing'] as const;

const reservationPreview = z.object({
  ...previewFields,
  beyondCapacityCount: countSchema.describe('Lines among the importable ones that are beyond capacity'),
});
const importFields = {
  from: countSchema.min(0).default(0).describe('Number of lines that earlier requests have handled'),
  mode: z.enum(importModes),
};
const importResult = z.object({
  rowCount: previewFields.rowCount,
  imported: countSchema.describe('Added by this request'),
  importedBefore: countSchema,
  issues: z.array(formerIssueSchema),
  nextFrom: countSchema.nullable().describe('`from` of the next request; null at the end of the file'),
});

export const previewFormerReservations = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/former/reservations/preview',
  auth: { staff: 'system', isForOperators: true },
  summary: 'Checks the reservations of a former system and lists those that do not fit',
  body: z.object(reservationFields),
  maxBodyBytes: maxImportFileBytes,
  result: reservationPreview,
  errors: ['not_found', 'forbidden', 'second_factor_needed'],
});

export const importFormerReservations = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/former/reservations/import',
  auth: { staff: 'system', isForOperators: true },
  summary: 'Imports the next lines of a file, each reservation in a commit of its own',
  body: z.object({
    ...reservationFields,
    ...importFields,
    isConfirmationSent: z.boolean().default(false).describe('True if guests get a confirmation and a reminder'),
  }),
  maxBodyBytes: maxImportFileBytes,
  idempotent: true,
  result: importResult,
  errors: ['not_found', 'forbidden', 'second_factor_needed'],
});

export const previewFormerMembers = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/former/members/preview',
  auth: { staff: 'system', isForOperators: true },
  summary: 'Checks the members of a former system and lists those that cannot be invited',
  body: z.object(fileFields),
  maxBodyBytes: maxImportFileBytes,
  result: z.object(previewFields),
  errors: ['not_found', 'forbidden', 'second_factor_needed'],
});

export const importFormerMembers = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/former/members/import',
  auth: { staff: 'system', isForOperators: true },
  summary: 'Invites the members of the next lines of a file, in one commit',
  body: z.object({ ...fileFields, ...importFields }),
  maxBodyBytes: maxImportFileBytes,
  idempotent: true,
  result: importResult,
  errors: ['not_found', 'forbidden', 'second_factor_needed'],
});

export const formerSystemEndpoints = [
  previewFormerReservations,
  importFormerReservations,
  previewFormerMembers,
  importFormerMembers,
] as const;
