import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type SignInTestServer, startSignInTestServer } from '../../../test/sign-in-test-server';
import { createSocialProviders } from './create-social-providers';

const subjects = { kakao: '9223372036854775807', naver: 'n-somebody', google: '100000000000000000777' } as const;

describe.each(['kakao', 'naver', 'google'] as const)('%s', (provider) => {
  let now = new Date('2026-11-21T00:00:00Z');
  let server: SignInTestServer;
  const subject = subjects[provider];
  beforeAll(async () => {
    server = await startSignInTestServer(provider, () => now);
    await server.addAccount({ subject, name: ' 서은채 ', email: 'Eunchae@Mail.Example', phone: '010-2222-3333' });
  });
  beforeEach(() => server.clearFaults());
  afterAll(() => server.close());

  const requestProfile = async (
    ...[signInReturn, changes]: [...Parameters<ReturnType<SignInTestServer['createAdapter']>['exchangeCode']>, object?]
  ) => server.createAdapter(changes).exchangeCode(signInReturn);

  it('returns the same profile, with normalised values, each time a person signs in', async () => {
    for (const { signInReturn } of [await server.authorize(subject), await server.authorize(subject)]) {
      expect(await requestProfile(signInReturn)).toEqual({
        ok: true,
        profile: {
          subject,
          email: { address: 'eunchae@mail.example', verified: provider !== 'naver' },
          name: '서은채',
          phone: provider === 'google' ? undefined : '01022223333',
        },
      });
    }
  });

  it('removes characters that cannot be stored from a name', async () => {
    const otherSubject = provider === 'kakao' ? '77' : 'spoiled-name';
    await server.addAccount({ subject: otherSubject, name: '서\0은\ud800채\u0007\n' });
    const { signInReturn } = await server.authorize(otherSubject);
    expect(await requestProfile(signInReturn)).toMatchObject({
      ok: true,
      profile: { subject: otherSubject, name: '서은채' },
    });
  });

  it('rejects a subject with a character that cannot be stored', async () => {
    const otherSubject = 'spoiled\0';
    await server.addAccount({ subject: otherSubject, name: 'Jane' });
    const { signInReturn } = await server.authorize(otherSubject);
    expect(await requestProfile(signInReturn)).toEqual({ ok: false, reason: 'untrusted' });
  });

  it('returns the state that it was sent', async () => {
    const { authorizeUrl, redirectUrl, signInReturn } = await server.authorize(subject);
    expect(new URL(authorizeUrl).searchParams.get('state')).toBe(signInReturn.state);
    expect(redirectUrl.searchParams.get('state')).toBe(signInReturn.state);
    expect(`${redirectUrl.origin}${redirectUrl.pathname}`).toBe(signInReturn.redirectUri);
  });

  it('returns no code if the person refuses', async () => {
    const { redirectUrl } = await server.authorize(subject, 'refuse');
    expect(redirectUrl.searchParams.get('error')).toBe('access_denied');
    expect(redirectUrl.searchParams.has('code')).toBe(false);
  });

  it('accepts a code once', async () => {
    const { signInReturn } = await server.authorize(subject);
    expect(await requestProfile(signInReturn)).toMatchObject({ ok: true });
    expect(await requestProfile(signInReturn)).toEqual({ ok: false, reason: 'code_refused' });
  });

  it('rejects an unknown code and an expired one', async () => {
    const { signInReturn } = await server.authorize(subject);
    expect(await requestProfile({ ...signInReturn, code: 'made-up' })).toEqual({ ok: false, reason: 'code_refused' });
    now = new Date(now.getTime() + 10 * 60_000 + 1);
    expect(await requestProfile(signInReturn)).toEqual({ ok: false, reason: 'code_refused' });
  });

  it.each(['usedCode', 'expiredCode'])('rejects an invalid code: %s', async (kind) => {
    await server.injectFault('authorize', kind, { only: subject });
    expect(await requestProfile((await server.authorize(subject)).signInReturn)).toEqual({
      ok: false,
      reason: 'code_refused',
    });
  });

  it('rejects the code of another attempt, unless it is KAKAO, which cannot detect it', async () => {
    const [first, second] = [await server.authorize(subject), await server.authorize(subject)];
    const swappedResult = await requestProfile({ ...second.signInReturn, code: first.signInReturn.code });
    // KAKAO checks neither state, nonce nor PKCE when it exchanges a code: only the caller's check of the state
    // prevents this.
    if (provider === 'kakao') expect(swappedResult).toMatchObject({ ok: true });
    else expect(swappedResult).toEqual({ ok: false, reason: 'code_refused' });
  });

  it.each([{ clientSecret: 'wrong' }, { clientId: 'wrong' }])('reports refused credentials: %o', async (changes) => {
    const { signInReturn } = await server.authorize(subject);
    expect(await requestProfile(signInReturn, changes)).toEqual({ ok: false, reason: 'credentials_refused' });
  });

  it.each([
    ['http500', {}, 'unavailable'],
    ['drop', {}, 'unavailable'],
    ['junk', {}, 'untrusted'],
    ['junk', { body: 'null' }, 'untrusted'],
    ['junk', { body: '{"access_token":"","id_token":""}' }, 'untrusted'],
    ['junk', { body: '{"error":"temporarily_unavailable"}' }, 'unavailable'],
    ['refuseClient', {}, 'credentials_refused'],
  ])('reports the fault %s in the token response (%o) as %s', async (kind, options, reason) => {
    await server.injectFault('token', kind, options);
    expect(await requestProfile((await server.authorize(subject)).signInReturn)).toEqual({ ok: false, reason });
  });

  it('gives up after its time limit', async () => {
    const { signInReturn } = await server.authorize(subject);
    await server.injectFault('token', 'slow', { ms: 60_000 });
    expect(await requestProfile(signInReturn, { timeoutMs: 150 })).toEqual({ ok: false, reason: 'unavailable' });
  });

  it('reports a provider that cannot be reached as unavailable', async () => {
    const { signInReturn } = await server.authorize(subject);
    const unreachable = { authBaseUrl: 'http://127.0.0.1:1', tokenBaseUrl: 'http://127.0.0.1:1' };
    expect(await requestProfile(signInReturn, unreachable)).toEqual({ ok: false, reason: 'unavailable' });
  });

  it('logs each exchange without the guest’s data, the code or the secret', async () => {
    const { signInReturn } = await server.authorize(subject);
    await requestProfile(signInReturn);
    await requestProfile(signInReturn, { clientSecret: 'a-wrong-secret' });
    expect(server.lines).toHaveLength(2);
    for (const secret of [
      signInReturn.code,
      signInReturn.state,
      subject,
      'eunchae',
      '서은채',
      '3333',
      'a-wrong-secret',
    ])
      expect(server.lines.join()).not.toContain(secret);
  });
});

