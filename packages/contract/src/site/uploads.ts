import { pictureBytesLimit } from '@dining/domain/uploads/pictures';
import { z } from 'zod';
import { allowBlank } from '../blank';
import { defineEndpoint } from '../endpoint';
import { defineLine } from '../wire';

/** Form fields beside the file (Spec §7). They are not stored: the text of a review describes its pictures. */
const uploadDetailsSchema = z.object({
  fileType: allowBlank(defineLine(40)),
  fileAlt: allowBlank(defineLine(200)),
  fileDesc: allowBlank(defineLine(500)),
});

/** Path of uploaded pictures. */
export const uploadsPath = '/api/upload';

const uploadResultSchema = z.object({
  resultVo: z.object({ atchUuid: z.string().describe('Use as `image` of a review, once and within a day') }),
});

const pictureUpload = {
  method: 'POST',
  auth: 'member',
  body: uploadDetailsSchema,
  file: { field: 'atchFile', maxBytes: pictureBytesLimit },
  result: uploadResultSchema,
  errors: ['picture_unreadable', 'picture_too_large', 'upload_too_slow', 'too_many_requests', 'unavailable'],
} as const;

export const uploadImage = defineEndpoint({
  ...pictureUpload,
  path: '/api/upload/image',
  summary: 'Uploads a picture; it is re-encoded upright, limited in size and without metadata',
});

/** Only pictures can be attached (Spec §5 Review). */
export const uploadAttachment = defineEndpoint({
  ...pictureUpload,
  path: '/api/upload/atch',
  summary: 'Uploads a picture, as `/upload/image`; other files are rejected',
});

export const uploadEndpoints = [uploadImage, uploadAttachment] as const;
