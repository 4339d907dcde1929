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

const ask = (user_id: string, language = 'en', from: { address?: string } = {}) =>
  server.browser({ language, ...from }).post('/password/askReset', { user_id });
const findKey = async (address: string): Promise<string> => {
  const [mail] = await server.listMailsTo(address);
  return /[?&]key=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
};
const waitForKey = async (address: string): Promise<string> => {
  await expect.poll(() => findKey(address)).not.toBe('');
  return findKey(address);
};
const set = (key: string, password: string) => server.browser().post('/password/reset', { key, password });
const signIn = async (username: string, password: string, browser = server.browser()) => {
  const { json } = await browser.post('/authentications', { username, password });
  return { browser, json };
};
const better = 'a better one at last';

/** Creates a member and requests a reset. Returns the key of the mailed link as well. */
const askAsMember = async () => {
  const member = await joinMember(server);
  await server.mails.clear();
  await ask(member.email);
  return { member, key: await waitForKey(member.email) };
};

describe('requesting a new password', () => {
  it('gives the same answer with and without an account; only the mailbox gets a link', async () => {
    const member = await joinMember(server);
    await server.mails.clear();
    const stranger = createNewcomer();
    expect(await ask(stranger.email)).toEqual(await ask(member.email, 'ja'));
    const key = await waitForKey(member.email);
    const [mail] = await server.listMailsTo(member.email);
    expect(mail?.text).toContain(`http://localhost:3000/find-id/password?key=${key}&lang=jp`);
    expect(mail?.subject).toBe('パスワードの再設定');
    expect(await server.listMailsTo(stranger.email)).toEqual([]);
    expect((await server.pool.query('SELECT key_hash FROM password_reset WHERE key_hash = $1', [key])).rows).toEqual(
      [],
    );
  });

  it('responds before the account is looked up', async () => {
    const member = await joinMember(server);
    await server.mails.clear();
    await server.mails.injectFault({ kind: 'drop', to: member.email });
    expect((await ask(member.email)).status).toBe(200);
  });

  it('rejects a malformed address', async () => {
    expect((await ask('mina')).json.code).toBe('email_invalid');
  });

  it('is limited to one request a minute from one address; another address is not affected', async () => {
    const { email } = createNewcomer();
    const address = '203.0.113.6';
    expect((await ask(email, 'en', { address })).status).toBe(200);
    expect((await ask(email, 'en', { address })).status).toBe(429);
    expect((await ask(email)).status).toBe(200);
  });

  /** Ends the rate limit windows that end within `time`. */
  const passTime = (time: string) =>
    server.pool.query('UPDATE rate_limit SET resets_at = now() WHERE resets_at <= now() + $1::interval', [time]);
  const refused = { status: 429, json: { code: 'too_many_requests' } };

  it('is limited to six requests a day from one address, and members still get a link from another', async () => {
    const member = await joinMember(server);
    const address = '203.0.113.7';
    const answers: number[] = [];
    for (let time = 0; time < 8; time += 1) {
      answers.push((await ask(member.email, 'en', { address })).status);
      await passTime('1 minute');
    }
    expect(answers).toEqual([...Array<number>(6).fill(200), 429, 429]);
    await Promise.all(server.app.backgroundWork);
    await server.mails.clear();
    expect((await ask(member.email)).status).toBe(200);
    expect((await set(await waitForKey(member.email), better)).status).toBe(200);
    await passTime('23 hours');
    expect(await ask(member.email, 'en', { address })).toMatchObject(refused);
  });

  it('mails at most ten links at a time if strangers ask, with the same answer to all, and every link opens', async () => {
    const member = await joinMember(server);
    await server.mails.clear();
    const answers = [];
    for (let stranger = 0; stranger < 12; stranger += 1) {
      answers.push(await ask(member.email));
      await Promise.all(server.app.backgroundWork);
    }
    expect(new Set(answers.map(({ status, json }) => `${status} ${json.result}`))).toEqual(new Set(['200 success']));
    const keys = (await server.listMailsTo(member.email)).map(({ text }) => /[?&]key=([\w-]+)/.exec(text)?.[1] ?? '');
    expect(keys).toHaveLength(10);
    for (const key of keys) expect((await server.browser().post('/password/viewReset', { key })).status).toBe(200);
    expect((await set(keys.at(-1) ?? '', better)).status).toBe(200);
    // The others have ended with it, and the next request is mailed again.
    expect((await set(keys[0] ?? '', 'an even better one')).json.code).toBe('link_expired');
    await server.mails.clear();
    await ask(member.email);
    expect(await waitForKey(member.email)).not.toBe('');
  });

  it('gets members a link from a browser in which they have signed in, however many strangers ask', async () => {
    const member = await joinMember(server);
    const { browser } = await signIn(member.email, member.password);
    await browser.post('/me/logout');
    for (let stranger = 0; stranger < 12; stranger += 1) await ask(member.email);
    await Promise.all(server.app.backgroundWork);
    await server.mails.clear();
    expect((await browser.post('/password/askReset', { user_id: member.email })).status).toBe(200);
    expect((await set(await waitForKey(member.email), better)).status).toBe(200);
  });

  it('does not count links that could not be mailed', async () => {
    const member = await joinMember(server);
    await server.mails.clear();
    await server.mails.injectFault({ kind: 'refuse', to: member.email, times: 10 });
    for (let stranger = 0; stranger < 11; stranger += 1) {
      await ask(member.email);
      await Promise.all(server.app.backgroundWork);
    }
    expect(await server.listMailsTo(member.email)).toHaveLength(1);
  });
});

