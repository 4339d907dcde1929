import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { inject } from 'vitest';
import { connect, type Database } from '../src/db/connect';
import { startEmbedded } from '../src/db/embedded';
import { createDatabaseName, getServerSettings, runOnServer } from './database-server';
import { takeSnapshot } from './snapshot';

// Node has it; its types for this version name only what is made by it.
declare global {
  namespace WebAssembly {
    function compile(code: Uint8Array): Promise<Module>;
  }
}

/** Rows that a database begins with. */
export type InsertRows = (database: Database) => Promise<void>;
const insertNothing: InsertRows = () => Promise.resolve();

const engineFile = join(dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite')), 'pglite.wasm');
let engineOptions: ReturnType<typeof readEngineOptions> | undefined;

/** What each embedded database of this worker begins with. */
async function readEngineOptions(image: string) {
  const [bytes, engine] = await Promise.all([readFile(image), readFile(engineFile).then((code) => WebAssembly.compile(code))]);
  return { loadDataDir: new Blob([bytes]), pgliteWasmModule: engine };
}

/** An embedded engine of this worker, and how it is brought back to where it had certain rows and nothing else had happened. */
interface Engine {
  readonly embedded: PGlite;
  readonly snapshots: Map<InsertRows, () => void>;
}

/** Those that no test uses at present. */
const idleEngines: Engine[] = [];

async function startEngine(image: string): Promise<Engine> {
  const embedded = await startEmbedded(await (engineOptions ??= readEngineOptions(image)));
  // What triggers are written in; a library that comes later cannot be taken back.
  await embedded.exec('LOAD $$plpgsql$$');
  return { embedded, snapshots: new Map([[insertNothing, takeSnapshot(embedded)]]) };
}

const countLibraries = async ({ pool }: Database): Promise<number> =>
  (await pool.query('SELECT FROM pg_get_loaded_modules()')).rowCount ?? 0;

/** An embedded database with those rows. Its engine is brought back for the next one when it is closed, unless it is not well. */
async function openEmbedded(image: string, rows: InsertRows): Promise<Database> {
  const engine = idleEngines.pop() ?? (await startEngine(image));
  const { embedded, snapshots } = engine;
  if (!snapshots.has(rows)) {
    snapshots.get(insertNothing)?.();
    const database = await connect({ embedded });
    await rows(database);
    await database.pool.query('DEALLOCATE ALL');
    await database.close();
    snapshots.set(rows, takeSnapshot(embedded));
  }
  snapshots.get(rows)?.();
  const database = await connect({ embedded });
  return {
    ...database,
    close: async () => {
      const isWell = await countLibraries(database).then(
        (count) => count === 1,
        () => false,
      );
      await database.close();
      if (isWell) idleEngines.push(engine);
      else await embedded.close();
    },
  };
}

/** A database of its own for one test file, up to date with the schema, with no rows but those; gone when it is closed. */
export async function openTestDatabase(rows = insertNothing): Promise<Database> {
  const prepared = inject('prepared');
  if ('image' in prepared) return openEmbedded(prepared.image, rows);
  const name = createDatabaseName();
  await runOnServer(`CREATE DATABASE ${name} TEMPLATE ${prepared.template}`);
  const opened = await connect(getServerSettings(name));
  const database = {
    ...opened,
    close: async () => {
      await opened.close();
      await runOnServer(`DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
  await rows(database);
  return database;
}
