import { randomUUID } from 'node:crypto';
import { codes, Refusal, result } from './codes';
import { type Fields, text, won } from './fields';
import { type Order, type Revision, remaining } from './ledger';
import { newPgCno } from './numbers';
import type { Provider } from './provider';
import { type LedgerRow, rowOf } from './rows';
import { wireTime } from './seoul';

/** What the shop is told, and how it took it; null where it could not be reached. */
interface Desk {
  readonly row: LedgerRow;
  readonly notice: object;
  readonly answer: unknown;
}

/** A change, as the provider tells it by itself: unsigned, with no more than its documents say. */
const noticeOf = (order: Order, revision: Revision): object => ({
  ...result(codes.ok),
  mallId: order.mallId,
  notiType: '20',
  pgCno: order.charge?.pgCno ?? '',
  shopOrderNo: order.shopOrderNo,
  amount: revision.amount,
  statusCode: revision.remain === 0 ? 'TS02' : 'TS06',
  transactionDate: revision.at,
});

const tell = async (order: Order, notice: object): Promise<unknown> => {
  try {
    const response = await fetch(new URL('/easypay/notice', order.returnUrl), {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8' },
      body: JSON.stringify(notice),
      signal: AbortSignal.timeout(15_000),
    });
    return await response.json();
  } catch {
    return null;
  }
};

/**
 * Cancels a charge by hand, with `amount` in part; without one all that is left. One that has gone back whole is told of once more, as a
 * notification that is sent again. @throws Refusal where there is no such charge, or not so much of it
 */
export const deskCancel = async ({ ledger, clock }: Provider, fields: Fields): Promise<Desk> => {
  const order = ledger.order(text(fields, 'shopOrderNo', 40));
  if (!order?.charge) throw new Refusal(codes.unknown, 'shopOrderNo');
  const left = remaining(order);
  const last = order.revisions.at(-1);
  if (left === 0 && last) {
    const notice = noticeOf(order, last);
    return { row: rowOf(ledger, order), notice, answer: await tell(order, notice) };
  }
  const amount = fields['amount'] === undefined ? left : won(fields, 'amount');
  if (amount > left) throw new Refusal(codes.wrongAmount, 'amount');
  const revision = {
    pgCno: newPgCno(clock()),
    amount,
    remain: left - amount,
    key: `desk-${randomUUID()}`,
    at: wireTime(clock()),
  };
  order.revisions.push(revision);
  order.state = revision.remain === 0 ? 'cancelled' : 'partCancelled';
  ledger.save(order);
  const notice = noticeOf(order, revision);
  return { row: rowOf(ledger, order), notice, answer: await tell(order, notice) };
};
