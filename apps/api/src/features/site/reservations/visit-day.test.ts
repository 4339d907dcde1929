import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mina } from '../../../../test/fixtures';
import {
  createCakeOrder,
  createDinnerOrder,
  type PaymentTestServer,
  startPaymentTestServer,
} from '../../../../test/payment-test-server';
import { buildApp } from '../../../app';
import { getVisitConfirmationPath } from '../../../notifications/reservation-keys';

let server: PaymentTestServer;
beforeAll(async () => {
  server = await startPaymentTestServer({ HOLD_MAX_PER_VISITOR: '100' });
});
afterAll(() => server.close());

const createReservation = async (order = createDinnerOrder()) => {
  const guest = await server.startGuestSession();
  return { guest, ...(await server.reserve(guest, order)) };
};
const query = async (text: string, values: unknown[] = []) => (await server.database.pool.query(text, values)).rows;
/** Creates the key in the link of the reminder. */
const createReminderKey = (resvCode: string): string => {
  const [, search = ''] = getVisitConfirmationPath(server.deps.keyring.links, resvCode as never).split('?');
  return new URLSearchParams(search).get('key') ?? '';
};
const getVisit = async (resvCode: string, key: string | null, client = server.createVisitor()) =>
  (await client.post('/resv/visit', { resvCode, key })).json;
const reconfirmVisit = async (resvCode: string, key: string | null, client = server.createVisitor()) =>
  (await client.post('/resv/coming', { resvCode, key })).json;
const getStoredReservation = async (resvCode: string) =>
  (
    await query(`SELECT status, coming_confirmed_at AS "guestConfirmedAt" FROM reservation WHERE resv_code = $1`, [
      resvCode,
    ])
  )[0];

describe('the page of a reminder', () => {
  it('shows the content of the reminder, and changes nothing when it is opened', async () => {
    const { resvCode } = await createReservation();
    const key = createReminderKey(resvCode);
    const responses = [await getVisit(resvCode, key), await getVisit(resvCode, key)];
    expect(responses[0]).toEqual(responses[1]);
    expect(responses[0]?.visitInfo).toMatchObject({
      resvCode,
      dinNameEn: 'Venue GRILL en',
      resvDate: '2026-03-13 18:00',
      resvAdultCnt: 2,
      comingYn: 'N',
      comingErrMsg: '',
      resvCancelYn: 'Y',
    });
    expect(JSON.stringify(responses[0])).not.toMatch(/Jane|jane|1234-0000/);
    expect(await getStoredReservation(resvCode)).toEqual({ status: 'reserved', guestConfirmedAt: null });
  });

  it('links to the page on which the reservation can be cancelled', async () => {
    const { resvCode } = await createReservation();
    const { resvLink } = (await getVisit(resvCode, createReminderKey(resvCode))).visitInfo;
    const key = new URL(resvLink, 'http://site').searchParams.get('key');
    expect((await server.createVisitor().post('/resv/cancel', { resvCode, key })).json.result).toBe('success');
  });

  it('grants no access to allergies, by its key or its link', async () => {
    const kiwi = { resvQsAllergyCode: 'AG0005', resvQsAllergyYn: 'Y' as const, resvQsAllergyEtc: 'kiwi' };
    const { resvCode } = await createReservation(
      createDinnerOrder({ resvQsAllergyYn: 'Y', allergyAgreYn: 'Y', resvQsAllergyList: [kiwi] }),
    );
    const key = createReminderKey(resvCode);
    expect((await getVisit(resvCode, key)).visitInfo.resvLink).toBe(`/reservation/prod/payment/complete/${resvCode}`);
    expect((await server.createVisitor().post('/resv/view', { resvCode, key })).json.resvInfo.maskedYn).toBe('Y');
    expect((await server.createVisitor().post('/resv/cancel', { resvCode, key })).json.errMsg).toBe('invalid_user');
  });
});

describe('the confirmation of a visit', () => {
  it('is stored only once, and keeps the status of the reservation', async () => {
    const { resvCode } = await createReservation();
    const key = createReminderKey(resvCode);
    expect(await Promise.all([reconfirmVisit(resvCode, key), reconfirmVisit(resvCode, key)])).toEqual([
      { result: 'success' },
      { result: 'success' },
    ]);
    const first = await getStoredReservation(resvCode);
    expect(first).toEqual({ status: 'reserved', guestConfirmedAt: server.deps.now() });
    const app = await buildApp({ ...server.deps, now: () => new Date('2026-03-12T12:00:00+09:00') });
    const repeatedResponse = await app.inject({
      method: 'POST',
      url: '/api/resv/coming',
      headers: { origin: server.deps.config.publicUrl, 'x-requested-with': 'test', 'content-type': 'application/json' },
      payload: JSON.stringify({ resvCode, key }),
    });
    expect(repeatedResponse.json()).toEqual({ result: 'success' });
    expect(await getStoredReservation(resvCode)).toEqual(first);
    expect((await getVisit(resvCode, key)).visitInfo).toMatchObject({
      comingYn: 'Y',
      comingErrMsg: '',
      resvCancelYn: 'Y',
    });
    await app.close();
  });

  it('is accepted from the browser that reserved, and shown to holders of the secret link', async () => {
    const { guest, resvCode } = await createReservation(createCakeOrder());
    expect(await reconfirmVisit(resvCode, '', guest)).toEqual({ result: 'success' });
    const { resvLink } = (await guest.post('/resv/view', { resvCode })).json.resvInfo;
    const key = new URL(resvLink, 'http://site').searchParams.get('key');
    expect((await getVisit(resvCode, key)).visitInfo).toMatchObject({ comingYn: 'Y', resvType: 'pickup' });
  });

  it('still allows the guest to cancel, which the page then shows', async () => {
    const { guest, resvCode } = await createReservation();
    const key = createReminderKey(resvCode);
    await reconfirmVisit(resvCode, key);
    await guest.post('/resv/cancel', { resvCode });
    expect(await reconfirmVisit(resvCode, key)).toEqual({ result: 'fail', errMsg: 'ALREADY_CANCELLED' });
    expect((await getVisit(resvCode, key)).visitInfo).toMatchObject({
      comingErrMsg: 'ALREADY_CANCELLED',
      resvCancelYn: 'N',
    });
  });

  it('is refused after the day of the visit', async () => {
    const { resvCode } = await createReservation();
    await query(`UPDATE reservation SET visit_day = '2026-03-10' WHERE resv_code = $1`, [resvCode]);
    expect(await reconfirmVisit(resvCode, createReminderKey(resvCode))).toEqual({
      result: 'fail',
      errMsg: 'DATE_EXPIRED',
    });
    expect(await getStoredReservation(resvCode)).toMatchObject({ guestConfirmedAt: null });
  });
});

