import type { Failure } from '@dining/contract/failure';
import type { getSheetStock, OrderSheetWire } from '@dining/contract/site/orders/order-sheets';
import { findCallerSheet, findOpenCallerSheet } from '../../../booking/checkout/caller-sheet';
import type { Caller } from '../../../booking/checkout/owner';
import type { Deps } from '../../../config/deps';
import type { Call, HandlerResult } from '../../../http/mount';
import type { StoredSheet } from '../../../stores/orders/order-sheets';
import { previewSheet, type SheetPreview } from './preview';
import { sheetStockToWire, sheetToWire } from './sheet-to-wire';

type ShowResult =
  | { readonly ok: true; readonly sheet: OrderSheetWire }
  | { readonly ok: false; readonly failure: Failure };

const previewOwnSheet = (deps: Deps, sheet: StoredSheet, caller: Caller): Promise<SheetPreview | undefined> =>
  previewSheet(sheet, {
    database: deps.database,
    userId: caller.userId ?? null,
    guestId: caller.guestId,
    now: deps.now(),
  });

export async function showSheet(deps: Deps, ordersheetId: string, caller: Caller): Promise<ShowResult> {
  const found = await findCallerSheet(deps.database.pool, ordersheetId, caller);
  if (!found.ok) return found;
  return { ok: true, sheet: sheetToWire(found.sheet, await previewOwnSheet(deps, found.sheet, caller)) };
}

export async function showStock(
  deps: Deps,
  { body, visitor }: Call<typeof getSheetStock>,
): Promise<HandlerResult<typeof getSheetStock>> {
  const found = await findOpenCallerSheet(deps.database.pool, body.ordersheetId, visitor);
  if (!found.ok) return found.failure;
  const preview = await previewOwnSheet(deps, found.sheet, visitor);
  return {
    ordersheetId: found.sheet.ordersheetId,
    ...sheetStockToWire(found.sheet.state, preview),
    dinRoomCodeList: (preview?.rooms ?? []).map(({ dinRoomCode }) => dinRoomCode),
  };
}
