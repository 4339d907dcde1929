import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkConsistency } from '../../../../test/consistency-check';
import { grill } from '../../../../test/fixtures';
import { createLinkBooking, getPayKeyFromMail } from '../../../../test/pay-links';
import {
  createDinnerOrder,
  type PaymentTestServer,
  startPaymentTestServer,
} from '../../../../test/payment-test-server';
import { type StaffBrowser, type StaffServer, startStaffServerWith, testScopes } from '../../../../test/staff-server';
import { sweepExpiredHolds } from '../../../booking/capacity/sweep';
import { renderPayLinkSms } from '../../../notifications/pay-link-messages';

let staffServer: StaffServer<PaymentTestServer>;
let desk: StaffBrowser;
beforeAll(async () => {
  staffServer = await startStaffServerWith((clock) => startPaymentTestServer({}, undefined, clock));
  desk = await staffServer.signIn(
    await staffServer.createStaff({ role: 'reservation_desk', scope: testScopes.ownHotel }),
  );
});
beforeEach(() => staffServer.query('DELETE FROM rate_limit'));
afterAll(() => staffServer.close());

const book = async (changes: object = {}, headers: Record<string, string> = {}) => {
  const { status, json } = await desk.post('/resv/book', createLinkBooking(changes), headers);
  expect([status, json.code]).toEqual([200, undefined]);
  return { ...json, linkId: String(json.link?.linkId) };
};
const getPayKey = (linkId: string) => getPayKeyFromMail(staffServer.server.deps, linkId);
const createLink = async (changes: object = {}) => {
  const { linkId } = await book(changes);
  return { linkId, payKey: await getPayKey(linkId) };
};
const createVisitor = () => staffServer.server.createVisitor();
const view = async (payKey: string) => (await createVisitor().post('/pay/view', { payKey })).json.payLink;
const requestPayment = (payKey: string, changes: object = {}) =>
  createVisitor().post('/pay/start', { payKey, langCode: 'Ja', resvSetleType: 'card', finalAgreYn: 'Y', ...changes });
const startPayment = async (payKey: string) => {
  const { status, json } = await requestPayment(payKey);
  expect([status, json.code, json.response?.resCd]).toEqual([200, undefined, '0000']);
  return String(json.response?.shopOrderNo);
};
const pay = async (shopOrderNo: string, action: 'pay' | 'cancel' = 'pay') =>
  (await createVisitor().post('/easypay/return', await staffServer.server.submitPaymentWindow(shopOrderNo, action)))
    .json;
const findStaffLink = async (linkId: string, browser = desk) =>
  (await browser.post('/resv/link/list', {})).json.links?.find((link) => link?.linkId === linkId);
const withdraw = (linkId: string, browser = desk) => browser.post('/resv/link/withdraw', { linkId });
const countUsedSeats = async () =>
  (
    await staffServer.query(`SELECT coalesce(sum(used), 0)::int AS used FROM seat_usage WHERE din_code = $1`, [grill])
  )[0]?.['used'];
const expectConsistentData = async () =>
  expect(
    (await checkConsistency(staffServer.server.database.pool, await staffServer.server.listLedger())).findings,
  ).toEqual([]);
const expireLink = async (linkId: string) => {
  await staffServer.query(`UPDATE pay_link SET ends_at = now() - interval '1 second' WHERE link_id = $1`, [linkId]);
  await staffServer.query(
    `UPDATE hold SET expires_at = now() - interval '1 second' FROM pay_link l
     WHERE l.shop_order_no = hold.shop_order_no AND l.link_id = $1`,
    [linkId],
  );
};

