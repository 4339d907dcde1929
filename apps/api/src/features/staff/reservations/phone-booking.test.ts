import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkConsistency } from '../../../../test/consistency-check';
import { dinner, grill } from '../../../../test/fixtures';
import {
  createDinnerOrder,
  type PaymentTestServer,
  startPaymentTestServer,
} from '../../../../test/payment-test-server';
import { type StaffBrowser, type StaffServer, startStaffServerWith, testScopes } from '../../../../test/staff-server';

let staffServer: StaffServer<PaymentTestServer>;
let desk: StaffBrowser;
beforeAll(async () => {
  staffServer = await startStaffServerWith((clock) =>
    startPaymentTestServer({ HOLD_MAX_PER_VISITOR: '100' }, undefined, clock),
  );
  desk = await staffServer.signIn(
    await staffServer.createStaff({ role: 'reservation_desk', scope: testScopes.ownHotel }),
  );
});
beforeEach(() => staffServer.query('DELETE FROM rate_limit'));
afterAll(() => staffServer.close());

const quoteBody = { dinCode: grill, date: '2026-03-13', adults: 2, kids: 0, language: 'en' };
const createBooking = (changes: object = {}) => ({
  dinCode: grill,
  prodCode: dinner,
  type: 'table',
  visit: { date: '2026-03-13', time: '18:00' },
  adults: 2,
  kids: 0,
  menus: [{ menuIndex: 1, count: 1 }],
  name: 'Tanaka Yui',
  phone: '+819012345678',
  email: 'yui@example.test',
  language: 'ja',
  allergies: null,
  answers: [{ prodQsCode: 'Q1', answer: 'Window 日' }],
  isConsentSpoken: true,
  shownAmount: 81_000,
  ...changes,
});
const book = (changes: object = {}, headers: Record<string, string> = {}) =>
  desk.post('/resv/book', createBooking(changes), headers);
const expectConsistentData = async () =>
  expect(
    (await checkConsistency(staffServer.server.database.pool, await staffServer.server.listLedger())).findings,
  ).toEqual([]);
const listUsedSeats = async () =>
  (
    await staffServer.query(
      `SELECT start_time, used FROM seat_usage WHERE din_code = $1 AND visit_day = '2026-03-13'`,
      [grill],
    )
  )
    .filter(({ used }) => Number(used) > 0)
    .map(({ start_time: time, used }) => [time, used]);

describe('the offer for a booking by phone', () => {
  it('lists products with their times, menus and questions', async () => {
    const { status, json } = await desk.post('/resv/quote', quoteBody);
    expect(status).toBe(200);
    const product = json.products?.find(({ prodCode }) => prodCode === dinner);
    expect(product).toMatchObject({ type: 'table', takesDeposit: false });
    expect(product?.times).toContainEqual(expect.objectContaining({ time: '18:00', isFree: true }));
    expect(product?.menus?.map(({ menuIndex }) => menuIndex)).toContain(1);
    expect(product?.questions).toMatchObject([{ prodQsCode: 'Q1' }]);
    expect([json.price, json.sisters]).toEqual([null, []]);
  });

  it('contains the price of the chosen order, and the reason if it cannot be booked', async () => {
    const order = { prodCode: dinner, time: '18:00', menus: [{ menuIndex: 1, count: 1 }] };
    const priced = await desk.post('/resv/quote', { ...quoteBody, order });
    expect(priced.json.price).toEqual({ dueAtVenue: 81_000, refusal: null });
    const tooFewMenus = await desk.post('/resv/quote', { ...quoteBody, order: { ...order, menus: [] } });
    expect(tooFewMenus.json.price?.refusal).toMatchObject({ code: 'menu_quantity_short' });
  });

  it('is refused for a past day and for an empty party', async () => {
    expect((await desk.post('/resv/quote', { ...quoteBody, date: '2026-03-10' })).json.code).toBe('past');
    expect((await desk.post('/resv/quote', { ...quoteBody, adults: 0 })).json.code).toBe('party_required');
  });
});

