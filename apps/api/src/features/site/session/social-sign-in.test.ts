import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type AuthTestServer,
  createNewcomer,
  joinMember,
  startAuthTestServer,
} from '../../../../test/auth-test-server';
import { mina } from '../../../../test/fixtures';

let server: AuthTestServer;
beforeAll(async () => {
  server = await startAuthTestServer();
});
beforeEach(async () => {
  for (const signInServer of Object.values(server.signInServers)) await signInServer.clearFaults();
  await server.clearRateLimits();
});
afterAll(() => server.close());

const providers = ['kakao', 'naver', 'google'] as const;
let accountCount = 0;
/** Creates an account at a provider, linked to a member if `userId` is given. */
async function createAccount(
  provider: (typeof providers)[number],
  options: { userId?: string; email?: string | null; phone?: string | null } = {},
) {
  accountCount += 1;
  const subject = provider === 'naver' ? `naver-${accountCount}` : String(1_000_000 + accountCount);
  const { email = `social${accountCount}@example.test`, phone = null } = options;
  await server.addAccount(provider, { subject, name: '이소셜', email, emailVerified: true, phone });
  if (options.userId !== undefined)
    await server.pool.query('INSERT INTO identity (provider, subject, user_id) VALUES ($1, $2, $3)', [
      provider.toUpperCase(),
      subject,
      options.userId,
    ]);
  return subject;
}
const listMembers = async () => (await server.pool.query('SELECT user_id FROM member ORDER BY user_id')).rows;
const listOpenAlarms = async () =>
  (await server.pool.query('SELECT kind, subject FROM alarm WHERE settled_at IS NULL')).rows;
const listIdentities = async () =>
  (await server.pool.query('SELECT provider, subject, user_id FROM identity ORDER BY 1, 2')).rows;