describe('a stranger', () => {
  it('learns nothing from a wrong key, no key, another reservation’s key or an unknown number', async () => {
    const [reservation, otherReservation] = [await createReservation(), await createReservation()];
    const member = await server.signInMember(mina.userId, mina.password);
    const responses = await Promise.all([
      getVisit(reservation.resvCode, 'wrong'),
      getVisit(reservation.resvCode, ''),
      getVisit(reservation.resvCode, null, otherReservation.guest),
      getVisit(reservation.resvCode, '', member),
      getVisit(reservation.resvCode, createReminderKey(otherReservation.resvCode)),
      getVisit('20260311-AAAAAAAAAA', createReminderKey(reservation.resvCode)),
      reconfirmVisit(reservation.resvCode, 'wrong'),
      reconfirmVisit(reservation.resvCode, createReminderKey(otherReservation.resvCode)),
    ]);
    expect(new Set(responses.map((response) => JSON.stringify(response))).size).toBe(1);
    expect(responses[0]).toMatchObject({ status: 404, code: 'not_found' });
    expect(await getStoredReservation(reservation.resvCode)).toMatchObject({ guestConfirmedAt: null });
  });

  it('is refused after guessing too many keys', async () => {
    const { resvCode } = await createReservation();
    const stranger = server.createVisitor();
    const codes: unknown[] = [];
    for (let tries = 0; tries < 121; tries += 1) codes.push((await getVisit(resvCode, `key-${tries}`, stranger)).code);
    expect([codes[119], codes[120]]).toEqual(['not_found', 'too_many_requests']);
    expect(await reconfirmVisit(resvCode, createReminderKey(resvCode))).toEqual({ result: 'success' });
  });
});

describe('a calendar file', () => {
  const getCalendarFile = async (resvCode: string, key: string, cookies: ReadonlyMap<string, string> = new Map()) => {
    const response = await server.app.inject({
      url: `/api/resv/calendar?${new URLSearchParams({ resvCode, key }).toString()}`,
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    });
    return { status: response.statusCode, headers: response.headers, body: response.body };
  };

  it('is sent to the booker and to holders of the secret link, and contains no personal data', async () => {
    const { guest, resvCode } = await createReservation();
    const { status, headers, body } = await getCalendarFile(resvCode, '', guest.cookies);
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'text/calendar; charset=utf-8',
      'no-store',
    ]);
    expect(headers['content-disposition']).toBe(`attachment; filename="${resvCode}.ics"`);
    expect(body).toContain('METHOD:PUBLISH\r\n');
    expect(body).toContain(`UID:${resvCode}@localhost\r\n`);
    expect(body).toContain('STATUS:CONFIRMED\r\n');
    expect(body).not.toMatch(/jane|Jane|key=|ATTENDEE/);
    const { resvLink } = (await guest.post('/resv/view', { resvCode })).json.resvInfo;
    const key = new URL(resvLink, 'http://site').searchParams.get('key') ?? '';
    expect((await getCalendarFile(resvCode, key)).body).toBe(body);
  });

  it('marks the event as cancelled once the reservation is cancelled', async () => {
    const { guest, resvCode } = await createReservation();
    await guest.post('/resv/cancel', { resvCode });
    const { body } = await getCalendarFile(resvCode, '', guest.cookies);
    expect(body).toContain('STATUS:CANCELLED\r\n');
    expect(body).toContain('SEQUENCE:1\r\n');
  });

  it('is refused to strangers, even with the key of a reminder, and for an unknown or invalid number', async () => {
    const { resvCode } = await createReservation();
    expect((await getCalendarFile(resvCode, '')).status).toBe(403);
    expect((await getCalendarFile(resvCode, createReminderKey(resvCode))).status).toBe(403);
    expect((await getCalendarFile('20260311-AAAAAAAAAA', '')).status).toBe(404);
    expect((await getCalendarFile('?', '')).status).toBe(400);
  });
});
