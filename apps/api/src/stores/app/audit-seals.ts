import type { HtlCode } from '@dining/domain/shared/codes';
import type { Pool, PoolClient } from 'pg';
import type { Queryable } from '../../db/queryable';
import { sql } from '../../db/sql';

/** The data of an audit entry that its seal records. */
export interface HashedAuditEntry {
  readonly entryId: number;
  readonly htlCode: HtlCode;
  /** Microseconds since 1970, as text. */
  readonly keptUntil: string;
  readonly entryHash: string;
}

export interface Seal extends HashedAuditEntry {
  readonly position: number;
  /** Hash of the chain up to this seal. */
  readonly hash: string;
}

/**
 * How many ids below the highest sealed one are searched for unsealed entries: an entry gets its id before its commit,
 * so it may be committed after entries with higher ids were sealed.
 */
const maxIdGap = 100_000;

/** Makes processes that seal at the same time wait for each other. The number is arbitrary. */
export async function lockSeals(client: PoolClient): Promise<void> {
  await client.query(sql('lock_seals')`SELECT pg_advisory_xact_lock(724003)`);
}

export async function findLastSeal(
  db: Queryable,
): Promise<{ readonly position: number; readonly hash: string } | undefined> {
  const { rows } = await db.query<{ readonly position: string; readonly hash: string }>(sql('find_last_seal')`
    SELECT position, hash FROM audit_seal ORDER BY position DESC LIMIT 1`);
  const [row] = rows;
  return row && { position: Number(row.position), hash: row.hash };
}

export async function listUnsealedEntries(client: PoolClient, limit: number): Promise<readonly HashedAuditEntry[]> {
  type Row = Omit<HashedAuditEntry, 'entryId'> & { readonly entryId: string };
  const { rows } = await client.query<Row>(sql('list_unsealed_entries')`
    SELECT e.id AS "entryId", e.htl_code AS "htlCode", (extract(epoch FROM e.kept_until) * 1000000)::bigint::text AS "keptUntil",
      hash_audit_entry(e) AS "entryHash"
    FROM audit_entry e
    WHERE e.id > coalesce((SELECT max(entry_id) FROM audit_seal), 0) - ${maxIdGap}
      AND NOT EXISTS (SELECT FROM audit_seal s WHERE s.entry_id = e.id)
    ORDER BY e.id LIMIT ${limit}`);
  return rows.map((row) => ({ ...row, entryId: Number(row.entryId) }));
}

export async function insertSeals(client: PoolClient, seals: readonly Seal[]): Promise<void> {
  await client.query(sql('insert_seals')`
    INSERT INTO audit_seal (position, htl_code, entry_id, kept_until, entry_hash, hash)
    SELECT position, htl_code, entry_id, 'epoch'::timestamptz + kept_until * interval '1 microsecond', entry_hash, hash
    FROM unnest(${seals.map(({ position }) => position)}::bigint[], ${seals.map(({ htlCode }) => htlCode)}::text[],
      ${seals.map(({ entryId }) => entryId)}::bigint[], ${seals.map(({ keptUntil }) => keptUntil)}::bigint[],
      ${seals.map(({ entryHash }) => entryHash)}::text[], ${seals.map(({ hash }) => hash)}::text[])
      AS seal (position, htl_code, entry_id, kept_until, entry_hash, hash)`);
}

export interface CheckedSeal extends Seal {
  /** Hash of the entry as it is now; null if it is missing. */
  readonly currentHash: string | null;
  readonly isExpired: boolean;
}

export async function listSealsAfter(pool: Pool, position: number, limit: number): Promise<readonly CheckedSeal[]> {
  type Row = Omit<CheckedSeal, 'position' | 'entryId'> & { readonly position: string; readonly entryId: string };
  const { rows } = await pool.query<Row>(sql('list_seals_after')`
    SELECT s.position, s.htl_code AS "htlCode", s.entry_id AS "entryId", (extract(epoch FROM s.kept_until) * 1000000)::bigint::text AS "keptUntil",
      s.entry_hash AS "entryHash", s.hash, CASE WHEN e.id IS NULL THEN NULL ELSE hash_audit_entry(e) END AS "currentHash",
      s.kept_until <= now() AS "isExpired"
    FROM audit_seal s LEFT JOIN audit_entry e ON e.id = s.entry_id
    WHERE s.position > ${position} ORDER BY s.position LIMIT ${limit}`);
  return rows.map((row) => ({ ...row, position: Number(row.position), entryId: Number(row.entryId) }));
}

/** Counts the entries without a seal, and finds the first of those that are older than an hour. */
export async function getUnsealedStats(
  pool: Pool,
): Promise<{ readonly count: number; readonly firstOverdue: number | null }> {
  type Row = { readonly count: number; readonly firstOverdue: string | null };
  const { rows } = await pool.query<Row>(sql('get_unsealed_stats')`
    SELECT count(*)::int AS count, min(e.id) FILTER (WHERE e.at < now() - interval '1 hour') AS "firstOverdue"
    FROM audit_entry e WHERE NOT EXISTS (SELECT FROM audit_seal s WHERE s.entry_id = e.id)`);
  const [row] = rows;
  const firstOverdue = row?.firstOverdue ?? null;
  return { count: row?.count ?? 0, firstOverdue: firstOverdue === null ? null : Number(firstOverdue) };
}
