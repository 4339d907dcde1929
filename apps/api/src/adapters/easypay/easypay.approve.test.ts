import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { day, type EasyPayTestServer, startEasyPayTestServer } from '../../../test/easypay-test-server';

describe('approving a payment', () => {
  let server: EasyPayTestServer;
  beforeAll(async () => {
    server = await startEasyPayTestServer();
  });
  afterAll(() => server.close());

  it('charges a card once and returns the whole charge', async () => {
    const request = await server.authorizeOrder();
    const response = await server.payments.approve(request);
    const row = await server.getLedgerRow(request.shopOrderNo);
    expect(response).toEqual({
      outcome: 'approved',
      chargeId: row.pgCno,
      merchantId: 'T5102001',
      shopOrderNo: request.shopOrderNo,
      amount: 150_000,
      approvedAt: new Date('2026-11-21T00:00:00Z'),
      method: 'card',
      partCancel: true,
      approvalNo: expect.stringMatching(/^\d{8}$/),
      cashReceiptNo: '',
      label: '한빛카드 ****0001',
    });
    expect(row).toMatchObject({
      state: 'approved',
      charged: 150_000,
      cancelled: 0,
      keys: { approve: [request.key], cancel: [] },
    });
  });

  it('charges a bank account', async () => {
    const request = await server.authorizeOrder({ method: 'account' }, { bank: '902' });
    expect(await server.payments.approve(request)).toMatchObject({
      outcome: 'approved',
      method: 'account',
      partCancel: true,
      cashReceiptNo: expect.stringMatching(/^\d{9}$/),
      label: '남산은행',
    });
  });

  it.each([
    ['a card over its limit', 'card', { cardNo: '9410000000000002' }],
    ['an empty account', 'account', { bank: '904' }],
  ] as const)('declines %s and charges nothing', async (_case, method, choice) => {
    const request = await server.authorizeOrder({ method }, choice);
    expect(await server.payments.approve(request)).toEqual({ outcome: 'declined', code: 'F051', message: '한도 초과' });
    expect(await server.getLedgerRow(request.shopOrderNo)).toMatchObject({ state: 'declined', charged: 0 });
  });

  it('reports a card whose charge can only be cancelled in full', async () => {
    const request = await server.authorizeOrder({}, { cardNo: '9410 0000 0000 0003' });
    expect(await server.payments.approve(request)).toMatchObject({ outcome: 'approved', partCancel: false });
  });

  it('reports a second approval with the same key as unknown, not as declined, and the status returns the first result', async () => {
    const request = await server.authorizeOrder();
    await server.payments.approve(request);
    expect(await server.payments.approve(request)).toEqual({ outcome: 'unknown', reason: 'duplicate', code: 'R409' });
    expect(await server.payments.getStatus(request)).toMatchObject({ outcome: 'approved', amount: 150_000 });
  });

  it('charges once if parallel requests use different keys', async () => {
    const request = await server.authorizeOrder();
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => server.payments.approve({ ...request, key: randomUUID() })),
    );
    expect(responses.filter((response) => response.outcome === 'approved')).toHaveLength(1);
    expect((await server.getLedgerRow(request.shopOrderNo)).charged).toBe(150_000);
  });

  it.each([
    [
      'another order’s authorization',
      async () => ({ authorizationId: (await server.authorizeOrder()).authorizationId }),
    ],
    ['an invented authorization', async () => ({ authorizationId: randomUUID() })],
    ['an order the provider has never seen', async () => ({ shopOrderNo: server.createOrder().shopOrderNo })],
  ])('refuses %s', async (_case, getChanges) => {
    const request = await server.authorizeOrder();
    expect(await server.payments.approve({ ...request, ...(await getChanges()) })).toMatchObject({
      outcome: 'declined',
    });
    expect(await server.getLedgerRow(request.shopOrderNo)).toMatchObject({ state: 'authorized', charged: 0 });
  });

  it('refuses a payment that the customer has cancelled', async () => {
    const order = server.createOrder();
    await server.payments.register(order);
    const form = await server.submitPaymentWindow(order.shopOrderNo, { action: 'cancel' });
    expect(form).toMatchObject({ resCd: 'W002', authorizationId: '' });
    const { shopOrderNo } = order;
    const response = await server.payments.approve({
      shopOrderNo,
      authorizationId: randomUUID(),
      key: randomUUID(),
      day,
    });
    expect(response).toMatchObject({ outcome: 'declined' });
  });

  it.each([
    ['a decline', { kind: 'decline', code: 'F999' }, { outcome: 'declined', code: 'F999' }, 0],
    ['an HTTP error', { kind: 'http500' }, { outcome: 'unknown', reason: 'http', code: '500' }, 0],
    [
      'an HTTP error after charging',
      { kind: 'http500', work: 'first' },
      { outcome: 'unknown', reason: 'http' },
      150_000,
    ],
    ['an unreadable body', { kind: 'junk' }, { outcome: 'unknown', reason: 'unreadable' }, 150_000],
    [
      'a success without its charge',
      { kind: 'junk', body: '{"resCd":"0000","resMsg":""}' },
      { reason: 'unreadable' },
      150_000,
    ],
    ['a body that is not a JSON object', { kind: 'junk', body: 'null', work: 'never' }, { reason: 'unreadable' }, 0],
    [
      'a connection lost before charging',
      { kind: 'drop', work: 'never' },
      { outcome: 'unknown', reason: 'network' },
      0,
    ],
    [
      'a connection lost after charging',
      { kind: 'drop', work: 'first' },
      { outcome: 'unknown', reason: 'network' },
      150_000,
    ],
    ['a response after the timeout', { kind: 'stall', ms: 60_000 }, { outcome: 'unknown', reason: 'timeout' }, 150_000],
    ['a pending result', { kind: 'pending' }, { outcome: 'unknown', reason: 'pending', code: 'VTIM' }, 0],
    [
      'a wrong signature',
      { kind: 'badSignature' },
      { outcome: 'unknown', reason: 'bad_signature', code: '0000' },
      150_000,
    ],
    [
      'a response with the wrong amount',
      { kind: 'wrongAmount', amount: 1_500_000 },
      { outcome: 'approved', amount: 1_500_000 },
      1_500_000,
    ],
    [
      'a response about another order',
      { kind: 'wrongOrder' },
      { outcome: 'approved', shopOrderNo: expect.stringMatching(/-X$/) },
      150_000,
    ],
    [
      'a response about another merchant',
      { kind: 'wrongMall' },
      { outcome: 'approved', merchantId: 'T0000000' },
      150_000,
    ],
  ])('maps %s to its outcome', async (_case, fault, expected, charged) => {
    const request = await server.authorizeOrder();
    await server.injectFault(request.shopOrderNo, 'approve', fault.kind, fault);
    expect(
      await server.createAdapter(fault.kind === 'stall' ? { timeoutMs: 2_000 } : {}).approve(request),
    ).toMatchObject(expected);
    expect((await server.getLedgerRow(request.shopOrderNo)).charged).toBe(charged);
  });

  it('has an unknown outcome if the response is lost, and the status reports the charge', async () => {
    const request = await server.authorizeOrder({}, { cardNo: '9410 0000 0000 0004' });
    expect(await server.payments.approve(request)).toMatchObject({ outcome: 'unknown', reason: 'network' });
    expect(await server.payments.getStatus(request)).toMatchObject({ outcome: 'approved', amount: 150_000 });
  });

  it('does not trust a response signed with another secret', async () => {
    const request = await server.authorizeOrder();
    const response = await server.createAdapter({ secret: 'another-secret' }).approve(request);
    expect(response).toEqual({ outcome: 'unknown', reason: 'bad_signature', code: '0000' });
  });

  it('logs operation, order, result and duration, but no secret, key, authorization, card or name', async () => {
    const request = await server.authorizeOrder({ goodsName: 'Tasting for Ms. Kim' });
    await server.payments.approve(request);
    const lines = server.log.filter((line) => line.id === request.shopOrderNo);
    expect(lines.at(-1)).toEqual({
      event: 'payment_provider.answered',
      operation: 'approve',
      id: request.shopOrderNo,
      code: '0000',
      ms: expect.any(Number),
    });
    const written = JSON.stringify(lines);
    for (const secret of ['sandbox-secret', request.authorizationId, request.key, '9410', '한빛', 'Kim']) {
      expect(written).not.toContain(secret);
    }
  });
});
