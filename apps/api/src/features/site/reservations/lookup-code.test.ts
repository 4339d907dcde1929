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

const phones = { digits: '01055550001' };
let day = 1;
/** A reservation of a day of its own. */
const createReservation = async (changes: object = {}): Promise<string> => {
  const guest = server.browser();
  await guest.post('/guest/start');
  day += 1;
  const order = createDinnerOrder({
    resvDate: `2026-04-${String(day).padStart(2, '0')} 18:00`,
    resvSetleAmnt: 0,
    resvUserTel: phones.digits,
    ...changes,
  });
  const { resvCode } = (await guest.post('/resv/insert', order)).json;
  if (typeof resvCode !== 'string') throw new Error('not booked');
  return resvCode;
};
const lookUp = async (browser: Browser, resvCode: string, phone: string, code?: string) =>
  (await browser.post('/resv/lookup', { resvCode, phone, ...(code !== undefined && { code }) })).json;
const ask = async (browser: Browser, resvCode: string, phone: string) =>
  (await browser.post('/resv/askLookupCode', { resvCode, phone })).json;
const tryWrongNumbers = async (resvCode: string, times: number, from = () => server.browser()) => {
  for (let guess = 0; guess < times; guess += 1) await lookUp(from(), resvCode, `010-0000-${1000 + guess}`);
};
/** The code that came, once the work after the answer is done. */
const getCode = async (phone: string): Promise<string> => {
  await Promise.all(server.app.backgroundWork);
  return server.getSmsCode(phone);
};
const missing = '20260311-AAAAAAAAAA';

describe('after too many wrong tries', () => {
  it('from a hundred addresses the booker can still open it with a code, or with the link without a code', async () => {
    const resvCode = await createReservation();
    await tryWrongNumbers(resvCode, 100);
    const guest = server.browser();
    expect((await lookUp(guest, resvCode, phones.digits)).code).toBe('lookup_code_needed');
    expect(await ask(guest, resvCode, phones.digits)).toEqual({
      result: 'success',
      sentBy: 'sms',
      liveSeconds: 300,
      againSeconds: 30,
    });
    const code = await getCode(phones.digits);
    const found = await lookUp(guest, resvCode, phones.digits, code);
    expect(found).toMatchObject({ result: 'success', resvCode });
    expect((await lookUp(guest, resvCode, phones.digits, code)).code).toBe('code_expired');
    const displayed = (await server.browser().post('/resv/view', { resvCode, key: found.key })).json.resvInfo;
    expect(displayed).toMatchObject({ maskedYn: 'N' });
  });

  it('from the booker’s own address as well', async () => {
    const resvCode = await createReservation();
    const address = '10.9.9.9';
    await tryWrongNumbers(resvCode, 11, () => server.browser({ address }));
    const guest = server.browser({ address });
    expect((await lookUp(guest, resvCode, phones.digits)).code).toBe('lookup_code_needed');
    await ask(guest, resvCode, phones.digits);
    expect(await lookUp(guest, resvCode, phones.digits, await getCode(phones.digits))).toMatchObject({
      result: 'success',
    });
  });

  it('a foreign number gets its code by mail', async () => {
    const abroad = '+81312345678';
    const resvCode = await createReservation({ resvUserTel: abroad, resvUserEmail: 'sakura@example.test' });
    await tryWrongNumbers(resvCode, 21);
    const guest = server.browser();
    const { json } = await guest.post('/resv/askLookupCode', { resvCode, phone: abroad, langCode: 'Ja' });
    expect(json).toMatchObject({ sentBy: 'mail' });
    await Promise.all(server.app.backgroundWork);
    expect((await server.listMailsTo('sakura@example.test'))[0]?.subject).toContain('認証番号');
    const code = await server.getMailCode('sakura@example.test');
    expect(await lookUp(guest, resvCode, abroad, code)).toMatchObject({ result: 'success', resvCode });
  });

  it('a browser without a session gets none if its address has requested too many', async () => {
    const address = '10.9.9.8';
    for (let count = 0; count < 60; count += 1)
      expect(await ask(server.browser({ address }), missing, `010-7777-${4000 + count}`)).toMatchObject({
        result: 'success',
      });
    await Promise.all(server.app.backgroundWork);
    const countSessions = async () => (await server.pool.query('SELECT count(*)::int AS n FROM session')).rows[0]?.n;
    const before = await countSessions();
    expect((await ask(server.browser({ address }), missing, phones.digits)).code).toBe('too_many_requests');
    expect(await countSessions()).toBe(before);
  });

  it('nothing is stored about further tries', async () => {
    const resvCode = await createReservation();
    await tryWrongNumbers(resvCode, 21);
    const countWritten = async () =>
      (
        await server.pool.query(
          `SELECT key, count, xmin::text FROM rate_limit UNION ALL SELECT 'sessions', count(*), '' FROM session ORDER BY 1`,
        )
      ).rows;
    const before = await countWritten();
    await tryWrongNumbers(resvCode, 20);
    expect(await countWritten()).toEqual(before);
  });
});

