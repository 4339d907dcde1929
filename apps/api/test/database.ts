import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { inject } from 'vitest';
import { connect, type Database } from '../src/db/connect';
import { startEmbedded } from '../src/db/embedded';
import { createDatabaseName, getServerSettings, runOnServer } from './database-server';
import { takeSnapshot } from './snapshot';

// Node provides `WebAssembly.compile`, but its types of this version do not declare it.
declare global {
  namespace WebAssembly {
    function compile(code: Uint8Array): Promise<Module>;
  }
}

/** Inserts the rows that a database starts with. */
export type InsertRows = (database: Database) => Promise<void>;
const insertNothing: InsertRows = () => Promise.resolve();

const engineFile = join(dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite')), 'pglite.wasm');
let engineOptions: ReturnType<typeof readEngineOptions> | undefined;

async function readEngineOptions(imagePath: string) {
  const [bytes, engine] = await Promise.all([
    readFile(imagePath),
    readFile(engineFile).then((code) => WebAssembly.compile(code)),
  ]);
  return { loadDataDir: new Blob([bytes]), pgliteWasmModule: engine };
}

/** An embedded engine of this worker, with functions that restore the state just after certain rows were inserted. */
interface Engine {
  readonly embedded: PGlite;
  readonly restoreFunctions: Map<InsertRows, () => void>;
}

const idleEngines: Engine[] = [];

async function startEngine(imagePath: string): Promise<Engine> {
  const embedded = await startEmbedded(await (engineOptions ??= readEngineOptions(imagePath)));
  // Triggers need this library, and a library that is loaded after the snapshot could not be unloaded.
  await embedded.exec('LOAD $$plpgsql$$');
  return { embedded, restoreFunctions: new Map([[insertNothing, takeSnapshot(embedded)]]) };
}

const countLibraries = async ({ pool }: Database): Promise<number> =>
  (await pool.query('SELECT FROM pg_get_loaded_modules()')).rowCount ?? 0;

/**
 * Opens an embedded database with these rows. Its engine is reused after `close`, unless the test has broken it or
 * loaded another library.
 */
async function openEmbedded(imagePath: string, insertRows: InsertRows): Promise<Database> {
  const engine = idleEngines.pop() ?? (await startEngine(imagePath));
  const { embedded, restoreFunctions } = engine;
  if (!restoreFunctions.has(insertRows)) {
    restoreFunctions.get(insertNothing)?.();
    const database = await connect({ embedded });
    await insertRows(database);
    await database.pool.query('DEALLOCATE ALL');
    await database.close();
    restoreFunctions.set(insertRows, takeSnapshot(embedded));
  }
  restoreFunctions.get(insertRows)?.();
  const database = await connect({ embedded });
  return {
    ...database,
    close: async () => {
      const isReusable = await countLibraries(database).then(
        (count) => count === 1,
        () => false,
      );
      await database.close();
      if (isReusable) idleEngines.push(engine);
      else await embedded.close();
    },
  };
}

/** Opens a database with the current schema and these rows only. `close` deletes it. */
export async function openTestDatabase(insertRows = insertNothing): Promise<Database> {
  const prepared = inject('prepared');
  if ('image' in prepared) return openEmbedded(prepared.image, insertRows);
  const name = createDatabaseName();
  await runOnServer(`CREATE DATABASE ${name} TEMPLATE ${prepared.template}`);
  const connectedDatabase = await connect(getServerSettings(name));
  const database = {
    ...connectedDatabase,
    close: async () => {
      await connectedDatabase.close();
      await runOnServer(`DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
  await insertRows(database);
  return database;
}