describe('a booking by phone', () => {
  it('is a normal reservation that is paid at the venue, with its source, consent, audit and messages', async () => {
    const { status, json } = await book();
    expect([status, json.dueAtVenue]).toEqual([200, 81_000]);
    const resvCode = String(json.resvCode);
    const detail = (await desk.post('/resv/view', { resvCode })).json.reservation;
    expect(detail).toMatchObject({
      source: 'phone',
      bookerName: 'Tanaka Yui',
      language: 'ja',
      spokenConsent: { version: '1', language: 'ja' },
      money: { payAmount: 0, orderAmount: 0, dueAtVenue: 81_000, method: 'none', state: null },
    });
    const actions = detail?.history?.flatMap((entry) => (entry?.type === 'audit' ? [entry.action] : []));
    expect(actions).toEqual(['reservation.book']);
    expect(detail?.history?.filter((entry) => entry?.type === 'message')).toHaveLength(2);
    expect((await listUsedSeats()).length).toBeGreaterThan(0);
    await expectConsistentData();
  });

  it('is made once for each idempotency key', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const [first, second] = [await book({ name: 'Once' }, key), await book({ name: 'Once' }, key)];
    expect(second.json.resvCode).toBe(first.json.resvCode);
    const found = await desk.post('/resv/search', { text: 'once', source: 'phone' });
    expect(found.json.reservations).toHaveLength(1);
    const reusedKey = await book({ name: 'Else' }, key);
    expect([reusedKey.status, reusedKey.json.code]).toEqual([422, 'idempotency_key_reused']);
  });

  it('can be for more than ten people, which the site refuses', async () => {
    const largeOrder = { adults: 11, menus: [{ menuIndex: 1, count: 6 }], shownAmount: 486_000 };
    const booked = await book({ ...largeOrder, visit: { date: '2026-03-14', time: '18:00' } });
    expect([booked.status, booked.json.code, booked.json.dueAtVenue]).toEqual([200, undefined, 486_000]);
    const guest = await staffServer.server.startGuestSession();
    const refused = await guest.post('/ordersheet/prepay', createDinnerOrder({ resvAdultCnt: 11 }));
    expect(refused.json).toMatchObject({ code: 'party_too_large' });
    await expectConsistentData();
  });

  it('takes no more seats than there are if many guests book at once', async () => {
    const visit = { date: '2026-03-27', time: '18:00' };
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        book({
          visit,
          adults: 4,
          menus: [{ menuIndex: 1, count: 2 }],
          shownAmount: 162_000,
          name: `Race ${'abcdefghijkl'[index]}`,
        }),
      ),
    );
    const codes = answers.map(({ status, json }) => (status === 200 ? 'ok' : json.code));
    expect(codes).toContain('ok');
    expect(codes).toContain('sold_out');
    await expectConsistentData();
  });

  it.each([
    [{ shownAmount: 80_000 }, 'price_changed'],
    [{ menus: [], shownAmount: 0 }, 'menu_quantity_short'],
    [{ email: 'x' }, 'guest_details_needed'],
    [{ phone: '12' }, 'guest_details_needed'],
    [{ visit: { date: '2026-03-10', time: '18:00' } }, 'past'],
    [{ visit: { date: '2026-03-13', time: '03:00' } }, 'no_such_time'],
    [{ prodCode: 'NONE' }, 'unknown_product'],
    [{ isConsentSpoken: false }, 'invalid_request'],
  ])('is refused with %j, and holds nothing', async (changes, code) => {
    const before = await listUsedSeats();
    expect((await book(changes)).json.code).toBe(code);
    expect(await listUsedSeats()).toEqual(before);
  });

  it('is cancelled for the venue without a refund', async () => {
    const manager = await staffServer.signIn(
      await staffServer.createStaff({ role: 'hotel_manager', scope: testScopes.ownHotel }),
    );
    const { resvCode } = (await book({ name: 'Cancelled' })).json;
    const cancelled = await manager.post('/resv/cancel', { resvCode, reason: 'a burst pipe' });
    expect(cancelled.json).toEqual({ isRepetition: false, refund: 0, offered: 0 });
    await expectConsistentData();
  });

  it('is refused to hosts', async () => {
    const host = await staffServer.signIn(await staffServer.createStaff({ role: 'host', scope: testScopes.ownVenue }));
    expect((await host.post('/resv/book', createBooking())).json.code).toBe('forbidden');
  });
});

