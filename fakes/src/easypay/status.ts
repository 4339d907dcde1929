import { codes, Refusal, result } from './codes';
import { type Fields, readText } from './fields';
import type { Provider } from './provider';
import type { Behaviour } from './rules';
import { wireDay, wireTime, wireYesterday } from './seoul';
import { chargeShape, declinedShape, revisionShape } from './shapes';

/** POST /api/trades/retrieveTransaction: the result of a key of yesterday or today; unsigned, as KICC's is. */
export const status = (provider: Provider, fields: Fields, rule: Behaviour | undefined): object => {
  if (rule?.kind === 'pending') return result(codes.pending);
  if (rule?.kind === 'decline') return { ...result(codes.declined), ...(rule.code && { resCd: rule.code }) };
  return { ...find(provider, fields), ...twist(rule) };
};

const find = ({ mallId, ledger, clock }: Provider, fields: Fields): object => {
  if (fields.mallId !== mallId) throw new Refusal(codes.unknownMerchant);
  const key = readText(fields, 'shopTransactionId', 60);
  const day = readText(fields, 'transactionDate', 8);
  if (day !== wireDay(clock()) && day !== wireYesterday(clock())) throw new Refusal(codes.badField, 'transactionDate');
  const used = ledger.findUsedKey(key);
  const order = used?.day === day ? ledger.order(used.shopOrderNo) : undefined;
  if (!used || !order) throw new Refusal(codes.unknown);

  if (used.operation === 'cancel') {
    const revision = order.revisions.find((each) => each.key === key);
    if (!order.charge || !revision) throw new Refusal(codes.unknown);
    return revisionShape(order, order.charge, revision);
  }
  return order.charge?.key === key ? chargeShape(order, order.charge) : declinedShape(order, key, wireTime(clock()));
};

const twist = (rule: Behaviour | undefined): object => {
  if (rule?.kind === 'wrongAmount') return { amount: rule.amount ?? 1 };
  if (rule?.kind === 'wrongOrder') return { shopOrderNo: 'X' };
  return rule?.kind === 'wrongMall' ? { mallId: 'T0000000' } : {};
};
