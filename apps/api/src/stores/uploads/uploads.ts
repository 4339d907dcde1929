import type { ClientBase, Pool, PoolClient } from 'pg';
import { sql } from '../../db/sql';
import { listUploadFileNames } from './file-names';

export interface Upload {
  readonly atchUuid: string;
  readonly userId: string;
  readonly picture: string;
}

/** Inserts an upload. Call it before storing the files, so that each file always has an upload. */
export async function insertUpload(pool: Pool, { atchUuid, userId, picture }: Upload): Promise<void> {
  await pool.query(sql('insert_upload')`
    INSERT INTO upload (atch_uuid, user_id, file_path) VALUES (${atchUuid}, ${userId}, ${picture})`);
}

/** Marks a member's upload as used. Returns its picture; undefined if it is used already or older than a day. */
export async function updateUploadUse(
  client: PoolClient,
  { atchUuid, userId, usedBy }: { readonly atchUuid: string; readonly userId: string; readonly usedBy: string },
): Promise<string | undefined> {
  const { rows } = await client.query<{ picture: string }>(sql('update_upload_use')`
    UPDATE upload SET used_by = ${usedBy}
    WHERE atch_uuid = ${atchUuid} AND user_id = ${userId} AND used_by IS NULL AND created_at > now() - interval '1 day'
    RETURNING file_path AS picture`);
  return rows[0]?.picture;
}

/** Returns true if a visible review shows the upload. */
export async function isUploadShown(pool: Pool, atchUuid: string): Promise<boolean> {
  const { rowCount } = await pool.query(sql('is_upload_shown')`
    SELECT 1 FROM upload u JOIN review w ON w.review_code = u.used_by WHERE u.atch_uuid = ${atchUuid} AND NOT w.hidden`);
  return rowCount === 1;
}

/**
 * Lists unused uploads with the names of their files. An upload can be used for a day and is listed after two, so that
 * none is used during its deletion.
 */
export async function listUnusedUploads(
  db: Pool | ClientBase,
  limit: number,
): Promise<{ atchUuid: string; files: string[] }[]> {
  const { rows } = await db.query<Pick<Upload, 'atchUuid' | 'picture'>>(sql('list_unused_uploads')`
    SELECT atch_uuid AS "atchUuid", file_path AS picture FROM upload
    WHERE used_by IS NULL AND created_at <= now() - interval '2 days'
    ORDER BY created_at, atch_uuid LIMIT ${limit}`);
  return rows.map(({ atchUuid, picture }) => ({ atchUuid, files: listUploadFileNames(atchUuid, picture) }));
}

export async function deleteUploads(pool: Pool, atchUuids: readonly string[]): Promise<number> {
  const { rowCount } = await pool.query(
    sql('delete_uploads')`DELETE FROM upload WHERE atch_uuid = ANY(${[...atchUuids]}::text[])`,
  );
  return rowCount ?? 0;
}
