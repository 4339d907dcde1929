import { fail } from '@dining/contract/failure';
import { type DinCode, toCode } from '@dining/domain/shared/codes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { grill } from '../../../test/fixtures';
import { createDinnerOrder, type PaymentTestServer, startPaymentTestServer } from '../../../test/payment-test-server';
import { tableUnit } from '../../stores/inventory/usage';
import { createHoldRefusal, type HoldError, retryHold } from './retry-hold';

let server: PaymentTestServer;
beforeAll(async () => {
  server = await startPaymentTestServer();
});
afterAll(() => server.close());

const day = '2026-03-25';
const seat = { counter: 'seat', dinCode: toCode<DinCode>(grill), unit: tableUnit, ruleVersion: 0 } as const;
const fullError = {
  ok: false,
  type: 'full',
  fullCounter: 'seat',
  requirements: [{ ...seat, visitDay: day, startTime: '18:00', amount: 2, capacity: 40 }],
} as const;
const rulesChangedError = { ok: false, type: 'rules_changed' } as const;

/**
 * Calls `retryHold` with attempts that return these results in order, and then the last one repeatedly. Returns the
 * result and the number of attempts.
 */
async function retryWithResults(...results: readonly ({ readonly ok: true } | HoldError)[]) {
  let attemptCount = 0;
  const result = await retryHold<{ readonly ok: true }>(server.database.pool, async () => {
    attemptCount += 1;
    return results[Math.min(attemptCount, results.length) - 1] ?? { ok: true };
  });
  return { result, attemptCount };
}

describe('an attempt to take capacity', () => {
  it.each([
    ['succeeds', [{ ok: true }], 1, true],
    ['is refused', [createHoldRefusal(fail('past'))], 1, false],
    ['finds changed rules once', [rulesChangedError, { ok: true }], 2, true],
    ['finds changed rules every time', [rulesChangedError], 4, false],
    ['finds a counter full once', [fullError, { ok: true }], 2, true],
    ['finds a counter full every time', [fullError], 2, false],
    ['finds changed rules, then a counter full', [rulesChangedError, fullError, { ok: true }], 3, true],
  ] as const)('is made $2 times in total if it $0', async (_what, results, attemptCount, isTaken) => {
    const outcome = await retryWithResults(...results);
    expect(outcome.attemptCount).toBe(attemptCount);
    expect(outcome.result.ok).toBe(isTaken);
  });

  it('is repeated after the expired holds on a full counter are freed', async () => {
    const guest = await server.startGuestSession();
    await guest.post('/ordersheet/prepay', createDinnerOrder({ resvDate: `${day} 18:00` }));
    await server.database.pool.query(`UPDATE hold SET expires_at = now() - interval '1 second'`);
    expect((await retryWithResults(fullError, { ok: true })).attemptCount).toBe(2);
    const { rows } = await server.database.pool.query('SELECT state FROM hold');
    expect(rows).toEqual([{ state: 'freed' }]);
  });
});
