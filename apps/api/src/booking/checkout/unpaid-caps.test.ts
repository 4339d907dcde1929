import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cake, dinner, grill, mina } from '../../../test/fixtures';
import {
  createCakeOrder,
  createDinnerOrder,
  type PaymentTestServer,
  startPaymentTestServer,
  type TestClient,
} from '../../../test/payment-test-server';
import { retentionRules, runRetentionStep } from '../../stores/app/retention';

// With the default shares, which the test server otherwise raises, a visitor can hold 10 of the 40 seats at a start
// time, and an IP address 20.

let server: PaymentTestServer;
beforeAll(async () => {
  server = await startPaymentTestServer({ UNPAID_SHARE_PER_VISITOR: '25', UNPAID_MAX_PER_PERSON: '3' });
});
afterAll(() => server.close());

const prepay = async (person: TestClient, changes = {}) =>
  (await person.post('/ordersheet/prepay', createDinnerOrder(changes))).json;
const createPartyFields = (adults: number, visit: string) => ({
  resvDate: visit,
  resvAdultCnt: adults,
  resvProdAddList: [{ menuIndex: 1, prodAddNum: Math.ceil(adults / 2) }],
  resvSetleAmnt: 81_000 * Math.ceil(adults / 2),
});
const getOutcome = (body: { code?: unknown; response?: unknown; result?: unknown }): unknown =>
  body.code ?? (body.response === undefined ? body.result : 'held');
const countHoldsAndUsedSeats = async () =>
  (
    await server.database.pool.query(
      'SELECT (SELECT count(*) FROM hold)::int AS holds, (SELECT sum(used) FROM seat_usage)::int AS used',
    )
  ).rows;

