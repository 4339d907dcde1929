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
  for (const rig of Object.values(server.rigs)) await rig.clearFaults();
  await server.clearRateLimits();
});
afterAll(() => server.close());

const providers = ['kakao', 'naver', 'google'] as const;
let accounts = 0;
/** An account at a provider, Mina's by identity where wanted. */
async function account(
  provider: (typeof providers)[number],
  of: { userId?: string; email?: string | null; phone?: string | null } = {},
) {
  accounts += 1;
  const subject = provider === 'naver' ? `naver-${accounts}` : String(1_000_000 + accounts);
  const { email = `social${accounts}@example.test`, phone = null } = of;
  await server.addAccount(provider, { subject, name: '이소셜', email, emailVerified: true, phone });
  if (of.userId !== undefined)
    await server.pool.query('INSERT INTO identity (provider, subject, user_id) VALUES ($1, $2, $3)', [
      provider.toUpperCase(),
      subject,
      of.userId,
    ]);
  return subject;
}
const members = async () => (await server.pool.query('SELECT user_id FROM member ORDER BY user_id')).rows;
const identities = async () =>
  (await server.pool.query('SELECT provider, subject, user_id FROM identity ORDER BY 1, 2')).rows;

describe.each(providers)('signing in with %s', (provider) => {
  const invalid = `invalid_${provider}_login`;
  const give = (browser: ReturnType<AuthTestServer['browser']>, body: object) =>
    browser.post(`/login/${provider}-auth-code`, body);

  it('opens the session of the member who is known there, under a new id, and leads back', async () => {
    const subject = await account(provider, { userId: mina.userId });
    const browser = server.browser();
    const back = await server.consentAtProvider(browser, provider, subject, '/reservation/prod/payment?dinCode=GRILL');
    const before = browser.cookies.get('sid');
    const { json } = await give(browser, back);
    expect(json).toMatchObject({
      result: 'login',
      returnUrl: '/reservation/prod/payment?dinCode=GRILL',
      userDetails: { user_id: mina.userId },
    });
    expect(browser.cookies.get('sid')).not.toBe(before);
    expect((await browser.get('/me')).json.userDetails?.user_id).toBe(mina.userId);
  });

  it('hands a stranger on whose name has characters that cannot be stored', async () => {
    const subject = provider === 'naver' ? 'naver-spoiled' : '7777777';
    await server.addAccount(provider, { subject, name: '이\0소\ud800셜', email: null, phone: null });
    expect(await server.signInWithProvider(server.browser(), provider, subject)).toMatchObject({
      result: 'not_joined',
    });
    const { rows } = await server.pool.query('SELECT * FROM join_attempt');
    expect(JSON.stringify(rows)).toContain('이소셜');
  });

  it('leads to no other site', async () => {
    const subject = await account(provider, { userId: mina.userId });
    const browser = server.browser();
    expect(await server.signInWithProvider(browser, provider, subject, '//evil.test/')).toMatchObject({
      result: 'login',
      returnUrl: '/',
    });
  });

  it('hands the profile of a stranger on to joining', async () => {
    const subject = await account(provider, { email: `stranger-${provider}@example.test` });
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
    ['no code', (back: object) => ({ ...back, code: '' })],
    ['no state', ({ code }: { code: string }) => ({ code })],
    ['a forged state', (back: object) => ({ ...back, state: 'forged' })],
    ['a forged code', (back: object) => ({ ...back, code: 'forged' })],
  ])('takes nobody in with %s, and changes nothing', async (_case, forge) => {
    const subject = await account(provider, { userId: mina.userId });
    const browser = server.browser();
    const back = await server.consentAtProvider(browser, provider, subject);
    const before = await Promise.all([members(), identities()]);
    expect((await give(browser, forge(back))).json).toEqual({ result: invalid, message: '', returnUrl: '/' });
    expect((await browser.get('/me')).json.userDetails).toBeUndefined();
    expect(await Promise.all([members(), identities()])).toEqual(before);
  });

  it('says that cookies are needed where the session that it began with has not come along', async () => {
    const back = await server.consentAtProvider(
      server.browser(),
      provider,
      await account(provider, { userId: mina.userId }),
    );
    expect(await give(server.browser(), back)).toMatchObject({ status: 403, json: { code: 'cookies_required' } });
  });

  it('takes what came back once', async () => {
    const subject = await account(provider, { userId: mina.userId });
    const browser = server.browser();
    const back = await server.consentAtProvider(browser, provider, subject);
    const twice = await Promise.all([give(browser, back), give(server.browser({ cookies: browser.cookies }), back)]);
    expect(twice.map(({ json }) => json.result).toSorted()).toEqual([invalid, 'login']);
    expect((await give(browser, back)).json.result).toBe(invalid);
  });

  it('takes nothing that another browser, or another provider, was sent away with', async () => {
    const subject = await account(provider, { userId: mina.userId });
    const [mine, strangers] = [server.browser(), server.browser()];
    await strangers.post('/guest/start');
    const back = await server.consentAtProvider(mine, provider, subject);
    expect((await give(strangers, back)).json.result).toBe(invalid);
    const other = provider === 'kakao' ? 'naver' : 'kakao';
    expect((await mine.post(`/login/${other}-auth-code`, back)).json.result).toBe(`invalid_${other}_login`);
    // Neither has used it up.
    expect((await give(mine, back)).json.result).toBe('login');
  });

  it('takes nothing after ten minutes', async () => {
    const subject = await account(provider, { userId: mina.userId });
    const browser = server.browser();
    const back = await server.consentAtProvider(browser, provider, subject);
    await server.pool.query(`UPDATE sign_in_attempt SET expires_at = now()`);
    expect((await give(browser, back)).json.result).toBe(invalid);
  });

  it.each(['drop', 'http500', 'junk'])('says so while the provider is out of order: %s', async (kind) => {
    const subject = await account(provider, { userId: mina.userId });
    const browser = server.browser();
    const back = await server.consentAtProvider(browser, provider, subject);
    await server.rigs[provider].injectFault('token', kind);
    expect((await give(browser, back)).json).toEqual({ result: invalid, message: '', returnUrl: '/' });
    expect((await browser.get('/me')).json.userDetails).toBeUndefined();
  });

  it('rejects a former member', async () => {
    const who = await joinMember(server);
    const subject = await account(provider, { userId: who.email });
    await server.pool.query('UPDATE member SET left_at = now() WHERE user_id = $1', [who.email]);
    const browser = server.browser();
    expect(await server.signInWithProvider(browser, provider, subject)).toMatchObject({
      result: 'login_fail',
      message: '',
    });
    expect((await browser.get('/me')).json.userDetails).toBeUndefined();
  });

  it('is stopped where one address comes back too often', async () => {
    const browser = server.browser();
    const answers = await Promise.all(Array.from({ length: 125 }, () => give(browser, { code: 'x', state: 'x' })));
    expect(answers.filter(({ status }) => status === 429).length).toBe(5);
  });
});

