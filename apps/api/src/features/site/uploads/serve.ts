import { fail } from '@dining/contract/failure';
import { uploadsPath } from '@dining/contract/site/uploads';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../config/deps';
import { matchesEtag } from '../../../http/etag';
import { replyWithProblem } from '../../../http/problem-response';
import { parseUploadFileName } from '../../../stores/uploads/file-names';
import { isUploadShown } from '../../../stores/uploads/uploads';

/** One day only, because a review may be hidden. */
const cacheControl = 'public, max-age=86400';

const contentSecurityPolicy = "default-src 'none'; sandbox";

export function serveUploads(app: FastifyInstance, deps: Deps): void {
  app.get<{ Params: { file: string } }>(`${uploadsPath}/:file`, async (request, reply) => {
    const { file } = request.params;
    const parsedName = parseUploadFileName(file);
    if (parsedName === undefined || !(await isUploadShown(deps.database.pool, parsedName.atchUuid)))
      return replyWithProblem(request, reply, fail('not_found'));
    const etag = `"${file}"`;
    reply
      .header('cache-control', cacheControl)
      .header('etag', etag)
      .header('content-security-policy', contentSecurityPolicy);
    if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
    const content = await deps.uploadFileStore.find(file);
    if (content === undefined) return replyWithProblem(request, reply, fail('not_found'));
    return reply
      .header('content-type', `image/${parsedName.format}`)
      .header('content-disposition', `inline; filename="${file}"`)
      .send(content);
  });
}
