import { type Failure, isFailure } from '@dining/contract/failure';
import { checkContent } from '@dining/domain/catalogue/check-contents';
import {
  applyContent,
  type DocumentByKind,
  type DocumentIdentity,
  findDocument,
  getContent,
  getIdentity,
  replaceDocument,
} from '@dining/domain/catalogue/convert-contents';
import type { ContentByKind, VersionedKind } from '@dining/domain/catalogue/document-contents';
import type { Catalogue } from '@dining/domain/catalogue/documents';
import { toNameValues } from '@dining/domain/catalogue/issue-values';
import { keepProductCategories } from '@dining/domain/catalogue/keep-categories';
import { mergeDraft } from '@dining/domain/catalogue/merge-draft';
import type { DocumentPlace } from '@dining/domain/catalogue/publication-permission';
import { type DinCode, toCode } from '@dining/domain/shared/codes';
import type { PoolClient } from 'pg';
import type { StoredDraft } from '../stores/catalogue/drafts';
import { findPicturePaths, type PicturePaths, resolvePictures } from './draft-pictures';
import { type CatalogueEdit, checkEdit, editCatalogue, getDocumentVersion, refuseFields } from './edit-catalogue';
import { keepDraftCategories } from './keep-draft-categories';
import type { VersionAuthor } from './record-versions';

/** Returns the version of what staff edit of a published document; null before it is published. */
export const getPublishedVersion = <Kind extends VersionedKind>(
  kind: Kind,
  document: DocumentByKind[Kind] | undefined,
): string | null => (document === undefined ? null : getDocumentVersion(getContent(kind, document)));

export interface DraftEdit<Kind extends VersionedKind> extends CatalogueEdit {
  readonly before: ContentByKind[Kind] | null;
  readonly content: ContentByKind[Kind];
  readonly published: DocumentByKind[Kind];
  /** Where the document is and where it will be: a draft may move a promotion to another venue. */
  readonly places: readonly DocumentPlace[];
}

/** Stock is edited in the calendar: its issues are shown at the fields of the venue that cause them. */
const toContentPath = (path: string, message: string): string => {
  if (!/^(stock|seasons|dayStock)(\.|$)/.test(path)) return path;
  return message === 'venue_without_hours' ? 'active' : 'rooms';
};

const toContentFailure = (failure: Failure): Failure => ({
  ...failure,
  errors: failure.errors?.map((error) => ({ ...error, path: toContentPath(error.path, error.message) })),
});

/**
 * Finds the identity under which a draft is published. Undefined if another document has taken its code: then the draft
 * would replace a document that its editor has not seen.
 */
function findDraftIdentity<Kind extends VersionedKind>(
  { kind, code, htlCode, dinCode, base }: StoredDraft<Kind>,
  stored: DocumentByKind[Kind] | undefined,
  catalogue: Catalogue,
): DocumentIdentity | undefined {
  if (stored === undefined) return { kind, code, htlCode, dinCode };
  const identity = getIdentity(kind, stored, catalogue);
  const isSamePlace = identity.htlCode === htlCode && (kind === 'promotion' || identity.dinCode === dinCode);
  return base !== null && isSamePlace ? identity : undefined;
}

/**
 * Creates the edit that publishes a draft. What has been published since the draft was begun stays, unless the draft
 * changes the same field: then it is refused, except to a caller who has seen that version (`seenVersion`).
 */
function createDraftEdit<Kind extends VersionedKind>(
  draft: StoredDraft<Kind>,
  seenVersion: string | null | undefined,
  pictures: PicturePaths,
  catalogue: Catalogue,
): DraftEdit<Kind> | Failure {
  const { kind, code } = draft;
  const stored = findDocument(catalogue, kind, code);
  const identity = findDraftIdentity(draft, stored, catalogue);
  if (identity === undefined) return refuseFields([{ path: '', code: 'code_taken' }]);
  const before = stored === undefined ? null : getContent(kind, stored);
  const merged = mergeDraft(draft.base, draft.content, before);
  const publishedVersion = getPublishedVersion(kind, stored);
  if (merged.conflicts.length > 0 && seenVersion !== publishedVersion)
    return {
      failure: 'changed_meanwhile',
      current: {
        version: draft.version,
        draftId: draft.draftId,
        publishedVersion,
        fields: before,
        base: draft.base,
        conflicts: merged.conflicts,
      },
      errors: merged.conflicts.map((path) => ({ path, message: 'changed_meanwhile' })),
    };
  const { content, issues } = resolvePictures(merged.content, pictures, catalogue, draft.htlCode);
  const allIssues = [...checkContent(kind, content), ...issues];
  if (allIssues.length > 0) return refuseFields(allIssues);
  const published = applyContent(kind, content, identity, catalogue);
  const replaced = replaceDocument(catalogue, kind, published);
  const kept = kind === 'venue' ? keepProductCategories(catalogue, replaced, toCode<DinCode>(code)) : undefined;
  if (kept?.ok === false)
    return {
      failure: 'catalogue_refused',
      errors: [{ path: 'categories', message: kept.error, values: toNameValues(kept.name) }],
    };
  const next = kept?.value ?? replaced;
  return {
    next,
    document: { kind, code },
    before,
    content,
    published,
    places: [identity, getIdentity(kind, published, next)],
  };
}

/** Publishes a draft in the caller's transaction. The draft itself stays; the caller deletes it. */
export async function publishDraft<Kind extends VersionedKind>(
  client: PoolClient,
  draft: StoredDraft<Kind>,
  seenVersion: string | null | undefined,
  author: VersionAuthor,
): Promise<DraftEdit<Kind> | Failure> {
  const pictures = await findPicturePaths(client, draft.htlCode, draft.content);
  let stored: Catalogue | undefined;
  const result = await editCatalogue(client, author, (catalogue) => {
    stored = catalogue;
    return createDraftEdit(draft, seenVersion, pictures, catalogue);
  });
  if (isFailure(result)) return toContentFailure(result);
  if (draft.kind === 'venue' && stored !== undefined) await keepDraftCategories(client, stored, result.next);
  return result;
}

/** Checks whether a draft could be published now, in the catalogue that the caller has read under its lock. */
export async function checkDraft<Kind extends VersionedKind>(
  client: PoolClient,
  draft: StoredDraft<Kind>,
  seenVersion: string | null | undefined,
  catalogue: Catalogue,
): Promise<DraftEdit<Kind> | Failure> {
  const pictures = await findPicturePaths(client, draft.htlCode, draft.content);
  const edit = createDraftEdit(draft, seenVersion, pictures, catalogue);
  if (isFailure(edit)) return edit;
  const refusal = checkEdit(catalogue, edit);
  return refusal === undefined ? edit : toContentFailure(refusal);
}
