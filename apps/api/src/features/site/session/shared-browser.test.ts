import { hash } from '@node-rs/argon2';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { grill, mina } from '../../../../test/fixtures';
import { addSheet, createSheetBody } from '../../../../test/order-sheets';
import {
  createDinnerOrder,
  type PaymentTestServer,
  startPaymentTestServer,
  type TestClient,
} from '../../../../test/payment-test-server';
import { member } from '../../../db/schema/members';

// Several people use one browser, one after the other. Mina and Jun are members.

const jun = { userId: 'jun@example.test', password: 'battery staple' };

let server: PaymentTestServer;
beforeAll(async () => {
  server = await startPaymentTestServer({ HOLD_MAX_PER_VISITOR: '100', EASYPAY_TIMEOUT_SECONDS: '60' });
  await server.database.db
    .insert(member)
    .values({ userId: jun.userId, passwordHash: await hash(jun.password), name: '이준', cardNo: '9000000002' });
});
afterAll(() => server.close());

const signIn = async (browser: TestClient, { userId, password }: typeof mina): Promise<void> => {
  const { status } = await browser.post('/authentications', { username: userId, password });
  expect(status).toBe(200);
};
const memberPrice = { resvSetleAmnt: 68_850 };
const openPayment = async (browser: TestClient, changes = {}): Promise<string> => {
  const { json } = await browser.post('/ordersheet/prepay', createDinnerOrder(changes));
  if (json.response === undefined) throw new Error(JSON.stringify(json));
  return json.response.shopOrderNo;
};
const isShownInFull = async (browser: TestClient, resvCode: string): Promise<boolean> =>
  (await browser.post('/resv/view', { resvCode })).json.resvInfo.maskedYn === 'N';
const cancel = async (browser: TestClient, resvCode: string) => (await browser.post('/resv/cancel', { resvCode })).json;
const getCartCount = async (browser: TestClient) =>
  (await browser.post('/default-hearder/header', {})).json.memberCartCount;
const listRows = async (sql: string, values: unknown[]) => (await server.database.pool.query(sql, values)).rows;
const countUsedSeats = async (day: string) =>
  (
    await listRows(
      `SELECT used FROM seat_usage WHERE din_code = $1 AND visit_day = $2 AND start_time = '18:00' AND unit = 'TABLE'`,
      [grill, day],
    )
  )[0]?.used ?? 0;
const getPayment = async (shopOrderNo: string) =>
  (await listRows('SELECT state, failure_code FROM payment WHERE shop_order_no = $1', [shopOrderNo]))[0];
const listStateChanges = (shopOrderNo: string) =>
  listRows('SELECT from_state, to_state, note FROM payment_event WHERE shop_order_no = $1 ORDER BY id', [shopOrderNo]);

describe('a member who signs in while another is signed in', () => {
  it('can neither cancel nor see in full what the first has reserved', async () => {
    const browser = await server.signInMember(mina.userId, mina.password);
    const { resvCode } = await server.reserve(browser, createDinnerOrder(memberPrice));
    await signIn(browser, jun);
    expect(await isShownInFull(browser, resvCode)).toBe(false);
    expect(await cancel(browser, resvCode)).toEqual({ result: 'fail', errMsg: 'invalid_user' });
    await signIn(browser, mina);
    expect(await isShownInFull(browser, resvCode)).toBe(true);
    expect((await cancel(browser, resvCode)).result).toBe('success');
  });

  it('gets no order sheets or open payments of the first member, who keeps them', async () => {
    const browser = await server.signInMember(mina.userId, mina.password);
    const { ordersheetId } = await addSheet(browser, createSheetBody({ resvDate: '2026-03-17 18:00' }));
    const shopOrderNo = await openPayment(browser, { ...memberPrice, resvDate: '2026-03-17 18:30' });
    await signIn(browser, jun);
    expect(await getCartCount(browser)).toBe(0);
    expect((await browser.get(`/ordersheet/${ordersheetId}`)).json.code).toBe('forbidden');
    expect((await browser.post('/ordersheet/renewHold', { shopOrderNo })).json.code).toBe('forbidden');
    expect((await getPayment(shopOrderNo)).state).toBe('registered');
    const otherBrowser = await server.signInMember(mina.userId, mina.password);
    expect((await otherBrowser.get(`/ordersheet/${ordersheetId}`)).status).toBe(200);
    expect((await otherBrowser.post('/ordersheet/renewHold', { shopOrderNo })).status).toBe(200);
  });

  it('gets no access to what the first had reserved as a guest', async () => {
    const browser = await server.startGuestSession();
    const { resvCode } = await server.reserve(browser, createDinnerOrder());
    await signIn(browser, mina);
    expect(await isShownInFull(browser, resvCode)).toBe(true);
    await signIn(browser, jun);
    expect(await isShownInFull(browser, resvCode)).toBe(false);
    expect(await cancel(browser, resvCode)).toEqual({ result: 'fail', errMsg: 'invalid_user' });
  });
});