describe('a phone booking that is paid by a link', () => {
  it('holds its seats, sends the link in the language of the guest, and stores no key of the link', async () => {
    const usedBefore = Number(await countUsedSeats());
    const { linkId, resvCode, link } = await book();
    expect(resvCode).toBeNull();
    expect(link).toMatchObject({ isShortened: false, messageCount: 2 });
    expect(Number(await countUsedSeats())).toBeGreaterThan(usedBefore);
    const payKey = await getPayKey(linkId);
    const sms = await renderPayLinkSms(staffServer.server.deps, {
      key: `pay_link_sent sms ${linkId}.1`,
      attempts: 1,
      createdAt: new Date(),
      kind: 'pay_link_sent',
      payload: { linkId },
    });
    expect(sms).toMatchObject({ to: '01023456789', template: { name: 'pay_link', language: 'ja' } });
    expect(sms?.text).toContain(`/pay/${payKey}?lang=jp`);
    const stored = await staffServer.query(
      `SELECT row_to_json(l)::text AS link FROM pay_link l UNION SELECT row_to_json(o)::text FROM outbox o`,
    );
    expect(stored.filter(({ link: row }) => String(row).includes(payKey))).toEqual([]);
    expect(await findStaffLink(linkId)).toMatchObject({
      state: 'open',
      bookerName: 'Tanaka Yui',
      sendCount: 1,
      resvCode: null,
    });
    await expectConsistentData();
  });

  it('shows the guest their order with a masked name and phone number', async () => {
    const { payKey } = await createLink();
    const payLink = await view(payKey);
    expect(payLink).toMatchObject({
      linkState: 'open',
      resvDate: '2026-03-13 18:00',
      order: {
        resvAdultCnt: 2,
        resvSetleAmnt: 81_000,
        resvUserName: 'T********i',
        resvUserTel: '***-****-6789',
        allergyYn: 'N',
      },
      resvCode: '',
    });
    expect(JSON.stringify(payLink)).not.toContain('yui@example.test');
  });

  it('is paid without a session, and is then a normal reservation with the source phone', async () => {
    const { linkId, payKey } = await createLink();
    const paid = await pay(await startPayment(payKey));
    expect(paid.result).toBe('success');
    const resvCode = String(paid.resvCode);
    expect(await view(payKey)).toMatchObject({ linkState: 'paid', resvCode, order: null });
    const detail = (await desk.post('/resv/view', { resvCode })).json.reservation;
    expect(detail).toMatchObject({
      source: 'phone',
      bookerName: 'Tanaka Yui',
      language: 'ja',
      spokenConsent: { version: '1' },
      money: { payAmount: 81_000, dueAtVenue: 0, method: 'card', state: 'reserved' },
    });
    expect(detail?.history?.filter((entry) => entry?.type === 'message')).toHaveLength(6);
    expect(await findStaffLink(linkId)).toMatchObject({ state: 'paid', resvCode, bookerName: 'Tanaka Yui' });
    const consents = await staffServer.query('SELECT consents FROM reservation WHERE resv_code = $1', [resvCode]);
    expect(JSON.stringify(consents)).toContain('cancellation');
    expect(
      await staffServer.query('SELECT FROM pay_link WHERE link_id = $1 AND "order" IS NOT NULL', [linkId]),
    ).toEqual([]);
    await expectConsistentData();
  });

  it('lists in its history that its link was sent and opened', async () => {
    const { linkId, payKey } = await createLink();
    await desk.post('/resv/link/send', { linkId });
    await desk.post('/resv/link/open', { linkId });
    expect(await pay(await startPayment(payKey), 'cancel')).toMatchObject({ result: 'fail' });
    const { resvCode } = await pay(await startPayment(payKey));
    const { reservation } = (await desk.post('/resv/view', { resvCode: String(resvCode) })).json;
    const entries = reservation?.history?.flatMap((entry) => {
      if (entry?.type === 'audit') return [entry.action];
      return entry?.type === 'message' && entry.kind === 'pay_link_sent' ? [`${entry.channel} ${entry.state}`] : [];
    });
    expect(entries?.toSorted()).toEqual([
      'mail waiting',
      'mail waiting',
      'pay_link.book',
      'pay_link.open',
      'pay_link.send',
      'sms waiting',
      'sms waiting',
    ]);
  });

  it('can be paid by bank transfer', async () => {
    const { linkId, payKey } = await createLink();
    const { json } = await requestPayment(payKey, { resvSetleType: 'account' });
    expect(json.response?.resCd).toBe('0000');
    const paid = await pay(String(json.response?.shopOrderNo));
    expect(paid.result).toBe('success');
    const detail = (await desk.post('/resv/view', { resvCode: String(paid.resvCode) })).json.reservation;
    expect(detail).toMatchObject({
      source: 'phone',
      money: { payAmount: 81_000, method: 'account', state: 'reserved' },
    });
    expect(await findStaffLink(linkId)).toMatchObject({ state: 'paid', resvCode: paid.resvCode });
    expect(await staffServer.server.findLedgerRow(String(json.response?.shopOrderNo))).toMatchObject({
      method: 'account',
      charged: 81_000,
    });
    await expectConsistentData();
  });

  it('expires two hours before the visit at the latest, and must be payable for 15 minutes to a day', async () => {
    const today = { date: '2026-03-11', time: '18:00' };
    const { link } = await book({ visit: today, payment: { type: 'link', minutes: 1440 } });
    expect(link).toMatchObject({ isShortened: true, endsAt: '2026-03-11T07:00:00.000Z' });
    const refused = await desk.post('/resv/book', createLinkBooking({ visit: { ...today, time: '11:10' } }));
    expect([refused.status, refused.json.code]).toEqual([422, 'pay_link_too_late']);
    for (const minutes of [14, 1441])
      expect((await desk.post('/resv/book', createLinkBooking({ payment: { type: 'link', minutes } }))).json.code).toBe(
        'invalid_request',
      );
  });

  it('is made once for each idempotency key', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const [first, second] = [await book({ name: 'Once' }, key), await book({ name: 'Once' }, key)];
    expect(second.linkId).toBe(first.linkId);
    expect((await desk.post('/resv/link/list', { name: 'once' })).json.links).toHaveLength(1);
  });
});