describe('an account that exists another way', () => {
  it('by a phone of ours is named, and nothing is tied to it', async () => {
    const subject = await account('kakao', { phone: '010-1234-5678' });
    const browser = server.browser();
    const before = await identities();
    expect(await server.signInWithProvider(browser, 'kakao', subject)).toEqual({
      result: 'cellphone_duplicated',
      message: '',
      returnUrl: '/',
    });
    expect(await identities()).toEqual(before);
    expect((await browser.post('/join/form', { login_type: 'KAKAO' })).json.result).toBe('invalid_auth_result');
  });

  it('by a verified address is named in the guest’s language, and nothing is tied to it', async () => {
    const subject = await account('google', { email: mina.userId });
    const browser = server.browser({ language: 'ja' });
    const before = await identities();
    const answer = await server.signInWithProvider(browser, 'google', subject);
    expect(answer.result).toBe('login_fail');
    expect(answer.message).toMatch(/[ぁ-ん]/);
    expect(await identities()).toEqual(before);
  });

  it('by an unverified address is not revealed', async () => {
    const subject = await account('naver', { email: mina.userId });
    expect(await server.signInWithProvider(server.browser(), 'naver', subject)).toMatchObject({
      result: 'not_joined',
      message: '',
    });
  });
});

describe('a guest who signs in with a provider', () => {
  it('takes their drafts along', async () => {
    const subject = await account('naver', { userId: mina.userId });
    const browser = server.browser();
    await browser.post('/guest/start');
    await server.signInWithProvider(browser, 'naver', subject);
    expect((await browser.get('/me')).json.guestYn).toBe('N');
  });
});

describe('what an address of ours tells of a provider', () => {
  it('sends state, and PKCE and nonce where the provider takes them', async () => {
    const urlFor = async (provider: string) =>
      new URL(((await server.browser().post(`/login/get-${provider}-oauth-url`)).json as { url: string }).url)
        .searchParams;
    for (const provider of providers) {
      const query = await urlFor(provider);
      expect(query.get('state')).toMatch(/^[\w-]{43}$/);
      expect(query.get('redirect_uri')).toBe(`http://localhost:3000/${provider}-oauth/result`);
    }
    const google = await urlFor('google');
    expect([google.get('code_challenge_method'), google.get('nonce')]).toEqual([
      'S256',
      expect.stringMatching(/^[\w-]{43}$/),
    ]);
  });

  it('keeps only a hash of the state', async () => {
    const { state } = await server.consentAtProvider(server.browser(), 'naver', await account('naver'));
    const { rows } = await server.pool.query('SELECT * FROM sign_in_attempt');
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(state);
  });
});

