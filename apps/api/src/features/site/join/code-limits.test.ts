import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  type AuthTestServer,
  type Browser,
  createNewcomer,
  joinMember,
  requiredConsents,
  startAuthTestServer,
} from '../../../../test/auth-test-server';

let server: AuthTestServer;
beforeAll(async () => {
  server = await startAuthTestServer();
});
beforeEach(() => server.clearRateLimits());
afterAll(() => server.close());

const agree = async (browser = server.browser()) => {
  await browser.post('/join/agreement', requiredConsents);
  return browser;
};
const requestPhoneCode = (browser: Browser, cellphone = createNewcomer().phone) =>
  browser.post('/join/askPhoneCode', { name_kor: '홍길동', cellphone });
/** Ends the limits of half a minute, and not those of an hour or a day. */
const endShortLimits = () =>
  server.pool.query(`UPDATE rate_limit SET resets_at = now() WHERE resets_at <= now() + interval '30 seconds'`);
const endHourlyLimits = () =>
  server.pool.query(`UPDATE rate_limit SET resets_at = now() WHERE resets_at <= now() + interval '1 hour'`);
const tooManyRequests = { status: 429, json: { code: 'too_many_requests' } };

it('one phone gets one code in half a minute from one IP address, whatever the browser, and more from other addresses', async () => {
  const { phone } = createNewcomer();
  const address = '203.0.113.7';
  expect((await requestPhoneCode(await agree(server.browser({ ipAddress: address })), phone)).status).toBe(200);
  const repeatedResponse = await requestPhoneCode(await agree(server.browser({ ipAddress: address })), phone);
  expect(repeatedResponse).toMatchObject(tooManyRequests);
  expect(Number(repeatedResponse.json.detail?.retryAfter)).toBeLessThanOrEqual(30);
  expect((await requestPhoneCode(await agree(), phone)).status).toBe(200);
});

it('one phone gets six codes an hour and fifteen a day from one IP address, whatever the browser', async () => {
  const { phone } = createNewcomer();
  const address = '203.0.113.8';
  const responses: number[] = [];
  const requestUntilLimited = async () => {
    for (let status = 200; status === 200; await endShortLimits()) {
      status = (await requestPhoneCode(await agree(server.browser({ ipAddress: address })), phone)).status;
      responses.push(status);
    }
  };
  await requestUntilLimited();
  expect(responses).toEqual([...Array<number>(6).fill(200), 429]);
  await endHourlyLimits();
  await requestUntilLimited();
  await endHourlyLimits();
  await requestUntilLimited();
  expect(responses.filter((status) => status === 200)).toHaveLength(15);
  const last = await requestPhoneCode(await agree(server.browser({ ipAddress: address })), phone);
  expect(Number(last.json.detail?.retryAfter)).toBeGreaterThan(3_600);
  expect(last.json.title).toMatch(/in 2[34] hours\./);
});

it('one phone gets twenty join codes an hour in total, and can still request a code to find the id', async () => {
  const { phone } = createNewcomer();
  const responses: number[] = [];
  for (let stranger = 0; stranger < 21; stranger += 1)
    responses.push((await requestPhoneCode(await agree(), phone)).status);
  expect(responses).toEqual([...Array<number>(20).fill(200), 429]);
  expect((await server.browser().post('/find-id/askCode', { name_kor: '홍길동', cellphone: phone })).status).toBe(200);
  await endHourlyLimits();
  expect((await requestPhoneCode(await agree(), phone)).status).toBe(200);
});

it('fifteen codes that strangers request for a phone and a mailbox do not prevent the owner from joining', async () => {
  const newcomer = createNewcomer();
  for (let stranger = 0; stranger < 15; stranger += 1) {
    await requestPhoneCode(await agree(), newcomer.phone);
    await (await agree()).post('/join/askEmailCode', { user_id: newcomer.email });
  }
  expect(await joinMember(server, newcomer)).toBe(newcomer);
});

it('one browser gets at most fifteen codes an hour, whatever the phones', async () => {
  const browser = await agree();
  const responses = [];
  for (let attempt = 0; attempt < 16; attempt += 1) responses.push((await requestPhoneCode(browser)).status);
  expect(responses).toEqual([...Array<number>(15).fill(200), 429]);
});

it('one IP address gets sixty codes an hour, however many browsers share it, and another address still gets codes', async () => {
  const address = '203.0.113.9';
  const responses: number[] = [];
  for (let guest = 0; guest < 5; guest += 1) {
    const browser = await agree(server.browser({ ipAddress: address }));
    for (let attempt = 0; attempt < 13; attempt += 1) responses.push((await requestPhoneCode(browser)).status);
  }
  expect(responses).toEqual([...Array<number>(60).fill(200), ...Array<number>(5).fill(429)]);
  expect((await requestPhoneCode(await agree())).status).toBe(200);
});

it('one mailbox gets one code in half a minute from one IP address, like a phone', async () => {
  const { email } = createNewcomer();
  const requestEmailCode = async () =>
    (await agree(server.browser({ ipAddress: '203.0.113.11' }))).post('/join/askEmailCode', { user_id: email });
  expect((await requestEmailCode()).status).toBe(200);
  expect(await requestEmailCode()).toMatchObject(tooManyRequests);
});

it('one IP address can send the agreement 120 times, and one more creates no session and no attempt', async () => {
  const address = '203.0.113.10';
  const countRows = async () =>
    (await server.pool.query('SELECT (SELECT count(*) FROM session) + (SELECT count(*) FROM join_attempt) AS n'))
      .rows[0]?.n;
  const agreeAtAddress = async () =>
    (await server.browser({ ipAddress: address }).post('/join/agreement', requiredConsents)).status;
  const responses: number[] = [];
  for (let guest = 0; guest < 120; guest += 1) responses.push(await agreeAtAddress());
  expect(new Set(responses)).toEqual(new Set([200]));
  const rowCountBefore = await countRows();
  expect([await agreeAtAddress(), await countRows()]).toEqual([429, rowCountBefore]);
});
