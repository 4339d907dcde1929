import { parseUploadedPictureFile, uploadedPicturesPath } from '@dining/contract/codecs/uploaded-picture-path';
import { fail } from '@dining/contract/failure';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../config/deps';
import { matchesEtag } from '../../../http/etag';
import { replyWithProblem } from '../../../http/problem-response';
import { findRendition } from '../../../stores/pictures/pictures';

/** The renditions of a picture never change, and another original has another id. */
const cacheControl = 'public, max-age=31536000, immutable';

const contentSecurityPolicy = "default-src 'none'; sandbox";

/** Serves the renditions of the pictures that staff have uploaded. Their path is unknown until a page shows them. */
export function serveUploadedPictures(app: FastifyInstance, deps: Deps): void {
  app.get<{ Params: { file: string } }>(`${uploadedPicturesPath}/:file`, async (request, reply) => {
    const { file } = request.params;
    const rendition = parseUploadedPictureFile(`${uploadedPicturesPath}/${file}`);
    const content = rendition && (await findRendition(deps.database.pool, rendition));
    if (rendition === undefined || content === undefined) return replyWithProblem(request, reply, fail('not_found'));
    const etag = `"${file}"`;
    reply
      .header('cache-control', cacheControl)
      .header('etag', etag)
      .header('content-security-policy', contentSecurityPolicy);
    if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
    return reply.header('content-type', `image/${rendition.format}`).send(content);
  });
}
