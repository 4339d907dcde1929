import { type Failure, fail } from '@dining/contract/failure';
import { getRequiredPersonKey } from '@dining/domain/inventory/capacity-requirement';
import type { PricedOrder } from '@dining/domain/orders/priced-order';
import type { ReservationRequest } from '@dining/domain/orders/reservation-request';
import { limitToVisitStart } from '@dining/domain/payments/visit-start';
import type { ResvCode, ShopOrderNo } from '@dining/domain/shared/codes';
import { getTodayInSeoul, toSeoul } from '@dining/domain/shared/seoul-time';
import type { PoolClient } from 'pg';
import type { Deps } from '../../config/deps';
import { inTransaction } from '../../db/transaction';
import type { KeySet } from '../../lib/keyring';
import { insertHold, lockForOrder } from '../../stores/inventory/holds';
import { toStoredOrder } from '../../stores/payments/order-json';
import { insertPayment } from '../../stores/payments/payments';
import { findReservationOfRequest } from '../../stores/reservations/reservations';
import { takeCapacity } from '../capacity/counters';
import { type HoldError, refuseHold, retryHold } from '../capacity/retry';
import { createReservation } from './create-reservation';
import { addressKey, newResvCode, newShopOrderNo } from './keys';
import { sheetFailure } from './own-sheet';
import { type PricedNow, priceOrder } from './price-order';
import { supersedeOpenAttempts } from './supersede-attempts';

/** Who orders, and from where. */
export interface OrderBuyer {
  readonly userId: string | null;
  readonly holder: string;
  readonly address: string;
  /** The ids, hashed, of a guest's session: the order is refused where none of them is live any more. Null where that is not asked. */
  readonly sessionHashes: readonly string[] | null;
}

/** What is made of an order: a hold with a payment, or at once a reservation where nothing is due now (decision 23). */
export type OrderPurpose =
  | { readonly type: 'payment' }
  /** By its keys the same request is known again. */
  | { readonly type: 'booking'; readonly requestKeys: KeySet };

export interface TakenOrder {
  readonly ok: true;
  readonly shopOrderNo: ShopOrderNo;
  readonly order: PricedOrder;
  /** The reservation of a booking; null while the order is to be paid for. */
  readonly resvCode: ResvCode | null;
}

/** Why an order may not be taken for this purpose at its price; undefined where it may. */
function purposeFailure({ quote }: PricedOrder, purpose: OrderPurpose, shownAmount: number): Failure | undefined {
  if (purpose.type === 'booking') return quote.nothingDue ? undefined : fail('payment_due', { total: quote.payAmount });
  if (quote.nothingDue) return fail('nothing_due');
  return quote.payAmount === shownAmount ? undefined : fail('price_changed', { total: quote.payAmount });
}

/** Seconds that an order is held: until the visit at the latest. A hold outlives the guest's countdown by a grace period. */
const holdSeconds = ({ config, now }: Deps, { visit }: PricedOrder, purpose: OrderPurpose): number =>
  limitToVisitStart(config.holdSeconds + (purpose.type === 'payment' ? config.holdGraceSeconds : 0), visit, now());

/**
 * Writes a priced order and takes its capacity. Runs in a transaction, which is rolled back where it returns an error.
 * @internal for tests
 */
export async function writeOrder(
  client: PoolClient,
  deps: Deps,
  { order, until }: PricedNow,
  request: ReservationRequest,
  buyer: OrderBuyer,
  purpose: OrderPurpose,
): Promise<TakenOrder | HoldError> {
  const { htlCode, holder, userId, needs, rules } = order;
  const today = getTodayInSeoul(deps.now());
  const shopOrderNo = newShopOrderNo(htlCode, today);
  const requestKeys = purpose.type === 'booking' ? purpose.requestKeys : undefined;
  const keys = {
    addressKey: addressKey(deps.keyring.addresses, buyer.address),
    personKey: requestKeys === undefined ? null : getRequiredPersonKey(needs),
  };
  await lockForOrder(client, { holder, userId, ...keys, scopes: rules.map(({ scope }) => scope) });
  if (requestKeys !== undefined) {
    const existing = await findReservationOfRequest(client, requestKeys, toSeoul(deps.now()));
    if (existing !== undefined) return { ok: true, shopOrderNo, order, resvCode: existing };
  }
  const own = await supersedeOpenAttempts(client, deps.config, {
    order,
    origin: { ...keys, until, sessionHashes: buyer.sessionHashes },
    wanted: requestKeys === undefined ? 'hold' : 'booking',
    again: request.again,
  });
  if (!own.ok) return own;
  const seconds = holdSeconds(deps, order, purpose);
  if (seconds === 0) return refuseHold(fail('past'));

  const hold = { shopOrderNo, htlCode, holder, seconds, needs, ...keys };
  let resvCode: ResvCode | null = null;
  if (requestKeys === undefined) {
    await insertHold(client, { ...hold, state: 'held', requestKey: null });
    const { method, ordersheetId } = request;
    await insertPayment(client, { shopOrderNo, order, method, provider: deps.payments.name, ordersheetId });
  } else {
    await insertHold(client, { ...hold, state: 'kept', requestKey: requestKeys[0] });
    resvCode = newResvCode(today);
    const reservation = { resvCode, shopOrderNo, order: toStoredOrder(order), payMethod: 'none', paidAt: null } as const;
    const isSheetOpen = await createReservation(client, reservation, request.ordersheetId, deps.now());
    if (!isSheetOpen && !request.again) return refuseHold(fail('order_closed'));
  }
  // Last, because other orders of the same start time wait for these counters until the commit.
  const taken = await takeCapacity(client, htlCode, needs);
  return taken.ok ? { ok: true, shopOrderNo, order, resvCode } : { ok: false, type: 'full', full: taken.full, needs };
}

/**
 * Takes an order, whoever asks: checks and prices it as the server sees it, then takes its capacity and writes its hold and payment, or its
 * reservation, in one commit. Checks it again where rules changed meanwhile. The provider is asked after the commit.
 */
export function takeOrder(
  deps: Deps,
  request: ReservationRequest,
  buyer: OrderBuyer,
  purpose: OrderPurpose,
): Promise<TakenOrder | HoldError> {
  const { pool } = deps.database;
  const { userId, holder } = buyer;
  return retryHold<TakenOrder>(pool, async () => {
    const sheetError = await sheetFailure(pool, request, { userId: userId ?? undefined, holder });
    if (sheetError !== undefined) return refuseHold(sheetError);
    const { database, keyring } = deps;
    const priced = await priceOrder(request, { database, keyring, now: deps.now(), userId, holder, language: request.language });
    if (!priced.ok) return refuseHold(priced.failure);
    const failure = purposeFailure(priced.order, purpose, request.shownAmount);
    if (failure !== undefined) return refuseHold(failure);
    return inTransaction<TakenOrder | HoldError>(
      pool,
      (client) => writeOrder(client, deps, priced, request, buyer, purpose),
      ({ ok }) => ok,
    );
  });
}
