import { bookableStates } from '@dining/domain/orders/sheet-states';
import type { PoolClient } from 'pg';
import { listExcessSheets, type SheetOwner } from '../../stores/orders/open-sheets';
import { updateSheetStates } from '../../stores/orders/order-sheets';

/** Moves an order sheet to the state `booked`. Returns false if it was booked before. */
export const markSheetBooked = async (client: PoolClient, ordersheetId: string): Promise<boolean> =>
  (await updateSheetStates(client, [ordersheetId], bookableStates, 'booked')).length === 1;

/** Drops a visitor's oldest open order sheets beyond the limit. Call `lockSheets` first. */
export async function dropExcessSheets(client: PoolClient, owner: SheetOwner, maxSheets: number): Promise<void> {
  const excessSheets = await listExcessSheets(client, owner, maxSheets);
  if (excessSheets.length > 0) await updateSheetStates(client, excessSheets, ['open'], 'dropped');
}
