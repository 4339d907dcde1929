import { pictureBytesLimit } from '@dining/domain/uploads/pictures';
import { z } from 'zod';
import { orBlank } from '../blank';
import { defineEndpoint } from '../endpoint';
import { line } from '../wire';

/** What stands beside the file (Spec §7). Pictures of reviews are described by who wrote them, so nothing of it is kept. */
const about = z.object({
  fileType: orBlank(line(40)),
  fileAlt: orBlank(line(200)),
  fileDesc: orBlank(line(500)),
});

/** Where a picture that was uploaded is served from; a review names one of its files. */
export const uploadsPath = '/api/upload';

const uploaded = z.object({
  resultVo: z.object({ atchUuid: z.string().describe('What a review takes as `image`, once and within a day') }),
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
  summary:
    'Takes a picture and keeps it as one of our own making: turned upright, bounded, without what the camera wrote into it',
});

/** The site attaches nothing but pictures (Spec §5 Review). */
export const uploadAttachment = defineEndpoint({
  ...picture,
  path: '/api/upload/atch',
  summary: 'The same: nothing but pictures is attached',
});

export const uploadCalls = [uploadImage, uploadAttachment] as const;