describe('a booking by phone beyond capacity', () => {
  const visit = { date: '2026-03-26', time: '18:00' };
  const fillCapacity = () => book({ visit, adults: 40, menus: [{ menuIndex: 1, count: 20 }], shownAmount: 1_620_000 });
  const overbooking = { visit, name: 'Regular guest', overrideReason: 'Regular guests, a table is added' };
  const order = { prodCode: dinner, time: '18:00', menus: [{ menuIndex: 1, count: 1 }] };
  const quoteBodyWhenFull = { ...quoteBody, date: visit.date };
  let manager: StaffBrowser;
  beforeAll(async () => {
    manager = await staffServer.signIn(
      await staffServer.createStaff({ role: 'venue_manager', scope: testScopes.ownVenue }),
    );
    const filled = await fillCapacity();
    expect([filled.status, filled.json]).toMatchObject([200, { overrun: 0 }]);
  });

  it('is refused without the right to override or without a reason, and times nearby are offered', async () => {
    const { json } = await desk.post('/resv/quote', { ...quoteBodyWhenFull, order });
    expect(json.price?.refusal).toMatchObject({ code: 'sold_out' });
    expect(json.nearest?.length).toBeGreaterThan(0);
    expect(json.nearest).not.toContainEqual(expect.objectContaining(visit));
    const deskQuote = await desk.post('/resv/quote', { ...quoteBodyWhenFull, order: { ...order, isOverride: true } });
    expect(deskQuote.json.price?.refusal).toMatchObject({ code: 'sold_out' });
    expect((await desk.post('/resv/book', createBooking(overbooking))).json.code).toBe('forbidden');
    expect((await manager.post('/resv/book', createBooking({ visit }))).json.code).toBe('sold_out');
    expect((await manager.post('/resv/book', createBooking({ visit, overrideReason: ' ' }))).json.code).toBe(
      'invalid_request',
    );
  });

  it('cannot be paid by a link, which holds only seats within the capacity', async () => {
    const linkBooking = { ...overbooking, payment: { type: 'link', minutes: 120 } };
    expect((await manager.post('/resv/book', createBooking(linkBooking))).json.code).toBe('invalid_request');
    expect(await staffServer.query('SELECT FROM pay_link')).toEqual([]);
  });

  it('is accepted once with the right and an audited reason, and releases its seats when cancelled', async () => {
    const priced = await manager.post('/resv/quote', { ...quoteBodyWhenFull, order: { ...order, isOverride: true } });
    expect(priced.json.price).toEqual({ dueAtVenue: 81_000, refusal: null });
    const key = { 'idempotency-key': randomUUID() };
    const booked = await manager.post('/resv/book', createBooking(overbooking), key);
    expect([booked.status, booked.json.code, booked.json.overrun]).toEqual([200, undefined, 2]);
    const repeated = await manager.post('/resv/book', createBooking(overbooking), key);
    expect(repeated.json).toEqual(booked.json);
    const resvCode = String(booked.json.resvCode);
    expect(
      await staffServer.query(
        `SELECT o.overrun, o.override_reason, a.detail FROM reservation r JOIN phone_order o USING (shop_order_no)
         JOIN audit_entry a ON a.subject = r.resv_code AND a.action = 'reservation.book' WHERE r.resv_code = $1`,
        [resvCode],
      ),
    ).toEqual([
      {
        overrun: 2,
        override_reason: overbooking.overrideReason,
        detail: { overrun: 2, reason: overbooking.overrideReason },
      },
    ]);
    const getUsedSeats = async () => {
      const [row] = await staffServer.query(
        `SELECT used FROM seat_usage WHERE din_code = $1 AND visit_day = $2 AND start_time = '18:00' AND unit = 'TABLE'`,
        [grill, visit.date],
      );
      return row?.['used'];
    };
    expect(await getUsedSeats()).toBe(42);
    await expectConsistentData();
    expect((await manager.post('/resv/cancel', { resvCode, reason: 'no table after all' })).status).toBe(200);
    expect(await getUsedSeats()).toBe(40);
    await expectConsistentData();
  });

  it('needs a second factor within the last five minutes', async () => {
    const person = await staffServer.createStaff({ role: 'venue_manager', scope: testScopes.ownVenue });
    const browser = await staffServer.signIn(person);
    await staffServer.query(
      `UPDATE staff_session SET second_factor_at = second_factor_at - interval '6 minutes' WHERE staff_id = $1`,
      [person.staffId],
    );
    const refused = await browser.post('/resv/book', createBooking({ ...overbooking, name: 'Later' }));
    expect(refused.json.code).toBe('second_factor_needed');
  });

  it('is refused for a start time that staff have closed', async () => {
    await staffServer.query(`INSERT INTO venue_closing (din_code, day, start_time) VALUES ($1, $2, '18:00')`, [
      grill,
      visit.date,
    ]);
    const refused = await manager.post('/resv/book', createBooking({ ...overbooking, name: 'Stopped' }));
    expect(refused.json.code).toBe('no_such_time');
    await staffServer.query('DELETE FROM venue_closing');
  });
});
