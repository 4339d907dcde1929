import { codes, createResult, RefusalError } from './codes';
import { type Fields, parseText } from './fields';
import type { Order } from './ledger';
import { createApprovalNo, createCashReceiptNo, createPgCno } from './numbers';
import type { Provider } from './provider';
import type { Behaviour } from './rules';
import { formatWireDay, formatWireTime } from './seoul';
import { createChargeFields } from './shapes';
import { sign } from './sign';

/** POST /api/ep9/trades/approval: charges the amount that the customer authorised in the window. */
export const approve = (provider: Provider, fields: Fields, rule: Behaviour | undefined): object => {
  const { ledger } = provider;
  const order = validateApproval(provider, fields);
  if (rule?.kind === 'pending') return createResult(codes.pending);
  if (rule?.kind === 'decline' || order.instrument?.atApproval === 'decline') {
    order.state = 'declined';
    ledger.save(order);
    return { ...createResult(codes.declined), ...(rule?.code && { resCd: rule.code }) };
  }
  charge(provider, order, parseText(fields, 'shopTransactionId', 60), rule);
  ledger.save(order);
  return createResponse(provider, order, rule);
};

const validateApproval = ({ mallId, ledger, clock }: Provider, fields: Fields): Order => {
  if (fields.mallId !== mallId) throw new RefusalError(codes.unknownMerchant);
  const day = parseText(fields, 'approvalReqDate', 8);
  if (day !== formatWireDay(clock())) throw new RefusalError(codes.badField, 'approvalReqDate');
  const key = parseText(fields, 'shopTransactionId', 60);
  const shopOrderNo = parseText(fields, 'shopOrderNo', 40);
  const authorizationId = parseText(fields, 'authorizationId', 60);
  ledger.useKey({ key, day, shopOrderNo, operation: 'approve' });
  const order = ledger.findOrder(shopOrderNo);
  if (!order) throw new RefusalError(codes.unknown, 'shopOrderNo');
  if (order.authorizationId !== authorizationId) throw new RefusalError(codes.refusedProof, 'authorizationId');
  if (order.state !== 'authorized') throw new RefusalError(codes.wrongState, order.state);
  return order;
};

const charge = ({ ledger, clock }: Provider, order: Order, key: string, rule: Behaviour | undefined): void => {
  if (!order.instrument) throw new RefusalError(codes.wrongState, order.state);
  ledger.charge(order, {
    pgCno: createPgCno(clock()),
    amount: rule?.kind === 'wrongAmount' ? (rule.amount ?? order.amount + 1) : order.amount,
    key,
    at: formatWireTime(clock()),
    approvalNo: createApprovalNo(),
    cashReceiptNo: createCashReceiptNo(order.method),
    instrument: rule?.kind === 'wholeOnly' ? { ...order.instrument, partCancel: false } : order.instrument,
  });
};

const createResponse = ({ secret }: Provider, order: Order, rule: Behaviour | undefined): object => {
  if (!order.charge) throw new RefusalError(codes.wrongState, order.state);
  const { pgCno, amount, at } = order.charge;
  return {
    ...createChargeFields(order, order.charge),
    msgAuthValue: sign(rule?.kind === 'badSignature' ? `${secret}?` : secret, [pgCno, amount, at]),
    ...(rule?.kind === 'wrongOrder' && { shopOrderNo: `${order.shopOrderNo}-X` }),
    ...(rule?.kind === 'wrongMall' && { mallId: 'T0000000' }),
  };
};
