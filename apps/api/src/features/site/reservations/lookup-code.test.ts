import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AuthTestServer, type Browser, startAuthTestServer } from '../../../../test/auth-test-server';
import { dinner } from '../../../../test/fixtures';
import { createDinnerOrder } from '../../../../test/payment-test-server';
import { hmac } from '../../../lib/keyring';

let server: AuthTestServer;
beforeAll(async () => {
  server = await startAuthTestServer();
  await server.pool.query('UPDATE product_option SET price = 0 WHERE prod_code = $1', [dinner]);
});
beforeEach(async () => {
  await server.mails.clear();
  await server.clearRateLimits();
});
afterAll(() => server.close());

const bookerPhone = '01055550001';
let day = 1;
/** Reserves on a day that no other test uses. */
const createReservation = async (changes: object = {}): Promise<string> => {
  const guest = server.browser();
  await guest.post('/guest/start');
  day += 1;
  const order = createDinnerOrder({
    resvDate: `2026-04-${String(day).padStart(2, '0')} 18:00`,
    resvSetleAmnt: 0,
    resvUserTel: bookerPhone,
    ...changes,
  });
  const { resvCode } = (await guest.post('/resv/insert', order)).json;
  if (typeof resvCode !== 'string') throw new Error('the order was not booked');
  return resvCode;
};
const lookUp = async (browser: Browser, resvCode: string, phone: string, code?: string) =>
  (await browser.post('/resv/lookup', { resvCode, phone, ...(code !== undefined && { code }) })).json;
const requestCode = async (browser: Browser, resvCode: string, phone: string) =>
  (await browser.post('/resv/askLookupCode', { resvCode, phone })).json;
const tryWrongPhones = async (resvCode: string, times: number, createBrowser = () => server.browser()) => {
  for (let guess = 0; guess < times; guess += 1) await lookUp(createBrowser(), resvCode, `010-0000-${1000 + guess}`);
};
/** Waits for the background work of the response. Returns the code in the SMS. */
const getCode = async (phone: string): Promise<string> => {
  await Promise.all(server.app.backgroundWork);
  return server.getSmsCode(phone);
};
const unknownResvCode = '20260311-AAAAAAAAAA';

describe('after too many wrong look-ups of a reservation', () => {
  it('the booker opens it with a code after tries from a hundred IP addresses, and then with the link', async () => {
    const resvCode = await createReservation();
    await tryWrongPhones(resvCode, 100);
    const guest = server.browser();
    expect((await lookUp(guest, resvCode, bookerPhone)).code).toBe('lookup_code_needed');
    expect(await requestCode(guest, resvCode, bookerPhone)).toEqual({
      result: 'success',
      sentBy: 'sms',
      liveSeconds: 300,
      againSeconds: 30,
    });
    const code = await getCode(bookerPhone);
    const lookupResponse = await lookUp(guest, resvCode, bookerPhone, code);
    expect(lookupResponse).toMatchObject({ result: 'success', resvCode });
    expect((await lookUp(guest, resvCode, bookerPhone, code)).code).toBe('code_expired');
    const shownReservation = (await server.browser().post('/resv/view', { resvCode, key: lookupResponse.key })).json
      .resvInfo;
    expect(shownReservation).toMatchObject({ maskedYn: 'N' });
  });

  it('the booker opens it with a code after tries from their own IP address', async () => {
    const resvCode = await createReservation();
    const address = '10.9.9.9';
    await tryWrongPhones(resvCode, 11, () => server.browser({ ipAddress: address }));
    const guest = server.browser({ ipAddress: address });
    expect((await lookUp(guest, resvCode, bookerPhone)).code).toBe('lookup_code_needed');
    await requestCode(guest, resvCode, bookerPhone);
    expect(await lookUp(guest, resvCode, bookerPhone, await getCode(bookerPhone))).toMatchObject({
      result: 'success',
    });
  });

  it('a booker with a foreign phone number gets the code by mail', async () => {
    const foreignPhone = '+81312345678';
    const resvCode = await createReservation({ resvUserTel: foreignPhone, resvUserEmail: 'sakura@example.test' });
    await tryWrongPhones(resvCode, 21);
    const guest = server.browser();
    const { json } = await guest.post('/resv/askLookupCode', { resvCode, phone: foreignPhone, langCode: 'Ja' });
    expect(json).toMatchObject({ sentBy: 'mail' });
    await Promise.all(server.app.backgroundWork);
    expect((await server.listMailsTo('sakura@example.test'))[0]?.subject).toContain('認証番号');
    const code = await server.getMailCode('sakura@example.test');
    expect(await lookUp(guest, resvCode, foreignPhone, code)).toMatchObject({ result: 'success', resvCode });
  });

  it('further look-ups store nothing', async () => {
    const resvCode = await createReservation();
    await tryWrongPhones(resvCode, 21);
    const listRows = async () =>
      (
        await server.pool.query(
          `SELECT key, count, xmin::text FROM rate_limit UNION ALL SELECT 'sessions', count(*), '' FROM session ORDER BY 1`,
        )
      ).rows;
    const rowsBefore = await listRows();
    await tryWrongPhones(resvCode, 20);
    expect(await listRows()).toEqual(rowsBefore);
  });
});

