import type { HtlCode } from '@dining/domain/shared/codes';
import type { Pool, PoolClient } from 'pg';

/** The versions of all slow-changing rows, as they stood together at one moment. */
export interface CatalogueVersions {
  /** Of everything: another one where any row of any hotel has changed. */
  readonly all: string;
  /** Of what one hotel's pages are made of: its own rows and the group's. Never the same again once it has changed. */
  of(htlCode: HtlCode): string;
  /** When what a hotel's pages are made of changed last. */
  changedAt(htlCode: HtlCode): Date;
}

/**
 * The versions as the database has them now: a row a hotel and one for the group. Asked before the rows themselves are read:
 * what changes in between makes what is read look older than it is, never newer.
 */
export async function readCatalogueVersions(run: Pick<Pool | PoolClient, 'query'>): Promise<CatalogueVersions> {
  const { rows } = await run.query<{ scope: string; version: number; changedAt: Date }>({
    name: 'read_catalogue_versions',
    text: 'SELECT scope, version, changed_at AS "changedAt" FROM catalogue_version ORDER BY scope',
  });
  const scopesOf = (htlCode: HtlCode) => rows.filter(({ scope }) => scope === 'group' || scope === `htl:${htlCode}`);
  const joined = (some: typeof rows) => some.map(({ version }) => version).join('.');
  return {
    all: joined(rows),
    of: (htlCode) => joined(scopesOf(htlCode)),
    changedAt: (htlCode) => new Date(Math.max(0, ...scopesOf(htlCode).map(({ changedAt }) => changedAt.getTime()))),
  };
}