describe('unpaid holds', () => {
  it('take at most half of a start time from one IP address; the refusal contains the venue’s phone number and stores nothing', async () => {
    const visit = '2026-03-13 18:00';
    const guests = await Promise.all(Array.from({ length: 4 }, () => server.startGuestSession('10.1.1.1')));
    const responses = [];
    for (const guest of guests) responses.push(getOutcome(await prepay(guest, createPartyFields(10, visit))));
    expect(responses).toEqual(['held', 'held', 'address_share', 'address_share']);

    const countsBefore = await countHoldsAndUsedSeats();
    const refusal = await prepay(await server.startGuestSession('10.1.1.1'), createPartyFields(2, visit));
    expect(refusal).toMatchObject({
      status: 429,
      code: 'address_share',
      detail: { phone: expect.stringMatching(/\d/) },
    });
    expect(refusal.title).not.toMatch(/\{\{/);
    expect(await countHoldsAndUsedSeats()).toEqual(countsBefore);
    expect(getOutcome(await prepay(await server.startGuestSession(), createPartyFields(10, visit)))).toBe('held');
  });

  it('also count at the later start times that their stays overlap', async () => {
    const guests = await Promise.all(Array.from({ length: 3 }, () => server.startGuestSession('10.1.1.2')));
    const times = ['18:00', '18:30', '19:00'];
    const responses = [];
    for (const [index, guest] of guests.entries())
      responses.push(getOutcome(await prepay(guest, createPartyFields(10, `2026-03-16 ${times[index]}`))));
    expect(responses).toEqual(['held', 'held', 'address_share']);
  });

  it('at the limit of an IP address lead to sold_out if no seat is left, otherwise to address_share', async () => {
    const partyOfTen = createPartyFields(10, '2026-03-19 18:00');
    const [first, second, thirdGuest] = await Promise.all(
      Array.from({ length: 3 }, () => server.startGuestSession('10.1.1.6')),
    );
    const otherGuests = [await server.startGuestSession(), await server.startGuestSession()];
    for (const guest of [first, second, ...otherGuests])
      if (guest !== undefined) expect(getOutcome(await prepay(guest, partyOfTen))).toBe('held');
    if (thirdGuest === undefined) throw new Error('no guest');
    const refusal = await prepay(thirdGuest, createPartyFields(2, '2026-03-19 18:00'));
    expect(refusal).toMatchObject({ code: 'sold_out', detail: { remaining: 0 } });
    await server.database.pool.query(
      `UPDATE hold SET expires_at = now() - interval '1 second' WHERE shop_order_no = (SELECT max(shop_order_no) FROM hold_line
       JOIN hold USING (shop_order_no) WHERE visit_day = '2026-03-19' AND address_key <> (SELECT address_key FROM hold_line
         JOIN hold USING (shop_order_no) WHERE visit_day = '2026-03-19' GROUP BY address_key HAVING count(DISTINCT shop_order_no) = 2))`,
    );
    expect(getOutcome(await prepay(thirdGuest, createPartyFields(2, '2026-03-19 18:00')))).toBe('address_share');
  });

  it('take at most a quarter of a day’s pickups for one visitor, and half for one IP address', async () => {
    await server.database.pool.query(
      'UPDATE product SET day_sale_limit = 60, per_person_limit = NULL WHERE prod_code = $1',
      [cake],
    );
    const prepayCakes = async (person: TestClient, count: number) =>
      (
        await person.post(
          '/ordersheet/prepay',
          createCakeOrder({ prodPickupNum: count, resvSetleAmnt: 60_000 * count }),
        )
      ).json;
    const guests = await Promise.all(Array.from({ length: 3 }, () => server.startGuestSession('10.1.1.7')));
    const [first] = guests;
    if (first === undefined) throw new Error('no guest');
    const refusal = await prepayCakes(first, 16);
    expect(refusal).toMatchObject({ status: 422, code: 'day_share', detail: { phone: expect.stringMatching(/\d/) } });
    const responses = [];
    for (const guest of guests) responses.push(getOutcome(await prepayCakes(guest, 15)));
    expect(responses).toEqual(['held', 'held', 'address_share']);
    expect(getOutcome(await prepayCakes(await server.startGuestSession(), 15))).toBe('held');
  });

  it('take at most a quarter of a start time for one visitor, and the next attempt replaces the last one', async () => {
    const guest = await server.startGuestSession();
    expect(getOutcome(await prepay(guest, createPartyFields(8, '2026-03-17 18:00')))).toBe('held');
    expect(getOutcome(await prepay(guest, createPartyFields(10, '2026-03-17 18:00')))).toBe('held');
    expect(getOutcome(await prepay(guest, createPartyFields(2, '2026-03-17 18:30')))).toBe('start_time_share');
    expect(getOutcome(await prepay(guest, createPartyFields(2, '2026-03-18 18:30')))).toBe('held');
  });

  it('are counted for a member in all their sessions', async () => {
    const days = ['2026-03-23', '2026-03-24', '2026-03-25', '2026-03-26'];
    const responses = [];
    for (const day of days) {
      const member = await server.signInMember(mina.userId, mina.password);
      const { detail } = await prepay(member, { resvDate: `${day} 18:00` });
      responses.push(
        getOutcome(await prepay(member, { resvDate: `${day} 18:00`, resvSetleAmnt: Number(detail?.total) })),
      );
    }
    expect(responses).toEqual(['held', 'held', 'held', 'too_many_holds']);
  });

  it('no longer count once they are paid or released, and their IP address is deleted', async () => {
    const partyOfTen = createPartyFields(10, '2026-03-30 18:00');
    const ipAddress = '10.1.1.3';
    for (const action of ['pay', 'cancel', 'pay', 'pay'] as const) {
      const guest = await server.startGuestSession(ipAddress);
      const response = await prepay(guest, partyOfTen);
      expect(getOutcome(response)).toBe('held');
      await guest.post('/easypay/return', await server.submitPaymentWindow(response.response.shopOrderNo, action));
    }
    const { rows } = await server.database.pool.query(
      `SELECT count(*)::int AS n FROM hold h JOIN payment p USING (shop_order_no)
       WHERE p.state IN ('reserved', 'lapsed') AND h.address_key IS NOT NULL`,
    );
    expect(rows).toEqual([{ n: 0 }]);
  });
});

describe('bookings without payment', () => {
  const bookFree = async (person: TestClient, visit: string, changes = {}) =>
    (await person.post('/resv/insert', createDinnerOrder({ resvDate: visit, resvSetleAmnt: 0, ...changes }))).json;

  it('are limited to three a day for one phone number at a venue, whatever the sessions and IP addresses', async () => {
    await server.database.pool.query('UPDATE product_option SET price = 0 WHERE prod_code = $1', [dinner]);
    const phone = { resvUserTel: '010-7777-0001' };
    const responses = [];
    for (const time of ['18:00', '18:30', '19:00', '19:30', '18:00'])
      responses.push(getOutcome(await bookFree(await server.startGuestSession(), `2026-04-06 ${time}`, phone)));
    expect(responses).toEqual(['success', 'success', 'success', 'too_many_bookings', 'too_many_bookings']);
    const otherResponse = await bookFree(await server.startGuestSession(), '2026-04-06 18:00', {
      resvUserTel: '010-7777-0002',
    });
    expect(otherResponse.result).toBe('success');
    expect((await bookFree(await server.startGuestSession(), '2026-04-07 18:00', phone)).result).toBe('success');
  });

  it('no longer count once they are cancelled', async () => {
    const phone = { resvUserTel: '010-7777-0003' };
    const guest = await server.startGuestSession();
    for (const time of ['18:00', '18:30']) await bookFree(guest, `2026-04-08 ${time}`, phone);
    const { resvCode } = await bookFree(guest, '2026-04-08 19:00', phone);
    expect(getOutcome(await bookFree(guest, '2026-04-08 19:30', phone))).toBe('too_many_bookings');
    expect((await guest.post('/resv/cancel', { resvCode })).json).toMatchObject({ result: 'success' });
    expect(getOutcome(await bookFree(guest, '2026-04-08 19:30', phone))).toBe('success');
  });

  it('take at most half of a start time from one IP address, and the address is deleted after a day', async () => {
    const responses = [];
    for (let number = 0; number < 4; number += 1) {
      const phone = { resvUserTel: `010-6666-000${number}` };
      responses.push(
        getOutcome(
          await bookFree(await server.startGuestSession('10.1.1.4'), '2026-04-09 18:00', {
            ...createPartyFields(10, '2026-04-09 18:00'),
            ...phone,
            resvSetleAmnt: 0,
          }),
        ),
      );
    }
    expect(responses).toEqual(['success', 'success', 'address_share', 'address_share']);
    const { rows } = await server.database.pool.query(
      `SELECT count(*)::int AS n FROM seat_usage WHERE din_code = $1 AND visit_day = '2026-04-09' AND start_time = '18:00' AND used = 20`,
      [grill],
    );
    expect(rows).toEqual([{ n: 1 }]);

    const countAddresses = async () =>
      (await server.database.pool.query(`SELECT count(address_key)::int AS n FROM hold WHERE state = 'kept'`)).rows[0]
        ?.n;
    expect(await countAddresses()).toBeGreaterThan(0);
    await server.database.pool.query(`UPDATE hold SET created_at = now() - interval '25 hours' WHERE state = 'kept'`);
    for (const rule of retentionRules) await runRetentionStep(server.database.pool, rule, 500);
    expect(await countAddresses()).toBe(0);
  });
});
