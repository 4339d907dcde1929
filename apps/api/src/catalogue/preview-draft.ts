import {
  applyContent,
  type DocumentIdentity,
  findDocument,
  getContent,
  replaceDocument,
} from '@dining/domain/catalogue/convert-contents';
import type { ContentByKind, VersionedKind } from '@dining/domain/catalogue/document-contents';
import type { Catalogue } from '@dining/domain/catalogue/documents';
import { keepProductCategories } from '@dining/domain/catalogue/keep-categories';
import { mergeDraft } from '@dining/domain/catalogue/merge-draft';
import type { DinCode, HtlCode } from '@dining/domain/shared/codes';
import type { PoolClient } from 'pg';
import { getErrorCode } from '../db/transaction';
import { listCatalogueRows, lockCatalogue } from '../stores/catalogue/catalogue-rows';
import { findDraft, type StoredDraft } from '../stores/catalogue/drafts';
import { applyDifference } from './apply-difference';
import { compareCatalogueRows } from './compare-rows';
import { toCatalogue, toCatalogueRows } from './document-rows';

/** The guest page that shows a document. A menu is shown by a product that offers it, or else by its venue. */
export type PreviewPage =
  | { readonly page: 'venue'; readonly dinCode: DinCode }
  | { readonly page: 'product'; readonly dinCode: DinCode; readonly prodCode: string }
  | { readonly page: 'promotion'; readonly promCode: string };

export interface AppliedDraft {
  readonly draftId: string;
  readonly htlCode: HtlCode;
  readonly dinCode: DinCode | null;
  readonly page: PreviewPage;
}

function findPreviewPage(
  { products }: Catalogue,
  { kind, code }: Pick<DocumentIdentity, 'kind' | 'code'>,
  dinCode: DinCode | null,
): PreviewPage | undefined {
  if (kind === 'promotion') return { page: 'promotion', promCode: code };
  if (dinCode === null) return undefined;
  if (kind === 'product') return { page: 'product', dinCode, prodCode: code };
  if (kind === 'venue') return { page: 'venue', dinCode };
  const product = products.find(
    ({ onSale, options }) => onSale && options.some(({ menuIndex, visible }) => visible && String(menuIndex) === code),
  );
  return product === undefined ? { page: 'venue', dinCode } : { page: 'product', dinCode, prodCode: product.prodCode };
}

/** Shows what guests would otherwise not see because it is hidden or off sale. */
const showContent = <Kind extends VersionedKind>(kind: Kind, content: ContentByKind[Kind]): ContentByKind[Kind] => ({
  ...content,
  ...(kind === 'venue' ? { active: true } : {}),
  ...(kind === 'product' ? { onSale: true } : {}),
});

function applyStoredDraft<Kind extends VersionedKind>(draft: StoredDraft<Kind>, catalogue: Catalogue): Catalogue {
  const { kind, code, htlCode, dinCode } = draft;
  const stored = findDocument(catalogue, kind, code);
  const published = stored === undefined ? null : getContent(kind, stored);
  const { content } = mergeDraft(draft.base, draft.content, published);
  const document = applyContent(kind, showContent(kind, content), { kind, code, htlCode, dinCode }, catalogue);
  const replaced = replaceDocument(catalogue, kind, document);
  const kept = kind === 'venue' ? keepProductCategories(catalogue, replaced, code as DinCode) : undefined;
  const next = kept?.ok === true ? kept.value : replaced;
  // What belongs to a hidden venue is shown as well.
  return {
    ...next,
    venues: next.venues.map((venue) => (venue.dinCode === dinCode ? { ...venue, active: true } : venue)),
  };
}

/** Returns true for an error of the database about values that a table does not accept. */
export const isValueError = (error: unknown): boolean => /^2[23]/.test(getErrorCode(error) ?? '');

/**
 * Applies a draft in the caller's transaction, which must be rolled back: without checks, because it may be incomplete.
 * Returns undefined without such a draft, or if no page of guests could show it.
 * @throws an error of the database if the draft contains values that it cannot store
 */
export async function applyDraftForPreview(
  client: PoolClient,
  kind: VersionedKind,
  code: string,
): Promise<AppliedDraft | undefined> {
  await lockCatalogue(client);
  const draft = await findDraft(client, kind, code);
  if (draft === undefined) return undefined;
  const rows = await listCatalogueRows(client);
  const next = applyStoredDraft(draft, toCatalogue(rows));
  const dinCode = kind === 'venue' ? (code as DinCode) : draft.dinCode;
  const page = findPreviewPage(next, { kind, code }, dinCode);
  if (page === undefined) return undefined;
  await applyDifference(client, compareCatalogueRows(rows, toCatalogueRows(next)));
  return { draftId: draft.draftId, htlCode: draft.htlCode, dinCode, page };
}