describe('the payment by a link', () => {
  it('can be retried after a failure, and the seats stay held', async () => {
    const { linkId, payKey } = await createLink();
    const usedBefore = await countUsedSeats();
    expect(await pay(await startPayment(payKey), 'cancel')).toMatchObject({ result: 'fail', errCd: 'cancelled' });
    const declinedOrderNo = await startPayment(payKey);
    await staffServer.server.injectFault({ operation: 'approve', kind: 'decline', shopOrderNo: declinedOrderNo });
    expect(await pay(declinedOrderNo)).toMatchObject({ result: 'fail', errCd: 'declined' });
    expect(await countUsedSeats()).toBe(usedBefore);
    expect(await view(payKey)).toMatchObject({ linkState: 'open' });
    await expectConsistentData();
    expect((await pay(await startPayment(payKey))).result).toBe('success');
    expect((await findStaffLink(linkId))?.state).toBe('paid');
    await expectConsistentData();
  });

  it('is made once if two tabs start it: the second attempt replaces the first', async () => {
    const { payKey } = await createLink();
    const first = await startPayment(payKey);
    expect((await view(payKey))?.linkState).toBe('paying');
    const second = await startPayment(payKey);
    expect(await pay(first)).toMatchObject({ result: 'fail', errCd: 'superseded' });
    expect((await pay(second)).result).toBe('success');
    expect((await requestPayment(payKey)).json.code).toBe('pay_link_paid');
    await expectConsistentData();
  });

  it('is made once if several tabs start and return at the same time', async () => {
    const { linkId, payKey } = await createLink();
    const started = await Promise.all([requestPayment(payKey), requestPayment(payKey), requestPayment(payKey)]);
    const orderNos = started.flatMap(({ json }) => json.response?.shopOrderNo ?? []).map(String);
    const responses = await Promise.all(orderNos.map((shopOrderNo) => pay(shopOrderNo)));
    expect(responses.filter(({ result }) => result === 'success')).toHaveLength(1);
    expect((await findStaffLink(linkId))?.state).toBe('paid');
    await expectConsistentData();
  });

  it('needs the same consents as every reservation, and another one for an order with allergies', async () => {
    const { linkId, payKey } = await createLink();
    expect((await requestPayment(payKey, { finalAgreYn: 'N' })).json.code).toBe('terms_not_agreed');
    const otherTexts = [{ agreTextType: 'cancellation', agreTextSeq: 999, agreTextVersion: '0' }];
    expect((await requestPayment(payKey, { finalAgreTextList: otherTexts })).json.code).toBe('terms_changed');
    expect((await view(payKey))?.linkState).toBe('open');
    const allergies = [{ allergyCode: 'AG0005', other: 'Kiwi', name: { default: 'Other' } }];
    await staffServer.query(`UPDATE pay_link SET "order" = jsonb_set("order", '{allergies}', $2) WHERE link_id = $1`, [
      linkId,
      JSON.stringify(allergies),
    ]);
    const shown = await view(payKey);
    expect(shown?.order?.allergyYn).toBe('Y');
    expect(JSON.stringify(shown)).not.toContain('Kiwi');
    expect((await requestPayment(payKey)).json.code).toBe('allergy_consent_needed');
    const { json } = await requestPayment(payKey, { allergyAgreYn: 'Y' });
    const paid = await pay(String(json.response?.shopOrderNo));
    const stored = await staffServer.query('SELECT consents FROM reservation WHERE resv_code = $1', [paid.resvCode]);
    expect(JSON.stringify(stored)).toContain('"kind":"allergy"');
    expect((await view(payKey))?.resvLink).not.toContain('key=');
  });

  it.each(['AAAAAAAAAAAAAAAAAAAAAA', 'x', '../../etc/passwd', `${'A'.repeat(21)}=`])(
    'is refused with the forged key %s as if the link did not exist',
    async (payKey) => {
      for (const path of ['/pay/view', '/pay/start'] as const) {
        const response = await createVisitor().post(path, { payKey, resvSetleType: 'card', finalAgreYn: 'Y' });
        expect([response.status, response.json.code]).toEqual([404, 'not_found']);
      }
    },
  );
});

