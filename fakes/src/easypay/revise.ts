import { codes, createResult, RefusalError } from './codes';
import type { Fault } from './fault-rules';
import { type Fields, parseChoice, parseInteger, parseText } from './fields';
import { createImportedOrder, findDemoCharge, transactionNumberPattern } from './imported-charges';
import { calculateRemaining, type Order, type Revision } from './ledger';
import { createPgCno } from './numbers';
import type { Provider } from './provider';
import { createRevisionFields } from './response-fields';
import { sign } from './sign';
import { formatWireDay, formatWireTime } from './wire-time';

/** Handles POST /api/trades/revise: cancels a charge fully (40) or partially (32 card, 33 transfer). */
export const reviseCharge = (provider: Provider, fields: Fields, fault: Fault | undefined): object => {
  const { ledger, clock } = provider;
  const order = getRefundableOrder(provider, fields);
  const amountToRefund = calculateRefundAmount(order, fields);
  if (fault?.kind === 'pending') return createResult(codes.pending);
  if (fault?.kind === 'decline') return { ...createResult(codes.declined), ...(fault.code && { resCd: fault.code }) };
  if (!order.charge) throw new RefusalError(codes.wrongState, order.state);

  const amount =
    fault?.kind === 'wrongAmount'
      ? Math.min(fault.amount ?? amountToRefund + 1, calculateRemaining(order))
      : amountToRefund;
  const remain = calculateRemaining(order) - amount;
  const key = parseText(fields, 'shopTransactionId', 60);
  const revision: Revision = { pgCno: createPgCno(clock()), amount, remain, key, at: formatWireTime(clock()) };
  order.revisions.push(revision);
  order.state = remain === 0 ? 'cancelled' : 'partCancelled';
  ledger.save(order);
  return { ...createRevisionFields(order, order.charge, revision), ...createFaultyFields(fault) };
};

const createFaultyFields = (fault: Fault | undefined): object => {
  if (fault?.kind === 'wrongOrder') return { oriPgCno: '00000000000000000000' };
  return fault?.kind === 'wrongMall' ? { mallId: 'T0000000' } : {};
};

/** Returns the order of a charge, if there is one. A charge of the demo group is imported at its first refund. */
const findOrImportOrder = ({ mallId, ledger, clock }: Provider, pgCno: string, fields: Fields): Order | undefined => {
  const order = ledger.findOrderByCharge(pgCno);
  const demoCharge = order ? undefined : findDemoCharge(pgCno, fields.reviseTypeCode === '33' ? 'account' : 'card');
  return demoCharge ? ledger.importOrder(createImportedOrder(mallId, demoCharge, clock())) : order;
};

const getRefundableOrder = (provider: Provider, fields: Fields): Order => {
  const { mallId, secret, ledger, clock } = provider;
  if (fields.mallId !== mallId) throw new RefusalError(codes.unknownMerchant);
  const day = parseText(fields, 'cancelReqDate', 8);
  if (day !== formatWireDay(clock())) throw new RefusalError(codes.badField, 'cancelReqDate');
  const pgCno = parseText(fields, 'pgCno', 20, transactionNumberPattern);
  const key = parseText(fields, 'shopTransactionId', 60);
  if (parseText(fields, 'msgAuthValue', 200).toLowerCase() !== sign(secret, [pgCno, key])) {
    throw new RefusalError(codes.authValueMismatch, 'msgAuthValue');
  }
  const order = findOrImportOrder(provider, pgCno, fields);
  ledger.useKey({ key, day, shopOrderNo: order?.shopOrderNo ?? '', operation: 'cancel' });
  if (!order) throw new RefusalError(codes.unknown, 'pgCno');
  if (order.state === 'cancelled') throw new RefusalError(codes.wrongState, order.state);
  return order;
};

/**
 * Returns the amount to refund in won.
 * @throws RefusalError if the kind, the amount or the stated remaining amount does not match the charge
 */
const calculateRefundAmount = (order: Order, fields: Fields): number => {
  const kind = parseChoice(fields, 'reviseTypeCode', ['40', '32', '33']);
  if (kind === '40') {
    if (order.revisions.length > 0) throw new RefusalError(codes.wrongState, order.state);
    return calculateRemaining(order);
  }
  if ((kind === '32') !== (order.method === 'card')) throw new RefusalError(codes.badField, 'reviseTypeCode');
  if (order.charge?.instrument.partCancel === false) throw new RefusalError(codes.wrongState, 'partCancelUsed');
  const amount = parseInteger(fields, 'amount');
  if (amount > calculateRemaining(order)) throw new RefusalError(codes.wrongAmount, 'amount');
  const remainingAmount = calculateRemaining(order) - amount;
  if (fields.remainAmount !== undefined && parseInteger(fields, 'remainAmount', 0) !== remainingAmount) {
    throw new RefusalError(codes.wrongAmount, 'remainAmount');
  }
  return amount;
};
