import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createEasyPayApp, demoMerchant } from './app';
import { sign } from './sign';

const now = new Date('2026-11-21T00:00:00Z');
const registration = {
  mallId: demoMerchant.mallId,
  shopOrderNo: 'H01-1',
  amount: 150_000,
  payMethodTypeCode: '11',
  currency: '00',
  returnUrl: 'http://127.0.0.1:3000/easypay/return',
  deviceTypeCode: 'pc',
  clientTypeCode: '00',
  langFlag: 'ENG',
  orderInfo: { goodsName: 'Dinner for two' },
};

const createCustomerRegistration = (customerInfo: object) => ({
  orderInfo: { ...registration.orderInfo, customerInfo },
});

let app: FastifyInstance;
beforeEach(() => {
  app = createEasyPayApp({ clock: () => now });
});
afterEach(() => app.close());

const post = async (url: string, payload: object) => (await app.inject({ method: 'POST', url, payload })).json();
const register = (changes: object = {}) => post('/api/ep9/trades/webpay', { ...registration, ...changes });
const listRows = async () => (await app.inject('/_control/ledger')).json().rows;

describe('the registration of an order', () => {
  it.each([
    ['another merchant', { mallId: 'T0000000' }, 'R401'],
    ['an amount of 0', { amount: 0 }, 'R400'],
    ['an amount as text', { amount: '150000' }, 'R400'],
    ['an order number with spaces', { shopOrderNo: 'H01 1' }, 'R400'],
    ['a goods name of 51 bytes', { orderInfo: { goodsName: '가'.repeat(17) } }, 'R400'],
    ['a goods name with a forbidden character', { orderInfo: { goodsName: 'Fish & Chips' } }, 'R400'],
    ['a foreign contact number', createCustomerRegistration({ customerContactNo: '+819012345678' }), 'R400'],
    ['a contact number with hyphens', createCustomerRegistration({ customerContactNo: '010-1234-5678' }), 'R400'],
    ['an invalid return URL', { returnUrl: 'javascript:alert(1)' }, 'R400'],
    ['an unknown language', { langFlag: 'FRA' }, 'R400'],
  ])('rejects %s', async (_case, changes, code) => {
    expect(await register(changes)).toMatchObject({ resCd: code });
    expect(await listRows()).toEqual([]);
  });

  it('accepts a contact number of digits and a missing one', async () => {
    expect(await register(createCustomerRegistration({ customerContactNo: '01012345678' }))).toMatchObject({
      resCd: '0000',
    });
    expect(
      await register({ shopOrderNo: 'H01-2', ...createCustomerRegistration({ customerName: 'Jane Doe' }) }),
    ).toMatchObject({
      resCd: '0000',
    });
  });

  it('returns a window URL at the public URL if one is configured', async () => {
    const publicApp = createEasyPayApp({ publicUrl: 'https://pay.example' });
    const response = await publicApp.inject({ method: 'POST', url: '/api/ep9/trades/webpay', payload: registration });
    expect(response.json().authPageUrl).toMatch(/^https:\/\/pay\.example\/pay\/[\w-]{32}$/);
    await publicApp.close();
  });
});

