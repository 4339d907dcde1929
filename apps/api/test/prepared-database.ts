import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { connect } from '../src/db/connect';
import { createDatabaseName, getDatabaseUrl, runOnServer } from './database-server';

declare module 'vitest' {
  interface ProvidedContext {
    /** What test databases are created from: an image of the embedded one, or a template on the server. */
    prepared: { readonly image: string } | { readonly template: string };
  }
}

/** Creates the schema once for all test files. Returns the teardown. */
export default async function prepare(project: TestProject): Promise<() => Promise<void>> {
  if (process.env.TEST_DATABASE_URL !== undefined) {
    const template = createDatabaseName();
    await runOnServer(`CREATE DATABASE ${template}`);
    await (await connect({ url: getDatabaseUrl(template) })).close();
    project.provide('prepared', { template });
    return () => runOnServer(`DROP DATABASE ${template} WITH (FORCE)`);
  }
  const folder = await mkdtemp(join(tmpdir(), 'dining-schema-'));
  await (await connect({ folder })).close();
  const image = join(folder, 'image.tar');
  // Excludes template0 and template1, which are half of the files: tests create no databases in the image.
  const templates = ['./base/1', './base/4'].map((path) => `--exclude=${path}`);
  await promisify(execFile)('tar', ['-C', join(folder, 'pg'), ...templates, '-cf', image, '.']);
  project.provide('prepared', { image });
  return () => rm(folder, { recursive: true });
}