describe.each(providers)('signing in with %s', (provider) => {
  const invalidResult = `invalid_${provider}_login`;
  const submitCallback = (browser: ReturnType<AuthTestServer['browser']>, body: object) =>
    browser.post(`/login/${provider}-auth-code`, body);

  it('signs a known member in under a new session id and returns to the previous page', async () => {
    const subject = await createAccount(provider, { userId: mina.userId });
    const browser = server.browser();
    const callback = await server.consentAtProvider(
      browser,
      provider,
      subject,
      '/reservation/prod/payment?dinCode=GRILL',
    );
    const sidBefore = browser.cookies.get('sid');
    const { json } = await submitCallback(browser, callback);
    expect(json).toMatchObject({
      result: 'login',
      returnUrl: '/reservation/prod/payment?dinCode=GRILL',
      userDetails: { user_id: mina.userId },
    });
    expect(browser.cookies.get('sid')).not.toBe(sidBefore);
    expect((await browser.get('/me')).json.userDetails?.user_id).toBe(mina.userId);
  });

  it('removes characters that cannot be stored from the profile of an unknown person', async () => {
    const subject = provider === 'naver' ? 'naver-spoiled' : '7777777';
    await server.addAccount(provider, { subject, name: '이\0소\ud800셜', email: null, phone: null });
    expect(await server.signInWithProvider(server.browser(), provider, subject)).toMatchObject({
      result: 'not_joined',
    });
    const { rows } = await server.pool.query('SELECT * FROM join_attempt');
    expect(JSON.stringify(rows)).toContain('이소셜');
  });

  it('returns to the home page instead of another site', async () => {
    const subject = await createAccount(provider, { userId: mina.userId });
    const browser = server.browser();
    expect(await server.signInWithProvider(browser, provider, subject, '//evil.test/')).toMatchObject({
      result: 'login',
      returnUrl: '/',
    });
  });

  it('fills the join form with the profile of a person who is not a member', async () => {
    const subject = await createAccount(provider, { email: `stranger-${provider}@example.test` });
    const browser = server.browser();
    expect(await server.signInWithProvider(browser, provider, subject)).toMatchObject({ result: 'not_joined' });
    expect((await browser.get('/me')).json.userDetails).toBeUndefined();
    const login_type = provider.toUpperCase();
    await browser.post('/join/agreement', {
      login_type,
      policyTermAgreYn: 'Y',
      policyPrivacyAgreYn: 'Y',
      policyThirdPartiesAgreYn: 'Y',
    });
    expect((await browser.post('/join/form', { login_type })).json).toMatchObject({
      result: 'success',
      [`${provider}Profile`]: {
        email: `stranger-${provider}@example.test`,
        emailProvenYn: provider === 'naver' ? 'N' : 'Y',
        name_kor: '이소셜',
      },
      user_id: provider === 'naver' ? '' : `stranger-${provider}@example.test`,
    });
  });

  it.each([
    ['a callback without a code', (callback: object) => ({ ...callback, code: '' })],
    ['a callback without a state', ({ code }: { code: string }) => ({ code })],
    ['a callback with a forged state', (callback: object) => ({ ...callback, state: 'forged' })],
    ['a callback with a forged code', (callback: object) => ({ ...callback, code: 'forged' })],
  ])('rejects %s, signs no one in and changes no account', async (_case, forge) => {
    const subject = await createAccount(provider, { userId: mina.userId });
    const browser = server.browser();
    const callback = await server.consentAtProvider(browser, provider, subject);
    const rowsBefore = await Promise.all([listMembers(), listIdentities()]);
    expect((await submitCallback(browser, forge(callback))).json).toEqual({
      result: invalidResult,
      message: '',
      returnUrl: '/',
    });
    expect((await browser.get('/me')).json.userDetails).toBeUndefined();
    expect(await Promise.all([listMembers(), listIdentities()])).toEqual(rowsBefore);
  });

  it('raises one alarm while the provider refuses our credentials, and closes it at the next sign-in', async () => {
    const subject = await createAccount(provider, { userId: mina.userId });
    const signIn = () => server.signInWithProvider(server.browser(), provider, subject);
    await server.signInServers[provider].injectFault('token', 'http500');
    expect(await signIn()).toMatchObject({ result: invalidResult });
    expect(await listOpenAlarms()).toEqual([]);
    await server.signInServers[provider].injectFault('token', 'refuseClient', { times: 2 });
    const refusals = [await signIn(), await signIn()];
    expect(refusals).toMatchObject([{ result: invalidResult }, { result: invalidResult }]);
    expect(await listOpenAlarms()).toEqual([{ kind: 'sign_in_credentials_refused', subject: provider.toUpperCase() }]);
    expect(await signIn()).toMatchObject({ result: 'login' });
    expect(await listOpenAlarms()).toEqual([]);
  });

  it('reports that cookies are needed if the callback has no session cookie', async () => {
    const callback = await server.consentAtProvider(
      server.browser(),
      provider,
      await createAccount(provider, { userId: mina.userId }),
    );
    expect(await submitCallback(server.browser(), callback)).toMatchObject({
      status: 403,
      json: { code: 'cookies_required' },
    });
  });

  it('accepts a callback only once', async () => {
    const subject = await createAccount(provider, { userId: mina.userId });
    const browser = server.browser();
    const callback = await server.consentAtProvider(browser, provider, subject);
    const responses = await Promise.all([
      submitCallback(browser, callback),
      submitCallback(server.browser({ cookies: browser.cookies }), callback),
    ]);
    expect(responses.map(({ json }) => json.result).toSorted()).toEqual([invalidResult, 'login']);
    expect((await submitCallback(browser, callback)).json.result).toBe(invalidResult);
  });

  it('rejects a callback of another browser or provider without consuming the attempt', async () => {
    const subject = await createAccount(provider, { userId: mina.userId });
    const [ownBrowser, otherBrowser] = [server.browser(), server.browser()];
    await otherBrowser.post('/guest/start');
    const callback = await server.consentAtProvider(ownBrowser, provider, subject);
    expect((await submitCallback(otherBrowser, callback)).json.result).toBe(invalidResult);
    const otherProvider = provider === 'kakao' ? 'naver' : 'kakao';
    expect((await ownBrowser.post(`/login/${otherProvider}-auth-code`, callback)).json.result).toBe(
      `invalid_${otherProvider}_login`,
    );
    // The two invalid callbacks did not consume the attempt.
    expect((await submitCallback(ownBrowser, callback)).json.result).toBe('login');
  });

  it('rejects a callback whose attempt has expired', async () => {
    const subject = await createAccount(provider, { userId: mina.userId });
    const browser = server.browser();
    const callback = await server.consentAtProvider(browser, provider, subject);
    await server.pool.query(`UPDATE sign_in_attempt SET expires_at = now()`);
    expect((await submitCallback(browser, callback)).json.result).toBe(invalidResult);
  });

  it.each(['drop', 'http500', 'junk'])('answers a failing provider like an invalid callback: %s', async (kind) => {
    const subject = await createAccount(provider, { userId: mina.userId });
    const browser = server.browser();
    const callback = await server.consentAtProvider(browser, provider, subject);
    await server.signInServers[provider].injectFault('token', kind);
    expect((await submitCallback(browser, callback)).json).toEqual({
      result: invalidResult,
      message: '',
      returnUrl: '/',
    });
    expect((await browser.get('/me')).json.userDetails).toBeUndefined();
  });

  it('rejects a former member', async () => {
    const member = await joinMember(server);
    const subject = await createAccount(provider, { userId: member.email });
    await server.pool.query('UPDATE member SET left_at = now() WHERE user_id = $1', [member.email]);
    const browser = server.browser();
    expect(await server.signInWithProvider(browser, provider, subject)).toMatchObject({
      result: 'login_fail',
      message: '',
    });
    expect((await browser.get('/me')).json.userDetails).toBeUndefined();
  });

  it('limits the number of callbacks from one IP address', async () => {
    const browser = server.browser();
    const responses = await Promise.all(
      Array.from({ length: 125 }, () => submitCallback(browser, { code: 'x', state: 'x' })),
    );
    expect(responses.filter(({ status }) => status === 429).length).toBe(5);
  });
});

