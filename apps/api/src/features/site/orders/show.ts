import type { Failure } from '@dining/contract/failure';
import type { getSheetStock, OrderSheetWire } from '@dining/contract/site/orders/order-sheets';
import { ownOpenSheet, ownSheet } from '../../../booking/checkout/own-sheet';
import type { Caller } from '../../../booking/checkout/owner';
import type { Deps } from '../../../config/deps';
import type { Answer, Call } from '../../../http/mount';
import type { StoredSheet } from '../../../stores/orders/order-sheets';
import { previewSheet, type SheetPreview } from './preview';
import { sheetStockToWire, sheetToWire } from './sheet-to-wire';

type Shown = { readonly ok: true; readonly sheet: OrderSheetWire } | { readonly ok: false; readonly failure: Failure };

const preview = (deps: Deps, sheet: StoredSheet, caller: Caller): Promise<SheetPreview | undefined> =>
  previewSheet(sheet, { database: deps.database, userId: caller.userId ?? null, holder: caller.holder, now: deps.now() });

/** An order sheet of the caller with the server's quote, whatever has become of it. */
export async function showSheet(deps: Deps, ordersheetId: string, caller: Caller): Promise<Shown> {
  const own = await ownSheet(deps.database.pool, ordersheetId, caller);
  if (!own.ok) return own;
  return { ok: true, sheet: sheetToWire(own.sheet, await preview(deps, own.sheet, caller)) };
}

/** Whether an order sheet can still be had, and how many are left (decision 24). */
export async function showStock(
  deps: Deps,
  { body, visitor }: Call<typeof getSheetStock>,
): Promise<Answer<typeof getSheetStock>> {
  const own = await ownOpenSheet(deps.database.pool, body.ordersheetId, visitor);
  if (!own.ok) return own.failure;
  const shown = await preview(deps, own.sheet, visitor);
  return {
    ordersheetId: own.sheet.ordersheetId,
    ...sheetStockToWire(own.sheet.state, shown),
    dinRoomCodeList: (shown?.rooms ?? []).map(({ dinRoomCode }) => dinRoomCode),
  };
}
