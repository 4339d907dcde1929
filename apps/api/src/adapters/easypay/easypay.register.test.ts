import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EasyPayTestServer, startEasyPayTestServer } from '../../../test/easypay-test-server';

describe('registering an order', () => {
  let server: EasyPayTestServer;
  beforeAll(async () => {
    server = await startEasyPayTestServer();
  });
  afterAll(() => server.close());

  it.each([
    ['ko', '카드 결제', 'lang="ko"'],
    ['en', 'Pay by card', 'lang="en"'],
    ['ja', 'カード決済', 'lang="ja"'],
    ['cn', '信用卡支付', 'lang="zh-Hans"'],
  ] as const)('opens a window in the guest’s language: %s', async (language, title, html) => {
    const response = await server.payments.register(server.createOrder({ language }));
    expect(response.ok).toBe(true);
    const page = await (await fetch(response.ok ? response.authPageUrl : '')).text();
    expect(page).toContain(title);
    expect(page).toContain(html);
    expect(page).toContain('150,000');
  });

  it('opens the bank transfer’s window for a payment by account', async () => {
    const response = await server.payments.register(server.createOrder({ method: 'account', language: 'en' }));
    expect(await (await fetch(response.ok ? response.authPageUrl : '')).text()).toContain('Choose a bank');
  });

  it.each([
    ['with characters that the provider forbids', `"Chef's" <Table> & Wine, 2; \\ | \n`],
    ['that is far too long', '한우 오마카세 '.repeat(1_500)],
    ['of forbidden characters only', '&&&'],
  ])('accepts a goods name %s', async (_case, goodsName) => {
    expect(await server.payments.register(server.createOrder({ goodsName }))).toMatchObject({ ok: true });
  });

  it('returns no second window for an order number', async () => {
    const order = server.createOrder();
    await server.payments.register(order);
    expect(await server.payments.register(order)).toMatchObject({ ok: false, outcome: 'unknown', reason: 'duplicate' });
  });

  it('is refused for a merchant the provider does not know', async () => {
    const response = await server.createAdapter({ mallId: 'T9999999' }).register(server.createOrder());
    expect(response).toEqual({ ok: false, outcome: 'refused', code: 'R401', message: '등록되지 않은 가맹점' });
  });

  it.each([
    ['a decline', { kind: 'decline' }, { outcome: 'refused', code: 'F051' }],
    ['an HTTP error', { kind: 'http500' }, { outcome: 'unknown', reason: 'http', code: '500' }],
    ['junk', { kind: 'junk' }, { outcome: 'unknown', reason: 'unreadable' }],
    ['without a URL', { kind: 'junk', body: '{"resCd":"0000"}' }, { outcome: 'unknown', reason: 'unreadable' }],
    [
      'with a javascript: URL',
      { kind: 'junk', body: '{"resCd":"0000","authPageUrl":"javascript:alert(1)"}' },
      { outcome: 'unknown' },
    ],
    ['interrupted', { kind: 'drop', work: 'never' }, { outcome: 'unknown', reason: 'network' }],
    ['too late', { kind: 'stall', ms: 60_000 }, { outcome: 'unknown', reason: 'timeout' }],
  ])('returns no window if the response is %s', async (_case, fault, expected) => {
    const order = server.createOrder();
    await server.injectFault(order.shopOrderNo, 'register', fault.kind, fault);
    expect(
      await server.createAdapter(fault.kind === 'stall' ? { queryTimeoutMs: 2_000 } : {}).register(order),
    ).toMatchObject({
      ok: false,
      ...expected,
    });
  });

  it('has an unknown outcome if the provider cannot be reached', async () => {
    const unreachable = server.createAdapter({ baseUrl: 'http://127.0.0.1:1' });
    expect(await unreachable.register(server.createOrder())).toEqual({
      ok: false,
      outcome: 'unknown',
      reason: 'network',
    });
  });
});