describe('an existing account', () => {
  it('is reported if it has the same phone number, and nothing is linked to it', async () => {
    const subject = await createAccount('kakao', { phone: '010-1234-5678' });
    const browser = server.browser();
    const rowsBefore = await listIdentities();
    expect(await server.signInWithProvider(browser, 'kakao', subject)).toEqual({
      result: 'cellphone_duplicated',
      message: '',
      returnUrl: '/',
    });
    expect(await listIdentities()).toEqual(rowsBefore);
    expect((await browser.post('/join/form', { login_type: 'KAKAO' })).json.result).toBe('invalid_auth_result');
  });

  it('is reported in the visitor’s language if it has the same verified e-mail address, and nothing is linked to it', async () => {
    const subject = await createAccount('google', { email: mina.userId });
    const browser = server.browser({ language: 'ja' });
    const rowsBefore = await listIdentities();
    const response = await server.signInWithProvider(browser, 'google', subject);
    expect(response.result).toBe('login_fail');
    expect(response.message).toMatch(/[ぁ-ん]/);
    expect(await listIdentities()).toEqual(rowsBefore);
  });

  it('is not revealed by the same e-mail address if the provider has not verified it', async () => {
    const subject = await createAccount('naver', { email: mina.userId });
    expect(await server.signInWithProvider(server.browser(), 'naver', subject)).toMatchObject({
      result: 'not_joined',
      message: '',
    });
  });
});

describe('a guest who signs in with a provider', () => {
  it('is no longer a guest', async () => {
    const subject = await createAccount('naver', { userId: mina.userId });
    const browser = server.browser();
    await browser.post('/guest/start');
    await server.signInWithProvider(browser, 'naver', subject);
    expect((await browser.get('/me')).json.guestYn).toBe('N');
  });
});

describe('the authorization URL of a provider', () => {
  it('contains a state and the redirect URI, and for Google the PKCE method and a nonce', async () => {
    const getAuthorizeParams = async (provider: string) =>
      new URL(((await server.browser().post(`/login/get-${provider}-oauth-url`)).json as { url: string }).url)
        .searchParams;
    for (const provider of providers) {
      const query = await getAuthorizeParams(provider);
      expect(query.get('state')).toMatch(/^[\w-]{43}$/);
      expect(query.get('redirect_uri')).toBe(`http://localhost:3000/${provider}-oauth/result`);
    }
    const google = await getAuthorizeParams('google');
    expect([google.get('code_challenge_method'), google.get('nonce')]).toEqual([
      'S256',
      expect.stringMatching(/^[\w-]{43}$/),
    ]);
  });

  it('contains a state that is not stored in plain text', async () => {
    const { state } = await server.consentAtProvider(server.browser(), 'naver', await createAccount('naver'));
    const { rows } = await server.pool.query('SELECT * FROM sign_in_attempt');
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(state);
  });
});

