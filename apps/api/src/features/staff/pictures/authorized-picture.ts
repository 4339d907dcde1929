import { type Failure, fail } from '@dining/contract/failure';
import { toPictureAlt } from '@dining/domain/pictures/catalogue-pictures';
import type { Deps } from '../../../config/deps';
import { authorize } from '../../../http/staff-mount';
import type { StaffCaller } from '../../../http/staff-session';
import { findPicture, findPicturePath, type StoredPicture } from '../../../stores/pictures/pictures';

/** Returns a picture, or a failure if it is missing or the caller may not change the catalogue of its hotel. */
export async function findAuthorizedPicture(
  deps: Deps,
  staff: StaffCaller,
  pictureId: string,
): Promise<StoredPicture | Failure> {
  const picture = await findPicture(deps.database.pool, pictureId);
  if (picture === undefined) return fail('not_found');
  return authorize(staff, 'catalogue', { type: 'hotel', htlCode: picture.htlCode }, deps.now()) ?? picture;
}

export const toWire = (picture: StoredPicture) => ({
  pictureId: picture.pictureId,
  htlCode: picture.htlCode,
  fileName: picture.fileName,
  mediaType: picture.mediaType,
  byteCount: picture.byteCount,
  width: picture.width,
  height: picture.height,
  state: picture.state,
  failureReason: picture.failureReason,
  path: findPicturePath(picture) ?? null,
  focus: { x: picture.focusX, y: picture.focusY },
  alt: { ...toPictureAlt(picture.alt) },
  createdBy: picture.createdBy,
  createdAt: picture.createdAt.toISOString(),
  version: picture.version,
});
