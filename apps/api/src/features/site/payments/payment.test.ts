import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { grill, library, mina, tasting } from '../../../../test/fixtures';
import { createSheetBody } from '../../../../test/order-sheets';
import {
  createDinnerOrder,
  type PaymentTestServer,
  startPaymentTestServer,
  type TestClient,
} from '../../../../test/payment-test-server';
import { sweepExpiredHolds } from '../../../booking/capacity/sweep';
import { reconcile } from '../../../booking/payments/reconcile';

let server: PaymentTestServer;
beforeAll(async () => {
  server = await startPaymentTestServer();
});
afterAll(() => server.close());

const prepay = async (client: TestClient, changes = {}) =>
  client.post('/ordersheet/prepay', createDinnerOrder(changes));
const openPayment = async (client: TestClient, changes = {}): Promise<string> => {
  const { status, json } = await prepay(client, changes);
  if (status !== 200) throw new Error(JSON.stringify(json));
  return json.response.shopOrderNo;
};
/** Sends the values of the payment window to the server, as the return page does. */
const pay = async (client: TestClient, form: Record<string, string>) =>
  (await client.post('/easypay/return', form)).json;

const countUsedSeats = async (startTime = '18:00', unit = 'TABLE', day = '2026-03-13'): Promise<number> => {
  const { rows } = await server.database.pool.query<{ used: number }>(
    'SELECT used FROM seat_usage WHERE din_code = $1 AND visit_day = $2 AND start_time = $3 AND unit = $4',
    [grill, day, startTime, unit],
  );
  return rows[0]?.used ?? 0;
};
const getPaymentState = async (shopOrderNo: string): Promise<string> => {
  const { rows } = await server.database.pool.query<{ state: string }>(
    'SELECT state FROM payment WHERE shop_order_no = $1',
    [shopOrderNo],
  );
  return rows[0]?.state ?? 'none';
};
const countReservations = async (shopOrderNo: string): Promise<number> => {
  const { rows } = await server.database.pool.query<{ n: number }>(
    'SELECT count(*)::int AS n FROM reservation WHERE shop_order_no = $1',
    [shopOrderNo],
  );
  return rows[0]?.n ?? 0;
};
/** Runs the reconciler as if the payment were due for a check. */
const reconcileNow = async (shopOrderNo: string): Promise<void> => {
  await server.database.pool.query(
    `UPDATE payment SET moved_at = now() - interval '2 minutes', check_at = NULL WHERE shop_order_no = $1`,
    [shopOrderNo],
  );
  await reconcile(server.paymentDeps);
};

