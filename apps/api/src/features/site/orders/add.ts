import { randomUUID } from 'node:crypto';
import { decodeOrderRequest } from '@dining/contract/codecs/order-request';
import { fail } from '@dining/contract/failure';
import type { addOrderSheet } from '@dining/contract/site/orders/order-sheets';
import type { OrderRequest } from '@dining/domain/orders/order-request';
import { findOpenCallerSheet } from '../../../booking/checkout/caller-sheet';
import { dropExcessSheets } from '../../../booking/checkout/sheet-states';
import type { Deps } from '../../../config/deps';
import { getLimit } from '../../../config/limits';
import { inTransaction } from '../../../db/transaction';
import { getClientAddress } from '../../../http/client-address';
import type { Call, HandlerResult } from '../../../http/mount';
import { ensureGuestId } from '../../../http/session';
import { rateLimit } from '../../../lib/rate-limiter';
import { countOpenSheets, findOpenSheet, lockSheets, type SheetOwner } from '../../../stores/orders/open-sheets';
import { findSheet, type SheetHeader, upsertSheet } from '../../../stores/orders/order-sheets';
import { updateSheetLines } from '../../../stores/orders/sheet-lines';
import { previewSheet } from './preview';
import { calculateSheetLifetimeSeconds, maxOpenSheets } from './sheet-limits';
import { sheetToWire } from './sheet-to-wire';

const saveSheet = (
  deps: Deps,
  owner: SheetOwner,
  header: Omit<SheetHeader, 'ordersheetId'>,
  order: OrderRequest,
  requestedId: string | undefined,
) =>
  inTransaction(
    deps.database.pool,
    async (client) => {
      await lockSheets(client, owner);
      const ordersheetId =
        requestedId ?? (await findOpenSheet(client, owner, order.prodCode, order.visit)) ?? randomUUID();
      if (!(await upsertSheet(client, { ...header, ordersheetId }, order))) return undefined;
      const lines = order.menus.map((menu) => ({ ...menu, ordersheetRtplOptId: randomUUID() }));
      await updateSheetLines(client, ordersheetId, lines);
      await dropExcessSheets(client, owner, maxOpenSheets);
      return ordersheetId;
    },
    (ordersheetId) => ordersheetId !== undefined,
  );

export async function addSheet(
  deps: Deps,
  call: Call<typeof addOrderSheet>,
): Promise<HandlerResult<typeof addOrderSheet>> {
  const { body, visitor, request, language } = call;
  const { pool } = deps.database;
  const rateLimitResult = await rateLimit.consume(deps, [
    getLimit('orderSheets', { address: getClientAddress(request) }),
  ]);
  if (!rateLimitResult.ok) return rateLimitResult.failure;
  if (body.ordersheetId !== undefined) {
    const openSheet = await findOpenCallerSheet(pool, body.ordersheetId, visitor);
    if (!openSheet.ok) return openSheet.failure;
  }
  const now = deps.now();
  const order = decodeOrderRequest(body);
  const preview = await previewSheet(order, {
    database: deps.database,
    userId: visitor.userId ?? null,
    guestId: visitor.guestId,
    now,
  });
  if (preview === undefined) return fail('unknown_product');
  if (preview.availabilityFailure !== undefined) return preview.availabilityFailure;

  const owner = { userId: visitor.userId, guestId: ensureGuestId(request) };
  const header = {
    htlCode: preview.context.product.htlCode,
    userId: visitor.userId ?? null,
    guestId: owner.guestId,
    language,
    seconds: calculateSheetLifetimeSeconds(order.visit, now),
  };
  const ordersheetId = await saveSheet(deps, owner, header, order, body.ordersheetId);
  const sheet = ordersheetId === undefined ? undefined : await findSheet(pool, ordersheetId);
  if (sheet === undefined) return fail('order_closed');
  request.log.info({ event: 'order_sheet.saved', ordersheetId, prodCode: order.prodCode }, 'order sheet saved');
  return {
    ordersheetId: sheet.ordersheetId,
    memberCartCount: await countOpenSheets(pool, owner),
    result: sheetToWire(sheet, preview),
  };
}
