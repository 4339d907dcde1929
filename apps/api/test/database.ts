import { readFile } from 'node:fs/promises';
import { inject } from 'vitest';
import { connect, type Database } from '../src/db/connect';
import { administer, freshName, settingsOf } from './server';

/** An empty database on the embedded engine, up to date with the schema. */
async function openEmbedded(image: string): Promise<Database> {
  return connect({ image: new Blob([await readFile(image)]) });
}

/** An empty database of its own for one test file, up to date with the schema; gone when it is closed. */
export async function openTestDatabase(): Promise<Database> {
  const prepared = inject('prepared');
  if ('image' in prepared) return openEmbedded(prepared.image);
  const name = freshName();
  await administer(`CREATE DATABASE ${name} TEMPLATE ${prepared.template}`);
  const database = await connect({ ...settingsOf(name), poolSize: 20 });
  return {
    ...database,
    close: async () => {
      await database.close();
      await administer(`DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}
