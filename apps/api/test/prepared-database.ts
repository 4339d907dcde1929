import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { TestProject } from 'vitest/node';
import { connect } from '../src/db/connect';
import { administer, freshName, urlOf } from './server';

declare module 'vitest' {
  interface ProvidedContext {
    /** What each test file's own database begins with: an image of the embedded one, or a template on the server. */
    prepared: { readonly image: string } | { readonly template: string };
  }
}

/** Lays out the schema once for all test files; answers how to clear it away. */
export default async function prepare(project: TestProject): Promise<() => Promise<void>> {
  if (process.env.TEST_DATABASE_URL !== undefined) {
    const template = freshName();
    await administer(`CREATE DATABASE ${template}`);
    await (await connect({ url: urlOf(template) })).close();
    project.provide('prepared', { template });
    return () => administer(`DROP DATABASE ${template} WITH (FORCE)`);
  }
  const folder = await mkdtemp(join(tmpdir(), 'dining-schema-'));
  await (await connect({ folder })).close();
  const embedded = new PGlite(join(folder, 'pg'));
  // Asked for its image at once it never answers.
  await embedded.waitReady;
  const image = join(folder, 'image.tar');
  await writeFile(image, Buffer.from(await (await embedded.dumpDataDir('none')).arrayBuffer()));
  await embedded.close();
  project.provide('prepared', { image });
  return () => rm(folder, { recursive: true });
}
