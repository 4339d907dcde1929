import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  type AuthTestServer,
  createNewcomer,
  joinMember,
  requiredConsents,
  startAuthTestServer,
} from '../../test/auth-test-server';
import { mina } from '../../test/fixtures';

let server: AuthTestServer;
beforeAll(async () => {
  server = await startAuthTestServer();
});
beforeEach(async () => {
  await server.clearRateLimits();
  await server.mails.clear();
  await server.pool.query('DELETE FROM alarm');
});
afterAll(() => server.close());

const requestIdCode = (browser = server.browser(), name_kor = '홍길동', cellphone = createNewcomer().phone) =>
  browser.post('/find-id/askCode', { name_kor, cellphone });
const listAlarms = async () => (await server.pool.query('SELECT kind, subject, detail FROM alarm')).rows;
/** Uses up the hourly limit of SMS codes for all browsers together, except for `remaining` codes. */
async function useUpSmsCodes(remaining: number): Promise<void> {
  const hourlyLimit = server.deps.config.smsCodesPerHour;
  for (let count = 0; count < 2; count += 1) await requestIdCode();
  await server.pool.query(
    `UPDATE rate_limit SET count = $1 WHERE count = 2 AND resets_at > now() + interval '30 minutes'`,
    [hourlyLimit - remaining],
  );
}

it('strangers get at most 300 codes by SMS in an hour, and the operators are alerted once', async () => {
  await useUpSmsCodes(1);
  expect((await requestIdCode()).status).toBe(200);
  expect(await listAlarms()).toEqual([]);
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const { status, json } = await requestIdCode();
    expect([status, json.code]).toEqual([429, 'too_many_requests']);
    expect(json.title).toMatch(/in (1 hour|5\d minutes)\./);
  }
  expect(await listAlarms()).toEqual([
    { kind: 'sms_code_limit_reached', subject: 'sms codes of strangers', detail: '300 codes by SMS within an hour' },
  ]);
});

it('a join code by SMS is refused at the limit as well, but codes are still mailed', async () => {
  await useUpSmsCodes(0);
  const browser = server.browser();
  await browser.post('/join/agreement', requiredConsents);
  expect(
    (await browser.post('/join/askPhoneCode', { name_kor: '홍길동', cellphone: createNewcomer().phone })).status,
  ).toBe(429);
  expect((await browser.post('/join/askEmailCode', { user_id: createNewcomer().email })).status).toBe(200);
});

it('members get codes beyond the limit in a browser in which they have signed in', async () => {
  const member = await joinMember(server);
  const browser = server.browser();
  await browser.post('/authentications', { username: member.email, password: member.password });
  await server.clearRateLimits();
  await useUpSmsCodes(0);
  expect((await requestIdCode(browser, member.name, member.phone)).status).toBe(200);
  const otherBrowser = server.browser();
  await otherBrowser.post('/authentications', { username: mina.userId, password: mina.password });
  expect((await requestIdCode(otherBrowser, member.name, member.phone)).status).toBe(429);
});

it('codes that could not be sent are not counted', async () => {
  await useUpSmsCodes(1);
  await server.injectFault('solapi', 'send', 'noBalance');
  expect((await requestIdCode()).json.code).toBe('code_not_sent');
  expect((await requestIdCode()).status).toBe(200);
  expect((await requestIdCode()).status).toBe(429);
});
