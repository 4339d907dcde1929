import { reservationRequestFromWire } from '@dining/contract/codecs/reservation-request';
import { type Failure, fail } from '@dining/contract/failure';
import type { prepay } from '@dining/contract/site/payments';
import type { PricedOrder } from '@dining/domain/orders/priced-order';
import type { ReservationRequest } from '@dining/domain/orders/reservation-request';
import { limitToVisitStart } from '@dining/domain/payments/visit-start';
import type { ShopOrderNo } from '@dining/domain/shared/codes';
import { textFor } from '@dining/domain/shared/localized-text';
import { todayInSeoul } from '@dining/domain/shared/seoul-time';
import type { PoolClient } from 'pg';
import { freeHold } from '../../../booking/capacity/hold';
import { type NotTaken, refused } from '../../../booking/capacity/rules';
import { sheetFailure } from '../../../booking/orders/own-sheet';
import { type OrderContext, priceOrder } from '../../../booking/orders/price-order';
import { type By, byMemoryFirst } from '../../../booking/orders/remembered-moments';
import { letGoOrder, letGoUnpaid } from '../../../booking/payments/let-go';
import { placeForPayment } from '../../../booking/payments/place';
import { addressKey, newShopOrderNo } from '../../../booking/reservations/keys';
import { inTransaction } from '../../../db/transaction';
import type { Deps } from '../../../deps';
import { addressOf } from '../../../http/address';
import type { Answer, Call } from '../../../http/mount';
import { holderOf, listSessionHashes, renewSession } from '../../../http/session';
import { countAttempt } from '../../../limiter';
import type { RegisterResult } from '../../../ports/payments';
import { movePayment, readPayment } from '../../../stores/payments/payments';
import { isSessionLive } from '../../../stores/session/sessions';
import { registrationToWire } from './to-wire';

/** Attempts from one address in ten minutes: a family behind one router, not a machine. */
const attempts = { most: 60, seconds: 600 };

interface Placed {
  readonly ok: true;
  readonly shopOrderNo: ShopOrderNo;
  readonly order: PricedOrder;
  /** Whether its visitor was still there once it was placed. */
  readonly isThere: boolean;
}

/** Who orders, and from where. */
interface From {
  readonly context: OrderContext;
  readonly address: string;
  readonly isStillThere: (client: PoolClient) => Promise<boolean>;
}

/** Prices the order as the server sees it, and takes what it needs. */
async function priceAndPlace(deps: Deps, asked: ReservationRequest, from: From, by: By): Promise<Placed | NotTaken> {
  const { context, address, isStillThere } = from;
  const checked = await priceOrder(asked, context, by);
  if (!checked.ok) return refused(checked.failure);
  const { order, until } = checked;
  if (order.quote.nothingDue) return refused(fail('nothing_due'));
  if (order.quote.payAmount !== asked.shownAmount) return refused(fail('price_changed', { total: order.quote.payAmount }));
  const shopOrderNo = newShopOrderNo(order.htlCode, todayInSeoul(context.now));
  const payment = {
    shopOrderNo,
    order,
    until,
    addressKey: addressKey(deps.keyring.addresses, address),
    method: asked.method,
    ordersheetId: asked.ordersheetId,
    again: asked.again,
  };
  const placed = await placeForPayment(deps, payment, isStillThere);
  return placed.ok ? { ok: true, shopOrderNo, order, isThere: placed.after } : placed;
}

/** Writes down what the provider said to the order; false where it has lapsed meanwhile. */
async function noteRegistered(
  { database: { pool } }: Deps,
  shopOrderNo: ShopOrderNo,
  registered: RegisterResult,
): Promise<boolean> {
  if (registered.ok) return movePayment(pool, 'buyer', shopOrderNo, 'preparing', 'registered');
  return inTransaction(pool, async (client) => {
    // Nothing was charged and no window is open: the seats are free at once.
    const refusal = { failureCode: registered.outcome, forgetOrder: true };
    const moved = await movePayment(client, 'buyer', shopOrderNo, 'preparing', 'declined', refusal);
    return moved && (await freeHold(client, shopOrderNo, 'held'));
  });
}

/** Why an order that lapsed while the provider was asked must not be paid: a newer attempt, or its session is over. */
async function whyLapsed(deps: Deps, shopOrderNo: ShopOrderNo): Promise<Failure> {
  const payment = await readPayment(deps.database.pool, shopOrderNo);
  return fail(payment?.failureCode === 'superseded' ? 'superseded' : 'order_closed');
}

/**
 * Moves the guest to a new session id, so that an attacker who planted the old one sees nothing of what is paid for. If another request has
 * renewed the session meanwhile, its owner is unknown: the order lapses before it can be paid.
 */
async function protectFromFixation(
  { database }: Deps,
  { request }: Call<typeof prepay>,
  shopOrderNo: ShopOrderNo,
): Promise<void> {
  try {
    await renewSession(request);
  } catch (error) {
    await letGoOrder(database.pool, shopOrderNo);
    throw error;
  }
}

/**
 * Checks, prices and holds the order, then registers its payment. The intent is committed before the provider is called,
 * and its answer after: a crash in between leaves a hold that expires.
 */
export async function prepayOrder(deps: Deps, call: Call<typeof prepay>): Promise<Answer<typeof prepay>> {
  const { visitor, request } = call;
  const { pool } = deps.database;
  if (visitor.userId === undefined && !visitor.guest) return fail('not_signed_in');
  const allowed = await countAttempt(deps, [{ key: `prepay ${addressOf(request)}`, ...attempts }]);
  if (!allowed.ok) return allowed.failure;

  const asked = reservationRequestFromWire(call.body);
  // The page's own: another tab may have changed the browser's meanwhile.
  const { language } = asked;
  const now = deps.now();
  const holder = holderOf(request);
  const badSheet = await sheetFailure(pool, asked, { userId: visitor.userId, holder });
  if (badSheet !== undefined) return badSheet;
  const context = { database: deps.database, keyring: deps.keyring, now, userId: visitor.userId ?? null, holder, language };
  const isStillThere = async (client: PoolClient) =>
    visitor.userId !== undefined || (await isSessionLive(client, listSessionHashes(request)));
  const from = { context, address: addressOf(request), isStillThere };
  const ready = await byMemoryFirst(deps.database, asked, (by) => priceAndPlace(deps, asked, from, by));
  if (!ready.ok) return ready.failure;
  const { shopOrderNo, order, isThere } = ready;
  // The guest has signed in or left while his seats were being taken: nothing is held in the name of a session that is over.
  if (!isThere) {
    await letGoUnpaid(pool, holder);
    return fail('not_signed_in');
  }

  const registered = await deps.payments.register({
    shopOrderNo,
    amount: order.quote.payAmount,
    goodsName: textFor(order.productName, language),
    method: asked.method,
    language,
    device: asked.device,
    returnUrl: `${deps.config.publicUrl}/easypay/return`,
  });
  const stands = await noteRegistered(deps, shopOrderNo, registered);
  request.log.info(
    { shopOrderNo, prodCode: order.prodCode, amount: order.quote.payAmount, registered: registered.ok, stands },
    'payment prepared',
  );
  if (!stands && registered.ok) return whyLapsed(deps, shopOrderNo);
  if (visitor.userId === undefined) await protectFromFixation(deps, call, shopOrderNo);
  const holdUntil = new Date(now.getTime() + limitToVisitStart(deps.config.holdSeconds, order.visit, now) * 1000);
  // The provider has taken its time meanwhile.
  return registrationToWire(registered, shopOrderNo, { holdUntil, now: deps.now() });
}
