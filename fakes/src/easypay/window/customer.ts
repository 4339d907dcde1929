import { randomUUID } from 'node:crypto';
import { codes } from '../codes';
import type { Instrument, Order } from '../ledger';
import type { Provider } from '../provider';
import { windowTexts } from './texts';

/** The form that the browser posts to the shop's return address after the payment window. */
export interface WindowResult {
  readonly resCd: string;
  readonly resMsg: string;
  readonly shopOrderNo: string;
  readonly authorizationId: string;
}

/** Whether the window still takes an answer. */
export const isOpen = (order: Order): boolean => order.state === 'registered';

/** The customer pays: the payment is authorised, not yet charged. */
export const pay = ({ ledger }: Provider, order: Order, instrument: Instrument): WindowResult => {
  order.calls.window += 1;
  order.state = 'authorized';
  order.instrument = instrument;
  order.authorizationId = randomUUID();
  ledger.save(order);
  return createResult(order) ?? refused(order);
};

/** The customer gives up. */
export const giveUp = ({ ledger }: Provider, order: Order): WindowResult => {
  order.calls.window += 1;
  order.state = 'customerCancelled';
  ledger.save(order);
  return createResult(order) ?? refused(order);
};

/** The provider itself will not let the customer through. */
export const refused = (order: Order, code: string = codes.declined): WindowResult => ({
  resCd: code,
  resMsg: windowTexts[order.langFlag].refused,
  shopOrderNo: order.shopOrderNo,
  authorizationId: '',
});

/** The result again, for a button pressed twice; undefined when there is none to repeat. */
export const createResult = (order: Order): WindowResult | undefined => {
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
