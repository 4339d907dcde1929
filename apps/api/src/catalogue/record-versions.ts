import { findDocument, getContent, getIdentity, listDocuments } from '@dining/domain/catalogue/convert-contents';
import { type VersionedKind, type VersionSource, versionedKinds } from '@dining/domain/catalogue/document-contents';
import type { Catalogue } from '@dining/domain/catalogue/documents';
import { listChangedForms } from '@dining/domain/catalogue/form-versions';
import { hasSameContent } from '@dining/domain/catalogue/list-differences';
import type { Connection } from '../db/database-handle';
import { listCatalogueRows, lockCatalogue } from '../stores/catalogue/catalogue-rows';
import { insertVersions, type NewVersion } from '../stores/catalogue/versions';
import { toCatalogue } from './document-rows';

/** The author of a change of the catalogue, and the tool with which it was made. */
export interface VersionAuthor {
  readonly name: string;
  readonly source: VersionSource;
}

function listChangedDocuments<Kind extends VersionedKind>(
  kind: Kind,
  before: Catalogue,
  after: Catalogue,
): NewVersion[] {
  return listDocuments(after, kind).flatMap((document): NewVersion[] => {
    const { code, htlCode, dinCode } = getIdentity(kind, document, after);
    const stored = findDocument(before, kind, code);
    if (stored === document) return [];
    const content = getContent(kind, document);
    const storedContent = stored === undefined ? null : getContent(kind, stored);
    if (storedContent !== null && hasSameContent(storedContent, content)) return [];
    return [{ kind, code, htlCode, dinCode, before: storedContent, content }];
  });
}

/**
 * Adds a version to the history of each document and form that a change has added or edited. Call it under
 * `lockCatalogue`.
 */
export async function recordVersions(
  client: Connection,
  before: Catalogue,
  after: Catalogue,
  { name, source }: VersionAuthor,
): Promise<void> {
  const versions = [
    ...versionedKinds.flatMap((kind) => listChangedDocuments(kind, before, after)),
    ...listChangedForms(before, after),
  ];
  if (versions.length > 0) await insertVersions(client, versions, source, name);
}

const readCatalogue = async (client: Connection): Promise<Catalogue> => toCatalogue(await listCatalogueRows(client));

/** Runs a write that changes documents without `editCatalogue`, and adds what it changes to their history. */
export async function recordWrite<Result>(
  client: Connection,
  author: VersionAuthor,
  write: () => Promise<Result>,
): Promise<Result> {
  await lockCatalogue(client);
  const before = await readCatalogue(client);
  const result = await write();
  await recordVersions(client, before, await readCatalogue(client), author);
  return result;
}