describe('a visitor who has only one of number and phone', () => {
  it.each([
    ['a number that does not exist', async () => missing],
    ['a number of somebody else', () => createReservation({ resvUserTel: '010-5555-0002' })],
  ])('gets the same answers as the booker: %s', async (_name, getNumber) => {
    const [right, wrong] = [await createReservation(), await getNumber()];
    const runCourse = async (resvCode: string) => {
      const visitor = server.browser();
      const answers: unknown[] = [];
      await tryWrongNumbers(resvCode, 21);
      answers.push(await lookUp(visitor, resvCode, phones.digits));
      answers.push(await ask(visitor, resvCode, phones.digits));
      await Promise.all(server.app.backgroundWork);
      answers.push((await ask(visitor, resvCode, phones.digits)).code);
      for (let tries = 0; tries < 6; tries += 1)
        answers.push(await lookUp(visitor, resvCode, phones.digits, '000 000'));
      return answers;
    };
    expect(await runCourse(wrong)).toEqual(await runCourse(right));
  });

  it('triggers no SMS', async () => {
    const resvCode = await createReservation({ resvUserTel: '010-5555-0003' });
    await ask(server.browser(), resvCode, '010-5555-0004');
    await ask(server.browser(), missing, '010-5555-0003');
    await Promise.all(server.app.backgroundWork);
    expect(await server.getSmsCode('01055550003')).toBe('');
    expect(await server.getSmsCode('01055550004')).toBe('');
  });

  it('gets the same answers as the booker if no SMS can be sent', async () => {
    const resvCode = await createReservation({ resvUserTel: '010-5555-0006' });
    await server.injectFault('solapi', 'send', 'noBalance');
    const listAnswers = async (phone: string) => {
      const visitor = server.browser();
      await ask(visitor, resvCode, phone);
      await Promise.all(server.app.backgroundWork);
      return lookUp(visitor, resvCode, phone, '000000');
    };
    const right = await listAnswers('010-5555-0006');
    expect(right).toMatchObject({ code: 'code_wrong', detail: { left: 4 } });
    expect(await listAnswers('010-5555-0007')).toEqual(right);
  });
});

/** Lists the codes that open the requested reservation. Uses the server's secret key, which strangers do not have. */
async function listMatchingCodes(): Promise<string[]> {
  const { rows } = await server.pool.query<{ holder: string; codeHash: string }>(
    'SELECT holder, code_hash AS "codeHash" FROM one_time_code',
  );
  const [remaining] = rows;
  if (remaining === undefined) throw new Error('no code is kept');
  const [key] = server.deps.keyring.codes;
  return Array.from({ length: 1_000_000 }, (_, index) => String(index).padStart(6, '0')).filter(
    (code) => hmac(key, `look up ${remaining.holder} ${code}`).toString('base64url') === remaining.codeHash,
  );
}

describe('a code for a phone that is not the booker’s', () => {
  const askAlone = async (resvCode: string, phone: string) => {
    await server.pool.query('DELETE FROM one_time_code');
    const visitor = server.browser();
    await ask(visitor, resvCode, phone);
    await Promise.all(server.app.backgroundWork);
    return visitor;
  };

  it('matches none of the million possible inputs', async () => {
    const resvCode = await createReservation({ resvUserTel: '010-5555-0008' });
    await askAlone(resvCode, '010-5555-0009');
    expect(await listMatchingCodes()).toEqual([]);
    await askAlone(missing, '010-5555-0008');
    expect(await listMatchingCodes()).toEqual([]);
    await askAlone(resvCode, '010-5555-0008');
    expect(await listMatchingCodes()).toEqual([await server.getSmsCode('01055550008')]);
  });

  it('matches none of them after a failed send either', async () => {
    const resvCode = await createReservation({ resvUserTel: '010-5555-0010' });
    await server.injectFault('solapi', 'send', 'noBalance');
    await askAlone(resvCode, '010-5555-0010');
    expect(await listMatchingCodes()).toEqual([]);
  });
});

