import { maxImportOriginals } from '@dining/domain/catalogue/import-limits';
import {
  originalBytesLimit,
  pictureAltLimit,
  pictureFailures,
  pictureStates,
} from '@dining/domain/pictures/catalogue-pictures';
import type { HtlCode } from '@dining/domain/shared/codes';
import { z } from 'zod';
import { defineComponent } from '../component';
import { defineStaffEndpoint } from '../endpoint';
import { cursorFields, nextCursorFields } from '../page-cursor';
import { defineCode, defineCodeOutput, defineLine } from '../wire';

/** Form field of the file of an upload. */
export const pictureFileField = 'picture';

const percentSchema = z.int().min(0).max(100);
const focusSchema = z
  .object({ x: percentSchema, y: percentSchema })
  .describe('Point that stays visible when a frame crops the picture, in percent of width and height');
const altSchema = z.object({
  ko: defineLine(pictureAltLimit).trim(),
  en: defineLine(pictureAltLimit).trim(),
  cn: defineLine(pictureAltLimit).trim(),
  ja: defineLine(pictureAltLimit).trim(),
});

const pictureFields = {
  pictureId: z.string(),
  htlCode: defineCodeOutput<HtlCode>(),
  fileName: z.string(),
  mediaType: z.string(),
  byteCount: z.number().int(),
  width: z.number().int().describe('Pixels of the upright original'),
  height: z.number().int(),
  state: z
    .enum(pictureStates)
    .describe(
      '`pending` until its renditions exist, `failed` if its file cannot be decoded or each attempt ended early',
    ),
  failureReason: z.enum(pictureFailures).nullable(),
  path: z
    .string()
    .nullable()
    .describe('The string for the columns of the catalogue, with widths, focal point and colour; null unless `ready`'),
  focus: z.object({ x: z.number().int(), y: z.number().int() }),
  alt: z.object({ ko: z.string(), en: z.string(), cn: z.string(), ja: z.string() }),
  createdBy: z.string(),
  createdAt: z.string(),
  version: z.number().int(),
};

export const cataloguePictureSchema = defineComponent(
  'CataloguePicture',
  'A picture that staff have uploaded for the pages of a hotel',
  pictureFields,
);
const listedPictureSchema = defineComponent('ListedCataloguePicture', 'A picture in the list of a hotel', {
  ...pictureFields,
  useCount: z.number().int().describe('Places of the catalogue that show it'),
});
const pictureUseSchema = defineComponent('PictureUse', 'A place of the catalogue that shows a picture', {
  kind: z.enum(['hotel', 'venue', 'room', 'product', 'menu', 'promotion']),
  code: z.string(),
  name: z.string(),
});

const pictureIdSchema = z.uuid();

export const uploadPicture = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/picture/upload/:htlCode',
  auth: { staff: 'catalogue', isForOperators: true },
  summary:
    'Uploads a picture for a hotel. The original is kept, and its renditions follow within seconds. A file that the hotel already has is not stored again',
  params: z.object({ htlCode: defineCode<HtlCode>() }),
  body: z.object({
    fileName: defineLine(200).trim().min(1),
    purpose: z
      .enum(['library', 'import'])
      .default('library')
      .describe('With `import`, staff of the group upload for a hotel that the import creates within a day'),
  }),
  file: { field: pictureFileField, maxBytes: originalBytesLimit },
  idempotent: true,
  result: z.object({
    picture: cataloguePictureSchema,
    isNew: z.boolean().describe('False if the hotel already had the picture'),
  }),
  errors: ['not_found', 'picture_unreadable', 'picture_heic', 'picture_too_large', 'upload_too_slow'],
});

export const listPictures = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/picture/list',
  auth: { staff: 'catalogue' },
  summary: 'Lists the pictures of a hotel, newest first',
  body: z.object({ htlCode: defineCode<HtlCode>(), ...cursorFields }),
  result: z.object({ pictures: z.array(listedPictureSchema), ...nextCursorFields }),
  errors: ['not_found'],
});

export const viewPicture = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/picture/view',
  auth: { staff: 'catalogue' },
  summary: 'Returns a picture with the places of the catalogue that show it, in the language of the caller',
  body: z.object({ pictureId: pictureIdSchema }),
  result: z.object({ picture: cataloguePictureSchema, uses: z.array(pictureUseSchema) }),
  errors: ['not_found'],
});

export const listPictureStates = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/picture/states',
  auth: { staff: 'catalogue', isForOperators: true },
  summary: 'Returns the states of pictures, to wait for their renditions. Unknown ids are left out',
  body: z.object({ pictureIds: z.array(pictureIdSchema).max(maxImportOriginals) }),
  maxBodyBytes: 1024 * 1024,
  result: z.object({
    states: z.array(
      z.object({
        pictureId: z.string(),
        state: z.enum(pictureStates),
        failureReason: z.enum(pictureFailures).nullable(),
      }),
    ),
  }),
  errors: ['not_found'],
});

export const savePicture = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/picture/save',
  auth: { staff: 'catalogue' },
  summary: 'Changes focal point and alternative texts of a picture. All places that show it get the new focal point',
  body: z.object({ pictureId: pictureIdSchema, version: z.int().min(1), focus: focusSchema, alt: altSchema }),
  idempotent: true,
  result: z.object({ picture: cataloguePictureSchema }),
  errors: ['not_found', 'changed_meanwhile'],
});

export const deletePicture = defineStaffEndpoint({
  method: 'POST',
  path: '/api/staff/picture/delete',
  auth: { staff: 'catalogue' },
  summary: 'Deletes a picture that no place of the catalogue shows, with its original',
  body: z.object({ pictureId: pictureIdSchema, version: z.int().min(1) }),
  idempotent: true,
  result: z.object({ pictureId: z.string() }),
  errors: ['not_found', 'picture_in_use', 'changed_meanwhile'],
});

export const downloadOriginal = defineStaffEndpoint({
  method: 'GET',
  path: '/api/staff/picture/original/:pictureId',
  auth: { staff: 'catalogue', isForOperators: true },
  summary: 'Downloads the original of a picture, byte for byte as it was uploaded',
  params: z.object({ pictureId: pictureIdSchema }),
  result: z.string().describe('The bytes of the file'),
  media: 'application/octet-stream',
  errors: ['not_found'],
});

export const pictureEndpoints = [
  uploadPicture,
  listPictures,
  viewPicture,
  listPictureStates,
  savePicture,
  deletePicture,
  downloadOriginal,
] as const;