describe('a table with menus, paid by card', () => {
  it('is held while the guest pays, then charged and reserved', async () => {
    const guest = await server.startGuestSession();
    const countBefore = await countUsedSeats();
    const shopOrderNo = await openPayment(guest);
    expect(await countUsedSeats()).toBe(countBefore + 2);
    expect(await countUsedSeats('19:00')).toBe(2);

    const form = await server.submitPaymentWindow(shopOrderNo);
    // The payment window may return in another browser: the order is found by its number, not by a session (decision
    // 33).
    const response = await pay(server.createVisitor(), form);
    expect(response).toMatchObject({ result: 'success' });
    expect(await getPaymentState(shopOrderNo)).toBe('reserved');
    expect(await server.findLedgerRow(shopOrderNo)).toMatchObject({ charged: 81_000, remaining: 81_000 });
  });

  it('is reserved even if the window returns a malformed message', async () => {
    const guest = await server.startGuestSession();
    const form = await server.submitPaymentWindow(await openPayment(guest));
    expect(await pay(guest, { ...form, resMsg: `a\0b\ud800\r\n${'x'.repeat(5_000)}` })).toMatchObject({
      result: 'success',
    });
  });

  it('is shown in full to its booker and to visitors with its link, and masked to a stranger', async () => {
    const guest = await server.startGuestSession();
    const shopOrderNo = await openPayment(guest, {
      resvQsAllergyYn: 'Y',
      allergyAgreYn: 'Y',
      resvQsAllergyList: [{ resvQsAllergyCode: 'AG0005', resvQsAllergyYn: 'Y', resvQsAllergyEtc: 'kiwi' }],
    });
    const form = await server.submitPaymentWindow(shopOrderNo);
    const response = await pay(guest, form);
    expect(response.result).toBe('success');
    const fullView = (await guest.post('/resv/view', { resvCode: response.resvCode })).json.resvInfo;
    expect(fullView).toMatchObject({
      maskedYn: 'N',
      resvUserName: 'Jane Doe',
      resvSetleAmnt: 81_000,
      resvOrderAmnt: 90_000,
      resvDate: '2026-03-13 18:00',
    });
    expect(fullView.resvQsAllergyList).toMatchObject([{ resvQsAllergyEtc: 'kiwi' }]);
    expect(fullView.resvProdAddList).toMatchObject([
      {
        prodAddNum: 1,
        prodAddOnePriceOri: 90_000,
        prodAddOnePrice: 81_000,
        resvAddPrice: 81_000,
        menuIndex: 1,
        menuPrice: 90_000,
      },
    ]);
    const soldMenu = { menuNameEn: 'Lamb en', menuDescEn: 'Grilled en', menuStock: 2, bannerimg: '/pictures/lamb.svg' };
    expect(fullView.resvProdAddList).toMatchObject([soldMenu]);

    expect(fullView).toMatchObject({ resvUserId: '', resvUserMemberNo: '', resvCancelBy: '', resvAddAmnt: 90_000 });
    expect(fullView.resvProd).toMatchObject({
      prodNum: 1,
      prodType: 'instore',
      prodOrderAmnt: 90_000,
      prodSetleAmnt: 81_000,
    });

    const stranger = server.createVisitor();
    const maskedView = (await stranger.post('/resv/view', { resvCode: response.resvCode })).json.resvInfo;
    expect(maskedView).toMatchObject({
      maskedYn: 'Y',
      resvUserName: 'J******e',
      resvUserTel: '',
      resvUserEmail: '',
      visitTel: '',
      resvQsAllergyList: [],
      resvLink: '',
    });
    const key = new URL(fullView.resvLink, 'http://x').searchParams.get('key');
    expect((await stranger.post('/resv/view', { resvCode: response.resvCode, key })).json.resvInfo.maskedYn).toBe('N');
    expect(
      (await stranger.post('/resv/view', { resvCode: response.resvCode, key: `${key?.slice(1)}A` })).json.resvInfo
        .maskedYn,
    ).toBe('Y');
  });

  it('costs members their discounted price', async () => {
    const member = await server.signInMember(mina.userId, mina.password);
    // 15 % of 81,000 on a weekday: 68,850.
    expect((await prepay(member)).json).toMatchObject({ code: 'price_changed', detail: { total: 68_850 } });
    const shopOrderNo = await openPayment(member, { resvSetleAmnt: 68_850 });
    expect((await pay(member, await server.submitPaymentWindow(shopOrderNo))).result).toBe('success');
    expect(await server.findLedgerRow(shopOrderNo)).toMatchObject({ charged: 68_850, remaining: 68_850 });
  });
});

describe('the form that the payment window returns', () => {
  it('leads to one charge and one reservation if it is sent repeatedly', async () => {
    const guest = await server.startGuestSession();
    const shopOrderNo = await openPayment(guest);
    const form = await server.submitPaymentWindow(shopOrderNo);
    const responses = await Promise.all(Array.from({ length: 20 }, () => pay(guest, form)));
    const codes = new Set(
      responses.filter((response) => response.result === 'success').map((response) => response.resvCode),
    );
    expect(codes.size).toBe(1);
    expect(responses.every((response) => response.result !== 'fail')).toBe(true);
    expect((await server.findLedgerRow(shopOrderNo))?.calls.approve).toBe(1);
    expect(await countReservations(shopOrderNo)).toBe(1);
    expect((await guest.post('/payment/insert', { shopOrderNo })).json).toMatchObject({
      result: 'success',
      resvCode: [...codes][0],
    });
  });

  it('charges and books nothing with an authorization of another order', async () => {
    const guest = await server.startGuestSession();
    const ownOrderNo = await openPayment(guest);
    const otherOrderNo = await openPayment(await server.startGuestSession(), { resvDate: '2026-03-13 19:30' });
    const { authorizationId } = await server.submitPaymentWindow(otherOrderNo);
    expect(
      await pay(guest, { resCd: '0000', resMsg: '', shopOrderNo: ownOrderNo, authorizationId: authorizationId ?? '' }),
    ).toMatchObject({ result: 'fail' });
    expect((await server.findLedgerRow(ownOrderNo))?.charged).toBe(0);
    expect(await countReservations(ownOrderNo)).toBe(0);
    expect((await guest.post('/payment/insert', { shopOrderNo: ownOrderNo })).json).toMatchObject({
      result: 'fail',
      errCd: 'declined',
    });
  });

  it('is rejected for an unknown order', async () => {
    expect(
      await pay(server.createVisitor(), { resCd: '0000', resMsg: '', shopOrderNo: 'H01-none', authorizationId: 'x' }),
    ).toEqual({
      result: 'fail',
      errCd: 'unknown_order',
    });
  });

  it('releases the seats at once if the guest cancelled', async () => {
    const guest = await server.startGuestSession();
    const countBefore = await countUsedSeats();
    const shopOrderNo = await openPayment(guest);
    expect(await pay(guest, await server.submitPaymentWindow(shopOrderNo, 'cancel'))).toEqual({
      result: 'fail',
      errCd: 'cancelled',
    });
    expect(await countUsedSeats()).toBe(countBefore);
    expect(await getPaymentState(shopOrderNo)).toBe('lapsed');
  });
});

