import { randomUUID } from 'node:crypto';
import { fail, isFailure } from '@dining/contract/failure';
import type { uploadAttachment, uploadImage } from '@dining/contract/site/uploads';
import { picturePixelsLimit } from '@dining/domain/uploads/pictures';
import type { Deps } from '../../../config/deps';
import { getLimit } from '../../../config/limits';
import { getClientAddress } from '../../../http/client-address';
import { createDisconnectSignal } from '../../../http/disconnect-signal';
import type { Call, HandlerResult } from '../../../http/mount';
import { unavailable } from '../../../http/problems';
import { createUploadBufferBudget } from '../../../http/upload-buffer-budget';
import { rateLimit } from '../../../lib/rate-limiter';
import { workQueues } from '../../../lib/work-queues';
import { insertUpload } from '../../../stores/uploads/uploads';
import { rewritePicture } from './rewrite-picture';

type UploadCall = typeof uploadImage | typeof uploadAttachment;

export async function uploadPicture(deps: Deps, call: Call<UploadCall>): Promise<HandlerResult<UploadCall>> {
  const { userId } = call.visitor;
  if (userId === undefined) return fail('not_signed_in');
  // The limit is checked first, because the form is read into memory.
  const rateLimitResult = await rateLimit.consume(deps, [
    getLimit('uploadsPerMember', { userId }),
    getLimit('uploadsFromAddress', { address: getClientAddress(call.request) }),
  ]);
  if (!rateLimitResult.ok) return rateLimitResult.failure;
  const signal = createDisconnectSignal(call.reply);
  const result =
    (await workQueues.uploads.run(() => parseAndStore(deps, userId, call, signal), { key: userId, signal })) ??
    unavailable;
  if (result === unavailable && !signal.aborted) await rateLimitResult.refund();
  return result;
}

async function parseAndStore(
  deps: Deps,
  userId: string,
  { receiveUpload, request }: Call<UploadCall>,
  signal: AbortSignal,
): Promise<HandlerResult<UploadCall>> {
  const bufferBudget = createUploadBufferBudget();
  try {
    const upload = await receiveUpload({ signal, bufferBudget });
    if (isFailure(upload)) return upload;
    const { file } = upload;
    const atchUuid = randomUUID();
    const rewriteResult = await workQueues.pictures.run(() => rewritePicture(file, atchUuid), { key: userId, signal });
    // The queue is full, or the client is gone and would never learn the upload's id.
    if (rewriteResult === undefined || signal.aborted) return unavailable;
    if (!rewriteResult.ok) {
      request.log.info(
        { event: 'upload.refused', bytes: file.length, error: rewriteResult.error },
        'uploaded picture refused',
      );
      return rewriteResult.error === 'unreadable'
        ? fail('picture_unreadable')
        : fail('picture_too_large', { megapixels: picturePixelsLimit / 1_000_000 });
    }
    await insertUpload(deps.database.pool, { atchUuid, userId, picture: rewriteResult.picture });
    await deps.uploadFileStore.store(rewriteResult.files);
    return { resultVo: { atchUuid } };
  } finally {
    bufferBudget.release();
  }
}
