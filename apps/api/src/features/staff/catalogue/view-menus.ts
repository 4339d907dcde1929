import { fail } from '@dining/contract/failure';
import type { viewMenus } from '@dining/contract/staff/documents';
import { listDocuments } from '@dining/domain/catalogue/convert-contents';
import { toCatalogue } from '../../../catalogue/document-rows';
import type { Deps } from '../../../config/deps';
import { inSnapshot } from '../../../db/transaction';
import { type StaffCall, toSubjectScope } from '../../../http/staff-mount';
import { listCatalogueRows } from '../../../stores/catalogue/catalogue-rows';
import { listDrafts } from '../../../stores/catalogue/drafts';
import { findVenueWithHotelName } from '../../../stores/venues/venues';
import { createSubject, hasAccess, listDocumentScopes, refuseWithoutAccess } from './document-access';
import { toDocumentWire } from './drafts';

export async function handleViewMenus(
  { database: { pool }, now }: Deps,
  { body: { dinCode }, staff }: StaffCall<typeof viewMenus>,
) {
  const place = await findVenueWithHotelName(pool, dinCode);
  if (place === undefined) return fail('not_found');
  const refusal = refuseWithoutAccess(staff, 'menu', [toSubjectScope(place)], 'read', now());
  if (refusal !== undefined) return refusal;
  const [catalogue, drafts] = await inSnapshot(pool, async (client) => [
    toCatalogue(await listCatalogueRows(client)),
    await listDrafts(client, 'menu'),
  ]);
  const storedCodes = listDocuments(catalogue, 'menu').map(({ menuIndex }) => String(menuIndex));
  const draftByCode = new Map(drafts.map((draft) => [draft.code, draft]));
  const subjects = [...new Set([...storedCodes, ...draftByCode.keys()])]
    .flatMap((code) => createSubject('menu', code, catalogue, draftByCode.get(code)) ?? [])
    .filter(
      ({ identity, draft }) =>
        identity.dinCode === dinCode &&
        listDocumentScopes(identity, draft).every((scope) => hasAccess(staff, 'menu', scope, 'read', now())),
    );
  return { menuViews: subjects.map((subject) => toDocumentWire('menu', subject, now())) };
}
