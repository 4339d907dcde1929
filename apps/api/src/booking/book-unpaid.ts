import type { ResvCode } from '@dining/domain/shared/codes';
import type { Language } from '@dining/domain/shared/language';
import { todayInSeoul } from '@dining/domain/shared/seoul-time';
import { inTransaction } from '../db/transaction';
import type { Deps } from '../deps';
import { type Failure, fail } from '../http/problems';
import { queueByHolder, takeHold } from '../stores/holds';
import { bookOrderSheet } from '../stores/order-sheets';
import { promiseMail } from '../stores/outbox';
import { insertReservation, reservationOfRequest } from '../stores/reservations';
import { throttle } from '../stores/throttle';
import { checkOrder } from './check-order';
import type { ReservationBody } from './form-of-request';
import { newResvCode, newShopOrderNo, requestKey } from './keys';
import { sheetFailure } from './own-sheet';
import { type NotPlaced, withSweep } from './place';
import type { PricedOrder } from './priced-order';
import { fullFailure } from './refusals';

/** Attempts from one address in ten minutes: nothing is paid, so there is less to wait for than at the provider. */
const attempts = { limit: 30, windowSeconds: 600 };

export interface UnpaidFrom {
  readonly userId: string | undefined;
  readonly holder: string;
  readonly address: string;
  readonly language: Language;
}

type Booked = { readonly ok: true; readonly resvCode: ResvCode };
export type Unpaid = Booked | { readonly ok: false; readonly failure: Failure };
const refuse = (failure: Failure): Unpaid => ({ ok: false, failure });

/** By what a request is known again: everything it says but the draft it came from and the device. */
function keyOf(deps: Deps, body: ReservationBody, holder: string): string {
  const { ordersheetId: _draft, deviceType: _device, ...said } = body;
  return requestKey(deps.secret, holder, said);
}

/** Takes the seats and writes the reservation in one commit, unless the same request has done so already. */
async function write(deps: Deps, order: PricedOrder, key: string, ordersheetId: string | undefined): Promise<Unpaid> {
  const today = todayInSeoul(deps.now());
  const shopOrderNo = newShopOrderNo(order.htlCode, today);
  const resvCode = newResvCode(today);
  return withSweep<Booked>(deps, () =>
    inTransaction<Booked | NotPlaced>(
      deps.database.pool,
      async (client) => {
        await queueByHolder(client, order.holder);
        const before = await reservationOfRequest(client, key);
        if (before !== undefined) return { ok: true, resvCode: before };
        const { htlCode, holder, needs } = order;
        const hold = { shopOrderNo, htlCode, holder, needs, seconds: deps.config.holdSeconds, requestKey: key };
        const taken = await takeHold(client, hold, 'kept');
        if (!taken.ok) return { ok: false, failure: fullFailure(taken.full), full: true };
        if (ordersheetId !== undefined && !(await bookOrderSheet(client, ordersheetId)))
          return { ok: false, failure: fail('order_closed'), full: false };
        await insertReservation(client, { resvCode, shopOrderNo, order, payMethod: 'none', paidAt: null });
        await promiseMail(client, 'reservation_made', resvCode);
        return { ok: true, resvCode };
      },
      (result) => result.ok,
    ),
  );
}

/** Checks and prices the request as if no page had, then books it. */
async function book(deps: Deps, body: ReservationBody, from: UnpaidFrom, key: string): Promise<Unpaid> {
  const badSheet = await sheetFailure(deps.database.pool, body, from);
  if (badSheet !== undefined) return refuse(badSheet);
  const checked = await checkOrder(body, {
    database: deps.database,
    secret: deps.secret,
    now: deps.now(),
    userId: from.userId ?? null,
    holder: from.holder,
    language: from.language,
  });
  if (!checked.ok) return checked;
  const { order } = checked;
  if (!order.quote.nothingDue) return refuse(fail('payment_due', { total: order.quote.payAmount }));
  return write(deps, order, key, body.ordersheetId);
}

/**
 * Books without the provider, only where the server's own quote says that nothing is due now (decision 23). The same request
 * once more, for as long as a hold lives, answers with the reservation it has made: a double press and a lost answer book once.
 */
export async function bookUnpaid(deps: Deps, body: ReservationBody, from: UnpaidFrom): Promise<Unpaid> {
  const { pool } = deps.database;
  const allowed = await throttle(pool, `insert ${from.address}`, attempts.limit, attempts.windowSeconds);
  if (!allowed.ok) return refuse(fail('too_many_requests', { retryAfter: allowed.retryAfter }));
  const key = keyOf(deps, body, from.holder);
  const booked = await book(deps, body, from, key);
  if (booked.ok) return booked;
  // What stands in its way may be its own reservation: the seats it took, or the draft it closed.
  const before = await reservationOfRequest(pool, key);
  return before === undefined ? booked : { ok: true, resvCode: before };
}
