import { codes, createResult, RefusalError } from './codes';
import { type Fields, parseText } from './fields';
import type { Provider } from './provider';
import type { Behaviour } from './rules';
import { formatWireDay, formatWireTime, formatWireYesterday } from './seoul';
import { createChargeFields, createDeclinedFields, createRevisionFields } from './shapes';

/** POST /api/trades/retrieveTransaction: the result of a key of yesterday or today, unsigned as KICC's. */
export const getStatus = (provider: Provider, fields: Fields, rule: Behaviour | undefined): object => {
  if (rule?.kind === 'pending') return createResult(codes.pending);
  if (rule?.kind === 'decline') return { ...createResult(codes.declined), ...(rule.code && { resCd: rule.code }) };
  return { ...findResult(provider, fields), ...createFaultyFields(rule) };
};

const findResult = ({ mallId, ledger, clock }: Provider, fields: Fields): object => {
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

const createFaultyFields = (rule: Behaviour | undefined): object => {
  if (rule?.kind === 'wrongAmount') return { amount: rule.amount ?? 1 };
  if (rule?.kind === 'wrongOrder') return { shopOrderNo: 'X' };
  return rule?.kind === 'wrongMall' ? { mallId: 'T0000000' } : {};
};
