import type { insertReservation } from '@dining/contract/reservations';
import { todayInSeoul } from '@dining/domain/shared/seoul-time';
import { checkOrder } from '../../booking/check-order';
import { newResvCode, newShopOrderNo } from '../../booking/keys';
import { type Placed, withSweep } from '../../booking/place';
import { fullFailure } from '../../booking/refusals';
import { inTransaction } from '../../db/transaction';
import type { Deps } from '../../deps';
import type { Answer, Call } from '../../http/mount';
import { fail } from '../../http/problems';
import { holderOf } from '../../http/session';
import { takeHold } from '../../stores/holds';
import { insertReservation as write } from '../../stores/reservations';
import { throttle } from '../../stores/throttle';

const attempts = { limit: 30, windowSeconds: 600 };

/** Books without the provider, only where the server's own quote says that nothing is due (decision 23). */
export async function insertWithoutPayment(
  deps: Deps,
  call: Call<typeof insertReservation>,
): Promise<Answer<typeof insertReservation>> {
  const { body, visitor, request, language } = call;
  const { pool } = deps.database;
  if (visitor.userId === undefined && !visitor.guest) return fail('not_signed_in');
  const allowed = await throttle(pool, `insert ${request.ip}`, attempts.limit, attempts.windowSeconds);
  if (!allowed.ok) return fail('too_many_requests', { retryAfter: allowed.retryAfter });

  const now = deps.now();
  const holder = holderOf(request);
  const context = { database: deps.database, secret: deps.secret, now, userId: visitor.userId ?? null, holder, language };
  const checked = await checkOrder(body, context);
  if (!checked.ok) return checked.failure;
  const { order } = checked;
  if (!order.quote.nothingDue) return fail('payment_due', { total: order.quote.payAmount });

  const shopOrderNo = newShopOrderNo(order.htlCode, todayInSeoul(now));
  const resvCode = newResvCode(todayInSeoul(now));
  const placed = await withSweep(deps, () =>
    inTransaction<Placed>(
      pool,
      async (client) => {
        const hold = { shopOrderNo, htlCode: order.htlCode, holder, seconds: 0, needs: order.needs };
        const taken = await takeHold(client, hold, 'kept');
        if (!taken.ok) return { ok: false, failure: fullFailure(taken.full), full: true };
        await write(client, { resvCode, shopOrderNo, order, payMethod: 'none', paidAt: null });
        return { ok: true };
      },
      (result) => result.ok,
    ),
  );
  if (!placed.ok) return placed.failure;
  request.log.info({ resvCode, prodCode: order.prodCode }, 'reserved without payment');
  return { result: 'success', resvCode };
}
