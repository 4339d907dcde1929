import { mergeCatalogues } from '@dining/domain/catalogue/check-catalogue';
import { formatIssuePlace } from '@dining/domain/catalogue/format-issue-place';
import type { DocumentKey } from '@dining/domain/catalogue/issues';
import { getTodayInSeoul } from '@dining/domain/shared/seoul-time';
import type { Connection } from '../db/handle';
import {
  type CatalogueTable,
  catalogueKeys,
  listCatalogueRows,
  lockCatalogue,
} from '../stores/catalogue/catalogue-rows';
import { applyDifference } from './apply-difference';
import { compareCatalogueRows, type TableDifference } from './compare-rows';
import { toCatalogue, toCatalogueRows } from './document-rows';
import type { CatalogueFiles } from './folder';
import { getDocumentKey } from './list-changes';
import type { FileIssue } from './parse-files';
import type { FileLocation } from './price-list';
import { readCatalogue } from './read-catalogue';
import { recordTranslations } from './record-translations';
import { recordVersions } from './record-versions';
import { writeCatalogue } from './write-catalogue';

export type ImportResult =
  | { readonly ok: true; readonly differences: readonly TableDifference[] }
  | { readonly ok: false; readonly issues: readonly FileIssue[] };

type Locate = (document: DocumentKey, path: readonly string[]) => FileLocation;
type Version = { readonly effectiveAt: Date };

/**
 * Finds versions of terms and policies that are in effect, or were, and that the import would change. Guests have
 * agreed to them: only the end of terms may be set.
 */
function findChangesInEffect(differences: readonly TableDifference[], locate: Locate, now: Date): FileIssue[] {
  return differences.flatMap(({ table, updates }) => {
    if (table !== 'terms' && table !== 'cancelPolicy') return [];
    return updates.flatMap(({ before, changes }): FileIssue[] => {
      const [field] = Object.keys(changes).filter((column) => table !== 'terms' || column !== 'endedAt');
      if (field === undefined || (before as unknown as Version).effectiveAt > now) return [];
      const document = getDocumentKey(table, before);
      return [{ ...locate(document, [field]), code: 'in_effect', field: formatIssuePlace([field]), values: {} }];
    });
  });
}

/** Columns that say to what a row belongs. They never change: reservations and sold units refer to them. */
const ownerColumns: Readonly<Partial<Record<CatalogueTable, readonly string[]>>> = {
  venue: ['htlCode'],
  room: ['dinCode'],
  menu: ['dinCode'],
  product: ['dinCode', 'htlCode'],
  productQuestion: ['prodCode'],
  promotion: ['htlCode'],
  terms: ['htlCode', 'termsTypeCode', 'version'],
  cancelPolicy: ['dinCode', 'version'],
};

/** Finds documents and parts that belong to another hotel, venue or product in the database. */
function findMovedRows(differences: readonly TableDifference[], locate: Locate): FileIssue[] {
  return differences.flatMap(({ table, updates }) =>
    updates.flatMap(({ before, after, changes }): FileIssue[] => {
      const column = ownerColumns[table]?.find((name) => name in changes);
      if (column === undefined) return [];
      const code = String(catalogueKeys[table].map((key) => after[key])[0]);
      const values = { code, owner: String(before[column]) };
      return [{ ...locate(getDocumentKey(table, after), []), code: 'belongs_elsewhere', field: '', values }];
    }),
  );
}

/**
 * Imports the files of a catalogue as one change; the second import of the same files changes nothing. Documents that
 * the files do not contain stay as they are. What it changes is added to the history of the documents. Call it in a
 * transaction, which is rolled back if the import is only a preview. Nothing is written if the result is not ok.
 */
export async function importCatalogue(
  client: Connection,
  files: CatalogueFiles,
  now: Date,
  importedBy: string,
): Promise<ImportResult> {
  await lockCatalogue(client);
  const current = await listCatalogueRows(client);
  const stored = toCatalogue(current);
  const read = readCatalogue(files, getTodayInSeoul(now), stored);
  if (!read.ok) return read;
  const differences = compareCatalogueRows(current, toCatalogueRows(read.catalogue));
  const issues = [...findMovedRows(differences, read.locate), ...findChangesInEffect(differences, read.locate, now)];
  if (issues.length > 0) return { ok: false, issues };
  await applyDifference(client, differences);
  await recordVersions(client, stored, mergeCatalogues(stored, read.catalogue), { name: importedBy, source: 'import' });
  await recordTranslations(client, stored, mergeCatalogues(stored, read.catalogue));
  return { ok: true, differences };
}

/** Writes the catalogue of the database as files. */
export const exportCatalogue = async (client: Connection): Promise<CatalogueFiles> =>
  writeCatalogue(toCatalogue(await listCatalogueRows(client)));
