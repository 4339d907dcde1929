import { createHash } from 'node:crypto';
import { type Failure, fail, isFailure } from '@dining/contract/failure';
import type { uploadPicture as uploadCall } from '@dining/contract/staff/pictures';
import { picturePixelsLimit } from '@dining/domain/uploads/pictures';
import type { PoolClient } from 'pg';
import type { Deps } from '../../../config/deps';
import { createDisconnectSignal } from '../../../http/disconnect-signal';
import { unavailable } from '../../../http/problems';
import { authorize, createActor, runStaffWrite, type StaffCall } from '../../../http/staff-mount';
import { createUploadBufferBudget } from '../../../http/upload-buffer-budget';
import { isHeic } from '../../../lib/pictures/containers/heic';
import { type PictureHeader, readPictureHeader } from '../../../lib/pictures/render-picture';
import { workQueues } from '../../../lib/work-queues';
import { insertAuditEntry } from '../../../stores/app/audit';
import { findHotelSettings } from '../../../stores/hotels/hotels';
import {
  findPicture,
  insertOriginal,
  insertPicture,
  type NewPicture,
  renewPicturesOfUnknownHotels,
  restartFailedPicture,
} from '../../../stores/pictures/pictures';
import { toWire } from './authorized-picture';

type UploadCall = StaffCall<typeof uploadCall>;

/** Authorizes an upload before the file is received, then stores it. A job renders it afterwards. */
export async function handleUploadPicture(deps: Deps, call: UploadCall) {
  const { params, staff, reply } = call;
  const { htlCode } = params;
  const refusal = authorize(staff, 'catalogue', { type: 'hotel', htlCode }, deps.now());
  if (refusal !== undefined) return refusal;
  const isStored = (await findHotelSettings(deps.database.pool, htlCode)) !== undefined;
  // Only an import of the group creates hotels; its pictures are uploaded before it.
  if (!isStored && authorize(staff, 'catalogue', { type: 'group' }, deps.now()) !== undefined) return fail('not_found');
  const signal = createDisconnectSignal(reply);
  return (
    (await workQueues.uploads.run(() => receiveAndStore(deps, call, isStored, signal), {
      key: staff.staffId ?? staff.name,
      signal,
    })) ?? unavailable
  );
}

async function receiveAndStore(deps: Deps, call: UploadCall, isHotelStored: boolean, signal: AbortSignal) {
  const { params, staff, receiveUpload, request } = call;
  const bufferBudget = createUploadBufferBudget();
  try {
    const upload = await receiveUpload({ signal, bufferBudget });
    if (isFailure(upload)) return upload;
    const { file, body } = upload;
    if (!isHotelStored && body.purpose !== 'import') return fail('not_found');
    const header = await checkFile(file);
    if (isFailure(header)) {
      request.log.info({ event: 'upload.refused', bytes: file.length, error: header.failure }, 'picture refused');
      return header;
    }
    const picture: NewPicture = {
      ...header,
      htlCode: params.htlCode,
      fileName: body.fileName,
      byteCount: file.length,
      sha256: createHash('sha256').update(file).digest('hex'),
      createdBy: staff.name,
    };
    const write = { staff, request, body: { htlCode: picture.htlCode, sha256: picture.sha256 } };
    return await runStaffWrite(deps, write, (client) => storePicture(client, picture, file, createActor(staff)));
  } finally {
    bufferBudget.release();
  }
}

async function checkFile(file: Buffer): Promise<PictureHeader | Failure> {
  if (isHeic(file)) return fail('picture_heic');
  const header = await readPictureHeader(file);
  if (header === 'unreadable') return fail('picture_unreadable');
  return header === 'too_many_pixels'
    ? fail('picture_too_large', { megapixels: picturePixelsLimit / 1_000_000 })
    : header;
}

async function storePicture(
  client: PoolClient,
  newPicture: NewPicture,
  file: Buffer,
  actor: ReturnType<typeof createActor>,
) {
  const { htlCode, sha256, fileName, byteCount } = newPicture;
  const insertedId = await insertPicture(client, newPicture);
  if (insertedId !== undefined) {
    await insertOriginal(client, insertedId, file);
    const detail = { file: fileName, bytes: byteCount };
    await insertAuditEntry(client, { ...actor, action: 'picture.upload', subject: insertedId, htlCode, detail });
  }
  const pictureId = insertedId ?? (await restartFailedPicture(client, htlCode, sha256));
  if (insertedId === undefined && pictureId !== undefined) await renewPicturesOfUnknownHotels(client, [pictureId]);
  const picture = pictureId === undefined ? undefined : await findPicture(client, pictureId);
  return picture === undefined ? unavailable : { picture: toWire(picture), isNew: insertedId !== undefined };
}
