import { isFailure } from '@dining/contract/failure';
import type { downloadOriginal } from '@dining/contract/staff/pictures';
import type { Deps } from '../../../config/deps';
import type { StaffCall } from '../../../http/staff-mount';
import { StreamedFile } from '../../../http/streamed-file';
import { readOriginal } from '../../../stores/pictures/pictures';
import { findAuthorizedPicture } from './authorized-picture';

export async function handleDownloadOriginal(deps: Deps, { params, staff }: StaffCall<typeof downloadOriginal>) {
  const picture = await findAuthorizedPicture(deps, staff, params.pictureId);
  if (isFailure(picture)) return picture;
  const { pictureId, fileName, byteCount } = picture;
  return new StreamedFile(readOriginal(deps.database.pool, pictureId), fileName, byteCount);
}