describe('signing in from the group’s website', () => {
  const submitCode = (browser: ReturnType<AuthTestServer['browser']>, code: string) =>
    browser.post('/homepagelogin/login', { code });

  it('signs the linked member in, once for each code', async () => {
    await server.addGroupWebsiteAccount({
      subject: 'HP-mina',
      name: '김미나',
      email: mina.userId,
      phone: '010-1234-5678',
    });
    await server.pool.query(`INSERT INTO identity (provider, subject, user_id) VALUES ('HOMEPAGE', 'HP-mina', $1)`, [
      mina.userId,
    ]);
    const code = await server.getGroupWebsiteCode('HP-mina');
    const browser = server.browser();
    expect((await submitCode(browser, code)).json).toMatchObject({
      result: 'login',
      userDetails: { user_id: mina.userId },
    });
    expect((await submitCode(server.browser(), code)).json).toEqual({
      result: 'invalid_homepage_login',
      message: '',
      returnUrl: '/',
    });
  });

  it('raises an alarm while the website refuses our credentials, and closes it at the next sign-in', async () => {
    await server.injectFault('groupWebsite', 'token', 'refuseClient');
    const signIn = async () => submitCode(server.browser(), await server.getGroupWebsiteCode('HP-mina'));
    expect((await signIn()).json).toMatchObject({ result: 'invalid_homepage_login' });
    expect(await listOpenAlarms()).toEqual([{ kind: 'sign_in_credentials_refused', subject: 'HOMEPAGE' }]);
    expect((await signIn()).json).toMatchObject({ result: 'login' });
    expect(await listOpenAlarms()).toEqual([]);
  });

  it('asks a signed-in member to confirm the switch to another account, and does not consume the code', async () => {
    await server.addGroupWebsiteAccount({
      subject: 'HP-other',
      name: '박도윤',
      email: 'doyun@example.test',
      phone: '010-8888-1234',
    });
    const otherMember = await joinMember(server);
    await server.pool.query(`INSERT INTO identity (provider, subject, user_id) VALUES ('HOMEPAGE', 'HP-other', $1)`, [
      otherMember.email,
    ]);
    const browser = server.browser();
    await browser.post('/authentications', { username: mina.userId, password: mina.password });
    const code = await server.getGroupWebsiteCode('HP-other');
    const signInResponse = (await submitCode(browser, code)).json;
    expect(signInResponse).toMatchObject({ result: 'confirm', guestYn: 'N' });
    expect(signInResponse.signedInAs).toMatch(/^.\*+.?$/);
    expect((await browser.get('/me')).json.userDetails?.user_id).toBe(mina.userId);
    for (const confirmKey of ['', 'forged', 'Y'])
      expect((await browser.post('/homepagelogin/login', { code, confirmKey })).json.result).toBe('confirm');
    const { confirmKey } = signInResponse;
    const otherBrowser = server.browser();
    await otherBrowser.post('/authentications', { username: mina.userId, password: mina.password });
    expect((await otherBrowser.post('/homepagelogin/login', { code, confirmKey })).json.result).toBe('confirm');
    expect((await browser.post('/homepagelogin/login', { code, confirmKey })).json).toMatchObject({
      result: 'login',
      userDetails: { user_id: otherMember.email },
    });
  });

  it('asks a guest to confirm, and asks again if a member has signed in since', async () => {
    const browser = server.browser();
    await browser.post('/guest/start');
    const code = await server.getGroupWebsiteCode('HP-other');
    const { json } = await submitCode(browser, code);
    expect(json).toMatchObject({ result: 'confirm', signedInAs: '', guestYn: 'Y' });
    await browser.post('/authentications', { username: mina.userId, password: mina.password });
    const { confirmKey } = json;
    expect((await browser.post('/homepagelogin/login', { code, confirmKey })).json).toMatchObject({
      result: 'confirm',
      guestYn: 'N',
    });
    expect((await browser.get('/me')).json.userDetails?.user_id).toBe(mina.userId);
  });

  it('asks any visitor to confirm if the request contains a confirmKey', async () => {
    const browser = server.browser();
    const code = await server.getGroupWebsiteCode('HP-other');
    const { json } = await browser.post('/homepagelogin/login', { code, confirmKey: '' });
    expect(json).toMatchObject({ result: 'confirm', signedInAs: '', guestYn: 'N' });
    const { confirmKey } = json;
    expect((await browser.post('/homepagelogin/login', { code, confirmKey })).json.result).toBe('login');
  });

  it('fills the join form with the profile of a person who is not a member, whose e-mail address is still unverified', async () => {
    const { email } = createNewcomer();
    await server.addGroupWebsiteAccount({ subject: 'HP-new', name: '서은채', email, phone: '+81 90-1234-5678' });
    const browser = server.browser();
    expect((await submitCode(browser, await server.getGroupWebsiteCode('HP-new'))).json.result).toBe('not_joined');
    await browser.post('/join/agreement', {
      login_type: 'HOMEPAGE',
      policyTermAgreYn: 'Y',
      policyPrivacyAgreYn: 'Y',
      policyThirdPartiesAgreYn: 'Y',
    });
    expect((await browser.post('/join/form', { login_type: 'HOMEPAGE' })).json).toMatchObject({
      result: 'success',
      homepageProfile: { email, emailProvenYn: 'N', name_kor: '서은채', cellphone: '+819012345678' },
      user_id: '',
    });
  });

  it('reports that another account has the phone number', async () => {
    await server.addGroupWebsiteAccount({
      subject: 'HP-double',
      name: '김',
      email: 'x@example.test',
      phone: '010-1234-5678',
    });
    expect((await submitCode(server.browser(), await server.getGroupWebsiteCode('HP-double'))).json.result).toBe(
      'cellphone_duplicated',
    );
  });

  it.each([
    ['a forged code', 'forged'],
    ['an empty code', ''],
  ])('rejects %s', async (_case, code) => {
    expect((await submitCode(server.browser(), code)).json.result).toBe('invalid_homepage_login');
  });

  it('answers a failure of the group’s website like an invalid code', async () => {
    const code = await server.getGroupWebsiteCode('HP-mina');
    await server.injectFault('groupWebsite', 'token', 'http500');
    expect((await submitCode(server.browser(), code)).json.result).toBe('invalid_homepage_login');
  });
});
