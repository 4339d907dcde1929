import type { PrivateServer } from '../../tools/rig/postgres';
import { type DatabaseProxy, startDatabaseProxy } from './database-proxy';

/** A proxy before the private PostgreSQL; gone when the work is done. */
export async function withProxy<Result>(
  postgres: PrivateServer,
  work: (proxy: DatabaseProxy) => Promise<Result>,
): Promise<Result> {
  const proxy = await startDatabaseProxy(Number(new URL(postgres.url).port));
  try {
    return await work(proxy);
  } finally {
    await proxy.close();
  }
}
