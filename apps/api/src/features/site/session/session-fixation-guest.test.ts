import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addSheet, createSheetBody } from '../../../../test/order-sheets';
import {
  createCakeOrder,
  createDinnerOrder,
  type PaymentTestServer,
  startPaymentTestServer,
  type TestClient,
} from '../../../../test/payment-test-server';

let server: PaymentTestServer;
beforeAll(async () => {
  server = await startPaymentTestServer();
});
afterAll(() => server.close());

const isShownInFull = async (client: TestClient, resvCode: string): Promise<boolean> =>
  (await client.post('/resv/view', { resvCode })).json.resvInfo.maskedYn === 'N';
const cancel = async (client: TestClient, resvCode: string) => (await client.post('/resv/cancel', { resvCode })).json;
const getCartCount = async (client: TestClient) =>
  (await client.post('/default-hearder/header', {})).json.memberCartCount;
const isGuest = async (client: TestClient) => (await client.get('/me')).json.guestYn === 'Y';

/** Opens another page with the same cookies, as a reload or another tab does. */
const openPage = (client: TestClient): TestClient => server.createVisitor(client.cookies);

describe('a session that was planted in a browser', () => {
  it('shows the attacker nothing of what its guest reserves', async () => {
    const attacker = server.createVisitor();
    await addSheet(attacker, createSheetBody({ resvDate: '2026-03-17 18:00' }));
    const guest = openPage(attacker);
    await guest.post('/guest/start', {});
    expect(await getCartCount(guest)).toBe(1);
    const { resvCode } = await server.reserve(guest, createDinnerOrder());
    expect(await isShownInFull(guest, resvCode)).toBe(true);
    expect([await isShownInFull(attacker, resvCode), await isGuest(attacker), await getCartCount(attacker)]).toEqual([
      false,
      false,
      0,
    ]);
    expect(await cancel(attacker, resvCode)).toEqual({ result: 'fail', errMsg: 'invalid_user' });
  });

  it('shows the attacker nothing even if they started it as a guest', async () => {
    const attacker = await server.startGuestSession();
    const guest = openPage(attacker);
    const { resvCode } = await server.reserve(guest, createDinnerOrder({ resvDate: '2026-03-16 18:00' }));
    expect([await isShownInFull(guest, resvCode), await isShownInFull(attacker, resvCode)]).toEqual([true, false]);
  });

  it('lets the payment of an order lapse if the attacker renews the session while it is prepared', async () => {
    const attacker = await server.startGuestSession();
    const guest = openPage(attacker);
    await server.injectFault({ operation: 'register', orderAmount: 81_000, kind: 'stall', ms: 600_000, work: 'first' });
    const prepayment = guest.post('/ordersheet/prepay', createDinnerOrder({ resvDate: '2026-03-18 18:00' }));
    await expect.poll(server.countStalledCalls).toBe(1);
    await attacker.post('/guest/start', {});
    await server.releaseStalledCalls();
    expect((await prepayment).json).toMatchObject({ status: 409, code: 'session_renewed' });
    const { rows } = await server.database.pool.query(
      `SELECT state, failure_code FROM payment WHERE "order" -> 'visit' ->> 'date' = '2026-03-18'`,
    );
    expect(rows).toEqual([{ state: 'lapsed', failure_code: 'session_ended' }]);
  });

  it('reveals no data to a request whose body arrived after the session got a new id', async () => {
    const attacker = await server.startGuestSession();
    const guest = openPage(attacker);
    const body = new Readable({ read() {} });
    const startedAt = performance.now();
    const slowRequest = server.app.inject({
      method: 'POST',
      url: '/api/resv/view',
      headers: {
        origin: server.deps.config.publicUrl,
        'x-requested-with': 'test',
        'content-type': 'application/json',
        cookie: `sid=${attacker.cookies.get('sid') ?? ''}`,
      },
      payload: body,
    });
    const { resvCode } = await server.reserve(guest, createDinnerOrder({ resvDate: '2026-03-19 18:00' }));
    await expect.poll(() => performance.now() - startedAt > 1_500, { timeout: 10_000 }).toBe(true);
    body.push(JSON.stringify({ resvCode }));
    body.push(null);
    expect((await slowRequest).json().resvInfo.maskedYn).toBe('Y');
  });
});

describe('a guest whose session gets a new id', () => {
  it('stays the same guest if the response with the id is lost, and the old id gives no access to others', async () => {
    const guest = server.createVisitor();
    await addSheet(guest, createSheetBody({ resvDate: '2026-03-17 19:00' }));
    const cookiesBefore = new Map(guest.cookies);
    await guest.post('/guest/start', {});
    guest.cookies.set('sid', cookiesBefore.get('sid') ?? '');
    expect([await isGuest(guest), await getCartCount(guest)]).toEqual([true, 1]);
    expect(guest.cookies.get('sid')).not.toBe(cookiesBefore.get('sid'));
    const stranger = server.createVisitor(cookiesBefore);
    expect([await isGuest(stranger), await getCartCount(stranger)]).toEqual([false, 0]);
    expect((await stranger.post('/ordersheet/add', createSheetBody())).json.code).toBe('session_renewed');
    expect(stranger.cookies).toEqual(cookiesBefore);
  });

  it('keeps only one live session if two pages request new ids at once', async () => {
    const guest = await server.startGuestSession();
    await addSheet(guest, createSheetBody({ resvDate: '2026-03-17 18:30' }));
    const otherPage = openPage(guest);
    const responses = await Promise.all([
      guest.post('/guest/start', {}),
      guest.post('/guest/start', {}),
      otherPage.post('/guest/start', {}),
    ]);
    const refusedResponses = responses.filter(({ status }) => status === 409);
    expect(refusedResponses.length).toBeLessThanOrEqual(2);
    const sessionIds = [guest, otherPage].map((page) => page.cookies.get('sid'));
    const areLive = await Promise.all(
      sessionIds.map((sid) => isGuest(server.createVisitor(new Map([['sid', sid ?? '']])))),
    );
    expect(areLive.filter(Boolean)).toHaveLength(1);
  });

  it('stays a guest and gets a payment if the page sends the same order twice at once', async () => {
    const guest = await server.startGuestSession();
    const order = createCakeOrder({ resvDate: '2026-03-20 00:00' });
    const responses = await Promise.all([
      guest.post('/ordersheet/prepay', order),
      guest.post('/ordersheet/prepay', order),
    ]);
    const orderNumbers = responses.flatMap(({ json }) => json.response?.shopOrderNo ?? []);
    expect(orderNumbers.length).toBeGreaterThan(0);
    expect(await isGuest(guest)).toBe(true);
  });
});
