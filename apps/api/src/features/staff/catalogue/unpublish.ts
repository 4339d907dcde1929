import { fail, isFailure } from '@dining/contract/failure';
import { findDocument, getContent } from '@dining/domain/catalogue/convert-contents';
import type { VersionedKind } from '@dining/domain/catalogue/document-contents';
import { toLocalizedText } from '@dining/domain/catalogue/fields';
import { type ConcernedDocument, unpublishDocument } from '@dining/domain/catalogue/unpublish-document';
import { type ProdCode, toCode } from '@dining/domain/shared/codes';
import type { Language } from '@dining/domain/shared/language';
import { getLocalizedText } from '@dining/domain/shared/localized-text';
import { getTodayInSeoul } from '@dining/domain/shared/seoul-time';
import { getCatalogue } from '../../../booking/catalogue/catalogue';
import { editCatalogue } from '../../../catalogue/edit-catalogue';
import { getPublishedVersion } from '../../../catalogue/publish-draft';
import type { Deps } from '../../../config/deps';
import type { Queryable } from '../../../db/queryable';
import { inTransaction } from '../../../db/transaction';
import { createActor, runStaffWrite } from '../../../http/staff-mount';
import { insertAuditEntry } from '../../../stores/app/audit';
import { type ComingReservations, sumComingReservations } from '../../../stores/reservations/venue-reservations';
import {
  type DocumentCall,
  type DocumentSubject,
  findAuthorizedSubject,
  formatSubject,
  lockAuthorizedSubject,
} from './document-access';

/** Sums the upcoming reservations of a document. A promotion has none: it only leads to products. */
async function sumReservations(
  db: Queryable,
  { kind, code, dinCode }: DocumentSubject<VersionedKind>['identity'],
  today: string,
): Promise<ComingReservations> {
  if (kind === 'promotion' || dinCode === null) return { count: 0, people: 0, won: 0 };
  return sumComingReservations(db, {
    dinCode,
    prodCode: kind === 'product' ? toCode<ProdCode>(code) : null,
    menuIndex: kind === 'menu' ? Number(code) : null,
    today,
  });
}

function describeDocument(
  catalogue: DocumentSubject<VersionedKind>['catalogue'],
  { kind, code }: ConcernedDocument,
  language: Language,
) {
  const document = findDocument(catalogue, kind, code);
  const name =
    document === undefined ? '' : getLocalizedText(toLocalizedText(getContent(kind, document).name), language);
  return { kind, code, name };
}

export async function handlePreviewUnpublish(
  { database: { pool }, now }: Deps,
  kind: VersionedKind,
  { body: { code }, staff, language }: DocumentCall<{ readonly code: string }> & { readonly language: Language },
) {
  const today = getTodayInSeoul(now());
  return inTransaction(pool, async (client) => {
    const subject = await findAuthorizedSubject(client, { staff, kind, code, access: 'full', now: now() });
    if (isFailure(subject)) return subject;
    const { catalogue, identity, publishedVersion } = subject;
    const unpublishing = unpublishDocument(catalogue, kind, code, today);
    if (unpublishing === undefined) return fail('not_found');
    return {
      consequences: {
        reservations: { ...(await sumReservations(client, identity, today)) },
        documents: unpublishing.concerned.map((document) => describeDocument(catalogue, document, language)),
      },
      publishedVersion,
    };
  });
}

export async function handleUnpublish(
  deps: Deps,
  kind: VersionedKind,
  call: DocumentCall<{ readonly code: string; readonly publishedVersion: string }>,
) {
  const { body, staff } = call;
  const { code } = body;
  const now = deps.now();
  const answer = await runStaffWrite(deps, call, async (client) => {
    const subject = await lockAuthorizedSubject(client, { staff, kind, code, access: 'full', now });
    if (isFailure(subject)) return subject;
    const { identity, published, publishedVersion } = subject;
    if (publishedVersion !== body.publishedVersion)
      return {
        failure: 'changed_meanwhile' as const,
        current: { publishedVersion, fields: published },
      };
    const edit = await editCatalogue(
      client,
      { name: staff.name, source: 'console' },
      (catalogue) => unpublishDocument(catalogue, kind, code, getTodayInSeoul(now)) ?? fail('not_found'),
    );
    if (isFailure(edit)) return edit;
    await insertAuditEntry(client, {
      ...createActor(staff),
      action: 'document.unpublish',
      subject: formatSubject(identity),
      htlCode: identity.htlCode,
    });
    return { code, publishedVersion: getPublishedVersion(kind, findDocument(edit.next, kind, code)) };
  });
  getCatalogue(deps.database).clear();
  return answer;
}
