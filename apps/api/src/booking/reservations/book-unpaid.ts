import { type Failure, fail } from '@dining/contract/failure';
import { personNeeded } from '@dining/domain/inventory/need';
import type { ReservationRequest } from '@dining/domain/orders/reservation-request';
import { limitToVisitStart } from '@dining/domain/payments/visit-start';
import { settledPhones } from '@dining/domain/reservations/settled-form';
import type { ResvCode } from '@dining/domain/shared/codes';
import { todayInSeoul, toSeoul } from '@dining/domain/shared/seoul-time';
import { inTransactionBehind } from '../../db/transaction';
import type { Deps } from '../../deps';
import type { KeySet } from '../../keyring';
import { countAttempt } from '../../limiter';
import { readAbroad } from '../../phones';
import { takeHoldOf } from '../../stores/inventory/holds';
import { insertUnpaid, reservationOfRequest } from '../../stores/reservations/reservations';
import { giveReplaced } from '../capacity/hold';
import { type NotTaken, refused } from '../capacity/rules';
import { sheetFailure } from '../orders/own-sheet';
import { type PricedNow, priceOrder } from '../orders/price-order';
import { fullFailure } from '../orders/refusals';
import { type By, byMemoryFirst } from '../orders/remembered-moments';
import { bookSheet } from '../orders/sheet-moves';
import { queueBehindOwn, replaceOwnAttempts } from '../payments/own-attempts';
import { withSweep } from '../payments/place';
import { addressKey, newResvCode, newShopOrderNo, requestKeys } from './keys';
import { promiseNew } from './promise-new';

/** Attempts from one address in ten minutes: nothing is paid, so there is less to wait for than at the provider. */
const attempts = { most: 30, seconds: 600 };

export interface UnpaidFrom {
  readonly userId: string | undefined;
  readonly holder: string;
  readonly address: string;
}

type Booked = { readonly ok: true; readonly resvCode: ResvCode };
export type Unpaid = Booked | { readonly ok: false; readonly failure: Failure };

/** By what a request is known again: everything it says but the order sheet it came from, the texts beside it, the device and the campaign. */
function keysOf(deps: Deps, request: ReservationRequest, holder: string): KeySet {
  const { ordersheetId: _sheet, agreedTexts: _texts, device: _device, campaign: _campaign, ...said } = request;
  const form = settledPhones(said.form, readAbroad);
  return requestKeys(deps.keyring.requests, holder, { ...said, form });
}

/**
 * Takes the seats and writes the reservation in one commit, unless the same request has done so already. What the visitor was about
 * to pay for the same visit gives way to it: he has chosen anew.
 */
async function write(
  deps: Deps,
  { order, until }: PricedNow,
  keys: KeySet,
  request: ReservationRequest,
  address: string,
): Promise<Booked | NotTaken> {
  const { ordersheetId, again } = request;
  const today = todayInSeoul(deps.now());
  const shopOrderNo = newShopOrderNo(order.htlCode, today);
  const resvCode = newResvCode(today);
  const who = { addressKey: address, personKey: personNeeded(order.needs) };
  const from = { ...who, until };
  return withSweep<Booked>(deps.database.pool, order.needs, () =>
    inTransactionBehind(
      deps.database.pool,
      (client) => queueBehindOwn(client, order, from),
      async (client, standing): Promise<Booked | NotTaken> => {
        const before = await reservationOfRequest(client, keys, toSeoul(deps.now()));
        if (before !== undefined) return { ok: true, resvCode: before };
        const own = await replaceOwnAttempts(client, deps.config, standing, { order, from, wanted: 'booking', again });
        if (!own.ok) return own;
        const { htlCode, holder, needs } = order;
        const seconds = limitToVisitStart(deps.config.holdSeconds, order.visit, deps.now());
        if (seconds === 0) return refused(fail('past'));
        const hold = { shopOrderNo, htlCode, holder, needs, seconds, requestKey: keys[0], ...who };
        await giveReplaced(client, hold, own.replaced);
        const taken = await takeHoldOf(client, hold, 'kept');
        if (!taken.ok) return { ok: false, failure: fullFailure(taken.full), why: 'full' };
        const isBookedSheet = ordersheetId !== null && !(await bookSheet(client, ordersheetId));
        if (isBookedSheet && !again) return refused(fail('order_closed'));
        await insertUnpaid(client, { resvCode, shopOrderNo, order });
        await promiseNew(client, resvCode, order.visit, deps.now());
        return { ok: true, resvCode };
      },
      (result) => result.ok,
    ),
  );
}

/** Checks and prices the request as if no page had, then books it. */
async function book(deps: Deps, request: ReservationRequest, from: UnpaidFrom, keys: KeySet, by: By): Promise<Booked | NotTaken> {
  const badSheet = await sheetFailure(deps.database.pool, request, from);
  if (badSheet !== undefined) return refused(badSheet);
  const checked = await priceOrder(
    request,
    {
      database: deps.database,
      keyring: deps.keyring,
      now: deps.now(),
      userId: from.userId ?? null,
      holder: from.holder,
      language: request.language,
    },
    by,
  );
  if (!checked.ok) return refused(checked.failure);
  const { order } = checked;
  if (!order.quote.nothingDue) return refused(fail('payment_due', { total: order.quote.payAmount }));
  return write(deps, checked, keys, request, addressKey(deps.keyring.addresses, from.address));
}

/**
 * Books without the provider, only where the server's own quote says that nothing is due now (decision 23). The same request
 * once more, for as long as a hold lives, answers with the reservation it has made: a double press and a lost answer book once.
 */
export async function bookUnpaid(deps: Deps, request: ReservationRequest, from: UnpaidFrom): Promise<Unpaid> {
  const { pool } = deps.database;
  const allowed = await countAttempt(deps, [{ key: `insert ${from.address}`, ...attempts }]);
  if (!allowed.ok) return refused(allowed.failure);
  const keys = keysOf(deps, request, from.holder);
  const booked = await byMemoryFirst(deps.database, request, (by) => book(deps, request, from, keys, by));
  if (booked.ok) return booked;
  // What stands in its way may be its own reservation: the seats it took, or the order sheet it closed.
  const before = await reservationOfRequest(pool, keys, toSeoul(deps.now()));
  return before === undefined ? booked : { ok: true, resvCode: before };
}