const profileFaults = [
  ['kakao', 'notLinked', 'profile_refused'],
  ['kakao', 'consentMissing', 'profile_refused'],
  ['kakao', 'underFourteen', 'profile_refused'],
  ['kakao', 'tokenRefused', 'untrusted'],
  ['naver', 'forbidden', 'profile_refused'],
  ['naver', 'tokenRefused', 'untrusted'],
] as const;

describe.each(['kakao', 'naver'] as const)('the profile of %s', (provider) => {
  let server: SignInTestServer;
  beforeAll(async () => {
    server = await startSignInTestServer(provider);
  });
  beforeEach(() => server.clearFaults());
  afterAll(() => server.close());

  const signInAs = async (account: {
    subject: string;
    email?: string | null;
    emailVerified?: boolean;
    phone?: string | null;
  }) => {
    await server.addAccount(account);
    return server.createAdapter().exchangeCode((await server.authorize(account.subject)).signInReturn);
  };

  const faults = profileFaults.flatMap(([name, kind, reason]) => (name === provider ? [[kind, reason] as const] : []));
  it.each(faults)('is not returned after the fault %s, and the reason is %s', async (kind, reason) => {
    await server.injectFault('profile', kind);
    expect(await signInAs({ subject: '77' })).toEqual({ ok: false, reason });
  });

  it.each([
    ['http500', {}, 'unavailable'],
    ['drop', {}, 'unavailable'],
    ['junk', {}, 'untrusted'],
    ['junk', { body: '{"id":-1,"resultcode":"00","response":{}}' }, 'untrusted'],
    ['junk', { body: '{"id":1.5,"resultcode":"024","response":{"id":"x"}}' }, 'untrusted'],
  ])('is not returned after the fault %s (%o), and the reason is %s', async (kind, options, reason) => {
    await server.injectFault('profile', kind, options);
    expect(await signInAs({ subject: '77' })).toEqual({ ok: false, reason });
  });

  it('contains only the data that the person shared', async () => {
    const outcome = await signInAs({ subject: '78', email: null, phone: null });
    expect(outcome).toMatchObject({ ok: true, profile: { subject: '78', email: undefined, phone: undefined } });
  });

  it('contains a foreign phone number in international form', async () => {
    expect(await signInAs({ subject: '79', phone: '+44 7700 900123' })).toMatchObject({
      profile: { phone: '+447700900123' },
    });
  });

  it('marks an e-mail address as unverified if the provider has not verified it', async () => {
    const outcome = await signInAs({ subject: '80', email: 'someone@mail.example', emailVerified: false });
    expect(outcome).toMatchObject({ profile: { email: { address: 'someone@mail.example', verified: false } } });
  });
});

