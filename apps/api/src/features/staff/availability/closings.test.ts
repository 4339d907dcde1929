import { addClosing, previewClosing, removeClosing } from '@dining/contract/staff/availability';
import { getService } from '@dining/contract/staff/service';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkConsistency } from '../../../../test/consistency-check';
import { bakery, grill } from '../../../../test/fixtures';
import {
  createCakeOrder,
  createDinnerOrder,
  type PaymentTestServer,
  startPaymentTestServer,
} from '../../../../test/payment-test-server';
import { type StaffCommandClient, startStaffCommandClient } from '../../../../test/staff-command-client';

let server: PaymentTestServer;
let staff: StaffCommandClient;
beforeAll(async () => {
  server = await startPaymentTestServer({ HOLD_MAX_PER_VISITOR: '100' });
  staff = await startStaffCommandClient(server.deps);
});
afterAll(async () => {
  await staff.close();
  await server.close();
});

const query = async (text: string, values: unknown[] = []) => (await server.database.pool.query(text, values)).rows;
const close = (day: string, time: string | null = null, dinCode: string = grill) =>
  staff.call(addClosing, { body: { dinCode, from: day, to: day, time, reason: 'a wedding' } });
const reopen = (day: string, time: string | null = null, dinCode: string = grill) =>
  staff.call(removeClosing, { body: { dinCode, from: day, to: day, time, reason: '' } });
const preview = (day: string, time: string | null = null, dinCode: string = grill) =>
  staff.call(previewClosing, { body: { dinCode, from: day, to: day, time } });
const listParties = async (day: string, dinCode: string = grill) =>
  (await staff.call(getService, { params: { dinCode, day } })).service?.parties;
/** Orders a table. Returns the code of the problem, or `held`. */
const tryOrderTable = async (resvDate: string) =>
  (await (await server.startGuestSession()).post('/ordersheet/prepay', createDinnerOrder({ resvDate }))).json.code ??
  'held';
const tryOrderPickup = async (day: string) =>
  (await (await server.startGuestSession()).post('/ordersheet/prepay', createCakeOrder({ resvDate: `${day} 00:00` })))
    .json.code ?? 'held';
const expectConsistentData = async () =>
  expect((await checkConsistency(server.database.pool, await server.listLedger())).findings).toEqual([]);

describe('a start time that is closed', () => {
  it('is no longer sold, while other start times are, and its reservations stay and are listed', async () => {
    const { resvCode } = await server.reserve(
      await server.startGuestSession(),
      createDinnerOrder({ resvDate: '2026-03-16 18:30' }),
    );
    expect(await close('2026-03-16', '18:30')).toEqual({ changedDayCount: 1 });
    expect(await listParties('2026-03-16')).toMatchObject([
      { resvCode, time: '18:30', name: 'Jane Doe', phone: '010-1234-0000', adults: 2 },
    ]);
    expect(await preview('2026-03-16', '18:30')).toEqual({ parties: 1, people: 2, ordersBeingPaid: 0 });
    expect(await tryOrderTable('2026-03-16 18:30')).toBe('no_such_time');
    // A party at 18:00 stays through the closed start time and has its seats then.
    expect(await tryOrderTable('2026-03-16 18:00')).toBe('held');
    const [at1830] = await query(`SELECT used FROM seat_usage WHERE visit_day = '2026-03-16' AND start_time = '18:30'`);
    expect(at1830).toEqual({ used: 4 });
    expect(await query('SELECT status FROM reservation WHERE resv_code = $1', [resvCode])).toEqual([
      { status: 'reserved' },
    ]);
    await expectConsistentData();
  });

  it('is shown as closed by the site, and is sold again once it is reopened', async () => {
    const listClosed = async () =>
      (await server.createVisitor().post('/stock/list', { dinCode: grill })).json.dinClosedList;
    await close('2026-03-17', '19:00');
    expect(await listClosed()).toContainEqual({ closedDate: '2026-03-17', closedTime: '19:00' });
    expect(await reopen('2026-03-17', '19:00')).toEqual({ changedDayCount: 1 });
    expect(await reopen('2026-03-17', '19:00')).toEqual({ changedDayCount: 0 });
    expect(await listClosed()).not.toContainEqual({ closedDate: '2026-03-17', closedTime: '19:00' });
    expect(await tryOrderTable('2026-03-17 19:00')).toBe('held');
  });
});

