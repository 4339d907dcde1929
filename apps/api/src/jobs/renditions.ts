import { inTransaction } from '../db/transaction';
import { renderPicture } from '../lib/pictures/render-picture';
import { workQueues } from '../lib/work-queues';
import {
  type ClaimedPicture,
  claimPendingPicture,
  completePicture,
  failInterruptedPictures,
  failPicture,
  readOriginal,
} from '../stores/pictures/pictures';
import type { JobContext } from './job';

const maxRunMs = 120_000;

/** Creates the renditions of a picture. A picture that cannot be decoded fails and needs another file. */
async function renderClaimedPicture({ deps, log }: JobContext, { pictureId, htlCode }: ClaimedPicture): Promise<void> {
  const { pool } = deps.database;
  const pieces: Buffer[] = [];
  for await (const piece of readOriginal(pool, pictureId)) pieces.push(piece);
  const renderedPicture = await workQueues.pictures.run(() => renderPicture(Buffer.concat(pieces)), {
    key: 'renditions',
  });
  // Too many uploads of members wait; the picture is claimed again later.
  if (renderedPicture === undefined) return;
  if (typeof renderedPicture === 'string') {
    await failPicture(pool, pictureId, 'unreadable');
    log.warn(
      { event: 'picture.not_rendered', pictureId, htlCode, error: renderedPicture },
      'picture cannot be decoded',
    );
    return;
  }
  if (await inTransaction(pool, (client) => completePicture(client, pictureId, renderedPicture)))
    log.info(
      { event: 'picture.rendered', pictureId, htlCode, count: renderedPicture.renditions.length },
      'picture rendered',
    );
}

/** Creates the renditions of uploaded pictures, the oldest upload first. */
export async function renderPendingPictures(context: JobContext): Promise<void> {
  const { deps, log, stopSignal, heartbeat } = context;
  const { pool } = deps.database;
  const deadline = Date.now() + maxRunMs;
  const interruptedCount = await failInterruptedPictures(pool);
  if (interruptedCount > 0)
    log.warn(
      { event: 'picture.interrupted', count: interruptedCount },
      'pictures could not be rendered in three attempts',
    );
  while (!stopSignal.aborted && Date.now() < deadline) {
    const picture = await claimPendingPicture(pool);
    if (picture === undefined) break;
    await renderClaimedPicture(context, picture);
    await heartbeat();
  }
  await heartbeat();
}