describe('the end of a pay link', () => {
  it('releases the seats if the link is not paid in time', async () => {
    const usedBefore = await countUsedSeats();
    const { linkId, payKey } = await createLink();
    await expireLink(linkId);
    expect(await view(payKey)).toMatchObject({ linkState: 'lapsed', order: null, secondsLeft: 0 });
    expect((await requestPayment(payKey)).json.code).toBe('pay_link_ended');
    await sweepExpiredHolds(staffServer.server.database.pool);
    expect(await countUsedSeats()).toBe(usedBefore);
    expect((await findStaffLink(linkId))?.state).toBe('lapsed');
    expect((await withdraw(linkId)).json.code).toBe('pay_link_ended');
    await expectConsistentData();
  });

  it('charges nothing if a payment window returns afterwards', async () => {
    const { linkId, payKey } = await createLink();
    const shopOrderNo = await startPayment(payKey);
    await expireLink(linkId);
    await sweepExpiredHolds(staffServer.server.database.pool);
    expect(await pay(shopOrderNo)).toMatchObject({ result: 'fail', errCd: 'expired' });
    expect((await view(payKey))?.linkState).toBe('lapsed');
    await expectConsistentData();
  });

  it('releases the seats if staff withdraw the link, and an open payment window can no longer pay', async () => {
    const usedBefore = await countUsedSeats();
    const { linkId, payKey } = await createLink();
    const shopOrderNo = await startPayment(payKey);
    const { status, json } = await withdraw(linkId);
    expect(status).toBe(200);
    expect(json.link).toMatchObject({ state: 'withdrawn', withdrawnBy: expect.any(String) });
    expect(await countUsedSeats()).toBe(usedBefore);
    expect((await pay(shopOrderNo)).result).toBe('fail');
    expect(await view(payKey)).toMatchObject({ linkState: 'withdrawn', order: null });
    expect((await requestPayment(payKey)).json.code).toBe('pay_link_ended');
    expect((await desk.post('/resv/link/send', { linkId })).json.code).toBe('pay_link_ended');
    const entries = await staffServer.query(`SELECT action FROM audit_entry WHERE subject = $1 ORDER BY id`, [linkId]);
    expect(entries.map(({ action }) => action)).toEqual(['pay_link.book', 'pay_link.withdraw']);
    await expectConsistentData();
  });

  it('is either a payment or a withdrawal if both are requested at once', async () => {
    const { linkId, payKey } = await createLink();
    const shopOrderNo = await startPayment(payKey);
    const [paid, withdrawn] = await Promise.all([pay(shopOrderNo), withdraw(linkId)]);
    expect((paid.result === 'success') !== (withdrawn.status === 200)).toBe(true);
    expect((await findStaffLink(linkId))?.state).toBe(withdrawn.status === 200 ? 'withdrawn' : 'paid');
    await expectConsistentData();
  });
});

