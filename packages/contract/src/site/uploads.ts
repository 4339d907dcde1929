import { pictureBytesLimit } from '@dining/domain/uploads/pictures';
import { z } from 'zod';
import { orBlank } from '../blank';
import { defineEndpoint } from '../endpoint';
import { line } from '../wire';

/** Form fields beside the file (Spec §7). Not stored, because reviews describe their pictures. */
const about = z.object({
  fileType: orBlank(line(40)),
  fileAlt: orBlank(line(200)),
  fileDesc: orBlank(line(500)),
});

/** Path of uploaded pictures; a review refers to one of the files. */
export const uploadsPath = '/api/upload';

const uploaded = z.object({
  resultVo: z.object({ atchUuid: z.string().describe('Use as `image` of a review, once and within a day') }),
});

const picture = {
  method: 'POST',
  auth: 'member',
  body: about,
  file: { field: 'atchFile', maxBytes: pictureBytesLimit },
  result: uploaded,
  errors: ['picture_unreadable', 'picture_too_large', 'upload_too_slow', 'too_many_requests', 'unavailable'],
} as const;

export const uploadImage = defineEndpoint({
  ...picture,
  path: '/api/upload/image',
  summary: 'Uploads a picture; it is re-encoded upright, limited in size and without metadata',
});

/** Only pictures can be attached (Spec §5 Review). */
export const uploadAttachment = defineEndpoint({
  ...picture,
  path: '/api/upload/atch',
  summary: 'Uploads a picture, as `/upload/image`; other files are rejected',
});

export const uploadCalls = [uploadImage, uploadAttachment] as const;
