import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { day, type EasyPayTestServer, startEasyPayTestServer } from '../../../test/easypay-test-server';

describe('the status of a payment', () => {
  let server: EasyPayTestServer;
  beforeAll(async () => {
    server = await startEasyPayTestServer();
  });
  afterAll(() => server.close());

  it('is the same for an approval as in the response to its request', async () => {
    const request = await server.authorizeOrder();
    const approveResult = await server.payments.approve(request);
    expect(await server.payments.getStatus(request)).toEqual({ ...approveResult, partCancelled: false });
  });

  it('is the same for a cancellation as in the response to its request', async () => {
    const { cancel } = await server.chargeOrder(120_000);
    const cancelResult = await server.payments.cancel(cancel);
    expect(await server.payments.getStatus(cancel)).toEqual({ ...cancelResult, outcome: 'cancelled' });
  });

  it('is cancelled for a fully refunded charge', async () => {
    const { request, cancel } = await server.chargeOrder(150_000);
    await server.payments.cancel(cancel);
    expect(await server.payments.getStatus(request)).toMatchObject({
      outcome: 'cancelled',
      chargeId: cancel.chargeId,
      cancelledAmount: 150_000,
      remainAmount: 0,
    });
  });

  it('is approved for a partly refunded charge', async () => {
    const { request, cancel } = await server.chargeOrder(120_000);
    await server.payments.cancel(cancel);
    expect(await server.payments.getStatus(request)).toMatchObject({
      outcome: 'approved',
      chargeId: cancel.chargeId,
      amount: 150_000,
    });
  });

  it('is not found under a key that was never used, or whose payment was declined', async () => {
    expect(await server.payments.getStatus({ key: randomUUID(), day })).toEqual({ outcome: 'notFound' });
    const request = await server.authorizeOrder({}, { cardNo: '9410000000000002' });
    await server.payments.approve(request);
    expect(await server.payments.getStatus(request)).toEqual({ outcome: 'notFound' });
  });

  it('is not found while the request is pending, and reports the charge afterwards', async () => {
    const request = await server.authorizeOrder();
    await server.injectFault(request.shopOrderNo, 'approve', 'stall', { ms: 600_000, work: 'last' });
    expect(await server.createAdapter({ timeoutMs: 2_000 }).approve(request)).toMatchObject({
      outcome: 'unknown',
      reason: 'timeout',
    });
    expect(await server.payments.getStatus(request)).toEqual({ outcome: 'notFound' });
    await server.releaseStalledCalls();
    expect(await server.payments.getStatus(request)).toMatchObject({ outcome: 'approved' });
  });

  it('is unknown for the day before yesterday, and not found for an unused key of yesterday', async () => {
    expect(await server.payments.getStatus({ key: randomUUID(), day: '2026-11-19' })).toEqual({
      outcome: 'unknown',
      reason: 'too_old',
    });
    expect(await server.payments.getStatus({ key: randomUUID(), day: '2026-11-20' })).toEqual({ outcome: 'notFound' });
  });

  it.each([
    ['an HTTP error', { kind: 'http500' }, { outcome: 'unknown', reason: 'http' }],
    ['an unreadable body', { kind: 'junk' }, { outcome: 'unknown', reason: 'unreadable' }],
    ['a lost connection', { kind: 'drop' }, { outcome: 'unknown', reason: 'network' }],
    ['a response after the timeout', { kind: 'stall', ms: 60_000 }, { outcome: 'unknown', reason: 'timeout' }],
    ['a pending result', { kind: 'pending' }, { outcome: 'unknown', reason: 'pending' }],
    ['an unknown code', { kind: 'decline', code: 'E500' }, { outcome: 'unknown', reason: 'refused', code: 'E500' }],
    [
      'a response about another key',
      {
        kind: 'junk',
        body: '{"resCd":"0000","mallId":"T5102001","shopTransactionId":"x","oriPgCno":"1","cancelAmount":1,"transactionDate":"20261121090000"}',
      },
      { outcome: 'unknown', reason: 'mismatch' },
    ],
    ['a response with another amount', { kind: 'wrongAmount', amount: 7 }, { outcome: 'approved', amount: 7 }],
  ])('has the outcome that belongs to %s', async (_case, fault, expected) => {
    const { request } = await server.chargeOrder(150_000);
    await server.injectFault(request.shopOrderNo, 'query', fault.kind, fault);
    expect(
      await server.createAdapter(fault.kind === 'stall' ? { queryTimeoutMs: 2_000 } : {}).getStatus(request),
    ).toMatchObject(expected);
  });
});