describe('staff who use a pay link', () => {
  it('open the guest’s page to pay together on the phone, which is audited', async () => {
    const { linkId, payKey } = await createLink();
    const { address } = (await desk.post('/resv/link/open', { linkId })).json;
    expect(address).toContain(`/pay/${payKey}?lang=jp`);
    const entries = await staffServer.query(`SELECT action FROM audit_entry WHERE subject = $1 ORDER BY id`, [linkId]);
    expect(entries.map(({ action }) => action)).toEqual(['pay_link.book', 'pay_link.open']);
    const storedResponses = await staffServer.query(
      `SELECT FROM staff_request WHERE answer::text LIKE '%' || $1 || '%'`,
      [payKey],
    );
    expect(storedResponses).toEqual([]);
  });

  it('send the link again at most three times an hour', async () => {
    const { linkId } = await createLink();
    const statuses = [];
    for (let count = 0; count < 4; count += 1) statuses.push((await desk.post('/resv/link/send', { linkId })).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    const messages = await staffServer.query(`SELECT channel FROM outbox WHERE payload ->> 'linkId' = $1`, [linkId]);
    expect(messages).toHaveLength(8);
    expect((await findStaffLink(linkId))?.sendCount).toBe(4);
  });

  it('get the stored response to a repetition, which does not count against the limit', async () => {
    const { linkId } = await createLink();
    const key = { 'idempotency-key': randomUUID() };
    const sendLink = (headers = {}) => desk.post('/resv/link/send', { linkId }, headers);
    for (let count = 0; count < 3; count += 1) expect((await sendLink(key)).status).toBe(200);
    expect((await findStaffLink(linkId))?.sendCount).toBe(2);
    expect([(await sendLink()).status, (await sendLink()).status, (await sendLink()).status]).toEqual([200, 200, 429]);
    expect((await sendLink(key)).status).toBe(200);
  });

  it('find no link of another venue, and hosts may neither withdraw one nor see its amount', async () => {
    const { linkId } = await createLink();
    const otherManager = await staffServer.signIn(
      await staffServer.createStaff({ role: 'venue_manager', scope: testScopes.sisterVenue }),
    );
    for (const path of ['/resv/link/send', '/resv/link/open', '/resv/link/withdraw'] as const) {
      const response = await otherManager.post(path, { linkId });
      expect([response.status, response.json.code]).toEqual([404, 'not_found']);
      expect((await desk.post(path, { linkId: randomUUID() })).json.code).toBe('not_found');
    }
    expect(await findStaffLink(linkId, otherManager)).toBeUndefined();
    const host = await staffServer.signIn(await staffServer.createStaff({ role: 'host', scope: testScopes.ownVenue }));
    expect((await withdraw(linkId, host)).json.code).toBe('forbidden');
    expect((await findStaffLink(linkId, host))?.amount).toBeNull();
  });
});

it('an order of the site, unlike that of a pay link, releases its seats when its payment is cancelled', async () => {
  const usedBefore = await countUsedSeats();
  const guest = await staffServer.server.startGuestSession();
  const prepaid = (await guest.post('/ordersheet/prepay', createDinnerOrder())).json;
  await pay(String(prepaid.response?.shopOrderNo), 'cancel');
  expect(await countUsedSeats()).toBe(usedBefore);
});