describe('the reset link', () => {
  it('shows whose account it is, sets the password once, and ends every session of the member', async () => {
    const { member, key } = await askAsMember();
    const elsewhere = await signIn(member.email, member.password);
    expect((await server.browser().post('/password/viewReset', { key })).json).toEqual({
      result: 'success',
      user_id: member.email,
    });
    expect((await set(key, better)).json).toEqual({ result: 'success', user_id: member.email });
    expect((await elsewhere.browser.get('/me')).json).toEqual({ guestYn: 'N' });
    expect(await elsewhere.browser.get('/myInfo')).toMatchObject({ status: 401, json: { code: 'session_ended' } });
    expect((await signIn(member.email, member.password)).json.code).toBe('wrong_credentials');
    expect((await signIn(member.email, better)).json.result).toBe('success');
    expect((await set(key, 'another one after that')).json.code).toBe('link_expired');
    expect((await server.browser().post('/password/viewReset', { key })).json.code).toBe('link_expired');
  });

  it('sets one password if it is used twice at once', async () => {
    const { member, key } = await askAsMember();
    const passwords = ['the first of the two', 'the second of the two'];
    const answers = await Promise.all(passwords.map((password) => set(key, password)));
    expect(answers.map(({ json }) => json.code ?? json.result).toSorted()).toEqual(['link_expired', 'success']);
    const rightOne = passwords[answers.findIndex(({ status }) => status === 200)] ?? '';
    expect((await signIn(member.email, rightOne)).json.result).toBe('success');
  });

  it('stays valid when another one is requested, and expires when either is used', async () => {
    const { member, key } = await askAsMember();
    await server.mails.clear();
    await server.clearRateLimits();
    await ask(member.email);
    const later = await waitForKey(member.email);
    expect((await set(key, better)).status).toBe(200);
    expect((await set(later, 'another one after that')).json.code).toBe('link_expired');
  });

  it('opens whatever others try from the same address, who are stopped after sixty wrong tries', async () => {
    const { key } = await askAsMember();
    const address = '203.0.113.5';
    const tries: number[] = [];
    for (let time = 0; time < 61; time += 1)
      tries.push((await server.browser({ address }).post('/password/viewReset', { key: 'forged' })).status);
    expect([tries.filter((status) => status === 422).length, tries.at(-1)]).toEqual([60, 429]);
    expect((await server.browser({ address }).post('/password/reset', { key, password: better })).status).toBe(200);
  });

  it('expires after half an hour', async () => {
    const { key } = await askAsMember();
    await server.pool.query('UPDATE password_reset SET expires_at = now()');
    expect((await set(key, better)).json.code).toBe('link_expired');
  });

  it('is rejected if forged', async () => {
    expect((await set('forged', better)).json.code).toBe('link_expired');
  });

  it.each([
    ['short', 'password_short'],
    ['aaaabbbbcccc', 'password_simple'],
    ['Password123', 'password_common'],
    ['x'.repeat(101), 'password_long'],
  ])('rejects a bad password and stays valid: %s', async (password, code) => {
    const { key } = await askAsMember();
    expect((await set(key, password)).json.code).toBe(code);
    expect((await set(key, better)).status).toBe(200);
  });

  it('rejects a password that contains the id', async () => {
    const { member, key } = await askAsMember();
    expect((await set(key, member.email)).json.code).toBe('password_known');
  });
});
