import { randomBytes } from 'node:crypto';
import { codes, createResult, RefusalError } from './codes';
import type { Fault } from './fault-rules';
import { type Fields, parseChoice, parseFields, parseInteger, parseText } from './fields';
import type { LangFlag, Method, Order } from './ledger';
import type { Provider } from './provider';

const methods: Record<'11' | '21', Method> = { '11': 'card', '21': 'account' };
const forbiddenCharacters = /[&,;\n\\|'"<>]/;

/** Handles POST /api/ep9/trades/webpay: stores the order and returns the URL of its payment window. */
export const register = (provider: Provider, fields: Fields, baseUrl: string, fault: Fault | undefined): object => {
  const order = parseOrder(provider, fields);
  if (fault?.kind === 'decline') throw new RefusalError(codes.declined);
  if (fault?.kind === 'pending') return createResult(codes.pending);
  provider.ledger.add(order);
  provider.ledger.save(order);
  return { ...createResult(codes.ok), authPageUrl: `${provider.publicUrl ?? baseUrl}/pay/${order.windowId}` };
};

/** Validates the contact number, which is optional and has at most eleven digits, too few for a country code. */
const validateCustomer = (customer: Fields): void => {
  if (customer.customerContactNo !== undefined) parseText(customer, 'customerContactNo', 11, /^\d+$/);
};

const parseOrder = (provider: Provider, fields: Fields): Order => {
  if (fields.mallId !== provider.mallId) throw new RefusalError(codes.unknownMerchant);
  parseChoice(fields, 'currency', ['00']);
  parseChoice(fields, 'clientTypeCode', ['00']);
  parseChoice(fields, 'deviceTypeCode', ['pc', 'mobile']);
  validateCustomer(parseFields(parseFields(fields.orderInfo).customerInfo));
  return {
    shopOrderNo: parseText(fields, 'shopOrderNo', 40, /^[\w-]+$/),
    mallId: provider.mallId,
    amount: parseInteger(fields, 'amount'),
    goodsName: parseGoodsName(parseFields(fields.orderInfo)),
    method: methods[parseChoice(fields, 'payMethodTypeCode', ['11', '21'])],
    langFlag:
      fields.langFlag === undefined
        ? 'KOR'
        : parseChoice(fields, 'langFlag', ['KOR', 'ENG', 'JPN', 'CHN'] satisfies LangFlag[]),
    returnUrl: parseText(fields, 'returnUrl', 256, /^https?:\/\/[^\s]+$/),
    windowId: randomBytes(24).toString('base64url'),
    state: 'registered',
    authorizationId: null,
    instrument: null,
    charge: null,
    revisions: [],
    calls: { register: 1, window: 0, approve: 0, cancel: 0, query: 0 },
  };
};

const parseGoodsName = (orderInfo: Fields): string => {
  const name = parseText(orderInfo, 'goodsName', 50);
  if (forbiddenCharacters.test(name) || Buffer.byteLength(name) > 50)
    throw new RefusalError(codes.badField, 'goodsName');
  return name;
};
