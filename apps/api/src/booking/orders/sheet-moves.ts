import { bookableStates } from '@dining/domain/orders/sheet-states';
import type { PoolClient } from 'pg';
import { oldestSheetsBeyond, type SheetOwner } from '../../stores/orders/open-sheets';
import { moveSheets } from '../../stores/orders/order-sheets';

/** A reservation is being made of the order sheet; false where another has been made of it before. */
export const bookSheet = async (client: PoolClient, ordersheetId: string): Promise<boolean> =>
  (await moveSheets(client, [ordersheetId], bookableStates, 'booked')).length === 1;

/** Somebody's oldest order sheets beyond so many give way. His changes queue already (`lockSheetsOf`). */
export async function dropSheetsBeyond(client: PoolClient, owner: SheetOwner, most: number): Promise<void> {
  const beyond = await oldestSheetsBeyond(client, owner, most);
  if (beyond.length > 0) await moveSheets(client, beyond, ['open'], 'dropped');
}
