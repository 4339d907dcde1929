import { codes, createResult, RefusalError } from './codes';
import type { Fault } from './fault-rules';
import { type Fields, parseText } from './fields';
import type { Provider } from './provider';
import { createChargeFields, createDeclinedFields, createRevisionFields } from './response-fields';
import { formatWireDay, formatWireTime, formatWireYesterday } from './wire-time';

/**
 * Handles POST /api/trades/retrieveTransaction: returns the result of the request with a key of yesterday or today.
 * Like KICC's, the response has no signature.
 */
export const getStatus = (provider: Provider, fields: Fields, fault: Fault | undefined): object => {
  if (fault?.kind === 'pending') return createResult(codes.pending);
  if (fault?.kind === 'decline') return { ...createResult(codes.declined), ...(fault.code && { resCd: fault.code }) };
  return { ...getResult(provider, fields), ...createFaultyFields(fault) };
};

const getResult = ({ mallId, ledger, clock }: Provider, fields: Fields): object => {
  if (fields.mallId !== mallId) throw new RefusalError(codes.unknownMerchant);
  const key = parseText(fields, 'shopTransactionId', 60);
  const day = parseText(fields, 'transactionDate', 8);
  if (day !== formatWireDay(clock()) && day !== formatWireYesterday(clock()))
    throw new RefusalError(codes.badField, 'transactionDate');
  const usedKey = ledger.findUsedKey(key);
  const order = usedKey?.day === day ? ledger.findOrder(usedKey.shopOrderNo) : undefined;
  if (!usedKey || !order) throw new RefusalError(codes.unknown);

  if (usedKey.operation === 'cancel') {
    const revision = order.revisions.find((candidate) => candidate.key === key);
    if (!order.charge || !revision) throw new RefusalError(codes.unknown);
    return createRevisionFields(order, order.charge, revision);
  }
  return order.charge?.key === key
    ? createChargeFields(order, order.charge)
    : createDeclinedFields(order, key, formatWireTime(clock()));
};

const createFaultyFields = (fault: Fault | undefined): object => {
  if (fault?.kind === 'wrongAmount') return { amount: fault.amount ?? 1 };
  if (fault?.kind === 'wrongOrder') return { shopOrderNo: 'X' };
  return fault?.kind === 'wrongMall' ? { mallId: 'T0000000' } : {};
};