/** Faults of the provider in an approval, with the final state and the won that stay charged. */
const providerFaults = [
  ['declines', { kind: 'decline' }, 'declined', 0],
  ['loses the response after charging', { kind: 'drop', work: 'first' }, 'reserved', 81_000],
  ['loses the request', { kind: 'drop', work: 'never' }, 'declined', 0],
  ['answers 500 and has done nothing', { kind: 'http500' }, 'declined', 0],
  ['answers 500 and has charged', { kind: 'http500', work: 'first' }, 'reserved', 81_000],
  ['answers with invalid data and has charged', { kind: 'junk', work: 'first' }, 'reserved', 81_000],
  ['charges too much', { kind: 'wrongAmount', amount: 99_000 }, 'voided', 0],
  ['returns another order', { kind: 'wrongOrder' }, 'voided', 0],
  ['returns another merchant', { kind: 'wrongMall' }, 'voided', 0],
  ['signs with another secret', { kind: 'badSignature' }, 'voided', 0],
] as const;

describe('a payment at a failing provider', () => {
  const expectFinalState = async (
    guest: TestClient,
    fault: object,
    finalState: string,
    remaining: number,
  ): Promise<void> => {
    const countBefore = await countUsedSeats();
    const shopOrderNo = await openPayment(guest);
    await server.injectFault({ operation: 'approve', shopOrderNo, ...fault });
    await pay(guest, await server.submitPaymentWindow(shopOrderNo));
    await reconcileNow(shopOrderNo);
    await reconcileNow(shopOrderNo);
    expect(await getPaymentState(shopOrderNo)).toBe(finalState);
    expect((await server.findLedgerRow(shopOrderNo))?.remaining ?? 0).toBe(remaining);
    expect(await countReservations(shopOrderNo)).toBe(finalState === 'reserved' ? 1 : 0);
    expect(await countUsedSeats()).toBe(finalState === 'reserved' ? countBefore + 2 : countBefore);
  };
  it.each(providerFaults)('reaches its final state if the provider %s', async (_name, fault, finalState, remaining) =>
    expectFinalState(await server.startGuestSession(), fault, finalState, remaining),
  );

  it('is reserved after a query if the provider has charged but responds too late', async () => {
    const serverWithShortTimeout = await startPaymentTestServer({ EASYPAY_TIMEOUT_SECONDS: '2' }, server);
    await expectFinalState(
      await serverWithShortTimeout.startGuestSession(),
      { kind: 'stall', ms: 60_000, work: 'first' },
      'reserved',
      81_000,
    );
    await serverWithShortTimeout.close();
  });

  it('is queried, and not voided twice, if the response to a void is lost', async () => {
    const guest = await server.startGuestSession();
    const shopOrderNo = await openPayment(guest);
    await server.injectFault({ operation: 'approve', shopOrderNo, kind: 'wrongAmount', amount: 99_000 });
    await server.injectFault({ operation: 'cancel', shopOrderNo, kind: 'drop', work: 'first' });
    await pay(guest, await server.submitPaymentWindow(shopOrderNo));
    expect(await getPaymentState(shopOrderNo)).toBe('voiding');
    await reconcileNow(shopOrderNo);
    expect(await getPaymentState(shopOrderNo)).toBe('voided');
    expect((await server.findLedgerRow(shopOrderNo))?.calls.cancel).toBe(1);
  });
});