describe('a visitor who knows only the reservation number or only the phone', () => {
  it.each([
    ['a number that does not exist', async () => unknownResvCode],
    ['a number of another booker', () => createReservation({ resvUserTel: '010-5555-0002' })],
  ])('gets the same responses as the booker: %s', async (_name, getResvCode) => {
    const [bookerResvCode, otherResvCode] = [await createReservation(), await getResvCode()];
    const collectResponses = async (resvCode: string) => {
      const visitor = server.browser();
      const responses: unknown[] = [];
      await tryWrongPhones(resvCode, 21);
      responses.push(await lookUp(visitor, resvCode, bookerPhone));
      responses.push(await requestCode(visitor, resvCode, bookerPhone));
      await Promise.all(server.app.backgroundWork);
      responses.push((await requestCode(visitor, resvCode, bookerPhone)).code);
      for (let tries = 0; tries < 6; tries += 1)
        responses.push(await lookUp(visitor, resvCode, bookerPhone, '000 000'));
      return responses;
    };
    expect(await collectResponses(otherResvCode)).toEqual(await collectResponses(bookerResvCode));
  });

  it('triggers no SMS', async () => {
    const resvCode = await createReservation({ resvUserTel: '010-5555-0003' });
    await requestCode(server.browser(), resvCode, '010-5555-0004');
    await requestCode(server.browser(), unknownResvCode, '010-5555-0003');
    await Promise.all(server.app.backgroundWork);
    expect(await server.getSmsCode('01055550003')).toBe('');
    expect(await server.getSmsCode('01055550004')).toBe('');
  });

  it('gets the same responses as the booker if no SMS can be sent', async () => {
    const resvCode = await createReservation({ resvUserTel: '010-5555-0006' });
    await server.injectFault('solapi', 'send', 'noBalance');
    const getResponse = async (phone: string) => {
      const visitor = server.browser();
      await requestCode(visitor, resvCode, phone);
      await Promise.all(server.app.backgroundWork);
      return lookUp(visitor, resvCode, phone, '000000');
    };
    const bookerResponse = await getResponse('010-5555-0006');
    expect(bookerResponse).toMatchObject({ code: 'code_wrong', detail: { left: 4 } });
    expect(await getResponse('010-5555-0007')).toEqual(bookerResponse);
  });
});

/** Lists the codes that open the requested reservation. Uses the server's secret key, which strangers do not have. */
async function listMatchingCodes(): Promise<string[]> {
  const { rows } = await server.pool.query<{ guestId: string; codeHash: string }>(
    'SELECT guest_id AS "guestId", code_hash AS "codeHash" FROM one_time_code',
  );
  const [codeRow] = rows;
  if (codeRow === undefined) throw new Error('no code is stored');
  const [key] = server.deps.keyring.codes;
  return Array.from({ length: 1_000_000 }, (_, index) => String(index).padStart(6, '0')).filter(
    (code) => hmac(key, `look up ${codeRow.guestId} ${code}`).toString('base64url') === codeRow.codeHash,
  );
}

describe('a stored code', () => {
  const requestOnlyCode = async (resvCode: string, phone: string) => {
    await server.pool.query('DELETE FROM one_time_code');
    const visitor = server.browser();
    await requestCode(visitor, resvCode, phone);
    await Promise.all(server.app.backgroundWork);
    return visitor;
  };

  it('matches one of the million possible codes only if the phone is the booker’s', async () => {
    const resvCode = await createReservation({ resvUserTel: '010-5555-0008' });
    await requestOnlyCode(resvCode, '010-5555-0009');
    expect(await listMatchingCodes()).toEqual([]);
    await requestOnlyCode(unknownResvCode, '010-5555-0008');
    expect(await listMatchingCodes()).toEqual([]);
    await requestOnlyCode(resvCode, '010-5555-0008');
    expect(await listMatchingCodes()).toEqual([await server.getSmsCode('01055550008')]);
  });

  it('matches none of the million possible codes if the SMS to the booker could not be sent', async () => {
    const resvCode = await createReservation({ resvUserTel: '010-5555-0010' });
    await server.injectFault('solapi', 'send', 'noBalance');
    await requestOnlyCode(resvCode, '010-5555-0010');
    expect(await listMatchingCodes()).toEqual([]);
  });
});

