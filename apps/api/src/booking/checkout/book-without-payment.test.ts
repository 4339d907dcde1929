import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dinner, grill, now } from '../../../test/fixtures';
import {
  createDinnerOrder,
  type PaymentTestServer,
  startPaymentTestServer,
  type TestClient,
} from '../../../test/payment-test-server';

// A booking without payment has no payment that identifies it, so a repeat is recognised by the request's content.

let server: PaymentTestServer;
let clock = now;
beforeAll(async () => {
  server = await startPaymentTestServer({}, undefined, () => clock);
  await server.database.pool.query('UPDATE product_option SET price = 0 WHERE prod_code = $1', [dinner]);
});
afterAll(() => server.close());

const createOrder = (day: string, changes = {}) =>
  createDinnerOrder({ resvDate: `${day} 18:00`, resvSetleAmnt: 0, ...changes });
const postReservation = async (person: TestClient, body: object) => (await person.post('/resv/insert', body)).json;
const createReservation = async (person: TestClient, body: object) => (await postReservation(person, body)).resvCode;
const runTenTimesAtOnce = <Result>(request: () => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: 10 }, request));

const countSeats = async (day: string): Promise<number> => {
  const { rows } = await server.database.pool.query<{ used: number }>(
    `SELECT used FROM seat_usage WHERE din_code = $1 AND visit_day = $2 AND start_time = '18:00' AND unit = 'TABLE'`,
    [grill, day],
  );
  return rows[0]?.used ?? 0;
};

describe('a booking request of a guest', () => {
  it('books once if it is sent several times at once, and every response contains that reservation', async () => {
    const guest = await server.startGuestSession();
    const responses = await runTenTimesAtOnce(() => postReservation(guest, createOrder('2026-03-13')));
    expect(responses[0]).toEqual({ result: 'success', resvCode: expect.stringMatching(/^20260311-/) });
    for (const response of responses) expect(response).toEqual(responses[0]);
    expect(await countSeats('2026-03-13')).toBe(2);
  });

  it('stores the language of its page', async () => {
    const resvCode = await createReservation(
      await server.startGuestSession(),
      createOrder('2026-03-27', { resvLang: 'Cn' }),
    );
    const { rows } = await server.database.pool.query('SELECT language FROM reservation WHERE resv_code = $1', [
      resvCode,
    ]);
    expect(rows).toEqual([{ language: 'cn' }]);
  });

  it('is recognised as a repeat if the phone number is written differently', async () => {
    const guest = await server.startGuestSession();
    const createOrderWithPhone = (phone: string) => createOrder('2026-03-24', { resvUserTel: phone, visitTel: phone });
    const phones = ['010-1234-0000', '01012340000', '+82 10 1234 0000'];
    const codes = await Promise.all(phones.map((phone) => createReservation(guest, createOrderWithPhone(phone))));
    expect(new Set(codes).size).toBe(1);
    expect(await countSeats('2026-03-24')).toBe(2);
  });

  it('books its order sheet once, through either endpoint', async () => {
    const guest = await server.startGuestSession();
    const body = createOrder('2026-03-16');
    const { ordersheetId } = (await guest.post('/ordersheet/add', body)).json;
    const calls = await Promise.all([
      runTenTimesAtOnce(() => createReservation(guest, { ...body, ordersheetId })),
      runTenTimesAtOnce(async () => (await guest.post('/ordersheet/postpay', { ...body, ordersheetId })).json.resvCode),
    ]);
    expect(new Set(calls.flat()).size).toBe(1);
    expect(await createReservation(guest, body)).toBe(calls[0][0]);
    expect(await countSeats('2026-03-16')).toBe(2);
  });

  it('returns its reservation when it is repeated, even if that took the last seats', async () => {
    const parties = await Promise.all(Array.from({ length: 5 }, () => server.startGuestSession()));
    const body = createOrder('2026-03-17', { resvAdultCnt: 10, resvProdAddList: [{ menuIndex: 1, prodAddNum: 5 }] });
    const responses = await Promise.all(parties.map((guest) => runTenTimesAtOnce(() => postReservation(guest, body))));
    const bookedParties = responses.filter(([first]) => first?.resvCode !== undefined);
    expect(bookedParties).toHaveLength(4);
    for (const party of bookedParties) expect(new Set(party.map(({ resvCode }) => resvCode)).size).toBe(1);
    // `start_time_share`: seats were left, but the IP address already held as many as one address may.
    for (const party of responses.filter((response) => !bookedParties.includes(response)))
      for (const { code } of party) expect(['sold_out', 'start_time_share']).toContain(code);
    expect(await countSeats('2026-03-17')).toBe(40);
  });
});

