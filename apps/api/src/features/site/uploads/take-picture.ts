import { randomUUID } from 'node:crypto';
import { fail, isFailure } from '@dining/contract/failure';
import type { uploadAttachment, uploadImage } from '@dining/contract/site/uploads';
import { picturePixelsLimit } from '@dining/domain/uploads/pictures';
import type { Deps } from '../../../deps';
import { addressOf } from '../../../http/address';
import type { Answer, Call } from '../../../http/mount';
import { unavailable } from '../../../http/problems';
import { inTurns } from '../../../in-turn';
import { countAttempt } from '../../../limiter';
import { insertUpload } from '../../../stores/uploads/uploads';
import { rewritePicture } from './rewrite-picture';

/**
 * How many forms are on their way or held in memory, of 20 MB each at the most. A slow phone keeps its place for as long as a request may
 * take, so there are several. Whoever waits for one sends nothing yet.
 */
const mostHeld = 12;
const held = inTurns({ mostAtOnce: mostHeld, mostWaiting: 2 * mostHeld });

/** Writing a picture anew takes a core for a second or two, and some hundred MB while it is decoded. */
const rewriting = inTurns({ mostAtOnce: 1, mostWaiting: mostHeld });

/** Pictures of one member in an hour: a review takes one, and somebody may choose for a while. */
const attempts = { most: 20, seconds: 3_600 };
/** From one address, where several members may sit. */
const fromAddress = { most: 100, seconds: 3_600 };

type UploadCall = typeof uploadImage | typeof uploadAttachment;

/** Keeps a member's picture, written anew; its name is random, and nobody sees it before a review shows it. */
export async function takePicture(deps: Deps, call: Call<UploadCall>): Promise<Answer<UploadCall>> {
  const { userId } = call.visitor;
  if (userId === undefined) return fail('not_signed_in');
  // Before a byte of it is read: what is sent is held in memory.
  const allowed = await countAttempt(deps, [
    { key: `upload ${userId}`, ...attempts },
    { key: `upload from ${addressOf(call.request)}`, ...fromAddress },
  ]);
  if (!allowed.ok) return allowed.failure;
  const answer = await held(() => readAndKeep(deps, userId, call));
  if (answer !== undefined) return answer;
  await allowed.forgive();
  return unavailable;
}

async function readAndKeep(deps: Deps, userId: string, { form, request }: Call<UploadCall>): Promise<Answer<UploadCall>> {
  const read = await form();
  if (isFailure(read)) return read;
  const { file } = read;
  const atchUuid = randomUUID();
  const rewritten = await rewriting(() => rewritePicture(file, atchUuid));
  if (rewritten === undefined) return unavailable;
  if (!rewritten.ok) {
    request.log.info({ bytes: file.length, error: rewritten.error }, 'a picture was not taken');
    return rewritten.error === 'unreadable'
      ? fail('picture_unreadable')
      : fail('picture_too_large', { megapixels: picturePixelsLimit / 1_000_000 });
  }
  await insertUpload(deps.database.pool, { atchUuid, userId, picture: rewritten.picture });
  await deps.uploadFiles.keep(rewritten.files);
  return { resultVo: { atchUuid } };
}
