import type { Failure } from '@dining/contract/failure';
import type { getSheetStock, OrderSheetWire } from '@dining/contract/site/orders/order-sheets';
import { findCallerSheet, findOpenCallerSheet } from '../../../booking/checkout/caller-sheet';
import type { Caller } from '../../../booking/checkout/owner';
import type { Deps } from '../../../config/deps';
import type { Call, HandlerResult } from '../../../http/mount';
import type { StoredSheet } from '../../../stores/orders/order-sheets';
import { previewSheet, type SheetPreview } from './preview';
import { sheetStockToWire, sheetToWire } from './sheet-to-wire';

type SheetViewResult =
  | { readonly ok: true; readonly sheet: OrderSheetWire }
  | { readonly ok: false; readonly failure: Failure };

const previewCallerSheet = (deps: Deps, sheet: StoredSheet, caller: Caller): Promise<SheetPreview | undefined> =>
  previewSheet(sheet, {
    database: deps.database,
    userId: caller.userId ?? null,
    guestId: caller.guestId,
    now: deps.now(),
  });

export async function getSheetView(deps: Deps, ordersheetId: string, caller: Caller): Promise<SheetViewResult> {
  const result = await findCallerSheet(deps.database.pool, ordersheetId, caller);
  if (!result.ok) return result;
  return { ok: true, sheet: sheetToWire(result.sheet, await previewCallerSheet(deps, result.sheet, caller)) };
}

export async function handleGetSheetStock(
  deps: Deps,
  { body, visitor }: Call<typeof getSheetStock>,
): Promise<HandlerResult<typeof getSheetStock>> {
  const result = await findOpenCallerSheet(deps.database.pool, body.ordersheetId, visitor);
  if (!result.ok) return result.failure;
  const { sheet } = result;
  const preview = await previewCallerSheet(deps, sheet, visitor);
  return {
    ordersheetId: sheet.ordersheetId,
    ...sheetStockToWire(sheet.state, preview),
    dinRoomCodeList: (preview?.rooms ?? []).map(({ dinRoomCode }) => dinRoomCode),
  };
}
