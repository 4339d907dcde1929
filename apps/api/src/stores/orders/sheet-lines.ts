import type { PoolClient } from 'pg';
import type { StoredSheetLine } from './order-sheets';

/** Puts a menu on an order sheet, or gives the one that is there the new count. Answers the line's id. */
export async function putSheetLine(client: PoolClient, ordersheetId: string, line: StoredSheetLine): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    `INSERT INTO order_sheet_line (ordersheet_rtpl_opt_id, ordersheet_id, htl_code, menu_index, count)
     SELECT $1, ordersheet_id, htl_code, $3, $4 FROM order_sheet WHERE ordersheet_id = $2
     ON CONFLICT (ordersheet_id, menu_index) DO UPDATE SET count = excluded.count
     RETURNING ordersheet_rtpl_opt_id AS id`,
    [line.ordersheetRtplOptId, ordersheetId, line.menuIndex, line.count],
  );
  return rows[0]?.id ?? line.ordersheetRtplOptId;
}

/** Takes one menu off an order sheet; false where the order sheet has no such line. */
export async function dropSheetLine(client: PoolClient, ordersheetId: string, ordersheetRtplOptId: string): Promise<boolean> {
  const { rowCount } = await client.query(
    'DELETE FROM order_sheet_line WHERE ordersheet_id = $1 AND ordersheet_rtpl_opt_id = $2',
    [ordersheetId, ordersheetRtplOptId],
  );
  return rowCount === 1;
}

/** Replaces the menus of an order sheet by these, all of them. */
export async function replaceSheetLines(
  client: PoolClient,
  ordersheetId: string,
  lines: readonly StoredSheetLine[],
): Promise<void> {
  await client.query('DELETE FROM order_sheet_line WHERE ordersheet_id = $1', [ordersheetId]);
  await client.query(
    `INSERT INTO order_sheet_line (ordersheet_rtpl_opt_id, ordersheet_id, htl_code, menu_index, count)
     SELECT "ordersheetRtplOptId", ordersheet_id, htl_code, "menuIndex", count
     FROM order_sheet, jsonb_to_recordset($2::jsonb) AS line ("ordersheetRtplOptId" text, "menuIndex" int, count int)
     WHERE ordersheet_id = $1`,
    [ordersheetId, JSON.stringify(lines)],
  );
}
