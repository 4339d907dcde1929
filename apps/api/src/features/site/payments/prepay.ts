import { type Failure, fail } from '@dining/contract/failure';
import type { prepay } from '@dining/contract/site/payments';
import type { PricedOrder } from '@dining/domain/orders/priced-order';
import { providerSuccessCode } from '@dining/domain/payments/method';
import type { ShopOrderNo } from '@dining/domain/shared/codes';
import { textFor } from '@dining/domain/shared/localized-text';
import { todayInSeoul } from '@dining/domain/shared/seoul-time';
import { freeHold } from '../../../booking/capacity/hold';
import { byStandingRules, type NotTaken, refused } from '../../../booking/capacity/rules';
import { checkOrder, type OrderContext } from '../../../booking/orders/check-order';
import { sheetFailure } from '../../../booking/orders/own-sheet';
import { letGoUnpaid } from '../../../booking/payments/let-go';
import { placeForPayment } from '../../../booking/payments/place';
import { newShopOrderNo } from '../../../booking/reservations/keys';
import { inTransaction } from '../../../db/transaction';
import type { Deps } from '../../../deps';
import { addressOf } from '../../../http/address';
import type { Answer, Call } from '../../../http/mount';
import { holderOf, sessionHash } from '../../../http/session';
import { countAttempt } from '../../../limiter';
import type { RegisterResult } from '../../../ports/payments';
import { movePayment, readPayment } from '../../../stores/payments/payments';
import { isSessionLive } from '../../../stores/session/sessions';

/** Attempts from one address in ten minutes: a family behind one router, not a machine. */
const attempts = { most: 60, seconds: 600 };

type Ready = { readonly ok: true; readonly shopOrderNo: ShopOrderNo; readonly order: PricedOrder } | NotTaken;
type Body = Call<typeof prepay>['body'];

/** Checks and prices the order as the server sees it, and takes what it needs. */
async function checkAndPlace(deps: Deps, body: Body, context: OrderContext): Promise<Ready> {
  const checked = await checkOrder(body, context);
  if (!checked.ok) return refused(checked.failure);
  const { order } = checked;
  if (order.quote.nothingDue) return refused(fail('nothing_due'));
  if (order.quote.payAmount !== body.resvSetleAmnt) return refused(fail('price_changed', { total: order.quote.payAmount }));
  const shopOrderNo = newShopOrderNo(order.htlCode, todayInSeoul(context.now));
  const placed = await placeForPayment(deps, {
    shopOrderNo,
    order,
    method: body.resvSetleType,
    ordersheetId: body.ordersheetId ?? null,
    again: body.resvAgainYn === 'Y',
  });
  return placed.ok ? { ok: true, shopOrderNo, order } : placed;
}

/** Writes down what the provider said to the order; false where it has lapsed meanwhile. */
const noteRegistered = (deps: Deps, shopOrderNo: ShopOrderNo, registered: RegisterResult): Promise<boolean> =>
  inTransaction(deps.database.pool, async (client) => {
    if (registered.ok) return movePayment(client, shopOrderNo, 'preparing', 'registered');
    // Nothing was charged and no window is open: the seats are free at once.
    const refusal = { failureCode: registered.outcome, forgetOrder: true };
    const moved = await movePayment(client, shopOrderNo, 'preparing', 'declined', refusal);
    return moved && (await freeHold(client, shopOrderNo, 'held'));
  });

/** Why an order that lapsed while the provider was asked must not be paid: a newer attempt, or its session is over. */
async function whyLapsed(deps: Deps, shopOrderNo: ShopOrderNo): Promise<Failure> {
  const payment = await readPayment(deps.database.pool, shopOrderNo);
  return fail(payment?.failureCode === 'superseded' ? 'superseded' : 'order_closed');
}

/**
 * Checks, prices and holds the order, then registers its payment. The intent is committed before the provider is called,
 * and its answer after: a crash in between leaves a hold that expires.
 */
export async function prepayOrder(deps: Deps, call: Call<typeof prepay>): Promise<Answer<typeof prepay>> {
  const { body, visitor, request, language } = call;
  const { pool } = deps.database;
  if (visitor.userId === undefined && !visitor.guest) return fail('not_signed_in');
  const allowed = await countAttempt(pool, [{ key: `prepay ${addressOf(request)}`, ...attempts }]);
  if (!allowed.ok) return allowed.failure;

  const now = deps.now();
  const holder = holderOf(request);
  const badSheet = await sheetFailure(pool, body, { userId: visitor.userId, holder });
  if (badSheet !== undefined) return badSheet;
  const context = { database: deps.database, keyring: deps.keyring, now, userId: visitor.userId ?? null, holder, language };
  const ready = await byStandingRules(() => checkAndPlace(deps, body, context));
  if (!ready.ok) return ready.failure;
  const { shopOrderNo, order } = ready;
  // The guest has signed in or left while his seats were being taken: nothing is held in the name of a session that is over.
  if (visitor.userId === undefined && !(await isSessionLive(pool, sessionHash(request)))) {
    await letGoUnpaid(pool, holder);
    return fail('not_signed_in');
  }
  const holdUntil = new Date(now.getTime() + deps.config.holdSeconds * 1000).toISOString();

  const registered = await deps.payments.register({
    shopOrderNo,
    amount: order.quote.payAmount,
    goodsName: textFor(order.productName, language),
    method: body.resvSetleType,
    language,
    device: body.deviceType,
    returnUrl: `${deps.config.publicUrl}/easypay/return`,
  });
  const stands = await noteRegistered(deps, shopOrderNo, registered);
  request.log.info(
    { shopOrderNo, prodCode: order.prodCode, amount: order.quote.payAmount, registered: registered.ok, stands },
    'payment prepared',
  );
  if (!stands && registered.ok) return whyLapsed(deps, shopOrderNo);
  if (registered.ok) {
    return { response: { resCd: providerSuccessCode, resMsg: '', authPageUrl: registered.authPageUrl, shopOrderNo, holdUntil } };
  }
  const resCd =
    'code' in registered && registered.code !== undefined && registered.code !== providerSuccessCode
      ? registered.code
      : 'UNKNOWN';
  return { response: { resCd, resMsg: '', authPageUrl: '', shopOrderNo, holdUntil } };
}
