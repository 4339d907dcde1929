import type { HtlCode } from '@dining/domain/shared/codes';
import type { Queryable } from '../../db/queryable';
import { sql } from '../../db/sql';

export interface CatalogueVersions {
  readonly all: string;
  getVersion(htlCode: HtlCode): string;
  getChangedAt(htlCode: HtlCode): Date;
}

/**
 * Returns the versions of the hotels and of the group. Call it before reading the rows: if a row changes in between,
 * the version is too old, which only costs another read.
 */
export async function getCatalogueVersions(db: Queryable): Promise<CatalogueVersions> {
  const { rows } = await db.query<{ scope: string; version: number; changedAt: Date }>(sql('get_catalogue_versions')`
    SELECT scope, version, changed_at AS "changedAt" FROM catalogue_version ORDER BY scope`);
  const filterRows = (htlCode: HtlCode) => rows.filter(({ scope }) => scope === 'group' || scope === `htl:${htlCode}`);
  const joinVersions = (versionRows: typeof rows) => versionRows.map(({ version }) => version).join('.');
  return {
    all: joinVersions(rows),
    getVersion: (htlCode) => joinVersions(filterRows(htlCode)),
    getChangedAt: (htlCode) =>
      new Date(Math.max(0, ...filterRows(htlCode).map(({ changedAt }) => changedAt.getTime()))),
  };
}