describe('signing out', () => {
  it('hides reservations and cart from the next user of the browser: visitor, guest or member', async () => {
    const browser = await server.startGuestSession();
    const guestReservation = await server.reserve(browser, createDinnerOrder());
    await signIn(browser, mina);
    const memberReservation = await server.reserve(
      browser,
      createDinnerOrder({ ...memberPrice, resvDate: '2026-03-16 18:00' }),
    );
    await addSheet(browser, createSheetBody({ resvDate: '2026-03-17 19:00' }));
    await browser.post('/me/logout', {});
    for (const changeUser of [() => undefined, () => browser.post('/guest/start', {}), () => signIn(browser, jun)]) {
      await changeUser();
      expect(await isShownInFull(browser, guestReservation.resvCode)).toBe(false);
      expect(await isShownInFull(browser, memberReservation.resvCode)).toBe(false);
      expect(await getCartCount(browser)).toBe(0);
    }
  });
});

describe('the same member who signs in once more', () => {
  it('keeps earlier reservations and the held seats', async () => {
    const browser = await server.startGuestSession();
    const { resvCode } = await server.reserve(browser, createDinnerOrder());
    await signIn(browser, mina);
    const shopOrderNo = await openPayment(browser, { ...memberPrice, resvDate: '2026-03-18 18:30' });
    await signIn(browser, mina);
    expect(await isShownInFull(browser, resvCode)).toBe(true);
    expect((await getPayment(shopOrderNo)).state).toBe('registered');
    expect((await browser.post('/easypay/return', await server.submitPaymentWindow(shopOrderNo))).json.result).toBe(
      'success',
    );
  });
});

