import { createHash } from 'node:crypto';
import { type Failure, isFailure } from '@dining/contract/failure';
import { checkChange } from '@dining/domain/catalogue/check-catalogue';
import { type FieldIssue, toFieldIssue } from '@dining/domain/catalogue/check-fields';
import type { Catalogue } from '@dining/domain/catalogue/documents';
import type { DocumentKey } from '@dining/domain/catalogue/issues';
import type { PoolClient } from 'pg';
import { listCatalogueRows, lockCatalogue } from '../stores/catalogue/catalogue-rows';
import { applyDifference } from './apply-difference';
import { compareCatalogueRows } from './compare-rows';
import { toCatalogue, toCatalogueRows } from './document-rows';
import { recordTranslations } from './record-translations';
import { recordVersions, type VersionAuthor } from './record-versions';

const sortFields = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** Returns a text that changes whenever the document changes. */
export const getDocumentVersion = (document: object): string =>
  createHash('sha256').update(JSON.stringify(document, sortFields)).digest('base64url').slice(0, 22);

/** Creates the failure that names each broken rule at its field. */
export const refuseFields = (issues: readonly FieldIssue[]): Failure => ({
  failure: 'catalogue_refused',
  errors: issues.map(({ path, code }) => ({ path, message: code })),
});

export interface CatalogueEdit {
  /** The catalogue with the changed document. */
  readonly next: Catalogue;
  /** The document that is checked completely; others may break only rules that they broke before. */
  readonly document?: DocumentKey | undefined;
  /** True if the document may keep the rules that it breaks already, because the edit concerns only a part of it. */
  readonly isPartial?: boolean;
}

/** Returns the rules that an edit breaks; undefined if it breaks none. */
export function checkEdit(
  stored: Catalogue,
  { next, document: edited, isPartial = false }: CatalogueEdit,
): Failure | undefined {
  const isEdited = ({ kind, code }: DocumentKey): boolean => edited?.kind === kind && edited.code === code;
  const issues = checkChange(stored, next, (document) => !isPartial && isEdited(document));
  return issues.length === 0
    ? undefined
    : refuseFields(
        issues.map((issue) => (isEdited(issue.document) ? toFieldIssue(issue) : { path: '', code: issue.code })),
      );
}

/**
 * Changes one document of the catalogue in the caller's transaction, and adds it to the document's history. `edit` gets
 * the stored catalogue, which nothing else changes meanwhile. Returns the failure of `edit`, or the rules that the
 * change breaks, without writing it.
 */
export async function editCatalogue<Edit extends CatalogueEdit>(
  client: PoolClient,
  author: VersionAuthor,
  edit: (catalogue: Catalogue) => Edit | Failure | Promise<Edit | Failure>,
): Promise<Edit | Failure> {
  await lockCatalogue(client);
  const rows = await listCatalogueRows(client);
  const stored = toCatalogue(rows);
  const result = await edit(stored);
  if (isFailure(result)) return result;
  const refusal = checkEdit(stored, result);
  if (refusal !== undefined) return refusal;
  await applyDifference(client, compareCatalogueRows(rows, toCatalogueRows(result.next)));
  await recordVersions(client, stored, result.next, author);
  await recordTranslations(client, stored, result.next);
  return result;
}
