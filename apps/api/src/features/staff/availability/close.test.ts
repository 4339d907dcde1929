import { closeVenue, reopenVenue } from '@dining/contract/staff/availability';
import { type DinCode, toCode } from '@dining/domain/shared/codes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { audit } from '../../../../test/audit';
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
const close = (day: string, time?: string, dinCode: string = grill) =>
  staff.run(closeVenue, { dinCode, day, reason: 'a wedding', ...(time === undefined ? {} : { time }) });
const reopen = (day: string, time?: string, dinCode: string = grill) =>
  staff.run(reopenVenue, { dinCode, day, reason: '', ...(time === undefined ? {} : { time }) });
/** Orders a table. Returns the problem's code, or `held`. */
const order = async (resvDate: string) =>
  (await (await server.guest()).post('/ordersheet/prepay', createDinnerOrder({ resvDate }))).json.code ?? 'held';
const prepayPickup = async (day: string) =>
  (await (await server.guest()).post('/ordersheet/prepay', createCakeOrder({ resvDate: `${day} 00:00` }))).json.code ??
  'held';
const expectConsistentAudit = async () =>
  expect((await audit(server.database.pool, await server.listLedger())).findings).toEqual([]);

describe('a start time that is closed', () => {
  it('is no longer sold, while other start times are, and its reservations stay and are listed', async () => {
    const { resvCode } = await server.reserve(
      await server.guest(),
      createDinnerOrder({ resvDate: '2026-03-16 18:30' }),
    );
    expect(await close('2026-03-16', '18:30')).toMatchObject({
      again: false,
      venueName: 'Venue GRILL en',
      standing: [{ resvCode, time: '18:30', visitorName: 'Jane Doe', phone: '010-1234-0000', adults: 2 }],
      underWay: 0,
    });
    expect(await order('2026-03-16 18:30')).toBe('no_such_time');
    // A party at 18:00 stays through the closed start time and has its seats then.
    expect(await order('2026-03-16 18:00')).toBe('held');
    const [at1830] = await query(`SELECT used FROM seat_usage WHERE visit_day = '2026-03-16' AND start_time = '18:30'`);
    expect(at1830).toEqual({ used: 4 });
    expect(await query('SELECT status FROM reservation WHERE resv_code = $1', [resvCode])).toEqual([
      { status: 'reserved' },
    ]);
    await expectConsistentAudit();
  });

  it('is shown as closed by the site, and is sold again once it is reopened', async () => {
    const listClosed = async () => (await server.visitor().post('/stock/list', { dinCode: grill })).json.dinClosedList;
    await close('2026-03-17', '19:00');
    expect(await listClosed()).toContainEqual({ closedDate: '2026-03-17', closedTime: '19:00' });
    expect(await reopen('2026-03-17', '19:00')).toMatchObject({ again: false });
    expect(await reopen('2026-03-17', '19:00')).toMatchObject({ again: true });
    expect(await listClosed()).not.toContainEqual({ closedDate: '2026-03-17', closedTime: '19:00' });
    expect(await order('2026-03-17 19:00')).toBe('held');
  });
});

