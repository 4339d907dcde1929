import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type AuthTestServer,
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

const requestReset = (user_id: string, language = 'en', browserOptions: { ipAddress?: string } = {}) =>
  server.browser({ language, ...browserOptions }).post('/password/askReset', { user_id });
const findKey = async (address: string): Promise<string> => {
  const [mail] = await server.listMailsTo(address);
  return /[?&]key=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
};
const waitForKey = async (address: string): Promise<string> => {
  await expect.poll(() => findKey(address)).not.toBe('');
  return findKey(address);
};
const setPassword = (key: string, password: string) => server.browser().post('/password/reset', { key, password });
const signIn = async (username: string, password: string, browser = server.browser()) => {
  const { json } = await browser.post('/authentications', { username, password });
  return { browser, json };
};
const newPassword = 'a better one at last';

/** Creates a member and requests a reset. Returns the key of the mailed link as well. */
const createMemberWithKey = async () => {
  const member = await joinMember(server);
  await server.mails.clear();
  await requestReset(member.email);
  return { member, key: await waitForKey(member.email) };
};

describe('requesting a new password', () => {
  it('answers the same without an account, mails a link only to an account, and does not store its key', async () => {
    const member = await joinMember(server);
    await server.mails.clear();
    const stranger = createNewcomer();
    expect(await requestReset(stranger.email)).toEqual(await requestReset(member.email, 'ja'));
    const key = await waitForKey(member.email);
    const [mail] = await server.listMailsTo(member.email);
    expect(mail?.text).toContain(`http://localhost:3000/find-id/password?key=${key}&lang=jp`);
    expect(mail?.subject).toBe('パスワードの再設定');
    expect(await server.listMailsTo(stranger.email)).toEqual([]);
    expect((await server.pool.query('SELECT key_hash FROM password_reset WHERE key_hash = $1', [key])).rows).toEqual(
      [],
    );
  });

  it('succeeds although the mail cannot be sent', async () => {
    const member = await joinMember(server);
    await server.mails.clear();
    await server.mails.injectFault({ kind: 'drop', to: member.email });
    expect((await requestReset(member.email)).status).toBe(200);
  });

  it('rejects a malformed e-mail address', async () => {
    expect((await requestReset('mina')).json.code).toBe('email_invalid');
  });

  it('is limited to one request a minute from one IP address; another address is not affected', async () => {
    const { email } = createNewcomer();
    const ipAddress = '203.0.113.6';
    expect((await requestReset(email, 'en', { ipAddress })).status).toBe(200);
    expect((await requestReset(email, 'en', { ipAddress })).status).toBe(429);
    expect((await requestReset(email)).status).toBe(200);
  });

  /** Ends the rate limit windows that end within this time. */
  const endLimitsWithin = (interval: string) =>
    server.pool.query('UPDATE rate_limit SET resets_at = now() WHERE resets_at <= now() + $1::interval', [interval]);
  const tooManyRequests = { status: 429, json: { code: 'too_many_requests' } };

  it('is limited to six requests a day from one IP address, and members still get a link from another', async () => {
    const member = await joinMember(server);
    const ipAddress = '203.0.113.7';
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 8; attempt += 1) {
      statuses.push((await requestReset(member.email, 'en', { ipAddress })).status);
      await endLimitsWithin('1 minute');
    }
    expect(statuses).toEqual([...Array<number>(6).fill(200), 429, 429]);
    await Promise.all(server.app.backgroundWork);
    await server.mails.clear();
    expect((await requestReset(member.email)).status).toBe(200);
    expect((await setPassword(await waitForKey(member.email), newPassword)).status).toBe(200);
    await endLimitsWithin('23 hours');
    expect(await requestReset(member.email, 'en', { ipAddress })).toMatchObject(tooManyRequests);
  });

  it('mails at most ten links until one is used, with the same response to every request, and every link is valid', async () => {
    const member = await joinMember(server);
    await server.mails.clear();
    const responses = [];
    for (let stranger = 0; stranger < 12; stranger += 1) {
      responses.push(await requestReset(member.email));
      await Promise.all(server.app.backgroundWork);
    }
    expect(new Set(responses.map(({ status, json }) => `${status} ${json.result}`))).toEqual(new Set(['200 success']));
    const keys = (await server.listMailsTo(member.email)).map(({ text }) => /[?&]key=([\w-]+)/.exec(text)?.[1] ?? '');
    expect(keys).toHaveLength(10);
    for (const key of keys) expect((await server.browser().post('/password/viewReset', { key })).status).toBe(200);
    expect((await setPassword(keys.at(-1) ?? '', newPassword)).status).toBe(200);
    // The member's other links expire together with the one that was used. The next request sends a mail again.
    expect((await setPassword(keys[0] ?? '', 'an even better one')).json.code).toBe('link_expired');
    await server.mails.clear();
    await requestReset(member.email);
    expect(await waitForKey(member.email)).not.toBe('');
  });

  it('mails a link to members who request it in a browser in which they have signed in, however many strangers ask', async () => {
    const member = await joinMember(server);
    const { browser } = await signIn(member.email, member.password);
    await browser.post('/me/logout');
    for (let stranger = 0; stranger < 12; stranger += 1) await requestReset(member.email);
    await Promise.all(server.app.backgroundWork);
    await server.mails.clear();
    expect((await browser.post('/password/askReset', { user_id: member.email })).status).toBe(200);
    expect((await setPassword(await waitForKey(member.email), newPassword)).status).toBe(200);
  });

  it('does not count links that could not be mailed', async () => {
    const member = await joinMember(server);
    await server.mails.clear();
    await server.mails.injectFault({ kind: 'refuse', to: member.email, times: 10 });
    for (let stranger = 0; stranger < 11; stranger += 1) {
      await requestReset(member.email);
      await Promise.all(server.app.backgroundWork);
    }
    expect(await server.listMailsTo(member.email)).toHaveLength(1);
  });
});

