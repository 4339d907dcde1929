import type { prepay } from '@dining/contract/payments';
import { providerSuccessCode } from '@dining/domain/payments/method';
import { textFor } from '@dining/domain/shared/localized-text';
import { todayInSeoul } from '@dining/domain/shared/seoul-time';
import { checkOrder } from '../../booking/check-order';
import { newShopOrderNo } from '../../booking/keys';
import { sheetFailure } from '../../booking/own-sheet';
import { placeForPayment } from '../../booking/place';
import { inTransaction } from '../../db/transaction';
import type { Deps } from '../../deps';
import { addressOf } from '../../http/address';
import type { Answer, Call } from '../../http/mount';
import { fail } from '../../http/problems';
import { holderOf } from '../../http/session';
import { freeHold } from '../../stores/holds';
import { movePayment } from '../../stores/payments';
import { throttle } from '../../stores/throttle';

/** Attempts from one address in ten minutes: a family behind one router, not a machine. */
const attempts = { limit: 60, windowSeconds: 600 };

/**
 * Checks, prices and holds the order, then registers its payment. The intent is committed before the provider is called,
 * and its answer after: a crash in between leaves a hold that expires.
 */
export async function prepayOrder(deps: Deps, call: Call<typeof prepay>): Promise<Answer<typeof prepay>> {
  const { body, visitor, request, language } = call;
  const { pool } = deps.database;
  if (visitor.userId === undefined && !visitor.guest) return fail('not_signed_in');
  const allowed = await throttle(pool, `prepay ${addressOf(request)}`, attempts.limit, attempts.windowSeconds);
  if (!allowed.ok) return fail('too_many_requests', { retryAfter: allowed.retryAfter });

  const now = deps.now();
  const holder = holderOf(request);
  const badSheet = await sheetFailure(pool, body, { userId: visitor.userId, holder });
  if (badSheet !== undefined) return badSheet;
  const context = { database: deps.database, secret: deps.secret, now, userId: visitor.userId ?? null, holder, language };
  const checked = await checkOrder(body, context);
  if (!checked.ok) return checked.failure;
  const { order } = checked;
  if (order.quote.nothingDue) return fail('nothing_due');
  if (order.quote.payAmount !== body.resvSetleAmnt) return fail('price_changed', { total: order.quote.payAmount });

  const shopOrderNo = newShopOrderNo(order.htlCode, todayInSeoul(now));
  const method = body.resvSetleType;
  const placed = await placeForPayment(deps, { shopOrderNo, order, method, ordersheetId: body.ordersheetId ?? null });
  if (!placed.ok) return placed.failure;
  const holdUntil = new Date(now.getTime() + deps.config.holdSeconds * 1000).toISOString();

  const registered = await deps.payments.register({
    shopOrderNo,
    amount: order.quote.payAmount,
    goodsName: textFor(order.productName, language),
    method,
    language,
    device: body.deviceType,
    returnUrl: `${deps.config.publicUrl}/easypay/return`,
  });
  await inTransaction(pool, async (client) => {
    if (registered.ok) return movePayment(client, shopOrderNo, 'preparing', 'registered');
    // Nothing was charged and no window is open: the seats are free at once.
    await movePayment(client, shopOrderNo, 'preparing', 'declined', { failureCode: registered.outcome, forgetOrder: true });
    return freeHold(client, shopOrderNo, 'held');
  });
  request.log.info(
    { shopOrderNo, prodCode: order.prodCode, amount: order.quote.payAmount, registered: registered.ok },
    'payment prepared',
  );
  if (registered.ok) {
    return { response: { resCd: providerSuccessCode, resMsg: '', authPageUrl: registered.authPageUrl, shopOrderNo, holdUntil } };
  }
  const resCd =
    'code' in registered && registered.code !== undefined && registered.code !== providerSuccessCode
      ? registered.code
      : 'UNKNOWN';
  return { response: { resCd, resMsg: '', authPageUrl: '', shopOrderNo, holdUntil } };
}
