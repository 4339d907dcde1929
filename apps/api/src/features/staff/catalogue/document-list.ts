import { getContent, getIdentity, listDocuments } from '@dining/domain/catalogue/convert-contents';
import type { ContentByKind, VersionedKind } from '@dining/domain/catalogue/document-contents';
import { type DocumentFilter, matchesFilter } from '@dining/domain/catalogue/document-filter';
import { toLocalizedText } from '@dining/domain/catalogue/fields';
import { listMissingLanguages } from '@dining/domain/catalogue/missing-languages';
import { getDraftState } from '@dining/domain/catalogue/plan-publication';
import { getPublicationState } from '@dining/domain/catalogue/publication-state';
import type { DinCode, HtlCode } from '@dining/domain/shared/codes';
import type { Language } from '@dining/domain/shared/language';
import { getLocalizedText } from '@dining/domain/shared/localized-text';
import { getTodayInSeoul } from '@dining/domain/shared/seoul-time';
import { toCatalogue } from '../../../catalogue/document-rows';
import type { Deps } from '../../../config/deps';
import { inSnapshot } from '../../../db/transaction';
import { listCatalogueRows } from '../../../stores/catalogue/catalogue-rows';
import { listDrafts, type StoredDraft } from '../../../stores/catalogue/drafts';
import { type DocumentCall, hasAccess, listDocumentScopes } from './document-access';
import { toDraftWire } from './drafts';

const documentsPerPage = 50;

interface ListBody {
  readonly htlCode?: HtlCode | undefined;
  readonly dinCode?: DinCode | undefined;
  readonly filter?: DocumentFilter | undefined;
  readonly after: string | null;
}

export async function handleListDocuments<Kind extends VersionedKind>(
  { database: { pool }, now }: Deps,
  kind: Kind,
  { body, staff, language }: DocumentCall<ListBody> & { readonly language: Language },
) {
  const [catalogue, drafts] = await inSnapshot(pool, async (client) => [
    toCatalogue(await listCatalogueRows(client)),
    await listDrafts(client, kind),
  ]);
  const draftByCode = new Map<string, StoredDraft<Kind>>(drafts.map((draft) => [draft.code, draft]));
  const stored = listDocuments(catalogue, kind).map((document) => ({
    ...getIdentity(kind, document, catalogue),
    document,
    content: getContent(kind, document),
  }));
  const storedCodes = new Set(stored.map(({ code }) => code));
  const added = drafts
    .filter(({ code }) => !storedCodes.has(code))
    .map(({ code, htlCode, dinCode, content }) => ({ code, htlCode, dinCode, document: undefined, content }));
  const isListed = (document: { code: string; htlCode: HtlCode; dinCode: DinCode | null }): boolean =>
    (body.htlCode === undefined || document.htlCode === body.htlCode) &&
    (body.dinCode === undefined || document.dinCode === body.dinCode) &&
    listDocumentScopes(document, draftByCode.get(document.code)).every((scope) =>
      hasAccess(staff, kind, scope, 'read', now()),
    );
  const documents = [...stored, ...added].filter(isListed);
  const last = documents.findIndex(({ code }) => code === body.after);
  // A document that has gone meanwhile ends the list, which would otherwise begin again.
  const start = body.after === null ? 0 : last === -1 ? documents.length : last + 1;
  const today = getTodayInSeoul(now());
  // After the position is found: the document before it may no longer match the filter.
  const rest = documents.slice(start).flatMap((listed) => {
    const draft = draftByCode.get(listed.code);
    const state = getPublicationState(kind, listed.document, catalogue, today);
    const draftState = draft === undefined ? null : getDraftState(draft);
    return body.filter === undefined || matchesFilter({ state, draftState }, body.filter)
      ? [{ ...listed, state, draft }]
      : [];
  });
  const page = rest.slice(0, documentsPerPage);
  const getName = ({ name }: ContentByKind[VersionedKind]): string => getLocalizedText(toLocalizedText(name), language);
  return {
    documents: page.map(({ code, htlCode, dinCode, content, state, draft }) => ({
      code,
      name: getName(content) || (draft === undefined ? '' : getName(draft.content)),
      htlCode,
      dinCode,
      state,
      draft: draft === undefined ? null : toDraftWire(draft),
      missingLanguages: listMissingLanguages(draft?.content ?? content),
    })),
    next: rest.length > page.length ? (page.at(-1)?.code ?? null) : null,
  };
}