describe('a hold', () => {
  it('releases its seats once it has expired, and a late payment takes them again', async () => {
    const first = await server.startGuestSession();
    const shopOrderNo = await openPayment(first, { resvDate: '2026-03-16 18:00' });
    await server.database.pool.query(
      `UPDATE hold SET expires_at = now() - interval '1 second' WHERE shop_order_no = $1`,
      [shopOrderNo],
    );
    expect(await sweepExpiredHolds(server.database.pool)).toBe(1);
    expect(await countUsedSeats('18:00', 'TABLE', '2026-03-16')).toBe(0);
    expect(await getPaymentState(shopOrderNo)).toBe('lapsed');
    expect((await pay(first, await server.submitPaymentWindow(shopOrderNo))).result).toBe('success');
    expect(await countUsedSeats('18:00', 'TABLE', '2026-03-16')).toBe(2);
  });

  it('is replaced by the second attempt of the same buyer, and the window of the first then charges nothing', async () => {
    const guest = await server.startGuestSession();
    const day = { resvDate: '2026-03-17 18:00', resvAdultCnt: 2 };
    const first = await openPayment(guest, day);
    const second = await openPayment(guest, day);
    expect(await countUsedSeats('18:00', 'TABLE', '2026-03-17')).toBe(2);
    expect(await getPaymentState(first)).toBe('lapsed');
    expect((await guest.post('/payment/insert', { shopOrderNo: first })).json).toEqual({
      result: 'fail',
      errCd: 'superseded',
    });
    expect((await pay(guest, await server.submitPaymentWindow(first))).result).toBe('fail');
    expect((await server.findLedgerRow(first))?.charged).toBe(0);
    expect((await pay(guest, await server.submitPaymentWindow(second))).result).toBe('success');
  });

  it('is refused to a visitor who already has three', async () => {
    const guest = await server.startGuestSession();
    for (const time of ['18:00', '18:30', '19:00']) await openPayment(guest, { resvDate: `2026-03-18 ${time}` });
    expect((await prepay(guest, { resvDate: '2026-03-18 19:30' })).json).toMatchObject({
      status: 429,
      code: 'too_many_holds',
    });
  });
});

