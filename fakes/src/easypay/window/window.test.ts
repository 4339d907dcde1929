import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createEasyPayFake, demoMerchant } from '../app';

let app: FastifyInstance;
let counter = 0;
beforeEach(() => {
  app = createEasyPayFake({ clock: () => new Date('2026-11-21T00:00:00Z') });
});
afterEach(() => app.close());

const open = async (changes: object = {}): Promise<string> => {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/ep9/trades/webpay',
    payload: {
      mallId: demoMerchant.mallId,
      shopOrderNo: `W-${++counter}`,
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
  return new URL(answer.json().authPageUrl).pathname;
};

const press = (url: string, fields: Record<string, string>) =>
  app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });

/** The hidden fields that the page posts to the shop. */
const parseForm = (page: string): Record<string, string> =>
  Object.fromEntries(
    [...page.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
  );

const goodCard = { action: 'pay', cardNo: '9410-0000-0000-0001', holder: 'KIM', expiry: '11/26' };

describe('the payment window', () => {
  it('shows the order, and fills in a card that is approved', async () => {
    const page = await app.inject(await open());
    expect(page.body).toContain('Dinner for two');
    expect(page.body).toContain('₩150,000');
    expect(page.body).toContain('value="9410 0000 0000 0001"');
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
  });

  it('fills in another demo card on request', async () => {
    const page = await app.inject(`${await open()}?card=2`);
    expect(page.body).toContain('value="9410 0000 0000 0002"');
  });

  it('posts an authorization to the shop’s return address when paid', async () => {
    const page = await press(await open(), goodCard);
    expect(page.body).toContain('action="http://127.0.0.1:3000/easypay/return?a=1&amp;b=2"');
    expect(parseForm(page.body)).toEqual({
      resCd: '0000',
      resMsg: 'OK',
      shopOrderNo: `W-${counter}`,
      authorizationId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
  });

  it('posts no authorization when cancelled, whatever was typed', async () => {
    const page = await press(await open(), { action: 'cancel', cardNo: '<b>' });
    expect(parseForm(page.body)).toMatchObject({
      resCd: 'W002',
      resMsg: 'The guest cancelled the payment',
      authorizationId: '',
    });
  });

  it('returns the same result if pressed twice, and no page once it is closed', async () => {
    const url = await open();
    const first = parseForm((await press(url, goodCard)).body);
    expect(parseForm((await press(url, goodCard)).body)).toEqual(first);
    expect((await app.inject(url)).statusCode).toBe(410);
    expect((await app.inject('/pay/nobody-knows-it')).statusCode).toBe(404);
  });

  it.each([
    ['a card that is no demo card', { cardNo: '4111111111111111' }, 'cardNo'],
    ['no name', { holder: '  ' }, 'holder'],
    ['last month', { expiry: '10/26' }, 'expiry'],
    ['a month that does not exist', { expiry: '13/30' }, 'expiry'],
  ])('shows an error at its field: %s', async (_case, changes, field) => {
    const page = await press(await open(), { ...goodCard, ...changes });
    expect(page.statusCode).toBe(422);
    expect(page.body).toContain(`aria-describedby="${field}-error" autofocus`);
    expect(page.body).toContain(`id="${field}-error"`);
  });

  it('asks for a bank', async () => {
    const url = await open({ payMethodTypeCode: '21' });
    expect((await press(url, { action: 'pay', holder: 'KIM' })).body).toContain('id="bank-error"');
    expect(parseForm((await press(url, { action: 'pay', holder: 'KIM', bank: '903' })).body)).toMatchObject({
      resCd: '0000',
    });
  });

  it('escapes what was typed', async () => {
    const page = await press(await open(), { ...goodCard, holder: '"><script>alert(1)</script>', cardNo: '' });
    expect(page.body).not.toContain('<script>alert');
    expect(page.body).toContain('&quot;&gt;&lt;script&gt;');
  });

  it('keeps no card data in the ledger', async () => {
    await press(await open(), { ...goodCard, holder: 'KIM SECRET' });
    const ledger = (await app.inject('/_control/ledger')).body;
    for (const typed of ['9410', 'KIM', '11/26']) expect(ledger).not.toContain(typed);
  });

  it('cancels if a rule says so', async () => {
    const rule = { operation: 'window', kind: 'customerCancel' };
    await app.inject({ method: 'POST', url: '/_control/behaviours', payload: rule });
    expect(parseForm((await press(await open(), goodCard)).body)).toMatchObject({ resCd: 'W002' });
  });

  it.each(['KOR', 'ENG', 'JPN', 'CHN'])('answers the shop in %s, too', async (langFlag) => {
    const page = await press(await open({ langFlag }), { action: 'cancel' });
    expect(parseForm(page.body).resMsg).not.toBe('');
  });
});
