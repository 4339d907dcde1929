import { mergeCatalogues } from '@dining/domain/catalogue/check-catalogue';
import { formatIssuePlace } from '@dining/domain/catalogue/format-issue-place';
import type { DocumentKey } from '@dining/domain/catalogue/issues';
import { getTodayInSeoul } from '@dining/domain/shared/seoul-time';
import type { Connection } from '../db/database-handle';
import {
  type CatalogueTable,
  catalogueKeys,
  listCatalogueRows,
  lockCatalogue,
} from '../stores/catalogue/catalogue-rows';
import {
  findPicturePath,
  listAllPictures,
  lockPicturesByContent,
  renewPicturesOfUnknownHotels,
  updateDraftPaths,
  updatePicture,
} from '../stores/pictures/pictures';
import { applyDifference } from './apply-difference';
import { compareCatalogueRows, type TableDifference } from './compare-rows';
import { toCatalogue, toCatalogueRows } from './document-rows';
import { type PicturePaths, replacePicturePaths } from './draft-pictures';
import type { CatalogueFiles } from './folder';
import type { FolderOriginals, ImportedPicture } from './folder-pictures';
import { keepDraftCategories } from './keep-draft-categories';
import { getDocumentKey } from './list-changes';
import type { FileIssue } from './parse-files';
import type { FileLocation } from './price-list';
import { type LocatedPicture, readCatalogue } from './read-catalogue';
import { recordTranslations } from './record-translations';
import { recordVersions } from './record-versions';
import { type WrittenCatalogue, writeCatalogue } from './write-catalogue';

export type ImportResult =
  | {
      readonly ok: true;
      readonly differences: readonly TableDifference[];
      readonly pictures: readonly ImportedPicture[];
      readonly unusedOriginals: readonly string[];
    }
  | { readonly ok: false; readonly issues: readonly FileIssue[] };

export interface ImportedFolder {
  readonly files: CatalogueFiles;
  readonly originals: FolderOriginals;
}

/** Whether pictures may be missing: a preview counts those that are to be uploaded before the import. */
type MissingPictures = 'refused' | 'accepted';

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

/** Lists the hashes of the originals in a folder, and of those that its `pictures.yaml` names. */
const listHashes = ({ files, originals }: ImportedFolder): readonly string[] => [
  ...[...originals.values()].flatMap((hash) => hash ?? []),
  ...['yaml', 'json'].flatMap((ending) => files.get(`pictures.${ending}`)?.match(/\b[0-9a-f]{64}\b/g) ?? []),
];

const findPicturesNotReady = (pictures: readonly LocatedPicture[]): FileIssue[] =>
  pictures
    .filter(({ state }) => state !== 'ready')
    .map(({ location, names: [name = ''], file }) => ({
      ...location,
      code: 'picture_not_ready',
      field: formatIssuePlace([name, 'file']),
      values: { file },
    }));

/** Lists the new paths of the pictures whose focal point the import moves. */
const listNewPaths = (pictures: readonly ImportedPicture[]): PicturePaths =>
  new Map(
    pictures.flatMap(({ stored, path }) => {
      const storedPath = stored === undefined ? undefined : findPicturePath(stored);
      return stored === undefined || storedPath === undefined || storedPath === path
        ? []
        : [[stored.pictureId, path] as const];
    }),
  );

/** Gives the pictures of the library the focal points and alternative texts of `pictures.yaml`. */
async function updateLibrary(client: Connection, pictures: readonly ImportedPicture[]): Promise<void> {
  for (const { stored, focus, alt, isChanged } of pictures)
    if (stored !== undefined && isChanged)
      await updatePicture(client, { pictureId: stored.pictureId, version: stored.version, focus, alt });
}

/**
 * Imports the files of a catalogue as one change; the second import of the same files changes nothing. Documents that
 * the files do not contain stay as they are; products keep their categories. What it changes is added to the history of
 * the documents. Call it in a transaction, which is rolled back if the import is only a preview. Nothing is written if
 * the result is not ok.
 */
export async function importCatalogue(
  client: Connection,
  { files, originals }: ImportedFolder,
  now: Date,
  importedBy: string,
  missingPictures: MissingPictures = 'refused',
): Promise<ImportResult> {
  await lockCatalogue(client);
  const current = await listCatalogueRows(client);
  const stored = toCatalogue(current);
  const hashes = listHashes({ files, originals });
  const library = hashes.length === 0 ? [] : await lockPicturesByContent(client, hashes);
  // A deletion that has begun before this import creates their hotel must not find them expired after its commit.
  if (library.length > 0)
    await renewPicturesOfUnknownHotels(
      client,
      library.map(({ pictureId }) => pictureId),
    );
  const read = readCatalogue(files, getTodayInSeoul(now), stored, { originals, library });
  if (!read.ok) return read;
  const { pictures, unusedOriginals } = read;
  const differences = compareCatalogueRows(current, toCatalogueRows(read.catalogue));
  const issues = [
    ...(missingPictures === 'refused' ? findPicturesNotReady(pictures) : []),
    ...findMovedRows(differences, read.locate),
    ...findChangesInEffect(differences, read.locate, now),
  ];
  if (issues.length > 0) return { ok: false, issues };
  const imported = mergeCatalogues(stored, read.catalogue);
  const paths = listNewPaths(pictures);
  // Documents that the files do not contain show the pictures too. All are written at once, because an order locks its
  // venue before its product.
  const next = replacePicturePaths(imported, paths);
  await applyDifference(client, paths.size === 0 ? differences : compareCatalogueRows(current, toCatalogueRows(next)));
  await recordVersions(client, stored, imported, { name: importedBy, source: 'import' });
  await recordVersions(client, imported, next, { name: importedBy, source: 'picture' });
  await recordTranslations(client, stored, imported);
  await keepDraftCategories(client, stored, next);
  await updateLibrary(client, pictures);
  for (const [pictureId, path] of paths) await updateDraftPaths(client, pictureId, path);
  return { ok: true, differences, pictures, unusedOriginals };
}

/** Writes the catalogue of the database as files, and lists the originals of its uploaded pictures. */
export const exportCatalogue = async (client: Connection): Promise<WrittenCatalogue> =>
  writeCatalogue(toCatalogue(await listCatalogueRows(client)), await listAllPictures(client));
