import type { ResvCode } from '@dining/domain/shared/codes';
import type { Language } from '@dining/domain/shared/language';
import { todayInSeoul } from '@dining/domain/shared/seoul-time';
import { inTransaction } from '../db/transaction';
import type { Deps } from '../deps';
import { type Failure, fail } from '../http/problems';
import { takeHold } from '../stores/holds';
import { bookOrderSheet } from '../stores/order-sheets';
import { insertReservation } from '../stores/reservations';
import { throttle } from '../stores/throttle';
import { checkOrder } from './check-order';
import type { ReservationBody } from './form-of-request';
import { newResvCode, newShopOrderNo } from './keys';
import { sheetFailure } from './own-sheet';
import { type Placed, withSweep } from './place';
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

export type Unpaid = { readonly ok: true; readonly resvCode: ResvCode } | { readonly ok: false; readonly failure: Failure };
const refuse = (failure: Failure): Unpaid => ({ ok: false, failure });

/** Takes the seats and writes the reservation in one commit; a draft that is a reservation already books nothing more. */
async function write(deps: Deps, order: PricedOrder, ordersheetId: string | undefined): Promise<Unpaid> {
  const today = todayInSeoul(deps.now());
  const shopOrderNo = newShopOrderNo(order.htlCode, today);
  const resvCode = newResvCode(today);
  const placed = await withSweep(deps, () =>
    inTransaction<Placed>(
      deps.database.pool,
      async (client) => {
        const hold = { shopOrderNo, htlCode: order.htlCode, holder: order.holder, seconds: 0, needs: order.needs };
        const taken = await takeHold(client, hold, 'kept');
        if (!taken.ok) return { ok: false, failure: fullFailure(taken.full), full: true };
        if (ordersheetId !== undefined && !(await bookOrderSheet(client, ordersheetId)))
          return { ok: false, failure: fail('order_closed'), full: false };
        await insertReservation(client, { resvCode, shopOrderNo, order, payMethod: 'none', paidAt: null });
        return { ok: true };
      },
      (result) => result.ok,
    ),
  );
  return placed.ok ? { ok: true, resvCode } : refuse(placed.failure);
}

/** Books without the provider, only where the server's own quote says that nothing is due now (decision 23). */
export async function bookUnpaid(deps: Deps, body: ReservationBody, from: UnpaidFrom): Promise<Unpaid> {
  const { pool } = deps.database;
  const allowed = await throttle(pool, `insert ${from.address}`, attempts.limit, attempts.windowSeconds);
  if (!allowed.ok) return refuse(fail('too_many_requests', { retryAfter: allowed.retryAfter }));
  const badSheet = await sheetFailure(pool, body, from);
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
  return write(deps, order, body.ordersheetId);
}
