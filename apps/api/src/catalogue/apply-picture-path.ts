import type { Connection } from '../db/database-handle';
import { listCatalogueRows } from '../stores/catalogue/catalogue-rows';
import { updateDraftPaths } from '../stores/pictures/pictures';
import { applyDifference } from './apply-difference';
import { compareCatalogueRows } from './compare-rows';
import { toCatalogue, toCatalogueRows } from './document-rows';
import { replacePicturePaths } from './draft-pictures';
import { recordVersions, type VersionAuthor } from './record-versions';

/**
 * Replaces the path of a picture in all documents and drafts that show it, and adds the changed documents to their
 * history. Call it under `lockCatalogue`.
 */
export async function applyPicturePath(
  client: Connection,
  pictureId: string,
  path: string,
  author: VersionAuthor,
): Promise<void> {
  const rows = await listCatalogueRows(client);
  const stored = toCatalogue(rows);
  const next = replacePicturePaths(stored, new Map([[pictureId, path]]));
  await applyDifference(client, compareCatalogueRows(rows, toCatalogueRows(next)));
  await recordVersions(client, stored, next, author);
  await updateDraftPaths(client, pictureId, path);
}
