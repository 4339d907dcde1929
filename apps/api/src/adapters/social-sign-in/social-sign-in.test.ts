import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type SignInRig, startSignInRig } from '../../../test/sign-in-rig';
import { createSocialProviders } from './create-social-providers';

const subjects = { kakao: '9223372036854775807', naver: 'n-somebody', google: '100000000000000000777' } as const;

describe.each(['kakao', 'naver', 'google'] as const)('%s', (provider) => {
  let at = new Date('2026-11-21T00:00:00Z');
  let rig: SignInRig;
  const subject = subjects[provider];
  beforeAll(async () => {
    rig = await startSignInRig(provider, () => at);
    await rig.addAccount({ subject, name: ' 서은채 ', email: 'Eunchae@Mail.Example', phone: '010-2222-3333' });
  });
  beforeEach(() => rig.clearFaults());
  afterAll(() => rig.close());

  const exchangeForProfile = async (
    ...[back, changes]: [...Parameters<ReturnType<SignInRig['adapter']>['exchangeCode']>, object?]
  ) => rig.adapter(changes).exchangeCode(back);

  it('returns the same subject each time a person signs in', async () => {
    for (const { back } of [await rig.authorize(subject), await rig.authorize(subject)]) {
      expect(await exchangeForProfile(back)).toEqual({
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
    const other = provider === 'kakao' ? '77' : 'spoiled-name';
    await rig.addAccount({ subject: other, name: '서\0은\ud800채\u0007\n' });
    const { back } = await rig.authorize(other);
    expect(await exchangeForProfile(back)).toMatchObject({ ok: true, profile: { subject: other, name: '서은채' } });
  });

  it('rejects a subject with a replacement character', async () => {
    const other = 'spoiled\0';
    await rig.addAccount({ subject: other, name: 'Jane' });
    const { back } = await rig.authorize(other);
    expect(await exchangeForProfile(back)).toEqual({ ok: false, reason: 'untrusted' });
  });

  it('returns the state that it was sent', async () => {
    const { page, location, back } = await rig.authorize(subject);
    expect(new URL(page).searchParams.get('state')).toBe(back.state);
    expect(location.searchParams.get('state')).toBe(back.state);
    expect(`${location.origin}${location.pathname}`).toBe(back.redirectUri);
  });

  it('returns no code if the person refuses', async () => {
    const { location } = await rig.authorize(subject, 'refuse');
    expect(location.searchParams.get('error')).toBe('access_denied');
    expect(location.searchParams.has('code')).toBe(false);
  });

  it('accepts a code once', async () => {
    const { back } = await rig.authorize(subject);
    expect(await exchangeForProfile(back)).toMatchObject({ ok: true });
    expect(await exchangeForProfile(back)).toEqual({ ok: false, reason: 'code_refused' });
  });

  it('rejects an unknown code and an expired one', async () => {
    const { back } = await rig.authorize(subject);
    expect(await exchangeForProfile({ ...back, code: 'made-up' })).toEqual({ ok: false, reason: 'code_refused' });
    at = new Date(at.getTime() + 10 * 60_000 + 1);
    expect(await exchangeForProfile(back)).toEqual({ ok: false, reason: 'code_refused' });
  });

  it.each(['usedCode', 'expiredCode'])('rejects an invalid return: %s', async (kind) => {
    await rig.injectFault('authorize', kind, { only: subject });
    expect(await exchangeForProfile((await rig.authorize(subject)).back)).toEqual({
      ok: false,
      reason: 'code_refused',
    });
  });

  it('rejects the code of another attempt', async () => {
    const [mine, other] = [await rig.authorize(subject), await rig.authorize(subject)];
    const swapped = await exchangeForProfile({ ...other.back, code: mine.back.code });
    // KAKAO checks neither state, nonce nor PKCE when it exchanges a code: only the caller's check of the state
    // protects.
    if (provider === 'kakao') expect(swapped).toMatchObject({ ok: true });
    else expect(swapped).toEqual({ ok: false, reason: 'code_refused' });
  });

  it.each([{ clientSecret: 'wrong' }, { clientId: 'wrong' }])('reports refused credentials: %o', async (changes) => {
    const { back } = await rig.authorize(subject);
    expect(await exchangeForProfile(back, changes)).toEqual({ ok: false, reason: 'credentials_refused' });
  });

  it.each([
    ['http500', {}, 'unavailable'],
    ['drop', {}, 'unavailable'],
    ['junk', {}, 'untrusted'],
    ['junk', { body: 'null' }, 'untrusted'],
    ['junk', { body: '{"access_token":"","id_token":""}' }, 'untrusted'],
    ['junk', { body: '{"error":"temporarily_unavailable"}' }, 'unavailable'],
    ['refuseClient', {}, 'credentials_refused'],
  ])('reports the fault %s in the token response (%o) as %s', async (kind, more, reason) => {
    await rig.injectFault('token', kind, more);
    expect(await exchangeForProfile((await rig.authorize(subject)).back)).toEqual({ ok: false, reason });
  });

  it('gives up after its time limit', async () => {
    const { back } = await rig.authorize(subject);
    await rig.injectFault('token', 'slow', { ms: 60_000 });
    expect(await exchangeForProfile(back, { timeoutMs: 150 })).toEqual({ ok: false, reason: 'unavailable' });
  });

  it('reports a provider that cannot be reached', async () => {
    const { back } = await rig.authorize(subject);
    const nobody = { authBaseUrl: 'http://127.0.0.1:1', tokenBaseUrl: 'http://127.0.0.1:1' };
    expect(await exchangeForProfile(back, nobody)).toEqual({ ok: false, reason: 'unavailable' });
  });

  it('logs the outcome without the guest’s data, the code and the secret', async () => {
    const { back } = await rig.authorize(subject);
    await exchangeForProfile(back);
    await exchangeForProfile(back, { clientSecret: 'a-wrong-secret' });
    expect(rig.lines).toHaveLength(2);
    for (const secret of [back.code, back.state, subject, 'eunchae', '서은채', '3333', 'a-wrong-secret'])
      expect(rig.lines.join()).not.toContain(secret);
  });
});

const withProfiles = [
  ['kakao', 'notLinked', 'profile_refused'],
  ['kakao', 'consentMissing', 'profile_refused'],
  ['kakao', 'underFourteen', 'profile_refused'],
  ['kakao', 'tokenRefused', 'untrusted'],
  ['naver', 'forbidden', 'profile_refused'],
  ['naver', 'tokenRefused', 'untrusted'],
] as const;

describe.each(['kakao', 'naver'] as const)('the profile of %s', (provider) => {
  let rig: SignInRig;
  beforeAll(async () => {
    rig = await startSignInRig(provider);
  });
  beforeEach(() => rig.clearFaults());
  afterAll(() => rig.close());

  const answer = async (account: {
    subject: string;
    email?: string | null;
    emailVerified?: boolean;
    phone?: string | null;
  }) => {
    await rig.addAccount(account);
    return rig.adapter().exchangeCode((await rig.authorize(account.subject)).back);
  };

  it.each(withProfiles.filter(([name]) => name === provider))('%s: %s is %s', async (_provider, kind, reason) => {
    await rig.injectFault('profile', kind);
    expect(await answer({ subject: '77' })).toEqual({ ok: false, reason });
  });

  it.each([
    ['http500', {}, 'unavailable'],
    ['drop', {}, 'unavailable'],
    ['junk', {}, 'untrusted'],
    ['junk', { body: '{"id":-1,"resultcode":"00","response":{}}' }, 'untrusted'],
    ['junk', { body: '{"id":1.5,"resultcode":"024","response":{"id":"x"}}' }, 'untrusted'],
  ])('reports the fault %s in the profile response (%o) as %s', async (kind, more, reason) => {
    await rig.injectFault('profile', kind, more);
    expect(await answer({ subject: '77' })).toEqual({ ok: false, reason });
  });

  it('contains only the data that the person shared', async () => {
    const known = await answer({ subject: '78', email: null, phone: null });
    expect(known).toMatchObject({ ok: true, profile: { subject: '78', email: undefined, phone: undefined } });
  });

  it('contains a foreign phone number in international form', async () => {
    expect(await answer({ subject: '79', phone: '+44 7700 900123' })).toMatchObject({
      profile: { phone: '+447700900123' },
    });
  });

  it('marks an e-mail address as verified only if the provider has verified it', async () => {
    const known = await answer({ subject: '80', email: 'someone@mail.example', emailVerified: false });
    expect(known).toMatchObject({ profile: { email: { address: 'someone@mail.example', verified: false } } });
  });
});

describe('Google’s ID token', () => {
  const signed = new Date('2026-11-21T00:00:00Z');
  let rig: SignInRig;
  const subject = subjects.google;
  beforeAll(async () => {
    rig = await startSignInRig('google', () => signed);
    await rig.addAccount({ subject, email: 'someone@mail.example', emailVerified: false });
  });
  beforeEach(() => rig.clearFaults());
  afterAll(() => rig.close());

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
    const { back } = await rig.authorize(subject);
    await rig.injectFault('token', kind);
    expect(await rig.adapter().exchangeCode(back)).toEqual({ ok: false, reason: 'untrusted' });
  });

  it('is rejected if the keys cannot be loaded', async () => {
    for (const kind of ['http500', 'drop', 'slow']) {
      const { back } = await rig.authorize(subject);
      await rig.injectFault('keys', kind, { ms: 3_000 });
      expect(await rig.adapter({ timeoutMs: 200 }).exchangeCode(back)).toEqual({ ok: false, reason: 'unavailable' });
    }
  });

  it('is rejected if the keys are invalid', async () => {
    const { back } = await rig.authorize(subject);
    await rig.injectFault('keys', 'junk', { body: '{"keys":"none"}' });
    expect(await rig.adapter().exchangeCode(back)).toEqual({ ok: false, reason: 'untrusted' });
  });

  it('is accepted if the clocks differ by a minute, and rejected beyond', async () => {
    const exchangeWithClockApart = async (ms: number) => {
      const { back } = await rig.authorize(subject);
      return rig.adapter({ clock: () => new Date(signed.getTime() + ms) }).exchangeCode(back);
    };
    expect(await exchangeWithClockApart(3_600_000 + 50_000)).toMatchObject({ ok: true });
    expect(await exchangeWithClockApart(3_600_000 + 70_000)).toEqual({ ok: false, reason: 'untrusted' });
  });

  it('marks an unverified e-mail address as unverified', async () => {
    const { back } = await rig.authorize(subject);
    expect(await rig.adapter().exchangeCode(back)).toMatchObject({ profile: { email: { verified: false } } });
  });

  it('contains the nonce of the attempt', async () => {
    const { page, back } = await rig.authorize(subject);
    expect(new URL(page).searchParams.get('code_challenge_method')).toBe('S256');
    const wrong = { ...back, codeVerifier: `${back.codeVerifier}x` };
    expect(await rig.adapter().exchangeCode(wrong)).toEqual({ ok: false, reason: 'code_refused' });
  });
});

it('a provider without credentials is disabled', () => {
  const logger = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const one = { clientId: 'a', clientSecret: 'b', authBaseUrl: 'http://127.0.0.1:1', apiBaseUrl: 'http://127.0.0.1:1' };
  const settings = { kakao: one, naver: undefined, google: undefined, timeoutMs: 1 };
  expect(Object.keys(createSocialProviders(settings, logger, () => new Date()))).toEqual(['kakao']);
});
