import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type AuthTestServer,
  type Browser,
  createNewcomer,
  joinMember,
  startAuthTestServer,
} from '../../../../test/auth-test-server';

let server: AuthTestServer;
beforeAll(async () => {
  server = await startAuthTestServer();
});
beforeEach(async () => {
  await server.mails.clear();
  await server.clearRateLimits();
});
afterAll(() => server.close());

const knownDeviceCookie = 'known-device';
const signIn = (browser: Browser, username: string, password: string) =>
  browser.post('/authentications', { username, password });
const guess = (username: string, browser = server.browser()) => signIn(browser, username, 'a guess at it');
/** Sends `times` (a multiple of 20) wrong passwords from as many IP addresses. Returns the count of each error code. */
async function guessFromManyAddresses(username: string, times: number): Promise<Record<string, number>> {
  const codes: Record<string, number> = {};
  // Each batch fits into the queue for password checks.
  for (let attempt = 0; attempt < times; attempt += 20)
    for (const { json } of await Promise.all(Array.from({ length: 20 }, () => guess(username))))
      codes[json.code ?? ''] = (codes[json.code ?? ''] ?? 0) + 1;
  return codes;
}
/** Creates a member and a browser in which they have signed in. */
async function createMemberWithBrowser() {
  const member = await joinMember(server);
  const browser = server.browser();
  expect((await signIn(browser, member.email, member.password)).status).toBe(200);
  return { member, browser };
}
/** Exhausts the limit that all unknown browsers share for a user name. Only limits of 100 guesses last for weeks. */
async function exhaustSharedLimit(username: string): Promise<void> {
  await guess(username);
  await server.pool.query(
    `UPDATE rate_limit SET count = 100 WHERE count > 0 AND resets_at > now() + interval '2 days'`,
  );
}
const createAttackedMember = async () => {
  const { member, browser } = await createMemberWithBrowser();
  await exhaustSharedLimit(member.email);
  return { member, browser };
};

describe('wrong passwords for one user name', () => {
  it('are checked at most a hundred times from any number of IP addresses, and unknown names get the same responses', async () => {
    const { member } = await createMemberWithBrowser();
    const codes = { wrong_credentials: 100, too_many_wrong_passwords: 20 };
    expect(await guessFromManyAddresses(member.email, 120)).toEqual(codes);
    expect(await guessFromManyAddresses(createNewcomer().email, 120)).toEqual(codes);
  });

  it('are still refused after the limits of an hour and a day have expired', async () => {
    const { member } = await createAttackedMember();
    await server.pool.query(`UPDATE rate_limit SET resets_at = now() WHERE resets_at <= now() + interval '25 hours'`);
    expect((await guess(member.email)).json.code).toBe('too_many_wrong_passwords');
  });

  it.each([
    ['ko', '비밀번호 재설정'],
    ['en', 'Reset password'],
    ['cn', '重置密码'],
    ['ja', 'パスワードの再設定'],
  ])('lead to a refusal that points to the password reset, in the language %s', async (language, linkText) => {
    const { member } = await createAttackedMember();
    const { status, json } = await signIn(
      server.browser({ language: language === 'cn' ? 'zh' : language }),
      member.email,
      member.password,
    );
    expect([status, json.code]).toEqual([429, 'too_many_wrong_passwords']);
    expect(json.title).toContain(linkText);
    expect(json.title).not.toMatch(/\d/);
  });
});

describe('a member after 100 wrong passwords from strangers', () => {
  it('signs in only from a browser in which they have signed in before', async () => {
    const { member, browser } = await createAttackedMember();
    await browser.post('/me/logout');
    expect((await signIn(browser, member.email, member.password)).status).toBe(200);
    expect((await signIn(server.browser(), member.email, member.password)).status).toBe(429);
  });

  it('sets a new password by the link in their mail, which makes that browser known and resets the count', async () => {
    const { member } = await createAttackedMember();
    const browser = server.browser();
    await browser.post('/password/askReset', { user_id: member.email });
    await Promise.all(server.app.backgroundWork);
    const key = /[?&]key=([\w-]+)/.exec((await server.listMailsTo(member.email))[0]?.text ?? '')?.[1] ?? '';
    const password = 'another evening by the sea';
    expect((await browser.post('/password/reset', { key, password })).status).toBe(200);
    expect((await guess(member.email)).json.code).toBe('wrong_credentials');
    await exhaustSharedLimit(member.email);
    expect((await signIn(browser, member.email, password)).status).toBe(200);
  });

  it('signs in with a provider, and by password from that browser afterwards', async () => {
    const { member } = await createAttackedMember();
    const subject = member.phone.slice(3);
    await server.addAccount('kakao', {
      subject,
      name: member.name,
      email: member.email,
      emailVerified: true,
      phone: null,
    });
    await server.pool.query(`INSERT INTO identity (provider, subject, user_id) VALUES ('KAKAO', $1, $2)`, [
      subject,
      member.email,
    ]);
    const browser = server.browser();
    expect(await server.signInWithProvider(browser, 'kakao', subject)).toMatchObject({ result: 'login' });
    expect((await signIn(browser, member.email, member.password)).status).toBe(200);
  });
});

