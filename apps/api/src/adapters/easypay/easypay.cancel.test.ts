import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EasyPayTestServer, startEasyPayTestServer } from '../../../test/easypay-test-server';

describe('the refund of a charge', () => {
  let server: EasyPayTestServer;
  beforeAll(async () => {
    server = await startEasyPayTestServer();
  });
  afterAll(() => server.close());

  it.each([
    ['a card payment in full', 'card', 150_000, 'cancelled'],
    ['a card payment in part, keeping a fee', 'card', 120_000, 'partCancelled'],
    ['a transfer in full', 'account', 150_000, 'cancelled'],
    ['a transfer in part', 'account', 1, 'partCancelled'],
  ] as const)('succeeds for %s', async (_case, method, refundAmount, state) => {
    const { request, cancel } = await server.chargeOrder(refundAmount, { method });
    expect(await server.payments.cancel(cancel)).toEqual({
      outcome: 'done',
      chargeId: cancel.chargeId,
      cancelledAmount: refundAmount,
      remainAmount: 150_000 - refundAmount,
      cancelledAt: new Date('2026-11-21T00:00:00Z'),
    });
    expect(await server.getLedgerRow(request.shopOrderNo)).toMatchObject({
      state,
      cancelled: refundAmount,
      remaining: 150_000 - refundAmount,
      keys: { cancel: [cancel.key] },
    });
  });

  it('is declined if it is partial and the charge can only be refunded in full', async () => {
    const { request, cancel } = await server.chargeOrder(100_000, {}, { cardNo: '9410000000000003' });
    expect(await server.payments.cancel(cancel)).toMatchObject({ outcome: 'declined', code: 'R410' });
    expect((await server.getLedgerRow(request.shopOrderNo)).cancelled).toBe(0);
  });

  it('happens once for twenty parallel requests', async () => {
    const { request, cancel } = await server.chargeOrder(150_000);
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => server.payments.cancel({ ...cancel, key: randomUUID() })),
    );
    expect(responses.filter((response) => response.outcome === 'done')).toHaveLength(1);
    expect((await server.getLedgerRow(request.shopOrderNo)).cancelled).toBe(150_000);
  });

  it('has an unknown outcome if the key was used before', async () => {
    const { cancel } = await server.chargeOrder(150_000);
    await server.payments.cancel(cancel);
    expect(await server.payments.cancel(cancel)).toMatchObject({ outcome: 'unknown', reason: 'duplicate' });
  });

  it('is declined if the request is signed with another secret', async () => {
    const { request, cancel } = await server.chargeOrder(150_000);
    expect(await server.createAdapter({ secret: 'another-secret' }).cancel(cancel)).toMatchObject({
      outcome: 'declined',
      code: 'R403',
    });
    expect((await server.getLedgerRow(request.shopOrderNo)).cancelled).toBe(0);
  });

  it('is declined for a charge that the provider has never made', async () => {
    const { cancel } = await server.chargeOrder(150_000);
    const response = await server.payments.cancel({ ...cancel, chargeId: '26112100000000000001' });
    expect(response).toMatchObject({ outcome: 'declined', code: 'R404' });
  });

  it.each([
    ['more than was paid', { refundAmount: 200_000, remainAmount: 0 }],
    ['zero won', { refundAmount: 0, remainAmount: 150_000 }],
    ['a negative remainder', { refundAmount: 150_001, remainAmount: -1 }],
    ['half a won', { refundAmount: 0.5, remainAmount: 149_999.5 }],
    ['a sum that does not add up', { refundAmount: 100_000, remainAmount: 40_000 }],
  ])('throws a RangeError and sends nothing for %s', async (_case, amounts) => {
    const { request, cancel } = await server.chargeOrder(150_000);
    await expect(server.payments.cancel({ ...cancel, ...amounts })).rejects.toThrow(RangeError);
    expect((await server.getLedgerRow(request.shopOrderNo)).calls.cancel).toBe(0);
  });

  it.each([
    ['a decline', { kind: 'decline' }, { outcome: 'declined', code: 'F051' }, 0],
    ['an HTTP error', { kind: 'http500' }, { outcome: 'unknown', reason: 'http' }, 0],
    ['junk', { kind: 'junk' }, { outcome: 'unknown', reason: 'unreadable' }, 100_000],
    ['interrupted before refunding', { kind: 'drop', work: 'never' }, { outcome: 'unknown', reason: 'network' }, 0],
    ['interrupted after refunding', { kind: 'drop' }, { outcome: 'unknown', reason: 'network' }, 100_000],
    ['too late', { kind: 'stall', ms: 60_000 }, { outcome: 'unknown', reason: 'timeout' }, 100_000],
    ['that the outcome is pending', { kind: 'pending' }, { outcome: 'unknown', reason: 'pending' }, 0],
    [
      'of another amount',
      { kind: 'wrongAmount', amount: 100_001 },
      { outcome: 'unknown', reason: 'mismatch' },
      100_001,
    ],
    ['of another charge', { kind: 'wrongOrder' }, { outcome: 'unknown', reason: 'mismatch' }, 100_000],
    ['of another merchant', { kind: 'wrongMall' }, { outcome: 'unknown', reason: 'mismatch' }, 100_000],
  ])('has the matching outcome and status if the response is %s', async (_case, fault, expected, cancelled) => {
    const { request, cancel } = await server.chargeOrder(100_000);
    await server.injectFault(request.shopOrderNo, 'cancel', fault.kind, fault);
    expect(await server.createAdapter(fault.kind === 'stall' ? { timeoutMs: 2_000 } : {}).cancel(cancel)).toMatchObject(
      expected,
    );
    expect((await server.getLedgerRow(request.shopOrderNo)).cancelled).toBe(cancelled);
    const status = await server.payments.getStatus(cancel);
    expect(status).toMatchObject(
      cancelled > 0 ? { outcome: 'cancelled', cancelledAmount: cancelled } : { outcome: 'notFound' },
    );
  });
});