describe('a guest who signs in', () => {
  it('keeps their order sheets, and another member who signs in later has none of them', async () => {
    const browser = await server.startGuestSession();
    const { ordersheetId } = await addSheet(browser, createSheetBody({ resvDate: '2026-03-18 19:00' }));
    await signIn(browser, mina);
    expect((await browser.get(`/ordersheet/${ordersheetId}`)).json.result.ordersheetStat).toBe('open');
    await signIn(browser, jun);
    expect((await browser.get(`/ordersheet/${ordersheetId}`)).json.code).toBe('forbidden');
  });

  it('releases their unpaid holds at once, with the reason in the payment’s history', async () => {
    const browser = await server.startGuestSession();
    const usedSeatsBefore = await countUsedSeats('2026-03-19');
    const shopOrderNo = await openPayment(browser, { resvDate: '2026-03-19 18:00' });
    expect(await countUsedSeats('2026-03-19')).toBe(usedSeatsBefore + 2);
    await signIn(browser, mina);
    expect(await countUsedSeats('2026-03-19')).toBe(usedSeatsBefore);
    expect(await getPayment(shopOrderNo)).toEqual({ state: 'lapsed', failure_code: 'session_ended' });
    expect((await listStateChanges(shopOrderNo)).at(-1)).toEqual({
      from_state: 'registered',
      to_state: 'lapsed',
      note: 'session_ended',
    });
    expect((await browser.post('/payment/insert', { shopOrderNo })).json).toEqual({ result: 'fail', errCd: 'expired' });
    expect((await browser.post('/ordersheet/renewHold', { shopOrderNo })).json.code).toBe('hold_expired');
  });

  it('can still pay in the open payment window, gets the seats again, and sees the reservation', async () => {
    const browser = await server.startGuestSession();
    const shopOrderNo = await openPayment(browser, { resvDate: '2026-03-23 18:00' });
    const form = await server.submitPaymentWindow(shopOrderNo);
    await signIn(browser, mina);
    const outcome = (await browser.post('/easypay/return', form)).json;
    expect(outcome.result).toBe('success');
    expect(await isShownInFull(browser, outcome.resvCode ?? '')).toBe(true);
    expect(await countUsedSeats('2026-03-23')).toBe(2);
  });

  it('is not charged for the window opened as a guest if they order again', async () => {
    const browser = await server.startGuestSession();
    const visit = { resvDate: '2026-03-23 19:00' };
    const guestOrderNo = await openPayment(browser, visit);
    const form = await server.submitPaymentWindow(guestOrderNo);
    await signIn(browser, mina);
    const memberOrderNo = await openPayment(browser, { ...visit, ...memberPrice });
    expect((await browser.post('/easypay/return', await server.submitPaymentWindow(memberOrderNo))).json.result).toBe(
      'success',
    );
    expect((await browser.post('/easypay/return', form)).json.result).toBe('fail');
    expect((await server.findLedgerRow(guestOrderNo))?.charged).toBe(0);
  });

  it('gets the reservation if they sign in during an approval', async () => {
    const browser = await server.startGuestSession();
    const shopOrderNo = await openPayment(browser, { resvDate: '2026-03-24 18:00' });
    const form = await server.submitPaymentWindow(shopOrderNo);
    await server.injectFault({ operation: 'approve', shopOrderNo, kind: 'stall', ms: 600_000, work: 'first' });
    const paymentReturn = browser.post('/easypay/return', form);
    await expect.poll(server.countStalledCalls).toBe(1);
    await signIn(browser, mina);
    expect((await getPayment(shopOrderNo)).state).toBe('approving');
    await server.releaseStalledCalls();
    const outcome = (await paymentReturn).json;
    expect(outcome.result).toBe('success');
    expect((await browser.post('/payment/insert', { shopOrderNo })).json).toEqual(outcome);
    expect(await isShownInFull(browser, outcome.resvCode ?? '')).toBe(true);
  });

  it('gets no payment window if they sign in while the payment is being prepared', async () => {
    const browser = await server.startGuestSession();
    await server.injectFault({
      operation: 'register',
      orderAmount: 162_000,
      kind: 'stall',
      ms: 600_000,
      work: 'first',
    });
    const order = createDinnerOrder({
      resvDate: '2026-03-25 18:00',
      resvAdultCnt: 4,
      resvProdAddList: [{ menuIndex: 1, prodAddNum: 2 }],
      resvSetleAmnt: 162_000,
    });
    const prepayment = browser.post('/ordersheet/prepay', order);
    await expect.poll(server.countStalledCalls).toBe(1);
    expect(await countUsedSeats('2026-03-25')).toBe(4);
    // The stalled response would set the cookie of the old session, so the sign-in uses a copy of the cookies.
    const newSession = server.createVisitor(browser.cookies);
    await signIn(newSession, mina);
    expect(await countUsedSeats('2026-03-25')).toBe(0);
    await server.releaseStalledCalls();
    expect((await prepayment).json).toMatchObject({ status: 409, code: 'order_closed' });
    const [payment] = await listRows(
      `SELECT shop_order_no, state FROM payment WHERE "order" -> 'visit' ->> 'date' = '2026-03-25'`,
      [],
    );
    expect(payment.state).toBe('lapsed');
    expect((await listStateChanges(payment.shop_order_no)).at(-1)).toMatchObject({
      from_state: 'preparing',
      to_state: 'lapsed',
    });
  });

  it('passes their reservation to only one of two accounts that sign in at once in the session', async () => {
    const browser = await server.startGuestSession();
    const { resvCode } = await server.reserve(browser, createDinnerOrder({ resvDate: '2026-03-26 18:00' }));
    const sessions = [server.createVisitor(browser.cookies), server.createVisitor(browser.cookies)] as const;
    await Promise.all([signIn(sessions[0], mina), signIn(sessions[1], jun)]);
    expect(
      (await Promise.all(sessions.map((session) => isShownInFull(session, resvCode)))).filter(Boolean),
    ).toHaveLength(1);
  });
});
