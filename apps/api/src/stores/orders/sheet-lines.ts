import type { PoolClient } from 'pg';
import { sql } from '../../db/sql';
import type { StoredSheetLine } from './order-sheets';

/** Inserts a line, or sets its count. Returns the id of the stored line. */
export async function upsertSheetLine(
  client: PoolClient,
  ordersheetId: string,
  line: StoredSheetLine,
): Promise<string> {
  const { rows } = await client.query<{ id: string }>(sql('upsert_sheet_line')`
    INSERT INTO order_sheet_line (ordersheet_rtpl_opt_id, ordersheet_id, htl_code, menu_index, count)
    SELECT ${line.ordersheetRtplOptId}, ordersheet_id, htl_code, ${line.menuIndex}, ${line.count}
    FROM order_sheet WHERE ordersheet_id = ${ordersheetId}
    ON CONFLICT (ordersheet_id, menu_index) DO UPDATE SET count = excluded.count
    RETURNING ordersheet_rtpl_opt_id AS id`);
  return rows[0]?.id ?? line.ordersheetRtplOptId;
}

export async function deleteSheetLine(
  client: PoolClient,
  ordersheetId: string,
  ordersheetRtplOptId: string,
): Promise<boolean> {
  const { rowCount } = await client.query(sql('delete_sheet_line')`
    DELETE FROM order_sheet_line WHERE ordersheet_id = ${ordersheetId} AND ordersheet_rtpl_opt_id = ${ordersheetRtplOptId}`);
  return rowCount === 1;
}

/** Replaces the lines of an order sheet. */
export async function updateSheetLines(
  client: PoolClient,
  ordersheetId: string,
  lines: readonly StoredSheetLine[],
): Promise<void> {
  await client.query(sql('delete_sheet_lines')`DELETE FROM order_sheet_line WHERE ordersheet_id = ${ordersheetId}`);
  await client.query(sql('insert_sheet_lines')`
    INSERT INTO order_sheet_line (ordersheet_rtpl_opt_id, ordersheet_id, htl_code, menu_index, count)
    SELECT "ordersheetRtplOptId", ordersheet_id, htl_code, "menuIndex", count
    FROM order_sheet, jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
      AS line ("ordersheetRtplOptId" text, "menuIndex" int, count int)
    WHERE ordersheet_id = ${ordersheetId}`);
}
