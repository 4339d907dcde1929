import { fail, isFailure } from '@dining/contract/failure';
import type {
  deletePicture as deleteCall,
  listPictures as listCall,
  savePicture as saveCall,
  listPictureStates as statesCall,
  viewPicture as viewCall,
} from '@dining/contract/staff/pictures';
import { toLocalizedAlt, toPictureAlt } from '@dining/domain/pictures/catalogue-pictures';
import { getLocalizedText } from '@dining/domain/shared/localized-text';
import { getCatalogueCache } from '../../../booking/catalogue/catalogue';
import { applyPicturePath } from '../../../catalogue/apply-picture-path';
import type { Deps } from '../../../config/deps';
import { createPage, pageSize } from '../../../http/keyset-page';
import { authorize, createActor, runStaffWrite, type StaffCall } from '../../../http/staff-mount';
import { insertAuditEntry } from '../../../stores/app/audit';
import { lockCatalogue } from '../../../stores/catalogue/catalogue-rows';
import {
  deleteUnusedPicture,
  findPicture,
  findPicturePath,
  listPictureStates,
  listPictures,
  listPictureUses,
  updatePicture,
} from '../../../stores/pictures/pictures';
import { findAuthorizedPicture, toWire } from './authorized-picture';

export async function handleListPictures(deps: Deps, { body, staff }: StaffCall<typeof listCall>) {
  const { htlCode, after } = body;
  const refusal = authorize(staff, 'catalogue', { type: 'hotel', htlCode }, deps.now());
  if (refusal !== undefined) return refusal;
  const { rows, next } = createPage(await listPictures(deps.database.pool, htlCode, after, pageSize + 1));
  return { pictures: rows.map((row) => ({ ...toWire(row), useCount: row.useCount })), next };
}

export async function handleViewPicture(deps: Deps, { body, staff, language }: StaffCall<typeof viewCall>) {
  const picture = await findAuthorizedPicture(deps, staff, body.pictureId);
  if (isFailure(picture)) return picture;
  const uses = await listPictureUses(deps.database.pool, picture.pictureId);
  return {
    picture: toWire(picture),
    uses: uses.map(({ kind, code, name }) => ({ kind, code, name: getLocalizedText(name, language) })),
  };
}

export async function handleListPictureStates(deps: Deps, { body, staff }: StaffCall<typeof statesCall>) {
  const pictures = await listPictureStates(deps.database.pool, body.pictureIds);
  for (const htlCode of new Set(pictures.map((picture) => picture.htlCode))) {
    const refusal = authorize(staff, 'catalogue', { type: 'hotel', htlCode }, deps.now());
    if (refusal !== undefined) return refusal;
  }
  return { states: pictures.map(({ pictureId, state, failureReason }) => ({ pictureId, state, failureReason })) };
}

export async function handleSavePicture(deps: Deps, call: StaffCall<typeof saveCall>) {
  const { body, staff } = call;
  const { pictureId, version, focus } = body;
  const before = await findAuthorizedPicture(deps, staff, pictureId);
  if (isFailure(before)) return before;
  const alt = toLocalizedAlt(body.alt);
  const result = await runStaffWrite(deps, call, async (client) => {
    await lockCatalogue(client);
    const isUpdated = await updatePicture(client, { pictureId, version, focus, alt });
    const picture = await findPicture(client, pictureId);
    if (picture === undefined) return fail('not_found');
    if (!isUpdated) return { failure: 'changed_meanwhile' as const, current: { ...toWire(picture) } };
    const path = findPicturePath(picture);
    if (path !== undefined && path !== findPicturePath(before))
      await applyPicturePath(client, pictureId, path, { name: staff.name, source: 'picture' });
    await insertAuditEntry(client, {
      ...createActor(staff),
      action: 'picture.save',
      subject: pictureId,
      htlCode: picture.htlCode,
      before: { focus: `${before.focusX},${before.focusY}`, ...toPictureAlt(before.alt) },
      after: { focus: `${focus.x},${focus.y}`, ...body.alt },
    });
    return { picture: toWire(picture) };
  });
  getCatalogueCache(deps.database).clear();
  return result;
}

export async function handleDeletePicture(deps: Deps, call: StaffCall<typeof deleteCall>) {
  const { body, staff } = call;
  const { pictureId, version } = body;
  const picture = await findAuthorizedPicture(deps, staff, pictureId);
  if (isFailure(picture)) return picture;
  return runStaffWrite(deps, call, async (client) => {
    await lockCatalogue(client);
    if (!(await deleteUnusedPicture(client, pictureId, version))) {
      const currentPicture = await findPicture(client, pictureId);
      if (currentPicture === undefined) return fail('not_found');
      return currentPicture.version === version
        ? fail('picture_in_use')
        : { failure: 'changed_meanwhile' as const, current: { ...toWire(currentPicture) } };
    }
    await insertAuditEntry(client, {
      ...createActor(staff),
      action: 'picture.delete',
      subject: pictureId,
      htlCode: picture.htlCode,
      detail: { file: picture.fileName },
    });
    return { pictureId };
  });
}
