import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createEasyPayApp, demoMerchant } from '../app';

let app: FastifyInstance;
let orderCount = 0;
beforeEach(() => {
  app = createEasyPayApp({ clock: () => new Date('2026-11-21T00:00:00Z') });
});
afterEach(() => app.close());

const openWindow = async (changes: object = {}): Promise<string> => {
  const response = await app.inject({
    method: 'POST',
    url: '/api/ep9/trades/webpay',
    payload: {
      mallId: demoMerchant.mallId,
      shopOrderNo: `W-${++orderCount}`,
      amount: 150_000,
      payMethodTypeCode: '11',
      currency: '00',
      returnUrl: 'http://127.0.0.1:3000/easypay/return?a=1&b=2',
      deviceTypeCode: 'pc',
      clientTypeCode: '00',
      langFlag: 'ENG',
      orderInfo: { goodsName: 'Dinner for two' },
      ...changes,
    },
  });
  return new URL(response.json().authPageUrl).pathname;
};

const submitForm = (url: string, fields: Record<string, string>) =>
  app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });

/** Parses the hidden fields that the page posts to the shop. */
const parseForm = (page: string): Record<string, string> =>
  Object.fromEntries(
    [...page.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
  );

const validCard = { action: 'pay', cardNo: '9410-0000-0000-0001', holder: 'KIM', expiry: '11/26' };

describe('the payment window', () => {
  it('shows the order and fills in a card that is approved', async () => {
    const page = await app.inject(await openWindow());
    expect(page.body).toContain('Dinner for two');
    expect(page.body).toContain('₩150,000');
    expect(page.body).toContain('value="9410 0000 0000 0001"');
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
  });

  it('fills in another demo card on request', async () => {
    const page = await app.inject(`${await openWindow()}?card=2`);
    expect(page.body).toContain('value="9410 0000 0000 0002"');
  });

  it('posts an authorization to the shop’s return URL when paid', async () => {
    const page = await submitForm(await openWindow(), validCard);
    expect(page.body).toContain('action="http://127.0.0.1:3000/easypay/return?a=1&amp;b=2"');
    expect(parseForm(page.body)).toEqual({
      resCd: '0000',
      resMsg: 'OK',
      shopOrderNo: `W-${orderCount}`,
      authorizationId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
  });

  it('posts no authorization when cancelled, even with invalid input', async () => {
    const page = await submitForm(await openWindow(), { action: 'cancel', cardNo: '<b>' });
    expect(parseForm(page.body)).toMatchObject({
      resCd: 'W002',
      resMsg: 'The guest cancelled the payment',
      authorizationId: '',
    });
  });

  it('returns the same result for a second press of Pay, and an error page for a closed or unknown window', async () => {
    const url = await openWindow();
    const firstForm = parseForm((await submitForm(url, validCard)).body);
    expect(parseForm((await submitForm(url, validCard)).body)).toEqual(firstForm);
    expect((await app.inject(url)).statusCode).toBe(410);
    expect((await app.inject('/pay/unknown-window')).statusCode).toBe(404);
  });

  it.each([
    ['a number that is not a demo card', { cardNo: '4111111111111111' }, 'cardNo'],
    ['no name', { holder: '  ' }, 'holder'],
    ['last month', { expiry: '10/26' }, 'expiry'],
    ['an invalid month', { expiry: '13/30' }, 'expiry'],
  ])('shows an error at the field: %s', async (_case, changes, field) => {
    const page = await submitForm(await openWindow(), { ...validCard, ...changes });
    expect(page.statusCode).toBe(422);
    expect(page.body).toContain(`aria-describedby="${field}-error" autofocus`);
    expect(page.body).toContain(`id="${field}-error"`);
  });

  it('requires a bank for a transfer', async () => {
    const url = await openWindow({ payMethodTypeCode: '21' });
    expect((await submitForm(url, { action: 'pay', holder: 'KIM' })).body).toContain('id="bank-error"');
    expect(parseForm((await submitForm(url, { action: 'pay', holder: 'KIM', bank: '903' })).body)).toMatchObject({
      resCd: '0000',
    });
  });

  it('escapes the input', async () => {
    const hostileFields = { holder: '"><script>alert(1)</script>', cardNo: '' };
    const page = await submitForm(await openWindow(), { ...validCard, ...hostileFields });
    expect(page.body).not.toContain('<script>alert');
    expect(page.body).toContain('&quot;&gt;&lt;script&gt;');
  });

  it('shows no card data in the rows of the ledger', async () => {
    await submitForm(await openWindow(), { ...validCard, holder: 'KIM SECRET' });
    const ledger = (await app.inject('/_control/ledger')).body;
    for (const value of ['9410', 'KIM', '11/26']) expect(ledger).not.toContain(value);
  });

  it('posts a cancellation although the customer pays, if a fault rule requires it', async () => {
    const rule = { operation: 'window', kind: 'customerCancel' };
    await app.inject({ method: 'POST', url: '/_control/faults', payload: rule });
    expect(parseForm((await submitForm(await openWindow(), validCard)).body)).toMatchObject({ resCd: 'W002' });
  });

  it.each([
    ['KOR', '고객님이 결제를 취소하셨습니다'],
    ['ENG', 'The guest cancelled the payment'],
    ['JPN', 'お客様が決済をキャンセルされました'],
    ['CHN', '您已取消付款'],
  ])('posts the message of a cancellation in the language %s', async (langFlag, message) => {
    const page = await submitForm(await openWindow({ langFlag }), { action: 'cancel' });
    expect(parseForm(page.body).resMsg).toBe(message);
  });
});