describe('a day that is closed', () => {
  it('sells neither tables nor cakes until it is reopened, and closing it again changes nothing', async () => {
    const { resvCode } = await server.reserve(
      await server.startGuestSession(),
      createDinnerOrder({ resvDate: '2026-03-18 19:30' }),
    );
    const cake = await server.reserve(
      await server.startGuestSession(),
      createCakeOrder({ resvDate: '2026-03-18 00:00' }),
    );
    expect(await close('2026-03-18')).toEqual({ changedDayCount: 1 });
    expect(await close('2026-03-18', null, bakery)).toEqual({ changedDayCount: 1 });
    expect(await listParties('2026-03-18')).toMatchObject([{ resvCode }]);
    expect(await listParties('2026-03-18', bakery)).toMatchObject([{ resvCode: cake.resvCode, quantity: 1 }]);
    expect([await tryOrderTable('2026-03-18 18:00'), await tryOrderPickup('2026-03-18')]).toEqual([
      'no_such_time',
      'not_on_sale',
    ]);
    expect(await close('2026-03-18')).toEqual({ changedDayCount: 0 });
    expect(await reopen('2026-03-18', '18:00')).toMatchObject({ code: 'day_closed' });
    await reopen('2026-03-18');
    await reopen('2026-03-18', null, bakery);
    expect([await tryOrderTable('2026-03-18 18:00'), await tryOrderPickup('2026-03-18')]).toEqual(['held', 'held']);
    await expectConsistentData();
  });

  it('accepts the payment of held seats, and keeps no money once the hold has expired', async () => {
    const [payingGuest, lateGuest] = [await server.startGuestSession(), await server.startGuestSession()];
    const prepayments = await Promise.all(
      [payingGuest, lateGuest].map(
        async (guest) =>
          (await guest.post('/ordersheet/prepay', createDinnerOrder({ resvDate: '2026-03-19 18:00' }))).json,
      ),
    );
    const [payingOrderNo = '', lateOrderNo = ''] = prepayments.map(({ response }) => response?.shopOrderNo ?? '');
    expect(await close('2026-03-19')).toEqual({ changedDayCount: 1 });
    expect(await preview('2026-03-19')).toEqual({ parties: 0, people: 0, ordersBeingPaid: 2 });
    expect(
      (await payingGuest.post('/easypay/return', await server.submitPaymentWindow(payingOrderNo))).json,
    ).toMatchObject({ result: 'success' });
    const form = await server.submitPaymentWindow(lateOrderNo);
    await query(`UPDATE hold SET expires_at = now() - interval '1 second' WHERE shop_order_no = $1`, [lateOrderNo]);
    await (await import('../../../booking/capacity/sweep')).sweepExpiredHolds(server.database.pool);
    expect((await lateGuest.post('/easypay/return', form)).json).toMatchObject({ result: 'fail' });
    expect(await server.findLedgerRow(lateOrderNo)).toMatchObject({ remaining: 0 });
    expect(await preview('2026-03-19')).toMatchObject({ parties: 1 });
    await expectConsistentData();
  });

  it('counts in its preview every order that got a hold while the day was being closed', async () => {
    const day = '2026-03-23';
    const orders = Array.from({ length: 20 }, (_, index) => tryOrderTable(`${day} 1${8 + (index % 2)}:00`));
    const [result, ...responses] = await Promise.all([close(day), ...orders]);
    const heldCount = responses.filter((response) => response === 'held').length;
    expect(result).toEqual({ changedDayCount: 1 });
    // The preview runs after the closing has committed, so it counts every order that got a hold.
    expect(await preview(day)).toMatchObject({ ordersBeingPaid: heldCount });
    expect(await tryOrderTable(`${day} 18:00`)).toBe('no_such_time');
    await expectConsistentData();
  });
});

it('the preview of a closing counts an order of a cake that is being paid', async () => {
  await (await server.startGuestSession()).post(
    '/ordersheet/prepay',
    createCakeOrder({ resvDate: '2026-03-20 00:00' }),
  );
  expect(await preview('2026-03-20', null, bakery)).toEqual({ parties: 0, people: 0, ordersBeingPaid: 1 });
});

it.each([
  ['an unknown venue', { dinCode: 'NONE', day: '2026-03-24' }, { code: 'not_found' }],
  ['a past day', { dinCode: grill, day: '2026-03-10' }, { code: 'past' }],
  [
    'a time that the venue does not have',
    { dinCode: grill, day: '2026-03-24', time: '12:00' },
    { code: 'no_such_time', detail: { times: '18:00 18:30 19:00 19:30' } },
  ],
  [
    'a time of a year whose holidays are not entered',
    { dinCode: grill, day: '2028-01-04', time: '18:00' },
    { code: 'no_such_time', detail: { times: '' } },
  ],
  ['a day that does not exist', { dinCode: grill, day: '2026-02-30' }, { code: 'invalid_request' }],
])('%s can be neither closed nor reopened', async (_case, { dinCode, day, time }: ClosingTarget, problem) => {
  expect(await close(day, time ?? null, dinCode)).toMatchObject(problem);
  expect(await reopen(day, time ?? null, dinCode)).toMatchObject(problem);
  expect(await query(`SELECT 1 FROM venue_closing WHERE day IN ('2026-03-24', '2028-01-04')`)).toEqual([]);
});

interface ClosingTarget {
  readonly dinCode: string;
  readonly day: string;
  readonly time?: string;
}

it('each closing and each reopening is audited once, with actor and reason', async () => {
  await close('2026-03-25');
  await close('2026-03-25');
  await reopen('2026-03-25');
  const entries = await query(
    `SELECT actor, action, subject, detail FROM audit_entry WHERE detail ->> 'day' = '2026-03-25' ORDER BY id`,
  );
  expect(entries).toEqual([
    {
      actor: 'Mina',
      action: 'venue.close',
      subject: grill,
      detail: { day: '2026-03-25', time: null, reason: 'a wedding' },
    },
    { actor: 'Mina', action: 'venue.reopen', subject: grill, detail: { day: '2026-03-25', time: null, reason: '' } },
  ]);
});
