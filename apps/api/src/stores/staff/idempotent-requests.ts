import type { PoolClient } from 'pg';
import { sql } from '../../db/sql';

/**
 * Begins a write under its idempotency key, in the transaction of the write; waits for another write with the same key.
 * Returns false if a write with this key has been committed.
 */
export async function beginRequest(
  client: PoolClient,
  { staffId, key, requestHash }: { readonly staffId: string; readonly key: string; readonly requestHash: string },
): Promise<boolean> {
  const { rowCount } = await client.query(sql('begin_request')`
    INSERT INTO staff_request (staff_id, key, request_hash) VALUES (${staffId}, ${key}, ${requestHash}) ON CONFLICT DO NOTHING`);
  return rowCount === 1;
}

export async function updateRequestResponse(
  client: PoolClient,
  staffId: string,
  key: string,
  response: object,
): Promise<void> {
  await client.query(sql('update_request_response')`
    UPDATE staff_request SET answer = ${JSON.stringify(response)}::jsonb WHERE staff_id = ${staffId} AND key = ${key}`);
}

export async function findRequest(
  client: PoolClient,
  staffId: string,
  key: string,
): Promise<{ readonly requestHash: string; readonly response: object } | undefined> {
  const { rows } = await client.query<{ readonly requestHash: string; readonly response: object }>(sql('find_request')`
    SELECT request_hash AS "requestHash", answer AS response FROM staff_request WHERE staff_id = ${staffId} AND key = ${key}`);
  return rows[0];
}
