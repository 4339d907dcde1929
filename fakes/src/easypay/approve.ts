import { codes, createResult, RefusalError } from './codes';
import type { Fault } from './fault-rules';
import { type Fields, parseText } from './fields';
import type { Order } from './ledger';
import { createApprovalNo, createCashReceiptNo, createPgCno } from './numbers';
import type { Provider } from './provider';
import { createChargeFields } from './response-fields';
import { sign } from './sign';
import { formatWireDay, formatWireTime } from './wire-time';

/** Handles POST /api/ep9/trades/approval: charges the payment that the customer authorised in the window. */
export const approve = (provider: Provider, fields: Fields, fault: Fault | undefined): object => {
  const { ledger } = provider;
  const order = getApprovableOrder(provider, fields);
  if (fault?.kind === 'pending') return createResult(codes.pending);
  if (fault?.kind === 'decline' || order.instrument?.atApproval === 'decline') {
    order.state = 'declined';
    ledger.save(order);
    return { ...createResult(codes.declined), ...(fault?.code && { resCd: fault.code }) };
  }
  charge(provider, order, parseText(fields, 'shopTransactionId', 60), fault);
  ledger.save(order);
  return createResponse(provider, order, fault);
};

const getApprovableOrder = ({ mallId, ledger, clock }: Provider, fields: Fields): Order => {
  if (fields.mallId !== mallId) throw new RefusalError(codes.unknownMerchant);
  const day = parseText(fields, 'approvalReqDate', 8);
  if (day !== formatWireDay(clock())) throw new RefusalError(codes.badField, 'approvalReqDate');
  const key = parseText(fields, 'shopTransactionId', 60);
  const shopOrderNo = parseText(fields, 'shopOrderNo', 40);
  const authorizationId = parseText(fields, 'authorizationId', 60);
  ledger.useKey({ key, day, shopOrderNo, operation: 'approve' });
  const order = ledger.findOrder(shopOrderNo);
  if (!order) throw new RefusalError(codes.unknown, 'shopOrderNo');
  if (order.authorizationId !== authorizationId) throw new RefusalError(codes.authValueMismatch, 'authorizationId');
  if (order.state !== 'authorized') throw new RefusalError(codes.wrongState, order.state);
  return order;
};

const charge = ({ ledger, clock }: Provider, order: Order, key: string, fault: Fault | undefined): void => {
  if (!order.instrument) throw new RefusalError(codes.wrongState, order.state);
  ledger.charge(order, {
    pgCno: createPgCno(clock()),
    amount: fault?.kind === 'wrongAmount' ? (fault.amount ?? order.amount + 1) : order.amount,
    key,
    at: formatWireTime(clock()),
    approvalNo: createApprovalNo(),
    cashReceiptNo: createCashReceiptNo(order.method),
    instrument: fault?.kind === 'wholeOnly' ? { ...order.instrument, partCancel: false } : order.instrument,
  });
};

const createResponse = ({ secret }: Provider, order: Order, fault: Fault | undefined): object => {
  if (!order.charge) throw new RefusalError(codes.wrongState, order.state);
  const { pgCno, amount, at } = order.charge;
  return {
    ...createChargeFields(order, order.charge),
    msgAuthValue: sign(fault?.kind === 'badSignature' ? `${secret}?` : secret, [pgCno, amount, at]),
    ...(fault?.kind === 'wrongOrder' && { shopOrderNo: `${order.shopOrderNo}-X` }),
    ...(fault?.kind === 'wrongMall' && { mallId: 'T0000000' }),
  };
};
