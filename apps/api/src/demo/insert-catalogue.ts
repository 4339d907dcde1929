import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CatalogueFiles } from '../catalogue/folder';
import { importCatalogue } from '../catalogue/import-catalogue';
import type { Connection } from '../db/database-handle';
import { catalogueFolder } from './group';

/** Reads the files of the demo group's catalogue. */
export async function readDemoCatalogue(): Promise<CatalogueFiles> {
  const folder = fileURLToPath(catalogueFolder);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return new Map(
    await Promise.all(
      files.map(async ({ parentPath, name }) => {
        const path = join(parentPath, name);
        return [relative(folder, path).replaceAll(sep, '/'), await readFile(path, 'utf8')] as const;
      }),
    ),
  );
}

/** Imports the catalogue of the demo group, with its relative days around that of `now`. */
export async function insertCatalogue(client: Connection, now: Date): Promise<void> {
  const result = await importCatalogue(client, { files: await readDemoCatalogue(), originals: new Map() }, now, 'demo');
  if (!result.ok) throw new Error(`the catalogue of the demo group has errors: ${JSON.stringify(result.issues)}`);
}
