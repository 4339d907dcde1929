import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkConsistency } from '../../../test/consistency-check';
import { createDinnerOrder, type PaymentTestServer, startPaymentTestServer } from '../../../test/payment-test-server';
import { sweepExpiredHolds } from '../capacity/sweep';
import { reconcile } from './reconcile';

// Runs two servers on one database. Only `shortTimeoutServer` stops waiting for the provider after a second: it takes
// the orders whose provider calls must time out.

let server: PaymentTestServer;
let shortTimeoutServer: PaymentTestServer;
beforeAll(async () => {
  server = await startPaymentTestServer({ RECONCILE_AFTER_SECONDS: '1' });
  shortTimeoutServer = await startPaymentTestServer(
    { EASYPAY_TIMEOUT_SECONDS: '1', RECONCILE_AFTER_SECONDS: '1' },
    server,
  );
});
afterAll(async () => {
  await shortTimeoutServer.close();
  await server.close();
});

/** The faults of the provider for one order in each case. Several faults happen one after the other. */
const faultCases: readonly (readonly {
  readonly operation: string;
  readonly kind: string;
  readonly [more: string]: unknown;
}[])[] = [
  [],
  [{ operation: 'register', kind: 'http500' }],
  [{ operation: 'register', kind: 'drop', work: 'first' }],
  [{ operation: 'approve', kind: 'decline' }],
  [{ operation: 'approve', kind: 'drop', work: 'first' }],
  [{ operation: 'approve', kind: 'drop', work: 'never' }],
  [{ operation: 'approve', kind: 'http500', work: 'first' }],
  [{ operation: 'approve', kind: 'junk', work: 'first' }],
  [{ operation: 'approve', kind: 'stall', ms: 1_300, work: 'first' }],
  [{ operation: 'approve', kind: 'stall', ms: 2_600, work: 'last' }],
  [{ operation: 'approve', kind: 'pending' }],
  [{ operation: 'approve', kind: 'wrongAmount', amount: 99_000 }],
  [{ operation: 'approve', kind: 'wrongOrder' }],
  [{ operation: 'approve', kind: 'wrongMall' }],
  [{ operation: 'approve', kind: 'badSignature' }],
  [{ operation: 'approve', kind: 'wholeOnly' }],
  [
    { operation: 'approve', kind: 'drop', work: 'first' },
    { operation: 'query', kind: 'http500', times: 2 },
  ],
  [
    { operation: 'approve', kind: 'drop', work: 'first' },
    { operation: 'query', kind: 'wrongOrder' },
  ],
  [
    { operation: 'approve', kind: 'wrongOrder' },
    { operation: 'cancel', kind: 'drop', work: 'first' },
  ],
  [
    { operation: 'approve', kind: 'wrongOrder' },
    { operation: 'cancel', kind: 'drop', work: 'never' },
  ],
  [
    { operation: 'approve', kind: 'wrongOrder' },
    { operation: 'cancel', kind: 'stall', ms: 1_600, work: 'last' },
  ],
  [
    { operation: 'approve', kind: 'wrongOrder' },
    { operation: 'cancel', kind: 'decline', times: 2 },
  ],
  [{ operation: 'cancel', kind: 'http500', work: 'first' }],
  [{ operation: 'cancel', kind: 'drop', work: 'never' }],
  [{ operation: 'cancel', kind: 'decline' }],
];

/** What guests do when they pay. */
const guestBehaviours = [
  'pays once',
  'returns three times at once',
  'goes away',
  'pays and cancels three times at once',
  'cancels in the window',
] as const;

/** Runs one guest's order with its faults and behaviour. Each return of the window must be answered with status 200. */
async function runGuest(index: number): Promise<void> {
  const faults = faultCases[Math.floor(index / guestBehaviours.length) % faultCases.length] ?? [];
  const guest = await (faults.some(({ kind }) => kind === 'stall') ? shortTimeoutServer : server).startGuestSession();
  const behaviour = guestBehaviours[index % guestBehaviours.length];
  const day = 12 + (index % 2) * 4 + (index % 3 === 0 ? 1 : 0);
  const phone = `010-8000-${1000 + index}`;
  const order = createDinnerOrder({
    resvDate: `2026-03-${day} 18:00`,
    resvUserTel: phone,
    visitTel: phone,
    resvSetleAmnt: 81_000,
  });
  // The stand-in knows an order by its number only after the registration, so its faults are matched by the amount.
  const registrationFaults = faults.filter(({ operation }) => operation === 'register');
  for (const fault of registrationFaults) await server.injectFault({ ...fault, orderAmount: 81_000 });
  const { json } = await guest.post('/ordersheet/prepay', order);
  const shopOrderNo: unknown = json.response?.shopOrderNo;
  if (typeof shopOrderNo !== 'string' || json.response.resCd !== '0000') return;
  for (const fault of faults) if (fault.operation !== 'register') await server.injectFault({ ...fault, shopOrderNo });
  if (behaviour === 'goes away') return;
  const form = await server.submitPaymentWindow(shopOrderNo, behaviour === 'cancels in the window' ? 'cancel' : 'pay');
  const times = behaviour === 'returns three times at once' ? 3 : 1;
  const responses = await Promise.all(Array.from({ length: times }, () => guest.post('/easypay/return', form)));
  expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
  const resvCode: unknown = responses[0]?.json.resvCode;
  if (behaviour !== 'pays and cancels three times at once' || typeof resvCode !== 'string') return;
  const cancelResponses = await Promise.all([1, 2, 3].map(() => guest.post('/resv/cancel', { resvCode })));
  expect(cancelResponses.filter(({ json: body }) => body.result === 'success')).toHaveLength(1);
}

it('no payment ends wrongly charged, reserved, refunded or held after any of these faults and behaviours', async () => {
  const { pool } = server.database;
  const guestCount = faultCases.length * guestBehaviours.length;
  // Two reconcilers and a sweeper work while guests order, as in a deployment of two servers.
  const backgroundJobs = [
    () => reconcile(server.paymentDeps),
    () => reconcile(shortTimeoutServer.paymentDeps),
    () => sweepExpiredHolds(pool),
  ];
  let nextIndex = 0;
  const runGuests = async (): Promise<void> => {
    for (let index = nextIndex++; index < guestCount; index = nextIndex++)
      await Promise.all([runGuest(index), backgroundJobs[index % backgroundJobs.length]?.()]);
  };
  await Promise.all(Array.from({ length: 12 }, runGuests));

  // Advances the clock two minutes at a time, only while no request is in flight, not even a stalled one.
  for (let minutes = 0; minutes < 16; minutes += 2) {
    await server.waitUntilIdle();
    await pool.query(
      `UPDATE payment SET moved_at = moved_at - interval '2 minutes', check_at = check_at - interval '2 minutes'`,
    );
    await pool.query(`UPDATE hold SET expires_at = expires_at - interval '2 minutes'`);
    await reconcile(server.paymentDeps);
    await sweepExpiredHolds(pool);
  }
  await server.waitUntilIdle();

  const { findings, ordersInReview, payments, reservations } = await checkConsistency(pool, await server.listLedger());
  expect(findings).toEqual([]);
  expect(ordersInReview).toEqual([]);
  expect(Object.keys(payments).sort()).toEqual([
    'declined',
    'lapsed',
    'partly_refunded',
    'refunded',
    'reserved',
    'voided',
  ]);
  expect(reservations).toBeGreaterThan(guestCount / 5);
});
