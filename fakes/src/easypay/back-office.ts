import { randomUUID } from 'node:crypto';
import { codes, createResult, RefusalError } from './codes';
import { type Fields, parseInteger, parseText } from './fields';
import { calculateRemaining, type Order, type Revision } from './ledger';
import { createLedgerRow, type LedgerRow } from './ledger-row';
import { createPgCno } from './numbers';
import type { Provider } from './provider';
import { formatWireTime } from './wire-time';

interface BackOfficeCancellation {
  readonly row: LedgerRow;
  /** The webhook that was sent. */
  readonly notice: object;
  /** The server's response to the webhook; null if there was none or it was not JSON. */
  readonly response: unknown;
}

const createWebhook = (order: Order, revision: Revision): object => ({
  ...createResult(codes.ok),
  mallId: order.mallId,
  notiType: '20',
  pgCno: order.charge?.pgCno ?? '',
  shopOrderNo: order.shopOrderNo,
  amount: revision.amount,
  statusCode: revision.remain === 0 ? 'TS02' : 'TS06',
  transactionDate: revision.at,
});

const sendWebhook = async (order: Order, notice: object): Promise<unknown> => {
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
 * Cancels `amount` of a charge, by default the remaining amount, and sends the webhook. If nothing remains, sends the
 * last webhook again.
 * @throws RefusalError if a field is invalid, there is no such charge or `amount` exceeds the remaining amount
 */
export const cancelInBackOffice = async (
  { ledger, clock }: Provider,
  fields: Fields,
): Promise<BackOfficeCancellation> => {
  const order = ledger.findOrder(parseText(fields, 'shopOrderNo', 40));
  if (!order?.charge) throw new RefusalError(codes.unknown, 'shopOrderNo');
  const remainingAmount = calculateRemaining(order);
  const lastRevision = order.revisions.at(-1);
  if (remainingAmount === 0 && lastRevision) {
    const notice = createWebhook(order, lastRevision);
    return { row: createLedgerRow(ledger, order), notice, response: await sendWebhook(order, notice) };
  }
  const amount = fields['amount'] === undefined ? remainingAmount : parseInteger(fields, 'amount');
  if (amount > remainingAmount) throw new RefusalError(codes.wrongAmount, 'amount');
  const revision = {
    pgCno: createPgCno(clock()),
    amount,
    remain: remainingAmount - amount,
    key: `desk-${randomUUID()}`,
    at: formatWireTime(clock()),
  };
  order.revisions.push(revision);
  order.state = revision.remain === 0 ? 'cancelled' : 'partCancelled';
  ledger.save(order);
  const notice = createWebhook(order, revision);
  return { row: createLedgerRow(ledger, order), notice, response: await sendWebhook(order, notice) };
};
