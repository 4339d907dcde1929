import { codes, createResult, RefusalError } from './codes';
import { type Fields, parseChoice, parseText, parseWon } from './fields';
import { createImportedOrder, findDemoCharge, transactionNumber } from './imported-charges';
import { calculateRemaining, type Order, type Revision } from './ledger';
import { createPgCno } from './numbers';
import type { Provider } from './provider';
import type { Behaviour } from './rules';
import { formatWireDay, formatWireTime } from './seoul';
import { createRevisionFields } from './shapes';
import { sign } from './sign';

/** POST /api/trades/revise: cancels a charge fully (40) or partially (32 card, 33 transfer). */
export const reviseCharge = (provider: Provider, fields: Fields, rule: Behaviour | undefined): object => {
  const { ledger, clock } = provider;
  const order = findRefundableOrder(provider, fields);
  const amountToRefund = calculateRefundAmount(order, fields);
  if (rule?.kind === 'pending') return createResult(codes.pending);
  if (rule?.kind === 'decline') return { ...createResult(codes.declined), ...(rule.code && { resCd: rule.code }) };
  if (!order.charge) throw new RefusalError(codes.wrongState, order.state);

  const amount =
    rule?.kind === 'wrongAmount'
      ? Math.min(rule.amount ?? amountToRefund + 1, calculateRemaining(order))
      : amountToRefund;
  const remain = calculateRemaining(order) - amount;
  const key = parseText(fields, 'shopTransactionId', 60);
  const revision: Revision = { pgCno: createPgCno(clock()), amount, remain, key, at: formatWireTime(clock()) };
  order.revisions.push(revision);
  order.state = remain === 0 ? 'cancelled' : 'partCancelled';
  ledger.save(order);
  return { ...createRevisionFields(order, order.charge, revision), ...createFaultyFields(rule) };
};

const createFaultyFields = (rule: Behaviour | undefined): object => {
  if (rule?.kind === 'wrongOrder') return { oriPgCno: '00000000000000000000' };
  return rule?.kind === 'wrongMall' ? { mallId: 'T0000000' } : {};
};

/** Returns the order of a charge; a charge of the demo group is imported at its first refund. */
const findOrder = ({ mallId, ledger, clock }: Provider, pgCno: string, fields: Fields): Order | undefined => {
  const order = ledger.findOrderByCharge(pgCno);
  const demoCharge = order ? undefined : findDemoCharge(pgCno, fields.reviseTypeCode === '33' ? 'account' : 'card');
  return demoCharge ? ledger.importOrder(createImportedOrder(mallId, demoCharge, clock())) : order;
};

const findRefundableOrder = (provider: Provider, fields: Fields): Order => {
  const { mallId, secret, ledger, clock } = provider;
  if (fields.mallId !== mallId) throw new RefusalError(codes.unknownMerchant);
  const day = parseText(fields, 'cancelReqDate', 8);
  if (day !== formatWireDay(clock())) throw new RefusalError(codes.badField, 'cancelReqDate');
  const pgCno = parseText(fields, 'pgCno', 20, transactionNumber);
  const key = parseText(fields, 'shopTransactionId', 60);
  if (parseText(fields, 'msgAuthValue', 200).toLowerCase() !== sign(secret, [pgCno, key])) {
    throw new RefusalError(codes.refusedProof, 'msgAuthValue');
  }
  const order = findOrder(provider, pgCno, fields);
  ledger.useKey({ key, day, shopOrderNo: order?.shopOrderNo ?? '', operation: 'cancel' });
  if (!order) throw new RefusalError(codes.unknown, 'pgCno');
  if (order.state === 'cancelled') throw new RefusalError(codes.wrongState, order.state);
  return order;
};

/**
 * Returns the amount to refund in won. @throws Refusal if the kind, amount or stated balance does not match the charge
 */
const calculateRefundAmount = (order: Order, fields: Fields): number => {
  const kind = parseChoice(fields, 'reviseTypeCode', ['40', '32', '33']);
  if (kind === '40') {
    if (order.revisions.length > 0) throw new RefusalError(codes.wrongState, order.state);
    return calculateRemaining(order);
  }
  if ((kind === '32') !== (order.method === 'card')) throw new RefusalError(codes.badField, 'reviseTypeCode');
  if (order.charge?.instrument.partCancel === false) throw new RefusalError(codes.wrongState, 'partCancelUsed');
  const amount = parseWon(fields, 'amount');
  if (amount > calculateRemaining(order)) throw new RefusalError(codes.wrongAmount, 'amount');
  if (fields.remainAmount !== undefined && parseWon(fields, 'remainAmount', 0) !== calculateRemaining(order) - amount) {
    throw new RefusalError(codes.wrongAmount, 'remainAmount');
  }
  return amount;
};
