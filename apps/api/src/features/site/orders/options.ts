import { randomUUID } from 'node:crypto';
import { decodeMenuChoice } from '@dining/contract/codecs/order-request';
import { fail } from '@dining/contract/failure';
import type { addSheetOption, deleteSheetOption } from '@dining/contract/site/orders/order-sheets';
import { findOpenCallerSheet } from '../../../booking/checkout/caller-sheet';
import type { Deps } from '../../../config/deps';
import { inTransaction } from '../../../db/transaction';
import type { Call, HandlerResult } from '../../../http/mount';
import type { StoredSheet } from '../../../stores/orders/order-sheets';
import { updateSheetExpiry } from '../../../stores/orders/order-sheets';
import { deleteSheetLine, upsertSheetLine } from '../../../stores/orders/sheet-lines';
import { previewSheet } from './preview';
import { calculateSheetLifetimeSeconds } from './sheet-limits';
import { createRtplId } from './sheet-to-wire';
import { getSheetView } from './view-sheet';

const matchesSheet = (ordersheetRtplId: string | undefined, sheet: StoredSheet): boolean =>
  ordersheetRtplId === undefined || ordersheetRtplId === createRtplId(sheet.ordersheetId);

/**
 * Adds a menu to an order sheet, or changes its count. Above the limit of the day or the person, refuses with the
 * remaining count and changes nothing (Spec §5 Detail page).
 */
export async function addOption(
  deps: Deps,
  call: Call<typeof addSheetOption>,
): Promise<HandlerResult<typeof addSheetOption>> {
  const { body, visitor } = call;
  const openSheet = await findOpenCallerSheet(deps.database.pool, body.ordersheetId, visitor);
  if (!openSheet.ok) return openSheet.failure;
  const { sheet } = openSheet;
  if (!matchesSheet(body.ordersheetRtplId, sheet)) return fail('not_found');

  const now = deps.now();
  const menu = decodeMenuChoice(body);
  const menus = [...sheet.menus.filter(({ menuIndex }) => menuIndex !== menu.menuIndex), menu];
  const preview = await previewSheet(
    { ...sheet, menus },
    { database: deps.database, userId: visitor.userId ?? null, guestId: visitor.guestId, now },
  );
  if (preview === undefined) return fail('unknown_product');
  if (preview.availabilityFailure !== undefined) return preview.availabilityFailure;

  const line = { ordersheetRtplOptId: randomUUID(), ...menu };
  const ordersheetRtplOptId = await inTransaction(deps.database.pool, async (client) =>
    (await updateSheetExpiry(client, sheet.ordersheetId, calculateSheetLifetimeSeconds(sheet.visit, now)))
      ? upsertSheetLine(client, sheet.ordersheetId, line)
      : undefined,
  );
  if (ordersheetRtplOptId === undefined) return fail('order_closed');
  const result = await getSheetView(deps, sheet.ordersheetId, visitor);
  return result.ok ? { ordersheetRtplOptId, result: result.sheet } : result.failure;
}

export async function deleteOption(
  deps: Deps,
  call: Call<typeof deleteSheetOption>,
): Promise<HandlerResult<typeof deleteSheetOption>> {
  const { body, visitor } = call;
  const openSheet = await findOpenCallerSheet(deps.database.pool, body.ordersheetId, visitor);
  if (!openSheet.ok) return openSheet.failure;
  const { sheet } = openSheet;
  if (!matchesSheet(body.ordersheetRtplId, sheet)) return fail('not_found');
  const isDeleted = await inTransaction(deps.database.pool, async (client) =>
    (await updateSheetExpiry(client, sheet.ordersheetId, calculateSheetLifetimeSeconds(sheet.visit, deps.now())))
      ? deleteSheetLine(client, sheet.ordersheetId, body.ordersheetRtplOptId)
      : undefined,
  );
  if (isDeleted === undefined) return fail('order_closed');
  if (!isDeleted) return fail('not_found');
  const result = await getSheetView(deps, sheet.ordersheetId, visitor);
  return result.ok ? { result: result.sheet } : result.failure;
}
