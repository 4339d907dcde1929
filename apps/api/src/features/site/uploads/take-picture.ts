import { randomUUID } from 'node:crypto';
import { fail, isFailure } from '@dining/contract/failure';
import type { uploadAttachment, uploadImage } from '@dining/contract/site/uploads';
import { picturePixelsLimit } from '@dining/domain/uploads/pictures';
import type { Deps } from '../../../config/deps';
import { getLimit } from '../../../config/limits';
import { getClientAddress } from '../../../http/address';
import { createConnectionSignal } from '../../../http/connection';
import { createFormMemory } from '../../../http/form-memory';
import type { Answer, Call } from '../../../http/mount';
import { unavailable } from '../../../http/problems';
import { rateLimit } from '../../../lib/rate-limiter';
import { workQueues } from '../../../lib/work-queues';
import { insertUpload } from '../../../stores/uploads/uploads';
import { rewritePicture } from './rewrite-picture';

type UploadCall = typeof uploadImage | typeof uploadAttachment;

export async function uploadPicture(deps: Deps, call: Call<UploadCall>): Promise<Answer<UploadCall>> {
  const { userId } = call.visitor;
  if (userId === undefined) return fail('not_signed_in');
  // Checked before the form is read, because it is kept in memory.
  const allowed = await rateLimit.consume(deps, [
    getLimit('uploadsOfMember', { userId }),
    getLimit('uploadsFromAddress', { address: getClientAddress(call.request) }),
  ]);
  if (!allowed.ok) return allowed.failure;
  const signal = createConnectionSignal(call.reply);
  const answer =
    (await workQueues.uploads.run(() => readAndStore(deps, userId, call, signal), { key: userId, signal })) ??
    unavailable;
  if (answer === unavailable && !signal.aborted) await allowed.refund();
  return answer;
}

async function readAndStore(
  deps: Deps,
  userId: string,
  { form, request }: Call<UploadCall>,
  signal: AbortSignal,
): Promise<Answer<UploadCall>> {
  const memory = createFormMemory();
  try {
    const read = await form({ signal, memory });
    if (isFailure(read)) return read;
    const { file } = read;
    const atchUuid = randomUUID();
    const rewritten = await workQueues.pictures.run(() => rewritePicture(file, atchUuid), { key: userId, signal });
    // The client is gone and would never learn the upload's name.
    if (rewritten === undefined || signal.aborted) return unavailable;
    if (!rewritten.ok) {
      request.log.info(
        { event: 'upload.refused', bytes: file.length, error: rewritten.error },
        'uploaded picture refused',
      );
      return rewritten.error === 'unreadable'
        ? fail('picture_unreadable')
        : fail('picture_too_large', { megapixels: picturePixelsLimit / 1_000_000 });
    }
    await insertUpload(deps.database.pool, { atchUuid, userId, picture: rewritten.picture });
    await deps.uploadFiles.store(rewritten.files);
    return { resultVo: { atchUuid } };
  } finally {
    memory.release();
  }
}
