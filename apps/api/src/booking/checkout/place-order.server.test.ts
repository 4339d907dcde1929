import { afterAll, beforeAll, expect, it } from 'vitest';
import { countDeadlocks } from '../../../test/locks';
import { createDinnerOrder, type PaymentTestServer, startPaymentTestServer } from '../../../test/payment-test-server';

let server: PaymentTestServer;
beforeAll(async () => {
  server = await startPaymentTestServer({ HOLD_MAX_PER_VISITOR: '100' });
});
afterAll(() => server.close());

it('concurrent attempts of one visitor are accepted or superseded, without a deadlock', async () => {
  const guest = await server.startGuestSession();
  const prepayAt = (time: string) =>
    guest.post('/ordersheet/prepay', createDinnerOrder({ resvDate: `2026-03-16 ${time}` }));
  for (let round = 0; round < 8; round += 1) {
    const responses = await Promise.all(['18:00', '18:30', '19:00', '19:30', '18:00', '18:30'].map(prepayAt));
    // Of two attempts for the same time the newer supersedes the older, whose window may not have been opened yet.
    const outcomes = responses.map(({ status, json }) => json.code ?? status);
    expect(outcomes.filter((outcome) => outcome === 200).length).toBeGreaterThanOrEqual(4);
    expect(outcomes.filter((outcome) => outcome !== 200 && outcome !== 'superseded')).toEqual([]);
  }
  expect(await countDeadlocks(server.database)).toBe(0);
});