describe('a day that is closed', () => {
  it('sells neither tables nor cakes, and a repeat lists the reservations again', async () => {
    const { resvCode } = await server.reserve(
      await server.guest(),
      createDinnerOrder({ resvDate: '2026-03-18 19:30' }),
    );
    const cake = await server.reserve(await server.guest(), createCakeOrder({ resvDate: '2026-03-18 00:00' }));
    expect((await close('2026-03-18')).standing?.map((reservation) => reservation.resvCode)).toEqual([resvCode]);
    expect(await close('2026-03-18', undefined, bakery)).toMatchObject({
      standing: [{ resvCode: cake.resvCode, pickupQuantity: 1 }],
    });
    expect([await order('2026-03-18 18:00'), await prepayPickup('2026-03-18')]).toEqual([
      'no_such_time',
      'not_on_sale',
    ]);
    const read = `SELECT actor, detail FROM audit_entry WHERE action = 'arrivals.read'`;
    expect(await query(read)).toEqual([]);
    expect(await close('2026-03-18')).toMatchObject({ again: true, standing: [{ resvCode }] });
    // The repeated command recorded that its operator has read the list.
    expect(await query(read)).toEqual([{ actor: 'Mina', detail: { day: '2026-03-18', time: null } }]);
    expect(await reopen('2026-03-18', '18:00')).toMatchObject({ refused: 'day_closed' });
    await reopen('2026-03-18');
    await reopen('2026-03-18', undefined, bakery);
    expect([await order('2026-03-18 18:00'), await prepayPickup('2026-03-18')]).toEqual(['held', 'held']);
    await expectConsistentAudit();
  });

  it('accepts a guest who is paying for held seats; a guest with an expired hold gets a refund', async () => {
    const [payingGuest, lateGuest] = [await server.guest(), await server.guest()];
    const windows = await Promise.all(
      [payingGuest, lateGuest].map(
        async (guest) =>
          (await guest.post('/ordersheet/prepay', createDinnerOrder({ resvDate: '2026-03-19 18:00' }))).json,
      ),
    );
    const [first = '', second = ''] = windows.map(({ response }) => response?.shopOrderNo ?? '');
    expect(await close('2026-03-19')).toMatchObject({ standing: [], underWay: 2 });
    expect((await payingGuest.post('/easypay/return', await server.submitPaymentWindow(first))).json).toMatchObject({
      result: 'success',
    });
    const form = await server.submitPaymentWindow(second);
    await query(`UPDATE hold SET expires_at = now() - interval '1 second' WHERE shop_order_no = $1`, [second]);
    await (await import('../../../booking/capacity/sweep')).sweepExpiredHolds(server.database.pool);
    expect((await lateGuest.post('/easypay/return', form)).json).toMatchObject({ result: 'fail' });
    expect(await server.findLedgerRow(second)).toMatchObject({ remaining: 0 });
    expect((await close('2026-03-19')).standing).toHaveLength(1);
    await expectConsistentAudit();
  });

  it('is closed while twenty guests order, and the list of reservations afterwards is complete', async () => {
    const day = '2026-03-23';
    const orders = Array.from({ length: 20 }, (_, index) => order(`${day} 1${8 + (index % 2)}:00`));
    const [result, ...answers] = await Promise.all([close(day), ...orders]);
    const held = answers.filter((answer) => answer === 'held').length;
    expect(result).toMatchObject({ again: false });
    // The list is read after the commit of the closing, so it contains every hold.
    expect(held).toBe((await close(day)).underWay);
    expect(result.underWay).toBe(held);
    expect(await order(`${day} 18:00`)).toBe('no_such_time');
    await expectConsistentAudit();
  });
});

it.each([
  ['an unknown venue', { dinCode: 'NONE', day: '2026-03-24' }, 'unknown_venue'],
  ['a past day', { dinCode: grill, day: '2026-03-10' }, 'day_past'],
  ['a time that the venue does not have', { dinCode: grill, day: '2026-03-24', time: '12:00' }, 'no_such_time'],
  [
    'a time of a year whose holidays are not entered',
    { dinCode: grill, day: '2028-01-04', time: '18:00' },
    'holidays_unknown',
  ],
  ['a day that does not exist', { dinCode: grill, day: '2026-02-30' }, 'invalid_request'],
] as const)('%s can be neither closed nor reopened', async (_case, place, refused) => {
  const request = { ...place, dinCode: toCode<DinCode>(place.dinCode), reason: '' };
  expect(await staff.run(closeVenue, request)).toMatchObject({ refused });
  expect(await staff.run(reopenVenue, request)).toMatchObject({ refused });
  expect(await query(`SELECT 1 FROM venue_closing WHERE day IN ('2026-03-24', '2028-01-04')`)).toEqual([]);
});

it('a day beyond the booking horizon is closed and reported as such', async () => {
  expect(await close('2062-12-24')).toMatchObject({ again: false, isBeyondSight: true });
  expect(await close('2026-08-31')).toMatchObject({ isBeyondSight: false });
});

it('each change is audited once, with actor and reason', async () => {
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