describe('codes of one reservation', () => {
  const listSms = async (phone: string) => {
    const answer = await fetch(`${server.urls.solapi}/_control/texts?to=${phone}`);
    return ((await answer.json()) as { texts: unknown[] }).texts;
  };

  it('are sent at most ten times an hour to one phone, from any address, the booker’s or not', async () => {
    const resvCode = await createReservation({ resvUserTel: '010-5555-0005' });
    for (const phone of ['010-5555-0005', '010-5555-0055']) {
      const codes = [];
      for (let count = 0; count < 12; count += 1)
        codes.push((await ask(server.browser(), resvCode, phone)).code ?? 'sent');
      expect(codes).toEqual([...Array<string>(10).fill('sent'), 'too_many_requests', 'too_many_requests']);
    }
    await Promise.all(server.app.backgroundWork);
    expect(await listSms('01055550005')).toHaveLength(10);
    expect(await listSms('01055550055')).toHaveLength(0);
  });

  it('reach the booker although strangers request them with a hundred other phones', async () => {
    const resvCode = await createReservation({ resvUserTel: '010-5555-0011' });
    for (let count = 0; count < 100; count += 1) await ask(server.browser(), resvCode, `010-7777-${1000 + count}`);
    const guest = server.browser();
    await ask(guest, resvCode, '010-5555-0011');
    expect(await lookUp(guest, resvCode, '010-5555-0011', await getCode('01055550011'))).toMatchObject({
      result: 'success',
    });
  });

  it('allow twenty wrong tries in ten minutes over all browsers, and the right one still opens it', async () => {
    const resvCode = await createReservation({ resvUserTel: '010-5555-0012' });
    const guess = async (browser: Browser, phone: string) => (await lookUp(browser, resvCode, phone, '000 000')).code;
    const codes: unknown[] = [];
    for (let stranger = 0; stranger < 6; stranger += 1) {
      const visitor = server.browser();
      // Only the last one has the right phone. No answer reveals that.
      const phone = stranger === 5 ? '010-5555-0012' : `010-7777-${2000 + stranger}`;
      await ask(visitor, resvCode, phone);
      await Promise.all(server.app.backgroundWork);
      for (let tries = 0; tries < 5; tries += 1) codes.push(await guess(visitor, phone));
    }
    const once = ['code_wrong', 'code_wrong', 'code_wrong', 'code_wrong', 'code_expired'];
    expect(codes).toEqual([...once, ...once, ...once, ...once, ...Array<string>(10).fill('too_many_requests')]);

    const guest = server.browser();
    await ask(guest, resvCode, '010-5555-0012');
    const code = await getCode('01055550012');
    expect(await guess(guest, '010-5555-0012')).toBe('too_many_requests');
    expect(await lookUp(guest, resvCode, '010-5555-0012', code)).toMatchObject({ result: 'success', resvCode });
    const other = await createReservation({ resvUserTel: '010-5555-0013' });
    const elsewhere = server.browser();
    await ask(elsewhere, other, '010-5555-0013');
    expect((await lookUp(elsewhere, other, '010-5555-0013', '000 000')).code).toBe('code_wrong');
  });

  it('count tries for the reservation that was requested, whatever number is sent with them', async () => {
    const resvCode = await createReservation({ resvUserTel: '010-5555-0014' });
    for (let stranger = 0; stranger < 4; stranger += 1) {
      const visitor = server.browser();
      await ask(visitor, resvCode, `010-7777-${3000 + stranger}`);
      for (let tries = 0; tries < 5; tries += 1) await lookUp(visitor, missing, '010-7777-9999', '000 000');
    }
    const who = server.browser();
    await ask(who, resvCode, '010-7777-3009');
    expect((await lookUp(who, missing, '010-7777-9999', '000 000')).code).toBe('too_many_requests');
  });
});

it.each([
  ['no phone', { resvCode: missing, phone: 'what?' }, 'phone_invalid'],
  ['nothing', {}, 'invalid_request'],
])('a code for %s is rejected', async (_name, body, code) => {
  expect((await server.browser().post('/resv/askLookupCode', body)).json.code).toBe(code);
});