describe('codes of one reservation', () => {
  const listSms = async (phone: string) => {
    const response = await fetch(`${server.urls.solapi}/_control/texts?to=${phone}`);
    return ((await response.json()) as { texts: unknown[] }).texts;
  };

  it('are sent to a phone at most ten times, whatever the IP addresses; another phone is limited alike', async () => {
    const resvCode = await createReservation({ resvUserTel: '010-5555-0005' });
    for (const phone of ['010-5555-0005', '010-5555-0055']) {
      const codes = [];
      for (let count = 0; count < 12; count += 1)
        codes.push((await requestCode(server.browser(), resvCode, phone)).code ?? 'sent');
      expect(codes).toEqual([...Array<string>(10).fill('sent'), 'too_many_requests', 'too_many_requests']);
    }
    await Promise.all(server.app.backgroundWork);
    expect(await listSms('01055550005')).toHaveLength(10);
    expect(await listSms('01055550055')).toHaveLength(0);
  });

  it('reach the booker although strangers request them with a hundred other phones', async () => {
    const resvCode = await createReservation({ resvUserTel: '010-5555-0011' });
    for (let count = 0; count < 100; count += 1)
      await requestCode(server.browser(), resvCode, `010-7777-${1000 + count}`);
    const guest = server.browser();
    await requestCode(guest, resvCode, '010-5555-0011');
    expect(await lookUp(guest, resvCode, '010-5555-0011', await getCode('01055550011'))).toMatchObject({
      result: 'success',
    });
  });

  it('allow twenty wrong tries over all browsers, and the right code still opens the reservation', async () => {
    const resvCode = await createReservation({ resvUserTel: '010-5555-0012' });
    const guess = async (browser: Browser, phone: string) => (await lookUp(browser, resvCode, phone, '000 000')).code;
    const codes: unknown[] = [];
    for (let stranger = 0; stranger < 6; stranger += 1) {
      const visitor = server.browser();
      // Only the last stranger uses the booker's phone. No response reveals that.
      const phone = stranger === 5 ? '010-5555-0012' : `010-7777-${2000 + stranger}`;
      await requestCode(visitor, resvCode, phone);
      await Promise.all(server.app.backgroundWork);
      for (let tries = 0; tries < 5; tries += 1) codes.push(await guess(visitor, phone));
    }
    const outcomesOfOneBrowser = ['code_wrong', 'code_wrong', 'code_wrong', 'code_wrong', 'code_expired'];
    expect(codes).toEqual([
      ...outcomesOfOneBrowser,
      ...outcomesOfOneBrowser,
      ...outcomesOfOneBrowser,
      ...outcomesOfOneBrowser,
      ...Array<string>(10).fill('too_many_requests'),
    ]);

    const guest = server.browser();
    await requestCode(guest, resvCode, '010-5555-0012');
    const code = await getCode('01055550012');
    expect(await guess(guest, '010-5555-0012')).toBe('too_many_requests');
    expect(await lookUp(guest, resvCode, '010-5555-0012', code)).toMatchObject({ result: 'success', resvCode });
    const otherResvCode = await createReservation({ resvUserTel: '010-5555-0013' });
    const otherGuest = server.browser();
    await requestCode(otherGuest, otherResvCode, '010-5555-0013');
    expect((await lookUp(otherGuest, otherResvCode, '010-5555-0013', '000 000')).code).toBe('code_wrong');
  });

  it('count tries for the reservation for which the code was requested, whatever number is sent with the tries', async () => {
    const resvCode = await createReservation({ resvUserTel: '010-5555-0014' });
    for (let stranger = 0; stranger < 4; stranger += 1) {
      const visitor = server.browser();
      await requestCode(visitor, resvCode, `010-7777-${3000 + stranger}`);
      for (let tries = 0; tries < 5; tries += 1) await lookUp(visitor, unknownResvCode, '010-7777-9999', '000 000');
    }
    const newVisitor = server.browser();
    await requestCode(newVisitor, resvCode, '010-7777-3009');
    expect((await lookUp(newVisitor, unknownResvCode, '010-7777-9999', '000 000')).code).toBe('too_many_requests');
  });
});

it('no session is created for an IP address that has requested too many codes', async () => {
  const address = '10.9.9.8';
  for (let count = 0; count < 60; count += 1)
    expect(
      await requestCode(server.browser({ ipAddress: address }), unknownResvCode, `010-7777-${4000 + count}`),
    ).toMatchObject({ result: 'success' });
  await Promise.all(server.app.backgroundWork);
  const countSessions = async () => (await server.pool.query('SELECT count(*)::int AS n FROM session')).rows[0]?.n;
  const sessionCountBefore = await countSessions();
  const refusedResponse = await requestCode(server.browser({ ipAddress: address }), unknownResvCode, bookerPhone);
  expect(refusedResponse.code).toBe('too_many_requests');
  expect(await countSessions()).toBe(sessionCountBefore);
});

it.each([
  ['an invalid phone', { resvCode: unknownResvCode, phone: 'what?' }, 'phone_invalid'],
  ['an empty body', {}, 'invalid_request'],
])('a request for a code with %s is rejected', async (_name, body, code) => {
  expect((await server.browser().post('/resv/askLookupCode', body)).json.code).toBe(code);
});
