import { randomUUID } from 'node:crypto';
import { codes } from '../codes';
import type { Instrument, Order } from '../ledger';
import type { Provider } from '../provider';
import { windowTexts } from './texts';

/** The form that the browser posts to the shop's return URL after the payment window. */
export interface WindowResult {
  readonly resCd: string;
  readonly resMsg: string;
  readonly shopOrderNo: string;
  readonly authorizationId: string;
}

export const isWindowOpen = (order: Order): boolean => order.state === 'registered';

/** Authorises the payment, which is not charged yet. */
export const pay = ({ ledger }: Provider, order: Order, instrument: Instrument): WindowResult => {
  order.calls.window += 1;
  order.state = 'authorized';
  order.instrument = instrument;
  order.authorizationId = randomUUID();
  ledger.save(order);
  return findWindowResult(order) ?? createDeclinedResult(order);
};

export const cancelPayment = ({ ledger }: Provider, order: Order): WindowResult => {
  order.calls.window += 1;
  order.state = 'customerCancelled';
  ledger.save(order);
  return findWindowResult(order) ?? createDeclinedResult(order);
};

export const createDeclinedResult = (order: Order, code: string = codes.declined): WindowResult => ({
  resCd: code,
  resMsg: windowTexts[order.langFlag].refused,
  shopOrderNo: order.shopOrderNo,
  authorizationId: '',
});

/** Returns the result of an authorised or cancelled payment, also if a button is pressed again; else undefined. */
export const findWindowResult = (order: Order): WindowResult | undefined => {
  const texts = windowTexts[order.langFlag];
  const { shopOrderNo, authorizationId } = order;
  if (order.state === 'authorized' && authorizationId !== null) {
    return { resCd: codes.ok, resMsg: texts.authorized, shopOrderNo, authorizationId };
  }
  if (order.state === 'customerCancelled') {
    return { resCd: codes.customerCancelled, resMsg: texts.customerCancelled, shopOrderNo, authorizationId: '' };
  }
  return undefined;
};