describe('a member during a flood of sign-ins', () => {
  it('signs in from a known browser while 150 other sign-ins are queued or refused', async () => {
    const { member, browser } = await createMemberWithBrowser();
    const guesses = Array.from({ length: 150 }, (_, index) => guess(`somebody-${index}@example.test`));
    for (let time = 0; time < 10; time += 1)
      expect((await signIn(browser, member.email, member.password)).status).toBe(200);
    const codes = new Set((await Promise.all(guesses)).map(({ json }) => json.code));
    // Some guesses were refused by the full queue.
    expect(codes).toContain('too_many_requests');
  });

  it('is not limited by the guesses of strangers that the full queue refused', async () => {
    const { member } = await createMemberWithBrowser();
    await Promise.all(Array.from({ length: 90 }, () => guess(member.email)));
    const highestCount = (await server.pool.query(`SELECT max(count)::int AS most FROM rate_limit`)).rows[0]?.most;
    expect(highestCount).toBeLessThanOrEqual(90);
    expect((await signIn(server.browser(), member.email, member.password)).status).toBe(200);
  });
});

describe('the cookie of a known browser', () => {
  const getCookie = (browser: Browser) => browser.cookies.get(knownDeviceCookie) ?? '';
  const createBrowserWithCookie = (value: string) => server.browser({ cookies: new Map([[knownDeviceCookie, value]]) });

  it('contains nothing about the member, and scripts cannot read it', async () => {
    const member = await joinMember(server);
    const response = await server.app.inject({
      method: 'POST',
      url: '/api/authentications',
      headers: { origin: server.deps.config.publicUrl, 'x-requested-with': 'test', 'content-type': 'application/json' },
      payload: JSON.stringify({ username: member.email, password: member.password }),
    });
    const cookie = response.cookies.find(({ name }) => name === knownDeviceCookie);
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/api' });
    expect(cookie?.value).toMatch(/^[\w-]{22}\.[\w-]{43}$/);
  });

  it.each([
    ['with another signature', (value: string) => value.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))],
    ['with another id', (value: string) => `${value.startsWith('A') ? 'B' : 'A'}${value.slice(1)}`],
    ['without id and signature', () => '~.~'],
  ])('is worthless if forged: %s', async (_case, forge) => {
    const { member, browser } = await createAttackedMember();
    expect((await signIn(createBrowserWithCookie(getCookie(browser)), member.email, member.password)).status).toBe(200);
    expect(
      (await signIn(createBrowserWithCookie(forge(getCookie(browser))), member.email, member.password)).status,
    ).toBe(429);
  });

  it('is valid for its member only', async () => {
    const { member } = await createAttackedMember();
    const { browser: otherBrowser } = await createMemberWithBrowser();
    expect((await signIn(createBrowserWithCookie(getCookie(otherBrowser)), member.email, member.password)).status).toBe(
      429,
    );
  });

  it('is kept together with those of other members in the same browser', async () => {
    const { member, browser } = await createMemberWithBrowser();
    const second = await joinMember(server);
    await signIn(browser, second.email, second.password);
    for (const { email, password } of [member, second]) {
      await exhaustSharedLimit(email);
      expect((await signIn(browser, email, password)).status).toBe(200);
    }
  });

  it('allows a hundred wrong passwords from its browser', async () => {
    const { member, browser } = await createMemberWithBrowser();
    const expireHourlyLimits = () =>
      server.pool.query(`UPDATE rate_limit SET resets_at = now() WHERE resets_at <= now() + interval '1 hour'`);
    const codes: Record<string, number> = {};
    for (let attempt = 0; attempt < 110; attempt += 1) {
      if (attempt % 10 === 0) await expireHourlyLimits();
      const { json } = await signIn(createBrowserWithCookie(getCookie(browser)), member.email, 'a guess at it');
      codes[json.code ?? ''] = (codes[json.code ?? ''] ?? 0) + 1;
    }
    expect(codes).toEqual({ wrong_credentials: 100, too_many_wrong_passwords: 10 });
    // Other browsers are not affected.
    expect((await signIn(server.browser(), member.email, member.password)).status).toBe(200);
  });

  it('is replaced after a change of password, and those of other browsers become invalid', async () => {
    const { member, browser } = await createMemberWithBrowser();
    const otherBrowser = server.browser();
    await signIn(otherBrowser, member.email, member.password);
    const newPassword = 'lanterns along the river';
    expect((await browser.post('/mypage/changePassword', { password: member.password, newPassword })).status).toBe(200);
    await exhaustSharedLimit(member.email);
    expect((await signIn(otherBrowser, member.email, newPassword)).status).toBe(429);
    expect((await signIn(browser, member.email, newPassword)).status).toBe(200);
  });

  it('is deleted with its member’s account, while those of other members stay', async () => {
    const { member, browser } = await createMemberWithBrowser();
    const otherMember = await joinMember(server);
    await signIn(browser, otherMember.email, otherMember.password);
    const [otherCookie = '', leaverCookie = ''] = getCookie(browser).split('~');
    await signIn(browser, member.email, member.password);
    expect((await browser.post('/mypage/leave', { password: member.password })).json).toMatchObject({
      result: 'success',
    });
    expect(getCookie(browser)).toBe(otherCookie);
    // A person who joins later with the same e-mail address is another member.
    await server.clearRateLimits();
    await joinMember(server, member);
    await exhaustSharedLimit(member.email);
    expect((await signIn(createBrowserWithCookie(leaverCookie), member.email, member.password)).status).toBe(429);
  });
});