describe('coming from the home page', () => {
  const give = (browser: ReturnType<AuthTestServer['browser']>, code: string) =>
    browser.post('/homepagelogin/login', { code });

  it('signs the member in whom it is tied to, once a code', async () => {
    await server.addHomePageAccount({ subject: 'HP-mina', name: '김미나', email: mina.userId, phone: '010-1234-5678' });
    await server.pool.query(`INSERT INTO identity (provider, subject, user_id) VALUES ('HOMEPAGE', 'HP-mina', $1)`, [
      mina.userId,
    ]);
    const code = await server.getHomePageCode('HP-mina');
    const browser = server.browser();
    expect((await give(browser, code)).json).toMatchObject({ result: 'login', userDetails: { user_id: mina.userId } });
    expect((await give(server.browser(), code)).json).toEqual({
      result: 'invalid_homepage_login',
      message: '',
      returnUrl: '/',
    });
  });

  it('asks a member first whether the account may change, and uses no code for it', async () => {
    await server.addHomePageAccount({
      subject: 'HP-other',
      name: '박도윤',
      email: 'doyun@example.test',
      phone: '010-8888-1234',
    });
    const other = await joinMember(server);
    await server.pool.query(`INSERT INTO identity (provider, subject, user_id) VALUES ('HOMEPAGE', 'HP-other', $1)`, [
      other.email,
    ]);
    const browser = server.browser();
    await browser.post('/authentications', { username: mina.userId, password: mina.password });
    const code = await server.getHomePageCode('HP-other');
    const asked = (await give(browser, code)).json;
    expect(asked).toMatchObject({ result: 'confirm', guestYn: 'N' });
    expect(asked.signedInAs).toMatch(/^.\*+.?$/);
    expect((await browser.get('/me')).json.userDetails?.user_id).toBe(mina.userId);
    for (const confirmKey of ['', 'forged', 'Y'])
      expect((await browser.post('/homepagelogin/login', { code, confirmKey })).json.result).toBe('confirm');
    const { confirmKey } = asked;
    const elsewhere = server.browser();
    await elsewhere.post('/authentications', { username: mina.userId, password: mina.password });
    expect((await elsewhere.post('/homepagelogin/login', { code, confirmKey })).json.result).toBe('confirm');
    expect((await browser.post('/homepagelogin/login', { code, confirmKey })).json).toMatchObject({
      result: 'login',
      userDetails: { user_id: other.email },
    });
  });

  it('asks a guest first, and again where somebody has signed in meanwhile', async () => {
    const browser = server.browser();
    await browser.post('/guest/start');
    const code = await server.getHomePageCode('HP-other');
    const { json } = await give(browser, code);
    expect(json).toMatchObject({ result: 'confirm', signedInAs: '', guestYn: 'Y' });
    await browser.post('/authentications', { username: mina.userId, password: mina.password });
    const { confirmKey } = json;
    expect((await browser.post('/homepagelogin/login', { code, confirmKey })).json).toMatchObject({
      result: 'confirm',
      guestYn: 'N',
    });
    expect((await browser.get('/me')).json.userDetails?.user_id).toBe(mina.userId);
  });

  it('asks any visitor whose page wants the question', async () => {
    const browser = server.browser();
    const code = await server.getHomePageCode('HP-other');
    const { json } = await browser.post('/homepagelogin/login', { code, confirmKey: '' });
    expect(json).toMatchObject({ result: 'confirm', signedInAs: '', guestYn: 'N' });
    const { confirmKey } = json;
    expect((await browser.post('/homepagelogin/login', { code, confirmKey })).json.result).toBe('login');
  });

  it('passes the profile of an unknown person on to joining, with the address still to be verified', async () => {
    const { email } = createNewcomer();
    await server.addHomePageAccount({ subject: 'HP-new', name: '서은채', email, phone: '+81 90-1234-5678' });
    const browser = server.browser();
    expect((await give(browser, await server.getHomePageCode('HP-new'))).json.result).toBe('not_joined');
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

  it('names the account that has the phone', async () => {
    await server.addHomePageAccount({
      subject: 'HP-double',
      name: '김',
      email: 'x@example.test',
      phone: '010-1234-5678',
    });
    expect((await give(server.browser(), await server.getHomePageCode('HP-double'))).json.result).toBe(
      'cellphone_duplicated',
    );
  });

  it.each([
    ['a forged code', 'forged'],
    ['no code', ''],
  ])('takes nobody in with %s', async (_case, code) => {
    expect((await give(server.browser(), code)).json.result).toBe('invalid_homepage_login');
  });

  it('says so while it is out of order', async () => {
    const code = await server.getHomePageCode('HP-mina');
    await server.injectFault('homePage', 'token', 'http500');
    expect((await give(server.browser(), code)).json.result).toBe('invalid_homepage_login');
  });
});
