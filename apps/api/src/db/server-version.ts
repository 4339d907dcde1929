import { type Connection, UnusableDatabaseError } from './database-handle';

const oldestVersion = 15;

export async function requireSupportedVersion(client: Connection): Promise<void> {
  const { rows } = await client.query<{ server_version_num: string }>('SHOW server_version_num');
  const version = Math.floor(Number(rows[0]?.server_version_num) / 10_000);
  if (version < oldestVersion)
    throw new UnusableDatabaseError(
      `The database is PostgreSQL ${version}: the oldest supported version is ${oldestVersion}.`,
    );
}