describe('Google’s ID token', () => {
  const signedAt = new Date('2026-11-21T00:00:00Z');
  let server: SignInTestServer;
  const subject = subjects.google;
  beforeAll(async () => {
    server = await startSignInTestServer('google', () => signedAt);
    await server.addAccount({ subject, email: 'someone@mail.example', emailVerified: false });
  });
  beforeEach(() => server.clearFaults());
  afterAll(() => server.close());

  it.each([
    'forged',
    'unsigned',
    'unknownKey',
    'wrongIssuer',
    'wrongAudience',
    'otherParty',
    'wrongNonce',
    'noNonce',
    'staleToken',
  ])('is rejected: %s', async (kind) => {
    const { signInReturn } = await server.authorize(subject);
    await server.injectFault('token', kind);
    expect(await server.createAdapter().exchangeCode(signInReturn)).toEqual({ ok: false, reason: 'untrusted' });
  });

  it('is not accepted if the keys cannot be loaded, and the provider counts as unavailable', async () => {
    for (const kind of ['http500', 'drop', 'slow']) {
      const { signInReturn } = await server.authorize(subject);
      await server.injectFault('keys', kind, { ms: 3_000 });
      expect(await server.createAdapter({ timeoutMs: 200 }).exchangeCode(signInReturn)).toEqual({
        ok: false,
        reason: 'unavailable',
      });
    }
  });

  it('is rejected if the keys are invalid', async () => {
    const { signInReturn } = await server.authorize(subject);
    await server.injectFault('keys', 'junk', { body: '{"keys":"none"}' });
    expect(await server.createAdapter().exchangeCode(signInReturn)).toEqual({ ok: false, reason: 'untrusted' });
  });

  it('is accepted until a minute after its expiry, and rejected later', async () => {
    const exchangeAfter = async (ms: number) => {
      const { signInReturn } = await server.authorize(subject);
      return server.createAdapter({ clock: () => new Date(signedAt.getTime() + ms) }).exchangeCode(signInReturn);
    };
    expect(await exchangeAfter(3_600_000 + 50_000)).toMatchObject({ ok: true });
    expect(await exchangeAfter(3_600_000 + 70_000)).toEqual({ ok: false, reason: 'untrusted' });
  });

  it('marks an unverified e-mail address as unverified', async () => {
    const { signInReturn } = await server.authorize(subject);
    expect(await server.createAdapter().exchangeCode(signInReturn)).toMatchObject({
      profile: { email: { verified: false } },
    });
  });

  it('is returned only for the code verifier of the attempt', async () => {
    const { authorizeUrl, signInReturn } = await server.authorize(subject);
    expect(new URL(authorizeUrl).searchParams.get('code_challenge_method')).toBe('S256');
    const changedReturn = { ...signInReturn, codeVerifier: `${signInReturn.codeVerifier}x` };
    expect(await server.createAdapter().exchangeCode(changedReturn)).toEqual({ ok: false, reason: 'code_refused' });
  });
});

it('a provider without credentials is disabled', () => {
  const logger = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const baseUrls = { authBaseUrl: 'http://127.0.0.1:1', apiBaseUrl: 'http://127.0.0.1:1' };
  const client = { clientId: 'a', clientSecret: 'b', ...baseUrls };
  const settings = { kakao: client, naver: undefined, google: undefined, timeoutMs: 1 };
  expect(Object.keys(createSocialProviders(settings, logger, () => new Date()))).toEqual(['kakao']);
});
