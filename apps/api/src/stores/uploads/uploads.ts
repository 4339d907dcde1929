import type { Pool, PoolClient } from 'pg';
import { uploadFileNames } from './file-names';

/** An upload as it is written down: whose it is, and the one string of its picture (ADR 9). */
export interface Upload {
  readonly atchUuid: string;
  readonly userId: string;
  readonly picture: string;
}

/** So long its member may use it; what nobody uses goes a day later, so that nothing can be used while it goes. */
const usable = `interval '1 day'`;
const gone = `interval '2 days'`;

/** Writes an upload down before its files are kept, so that no file is ever without one to be found by. */
export async function insertUpload(pool: Pool, { atchUuid, userId, picture }: Upload): Promise<void> {
  await pool.query({
    name: 'insert_upload',
    text: 'INSERT INTO upload (atch_uuid, user_id, file_path) VALUES ($1, $2, $3)',
    values: [atchUuid, userId, picture],
  });
}

/**
 * Takes a member's own upload for a review, once; answers its picture. undefined where there is none of this name, it is another's,
 * was taken before or is too old.
 */
export async function takeUpload(
  client: PoolClient,
  { atchUuid, userId, usedBy }: { readonly atchUuid: string; readonly userId: string; readonly usedBy: string },
): Promise<string | undefined> {
  const { rows } = await client.query<{ picture: string }>({
    name: 'take_upload',
    text: `UPDATE upload SET used_by = $3
           WHERE atch_uuid = $1 AND user_id = $2 AND used_by IS NULL AND created_at > now() - ${usable}
           RETURNING file_path AS picture`,
    values: [atchUuid, userId, usedBy],
  });
  return rows[0]?.picture;
}

/** Whether an upload is shown to everybody: a review that is not hidden uses it. */
export async function isUploadShown(pool: Pool, atchUuid: string): Promise<boolean> {
  const { rowCount } = await pool.query({
    name: 'is_upload_shown',
    text: `SELECT 1 FROM upload u JOIN review w ON w.review_code = u.used_by WHERE u.atch_uuid = $1 AND NOT w.hidden`,
    values: [atchUuid],
  });
  return rowCount === 1;
}

/** Uploads that nobody has used, and nobody can any more, with the names of their files. */
export async function unusedUploads(pool: Pool, most: number): Promise<{ atchUuid: string; files: string[] }[]> {
  const { rows } = await pool.query<Pick<Upload, 'atchUuid' | 'picture'>>(unusedText, [most]);
  return rows.map(({ atchUuid, picture }) => ({ atchUuid, files: uploadFileNames(atchUuid, picture) }));
}

/** @internal for the test that looks at its plan */
export const unusedText = `SELECT atch_uuid AS "atchUuid", file_path AS picture FROM upload
  WHERE used_by IS NULL AND created_at <= now() - ${gone} ORDER BY created_at, atch_uuid LIMIT $1`;

/** Deletes uploads whose files have been taken away; answers how many. */
export async function deleteUploads(pool: Pool, atchUuids: readonly string[]): Promise<number> {
  const { rowCount } = await pool.query('DELETE FROM upload WHERE atch_uuid = ANY($1::text[])', [atchUuids]);
  return rowCount ?? 0;
}