const invalidOrders = [
  ['a forged price', { resvSetleAmnt: 1 }, 409, 'price_changed'],
  ['a price of zero', { resvSetleAmnt: 0 }, 409, 'price_changed'],
  ['an unknown venue', { dinCode: 'NOWHERE' }, 404, 'unknown_product'],
  ['an unknown product', { prodCode: 'NOTHING' }, 404, 'unknown_product'],
  ['a product off sale', { prodCode: 'GONE' }, 404, 'unknown_product'],
  ['a menu of another product', { resvProdAddList: [{ menuIndex: 99, prodAddNum: 1 }] }, 404, 'unknown_menu'],
  ['too few menus', { resvAdultCnt: 4 }, 422, 'menu_quantity_short'],
  [
    'a party of eleven',
    { resvAdultCnt: 11, resvProdAddList: [{ menuIndex: 1, prodAddNum: 6 }] },
    422,
    'party_too_large',
  ],
  ['an empty party', { resvAdultCnt: 0 }, 422, 'party_required'],
  ['a visit in the past', { resvDate: '2026-03-10 18:00' }, 422, 'past'],
  ['a day beyond the booking horizon', { resvDate: '2026-09-04 18:00' }, 422, 'not_on_sale'],
  ['a day not sold', { resvDate: '2026-03-20 18:00' }, 422, 'not_on_sale'],
  ['a day that does not exist', { resvDate: '2026-02-30 18:00' }, 400, 'invalid_request'],
  ['a time that is not offered', { resvDate: '2026-03-13 18:15' }, 422, 'no_such_time'],
  ['a name of ten thousand letters', { resvUserName: 'x'.repeat(10_000) }, 400, 'invalid_request'],
  ['a name with a control character', { resvUserName: 'a\u0000b' }, 400, 'invalid_request'],
  ['a lone surrogate', { requestMatter: '\ud800' }, 400, 'invalid_request'],
  ['no name', { resvUserName: ' ' }, 422, 'guest_details_needed'],
  ['half a phone number', { resvUserTel: '010-12-' }, 422, 'guest_details_needed'],
  ['no e-mail address', { resvUserEmail: '@' }, 422, 'guest_details_needed'],
  ['no consent to the terms', { finalAgreYn: 'N' }, 422, 'terms_not_agreed'],
  ['an allergy without a name', { resvQsAllergyYn: 'Y', allergyAgreYn: 'Y' }, 422, 'allergy_unanswered'],
  [
    'an unknown allergy beside a known one',
    {
      resvQsAllergyYn: 'Y',
      allergyAgreYn: 'Y',
      resvQsAllergyList: [
        { resvQsAllergyCode: 'AG0005', resvQsAllergyYn: 'Y', resvQsAllergyEtc: 'kiwi' },
        { resvQsAllergyCode: 'AG9999', resvQsAllergyYn: 'Y' },
      ],
    },
    422,
    'allergy_unanswered',
  ],
  [
    'an allergy without consent',
    {
      resvQsAllergyYn: 'Y',
      resvQsAllergyList: [{ resvQsAllergyCode: 'AG0005', resvQsAllergyYn: 'Y', resvQsAllergyEtc: 'kiwi' }],
    },
    422,
    'allergy_consent_needed',
  ],
  ['an unanswered question', { resvQsAnsList: [] }, 422, 'question_unanswered'],
  [
    'a choice that the question does not offer',
    { resvQsAnsList: [{ resvQsCode: 'Q1', resvQsAns: 'Roof' }] },
    422,
    'question_unanswered',
  ],
  ['a members-only product for a guest', { prodCode: tasting, resvDate: '2026-03-14 18:00' }, 422, 'members_only'],
  [
    'a past visit, too few menus and no name: the error is about the visit (Spec §5)',
    { resvDate: '2026-03-10 18:00', resvAdultCnt: 4, resvUserName: ' ' },
    422,
    'past',
  ],
  [
    'too few menus and missing guest details: the error is about the menus',
    { resvAdultCnt: 4, resvUserName: ' ', finalAgreYn: 'N' },
    422,
    'menu_quantity_short',
  ],
  ['a table product ordered as a room', { resvType: 'room', dinRoomCode: library }, 404, 'unknown_product'],
] as const;

describe('an order', () => {
  it.each(invalidOrders)('is refused and stores nothing if it has %s', async (_name, changes, status, code) => {
    const guest = await server.startGuestSession();
    const countPaymentsAndHolds = async () =>
      (await server.database.pool.query('SELECT (SELECT count(*) FROM payment) + (SELECT count(*) FROM hold) AS n'))
        .rows[0]?.n;
    const countBefore = await countPaymentsAndHolds();
    const { json } = await prepay(guest, changes);
    expect(json).toMatchObject({ status, code });
    expect(json.title).not.toMatch(/\{\{/);
    expect(await countPaymentsAndHolds()).toBe(countBefore);
  });

  it('is refused for a removed venue, and the reservations of the venue remain', async () => {
    const guest = await server.startGuestSession();
    const { resvCode } = await pay(guest, await server.submitPaymentWindow(await openPayment(guest)));
    await server.database.pool.query('UPDATE venue SET active = false WHERE din_code = $1', [grill]);
    const prepayResponse = await prepay(guest, { resvDate: '2026-03-27 18:00' });
    const bookingResponse = await guest.post('/resv/insert', createDinnerOrder());
    const sheetResponse = await guest.post('/ordersheet/add', createSheetBody());
    const ownView = await guest.post('/resv/view', { resvCode });
    await server.database.pool.query('UPDATE venue SET active = true WHERE din_code = $1', [grill]);
    for (const { json } of [prepayResponse, bookingResponse, sheetResponse])
      expect(json).toMatchObject({ status: 404, code: 'unknown_product' });
    expect(ownView.json.resvInfo).toMatchObject({ resvCode, dinCode: grill });
  });

  it('is refused to a visitor who has neither signed in nor continued as a guest', async () => {
    expect((await prepay(server.createVisitor())).json).toMatchObject({ status: 401, code: 'not_signed_in' });
  });

  it('is refused without a payment if it has a price', async () => {
    const guest = await server.startGuestSession();
    expect((await guest.post('/resv/insert', createDinnerOrder())).json).toMatchObject({
      status: 422,
      code: 'payment_due',
    });
  });
});
