import { randomBytes } from 'node:crypto';
import { codes, createResult, Refusal } from './codes';
import { type Fields, parseFields, readChoice, readText, readWon } from './fields';
import type { LangFlag, Method, Order } from './ledger';
import type { Provider } from './provider';
import type { Behaviour } from './rules';

const methods: Record<'11' | '21', Method> = { '11': 'card', '21': 'account' };
const forbidden = /[&,;\n\\|'"<>]/;

/** POST /api/ep9/trades/webpay: stores the order and returns the URL of its window. */
export const register = (provider: Provider, fields: Fields, base: string, rule: Behaviour | undefined): object => {
  const order = parseOrder(provider, fields);
  if (rule?.kind === 'decline') throw new Refusal(codes.declined);
  if (rule?.kind === 'pending') return createResult(codes.pending);
  provider.ledger.add(order);
  provider.ledger.save(order);
  return { ...createResult(codes.ok), authPageUrl: `${provider.publicUrl ?? base}/pay/${order.windowId}` };
};

/** A contact number is optional and has at most eleven digits, so that country codes do not fit. */
const checkCustomer = (customer: Fields): void => {
  if (customer.customerContactNo !== undefined) readText(customer, 'customerContactNo', 11, /^\d+$/);
};

const parseOrder = (provider: Provider, fields: Fields): Order => {
  if (fields.mallId !== provider.mallId) throw new Refusal(codes.unknownMerchant);
  readChoice(fields, 'currency', ['00']);
  readChoice(fields, 'clientTypeCode', ['00']);
  readChoice(fields, 'deviceTypeCode', ['pc', 'mobile']);
  checkCustomer(parseFields(parseFields(fields.orderInfo).customerInfo));
  return {
    shopOrderNo: readText(fields, 'shopOrderNo', 40, /^[\w-]+$/),
    mallId: provider.mallId,
    amount: readWon(fields, 'amount'),
    goodsName: readGoodsName(parseFields(fields.orderInfo)),
    method: methods[readChoice(fields, 'payMethodTypeCode', ['11', '21'])],
    langFlag:
      fields.langFlag === undefined
        ? 'KOR'
        : readChoice(fields, 'langFlag', ['KOR', 'ENG', 'JPN', 'CHN'] satisfies LangFlag[]),
    returnUrl: readText(fields, 'returnUrl', 256, /^https?:\/\/[^\s]+$/),
    windowId: randomBytes(24).toString('base64url'),
    state: 'registered',
    authorizationId: null,
    instrument: null,
    charge: null,
    revisions: [],
    calls: { register: 1, window: 0, approve: 0, cancel: 0, query: 0 },
  };
};

const readGoodsName = (orderInfo: Fields): string => {
  const name = readText(orderInfo, 'goodsName', 50);
  if (forbidden.test(name) || Buffer.byteLength(name) > 50) throw new Refusal(codes.badField, 'goodsName');
  return name;
};
