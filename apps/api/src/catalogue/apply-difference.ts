import type { Connection } from '../db/database-handle';
import { deleteCatalogueRow, insertCatalogueRows, updateCatalogueRow } from '../stores/catalogue/catalogue-rows';
import type { TableDifference } from './compare-rows';
import { lockChangedRules } from './lock-changed-rules';

/**
 * Writes the differences to the database, after the orders that use the changed rules. Call it in the transaction that
 * has read the current rows under `lockCatalogue`.
 */
export async function applyDifference(client: Connection, differences: readonly TableDifference[]): Promise<void> {
  await lockChangedRules(client, differences);
  for (const { table, deletes } of differences.toReversed())
    for (const row of deletes) await deleteCatalogueRow(client, table, row);
  for (const { table, inserts, updates } of differences) {
    await insertCatalogueRows(client, table, inserts);
    for (const { before, changes } of updates) await updateCatalogueRow(client, table, before, changes);
  }
}
