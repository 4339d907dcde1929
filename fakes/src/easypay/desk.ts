import { randomUUID } from 'node:crypto';
import { codes, createResult, RefusalError } from './codes';
import { type Fields, parseText, parseWon } from './fields';
import { calculateRemaining, type Order, type Revision } from './ledger';
import { createPgCno } from './numbers';
import type { Provider } from './provider';
import { createLedgerRow, type LedgerRow } from './rows';
import { formatWireTime } from './seoul';

/** The webhook and its response; null if the server could not be reached. */
interface DeskCancellation {
  readonly row: LedgerRow;
  readonly notice: object;
  readonly answer: unknown;
}

const createNotice = (order: Order, revision: Revision): object => ({
  ...createResult(codes.ok),
  mallId: order.mallId,
  notiType: '20',
  pgCno: order.charge?.pgCno ?? '',
  shopOrderNo: order.shopOrderNo,
  amount: revision.amount,
  statusCode: revision.remain === 0 ? 'TS02' : 'TS06',
  transactionDate: revision.at,
});

const sendNotice = async (order: Order, notice: object): Promise<unknown> => {
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
 * Cancels `amount` of a charge, by default the remaining amount, and sends the webhook. If nothing remains, it repeats
 * the last webhook.
 * @throws Refusal if there is no such charge or `amount` exceeds the remaining amount
 */
export const cancelAtDesk = async ({ ledger, clock }: Provider, fields: Fields): Promise<DeskCancellation> => {
  const order = ledger.findOrder(parseText(fields, 'shopOrderNo', 40));
  if (!order?.charge) throw new RefusalError(codes.unknown, 'shopOrderNo');
  const remaining = calculateRemaining(order);
  const lastRevision = order.revisions.at(-1);
  if (remaining === 0 && lastRevision) {
    const notice = createNotice(order, lastRevision);
    return { row: createLedgerRow(ledger, order), notice, answer: await sendNotice(order, notice) };
  }
  const amount = fields['amount'] === undefined ? remaining : parseWon(fields, 'amount');
  if (amount > remaining) throw new RefusalError(codes.wrongAmount, 'amount');
  const revision = {
    pgCno: createPgCno(clock()),
    amount,
    remain: remaining - amount,
    key: `desk-${randomUUID()}`,
    at: formatWireTime(clock()),
  };
  order.revisions.push(revision);
  order.state = revision.remain === 0 ? 'cancelled' : 'partCancelled';
  ledger.save(order);
  const notice = createNotice(order, revision);
  return { row: createLedgerRow(ledger, order), notice, answer: await sendNotice(order, notice) };
};