describe('the cancellation of a charge', () => {
  const charge = { shopOrderNo: 'SEED-1', pgCno: '26112100000000000001', amount: 150_000, method: 'card' };
  const cancel = (changes: object = {}) => {
    const request = {
      mallId: demoMerchant.mallId,
      shopTransactionId: 'key-1',
      pgCno: charge.pgCno,
      reviseTypeCode: '40',
      cancelReqDate: '20261121',
      ...changes,
    };
    const msgAuthValue = sign(demoMerchant.secret, [request.pgCno, request.shopTransactionId]);
    return post('/api/trades/revise', { msgAuthValue, ...request });
  };
  beforeEach(() => post('/_control/charges', charge));

  it('refunds an imported charge', async () => {
    expect(await cancel()).toMatchObject({
      resCd: '0000',
      cancelAmount: 150_000,
      remainAmount: 0,
      oriPgCno: charge.pgCno,
    });
    expect(await listRows()).toMatchObject([
      { state: 'cancelled', charged: 150_000, cancelled: 150_000, remaining: 0 },
    ]);
  });

  it('refunds partial amounts until nothing remains', async () => {
    const partialRefund = { reviseTypeCode: '32', amount: 100_000, remainAmount: 50_000 };
    expect(await cancel(partialRefund)).toMatchObject({ resCd: '0000', remainAmount: 50_000 });
    const remainder = { shopTransactionId: 'key-2', reviseTypeCode: '32', amount: 50_000 };
    expect(await cancel(remainder)).toMatchObject({ resCd: '0000', remainAmount: 0, statusCode: 'TS02' });
    expect(await cancel({ ...remainder, shopTransactionId: 'key-3' })).toMatchObject({ resCd: 'R410' });
  });

  it('refunds charges of the demo group, whose numbers contain the amount', async () => {
    const pgCno = 'DEMO0017600012345678';
    const partialRefund = { pgCno, reviseTypeCode: '33', amount: 100_000, remainAmount: 76_000 };
    expect(await cancel(partialRefund)).toMatchObject({
      resCd: '0000',
      oriPgCno: pgCno,
      cancelAmount: 100_000,
      remainAmount: 76_000,
    });
    expect(await cancel({ ...partialRefund, shopTransactionId: 'key-2' })).toMatchObject({ resCd: 'R422' });
    const fullRefund = { pgCno: 'DEMO0000900000000001', shopTransactionId: 'key-3' };
    expect(await cancel(fullRefund)).toMatchObject({ resCd: '0000', cancelAmount: 9_000, remainAmount: 0 });
    expect(await cancel({ ...fullRefund, shopTransactionId: 'key-4' })).toMatchObject({ resCd: 'R410' });
    expect(await cancel({ pgCno: 'DEMO0000000000000001', shopTransactionId: 'key-5' })).toMatchObject({
      resCd: 'R404',
    });
  });

  it.each([
    ['a false signature', { msgAuthValue: '0'.repeat(64) }, 'R403'],
    ['yesterday’s date', { cancelReqDate: '20261120' }, 'R400'],
    ['a partial transfer refund of a card charge', { reviseTypeCode: '33', amount: 1 }, 'R400'],
    ['more than the remaining amount', { reviseTypeCode: '32', amount: 150_001 }, 'R422'],
    ['a wrong remaining amount', { reviseTypeCode: '32', amount: 100_000, remainAmount: 60_000 }, 'R422'],
    ['an unknown type of cancellation', { reviseTypeCode: '99' }, 'R400'],
  ])('rejects %s', async (_case, changes, code) => {
    expect(await cancel(changes)).toMatchObject({ resCd: code });
    expect(await listRows()).toMatchObject([{ cancelled: 0 }]);
  });
});

describe('fault injection', () => {
  const addRule = (changes: object) => post('/_control/faults', { operation: 'register', kind: 'decline', ...changes });

  it('applies a rule as often as specified and only to its order', async () => {
    await addRule({ shopOrderNo: 'H01-1', times: 2 });
    expect(await register({ shopOrderNo: 'H01-2' })).toMatchObject({ resCd: '0000' });
    expect(await register()).toMatchObject({ resCd: 'F051' });
    expect(await register()).toMatchObject({ resCd: 'F051' });
    expect(await register()).toMatchObject({ resCd: '0000' });
  });

  it('applies a rule to an amount, or to every order until the rule is deleted', async () => {
    await addRule({ orderAmount: 7 });
    expect(await register()).toMatchObject({ resCd: '0000' });
    expect(await register({ shopOrderNo: 'H01-2', amount: 7 })).toMatchObject({ resCd: 'F051' });
    await addRule({ times: null });
    for (const shopOrderNo of ['H01-3', 'H01-4'])
      expect(await register({ shopOrderNo })).toMatchObject({ resCd: 'F051' });
    await app.inject({ method: 'DELETE', url: '/_control/faults' });
    expect(await register({ shopOrderNo: 'H01-3' })).toMatchObject({ resCd: '0000' });
  });

  it('rejects a rule with an unknown fault', async () => {
    const response = await app.inject({
      method: 'POST',
      url: '/_control/faults',
      payload: { operation: 'register', kind: 'explode' },
    });
    expect(response.statusCode).toBe(400);
  });
});

it('a reset deletes the orders', async () => {
  await register();
  await app.inject({ method: 'POST', url: '/_control/reset' });
  expect(await listRows()).toEqual([]);
});

it('the stand-in restores its ledger from the file after a restart', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'easypay-'));
  const ledgerFile = join(folder, 'easypay.json');
  const firstApp = createEasyPayApp({ ledgerFile });
  await firstApp.inject({ method: 'POST', url: '/api/ep9/trades/webpay', payload: registration });
  await firstApp.inject({
    method: 'POST',
    url: '/_control/customer',
    payload: { shopOrderNo: 'H01-1', action: 'pay' },
  });
  await firstApp.close();
  // Simulates a line that was incompletely written when the process ended.
  appendFileSync(ledgerFile, '{"orders":[{"shopOr');
  for (const state of ['authorized', 'authorized']) {
    const nextApp = createEasyPayApp({ ledgerFile });
    const response = await nextApp.inject('/_control/ledger?shopOrderNo=H01-1');
    expect(response.json().rows).toMatchObject([{ state, amount: 150_000, charged: 0 }]);
    await nextApp.close();
  }
  rmSync(folder, { recursive: true });
});
