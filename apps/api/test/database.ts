import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { inject } from 'vitest';
import { connect, type Database } from '../src/db/connect';
import { administer, freshName, settingsOf } from './server';

// Node has it; its types for this version name only what is made by it.
declare global {
  namespace WebAssembly {
    function compile(code: Uint8Array): Promise<Module>;
  }
}

const engineFile = join(dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite')), 'pglite.wasm');
let begun: ReturnType<typeof prepare> | undefined;

/** What each embedded database of this worker begins with. */
async function prepare(image: string) {
  const [bytes, engine] = await Promise.all([readFile(image), readFile(engineFile).then((code) => WebAssembly.compile(code))]);
  return { image: new Blob([bytes]), engine };
}

/** An empty database of its own for one test file, up to date with the schema; gone when it is closed. */
export async function openTestDatabase(): Promise<Database> {
  const prepared = inject('prepared');
  if ('image' in prepared) return connect({ prepared: await (begun ??= prepare(prepared.image)) });
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
