import type { HtlCode } from '@dining/domain/shared/codes';
import type { Pool } from 'pg';
import { sql } from '../../db/sql';

/** The versions of all slow-changing rows, as they stood together at one moment. */
export interface CatalogueVersions {
  /** Of everything: another one where any row of any hotel has changed. */
  readonly all: string;
  /** Of what one hotel's pages are made of: its own rows and the group's. Never the same again once it has changed. */
  getVersion(htlCode: HtlCode): string;
  /** When what a hotel's pages are made of changed last. */
  getChangedAt(htlCode: HtlCode): Date;
}

/**
 * Returns the versions of the hotels and of the group. Call it before reading the rows: a change in between then makes the rows look older
 * than they are, never newer.
 */
export async function getCatalogueVersions(pool: Pool): Promise<CatalogueVersions> {
  const { rows } = await pool.query<{ scope: string; version: number; changedAt: Date }>(sql('get_catalogue_versions')`
    SELECT scope, version, changed_at AS "changedAt" FROM catalogue_version ORDER BY scope`);
  const scopesOf = (htlCode: HtlCode) => rows.filter(({ scope }) => scope === 'group' || scope === `htl:${htlCode}`);
  const joined = (some: typeof rows) => some.map(({ version }) => version).join('.');
  return {
    all: joined(rows),
    getVersion: (htlCode) => joined(scopesOf(htlCode)),
    getChangedAt: (htlCode) => new Date(Math.max(0, ...scopesOf(htlCode).map(({ changedAt }) => changedAt.getTime()))),
  };
}