describe('another reservation is created', () => {
  it('if the guest confirms a second one, or another guest sends the request', async () => {
    const [guest, otherGuest] = [await server.startGuestSession(), await server.startGuestSession()];
    const first = await createReservation(guest, createOrder('2026-03-18'));
    const secondRequest = createOrder('2026-03-18', { requestMatter: 'A second table, please' });
    expect(await postReservation(guest, secondRequest)).toMatchObject({
      status: 409,
      code: 'already_booked',
      detail: { resvCode: first },
    });
    const codes = [
      first,
      await createReservation(guest, { ...secondRequest, resvAgainYn: 'Y' }),
      await createReservation(guest, { ...secondRequest, resvAgainYn: 'Y' }),
      await createReservation(otherGuest, createOrder('2026-03-18')),
    ];
    expect(codes[1]).toBe(codes[2]);
    expect(new Set(codes).size).toBe(3);
    expect(await countSeats('2026-03-18')).toBe(6);
  });

  it('if the first was cancelled meanwhile', async () => {
    const guest = await server.startGuestSession();
    const first = await createReservation(guest, createOrder('2026-03-19'));
    await guest.post('/resv/cancel', { resvCode: first });
    expect(await createReservation(guest, createOrder('2026-03-19'))).not.toBe(first);
    expect(await countSeats('2026-03-19')).toBe(2);
  });

  it('if the first is older than a hold lasts', async () => {
    const guest = await server.startGuestSession();
    const first = await createReservation(guest, createOrder('2026-03-23'));
    await server.database.pool.query(
      `UPDATE hold SET expires_at = now() - interval '1 second'
       WHERE shop_order_no = (SELECT shop_order_no FROM reservation WHERE resv_code = $1)`,
      [first],
    );
    expect(await createReservation(guest, createOrder('2026-03-23'))).not.toBe(first);
    expect(await countSeats('2026-03-23')).toBe(4);
  });
});

describe('a booking seconds before the visit', () => {
  const visit = new Date('2026-03-26T18:00:00+09:00');
  const getTimeBefore = (seconds: number): Date => new Date(visit.getTime() - seconds * 1000);

  it('holds its seats until the visit starts; afterwards a repeat returns the reservation, and another guest’s request is refused', async () => {
    const guest = await server.startGuestSession();
    clock = getTimeBefore(5);
    const resvCode = await createReservation(guest, createOrder('2026-03-26'));
    const { rows } = await server.database.pool.query(
      `SELECT extract(epoch FROM h.expires_at - h.created_at)::float AS seconds FROM hold h JOIN reservation r USING (shop_order_no) WHERE resv_code = $1`,
      [resvCode],
    );
    expect(rows).toEqual([{ seconds: expect.closeTo(5, 3) }]);
    await server.database.pool.query('UPDATE hold SET expires_at = now()');
    clock = getTimeBefore(0);
    expect(await createReservation(guest, createOrder('2026-03-26'))).toBe(resvCode);
    expect(await postReservation(await server.startGuestSession(), createOrder('2026-03-26'))).toMatchObject({
      status: 422,
      code: 'past',
    });
    expect(await countSeats('2026-03-26')).toBe(2);
    clock = now;
  });
});