describe('the reset link', () => {
  it('shows whose account it is, sets the password once, and ends every session of the member', async () => {
    const { member, key } = await createMemberWithKey();
    const otherSignIn = await signIn(member.email, member.password);
    expect((await server.browser().post('/password/viewReset', { key })).json).toEqual({
      result: 'success',
      user_id: member.email,
    });
    expect((await setPassword(key, newPassword)).json).toEqual({ result: 'success', user_id: member.email });
    expect((await otherSignIn.browser.get('/me')).json).toEqual({ guestYn: 'N' });
    expect(await otherSignIn.browser.get('/myInfo')).toMatchObject({ status: 401, json: { code: 'session_ended' } });
    expect((await signIn(member.email, member.password)).json.code).toBe('wrong_credentials');
    expect((await signIn(member.email, newPassword)).json.result).toBe('success');
    expect((await setPassword(key, 'another one after that')).json.code).toBe('link_expired');
    expect((await server.browser().post('/password/viewReset', { key })).json.code).toBe('link_expired');
  });

  it('sets one password if it is used twice at once', async () => {
    const { member, key } = await createMemberWithKey();
    const passwords = ['the first of the two', 'the second of the two'];
    const responses = await Promise.all(passwords.map((password) => setPassword(key, password)));
    expect(responses.map(({ json }) => json.code ?? json.result).toSorted()).toEqual(['link_expired', 'success']);
    const storedPassword = passwords[responses.findIndex(({ status }) => status === 200)] ?? '';
    expect((await signIn(member.email, storedPassword)).json.result).toBe('success');
  });

  it('stays valid when another one is requested, and its use makes the other one expire', async () => {
    const { member, key } = await createMemberWithKey();
    await server.mails.clear();
    await server.clearRateLimits();
    await requestReset(member.email);
    const laterKey = await waitForKey(member.email);
    expect((await setPassword(key, newPassword)).status).toBe(200);
    expect((await setPassword(laterKey, 'another one after that')).json.code).toBe('link_expired');
  });

  it('stays valid when others at the same IP address are limited after sixty forged links', async () => {
    const { key } = await createMemberWithKey();
    const ipAddress = '203.0.113.5';
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 61; attempt += 1)
      statuses.push((await server.browser({ ipAddress }).post('/password/viewReset', { key: 'forged' })).status);
    expect([statuses.filter((status) => status === 422).length, statuses.at(-1)]).toEqual([60, 429]);
    expect((await server.browser({ ipAddress }).post('/password/reset', { key, password: newPassword })).status).toBe(
      200,
    );
  });

  it('is rejected once it has expired', async () => {
    const { key } = await createMemberWithKey();
    await server.pool.query('UPDATE password_reset SET expires_at = now()');
    expect((await setPassword(key, newPassword)).json.code).toBe('link_expired');
  });

  it('is rejected if forged', async () => {
    expect((await setPassword('forged', newPassword)).json.code).toBe('link_expired');
  });

  it.each([
    ['short', 'password_short'],
    ['aaaabbbbcccc', 'password_simple'],
    ['Password123', 'password_common'],
    ['x'.repeat(101), 'password_long'],
  ])('rejects a bad password and stays valid: %s', async (password, code) => {
    const { key } = await createMemberWithKey();
    expect((await setPassword(key, password)).json.code).toBe(code);
    expect((await setPassword(key, newPassword)).status).toBe(200);
  });

  it('rejects the id as a password', async () => {
    const { member, key } = await createMemberWithKey();
    expect((await setPassword(key, member.email)).json.code).toBe('password_known');
  });
});
