import type { ResvCode, ShopOrderNo } from '@dining/domain/shared/codes';
import { todayInSeoul } from '@dining/domain/shared/seoul-time';
import type { PoolClient } from 'pg';
import { inTransaction } from '../db/transaction';
import { keepHold, retakeHold } from '../stores/holds';
import { closeOrderSheet } from '../stores/order-sheets';
import { promiseMail } from '../stores/outbox';
import { movePayment, type Payment, readPayment } from '../stores/payments';
import { insertReservation } from '../stores/reservations';
import type { Desk, Standing } from './desk';
import { giveBack, intendVoid } from './give-back';
import { newResvCode } from './keys';
import type { PricedOrder } from './priced-order';
import { standingOf } from './standing';

/** The order's seats become the reservation's; ones that were freed meanwhile are taken once more where they still can be. */
async function secureSeats(client: PoolClient, shopOrderNo: ShopOrderNo, order: PricedOrder): Promise<boolean> {
  if (await keepHold(client, shopOrderNo)) return true;
  const again = await retakeHold(client, shopOrderNo, order.htlCode, order.needs, 60);
  return again.ok && (await keepHold(client, shopOrderNo));
}

type Written = { readonly ok: true; readonly resvCode: ResvCode } | { readonly ok: false };

async function write(client: PoolClient, desk: Desk, payment: Payment, order: PricedOrder): Promise<Written> {
  const { shopOrderNo } = payment;
  if (!(await secureSeats(client, shopOrderNo, order))) return { ok: false };
  const resvCode = newResvCode(todayInSeoul(desk.now()));
  await insertReservation(client, { resvCode, shopOrderNo, order, payMethod: payment.method, paidAt: desk.now() });
  await promiseMail(client, 'reservation_made', resvCode);
  await closeOrderSheet(client, shopOrderNo);
  await movePayment(client, shopOrderNo, 'approved', 'reserved', { resvCode, forgetOrder: true });
  return { ok: true, resvCode };
}

/**
 * Writes the reservation that an approved payment has paid for, once: a repeat answers the same. Where its seats are gone
 * for good the money goes back.
 */
export async function reserve(desk: Desk, shopOrderNo: ShopOrderNo): Promise<Standing> {
  const written = await inTransaction(
    desk.pool,
    async (client) => {
      const payment = await readPayment(client, shopOrderNo, 'lock');
      if (payment?.state !== 'approved' || payment.order === null) return { ok: true, standing: standingOf(payment) } as const;
      const made = await write(client, desk, payment, payment.order);
      return made.ok
        ? ({ ok: true, standing: { result: 'success', resvCode: made.resvCode } } as const)
        : ({ ok: false, payment } as const);
    },
    (result) => result.ok,
  );
  if (written.ok) return written.standing;
  desk.log.warn({ shopOrderNo }, 'paid, but the seats are gone: the money goes back');
  return undoApproval(desk, written.payment, 'sold_out');
}

/** Gives the money of an approved payment back whole; answers how it stands, for somebody may have reserved meanwhile. */
export async function undoApproval(desk: Desk, payment: Payment, reason: string): Promise<Standing> {
  const { shopOrderNo } = payment;
  const amount = payment.approvedAmount ?? payment.amount;
  await inTransaction(desk.pool, (client) => intendVoid(client, desk, { shopOrderNo, from: 'approved', amount, reason }));
  await giveBack(desk, shopOrderNo);
  return standingOf(await readPayment(desk.pool, shopOrderNo));
}
