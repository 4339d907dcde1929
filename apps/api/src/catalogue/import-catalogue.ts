import { getPolicyKey, getTermsKey } from '@dining/domain/catalogue/check-catalogue';
import type { Catalogue } from '@dining/domain/catalogue/documents';
import type { DocumentKey } from '@dining/domain/catalogue/issues';
import { getTodayInSeoul } from '@dining/domain/shared/seoul-time';
import type { Connection } from '../db/handle';
import { type CatalogueRow, listCatalogueRows, lockCatalogue } from '../stores/catalogue/catalogue-rows';
import { applyDifference } from './apply-difference';
import { compareCatalogueRows, type TableDifference } from './compare-rows';
import { toCatalogue, toCatalogueRows } from './document-rows';
import type { CatalogueFiles } from './folder';
import { type FileIssue, formatField } from './parse-files';
import { type FileLocation, type KnownNumbers, readCatalogue } from './read-catalogue';
import { writeCatalogue } from './write-catalogue';

export type ImportResult =
  | { readonly ok: true; readonly differences: readonly TableDifference[] }
  | { readonly ok: false; readonly issues: readonly FileIssue[] };

function getKnownNumbers({ terms, policies }: Catalogue): KnownNumbers {
  return {
    terms: new Map(terms.map((document) => [getTermsKey(document).code, document.termsSeq])),
    policies: new Map(policies.map((document) => [getPolicyKey(document).code, document.payPlcySeq])),
  };
}

type Version = { readonly effectiveAt: Date };

/**
 * Finds versions of terms and policies that are in effect, or were, and that the import would change. Guests have
 * agreed to them: only the end of terms may be set.
 */
function findChangesInEffect(
  differences: readonly TableDifference[],
  locate: (document: DocumentKey, path: readonly string[]) => FileLocation,
  now: Date,
): FileIssue[] {
  return differences.flatMap(({ table, updates }) => {
    if (table !== 'terms' && table !== 'cancelPolicy') return [];
    return updates.flatMap(({ before, changes }): FileIssue[] => {
      const [field] = Object.keys(changes).filter((column) => table !== 'terms' || column !== 'endedAt');
      if (field === undefined || (before as unknown as Version).effectiveAt > now) return [];
      const document =
        table === 'terms'
          ? getTermsKey(before as unknown as Catalogue['terms'][number])
          : getPolicyKey(before as unknown as CatalogueRow<'cancelPolicy'>);
      return [{ ...locate(document, [field]), code: 'in_effect', field: formatField([field]), values: {} }];
    });
  });
}

/**
 * Imports the files of a catalogue as one change; the second import of the same files changes nothing. Documents that
 * the files do not contain stay as they are. Call it in a transaction, which must be rolled back if the result is not
 * ok, or if the import is only a preview.
 */
export async function importCatalogue(client: Connection, files: CatalogueFiles, now: Date): Promise<ImportResult> {
  await lockCatalogue(client);
  const current = await listCatalogueRows(client);
  const read = readCatalogue(files, getTodayInSeoul(now), getKnownNumbers(toCatalogue(current)));
  if (!read.ok) return read;
  const differences = compareCatalogueRows(current, toCatalogueRows(read.catalogue));
  const issues = findChangesInEffect(differences, read.locate, now);
  if (issues.length > 0) return { ok: false, issues };
  await applyDifference(client, differences);
  return { ok: true, differences };
}

/** Writes the catalogue of the database as files. */
export const exportCatalogue = async (client: Connection): Promise<CatalogueFiles> =>
  writeCatalogue(toCatalogue(await listCatalogueRows(client)));
