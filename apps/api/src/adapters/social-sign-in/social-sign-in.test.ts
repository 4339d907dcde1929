import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type SignInRig, startSignInRig } from '../../../test/sign-in-rig';
import { createSocialSignIns } from './create-sign-ins';

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

  const profile = async (
    ...[back, changes]: [...Parameters<ReturnType<SignInRig['adapter']>['exchangeCode']>, object?]
  ) => rig.adapter(changes).exchangeCode(back);

  it('knows who agreed, the same each time', async () => {
    for (const { back } of [await rig.authorize(subject), await rig.authorize(subject)]) {
      expect(await profile(back)).toEqual({
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

  it('reads a name without what cannot be stored', async () => {
    const other = provider === 'kakao' ? '77' : 'spoiled-name';
    await rig.addAccount({ subject: other, name: '서\0은\ud800채\u0007\n' });
    const { back } = await rig.authorize(other);
    expect(await profile(back)).toMatchObject({ ok: true, profile: { subject: other, name: '서은채' } });
  });

  it('knows nobody whose identifier has lost a character', async () => {
    const other = 'spoiled\0';
    await rig.addAccount({ subject: other, name: 'Jane' });
    const { back } = await rig.authorize(other);
    expect(await profile(back)).toEqual({ ok: false, reason: 'untrusted' });
  });

  it('sends a state along and gets it back', async () => {
    const { page, location, back } = await rig.authorize(subject);
    expect(new URL(page).searchParams.get('state')).toBe(back.state);
    expect(location.searchParams.get('state')).toBe(back.state);
    expect(`${location.origin}${location.pathname}`).toBe(back.redirectUri);
  });

  it('comes back without a code where somebody does not agree', async () => {
    const { location } = await rig.authorize(subject, 'refuse');
    expect(location.searchParams.get('error')).toBe('access_denied');
    expect(location.searchParams.has('code')).toBe(false);
  });

  it('takes a code once', async () => {
    const { back } = await rig.authorize(subject);
    expect(await profile(back)).toMatchObject({ ok: true });
    expect(await profile(back)).toEqual({ ok: false, reason: 'code_refused' });
  });

  it('takes no code that nobody gave out, and none that is too old', async () => {
    const { back } = await rig.authorize(subject);
    expect(await profile({ ...back, code: 'made-up' })).toEqual({ ok: false, reason: 'code_refused' });
    at = new Date(at.getTime() + 10 * 60_000 + 1);
    expect(await profile(back)).toEqual({ ok: false, reason: 'code_refused' });
  });

  it.each(['usedCode', 'expiredCode'])('takes no code that came back spoiled: %s', async (kind) => {
    await rig.injectFault('authorize', kind, { only: subject });
    expect(await profile((await rig.authorize(subject)).back)).toEqual({ ok: false, reason: 'code_refused' });
  });

  it('takes no code of another attempt', async () => {
    const [mine, other] = [await rig.authorize(subject), await rig.authorize(subject)];
    const swapped = await profile({ ...other.back, code: mine.back.code });
    // KAKAO knows neither state, nonce nor PKCE when it changes a code: there the caller's own look at the state is the
    // only one.
    if (provider === 'kakao') expect(swapped).toMatchObject({ ok: true });
    else expect(swapped).toEqual({ ok: false, reason: 'code_refused' });
  });

  it.each([{ clientSecret: 'wrong' }, { clientId: 'wrong' }])(
    'says that it is ourselves who are refused: %o',
    async (changes) => {
      const { back } = await rig.authorize(subject);
      expect(await profile(back, changes)).toEqual({ ok: false, reason: 'credentials_refused' });
    },
  );

  it.each([
    ['http500', {}, 'away'],
    ['drop', {}, 'away'],
    ['junk', {}, 'untrusted'],
    ['junk', { body: 'null' }, 'untrusted'],
    ['junk', { body: '{"access_token":"","id_token":""}' }, 'untrusted'],
    ['junk', { body: '{"error":"temporarily_unavailable"}' }, 'away'],
    ['refuseClient', {}, 'credentials_refused'],
  ])('reports %s instead of tokens %o as %s', async (kind, more, reason) => {
    await rig.injectFault('token', kind, more);
    expect(await profile((await rig.authorize(subject)).back)).toEqual({ ok: false, reason });
  });

  it('waits no longer than its limit', async () => {
    const { back } = await rig.authorize(subject);
    await rig.injectFault('token', 'slow', { ms: 60_000 });
    expect(await profile(back, { timeoutMs: 150 })).toEqual({ ok: false, reason: 'away' });
  });

  it('says that nobody is there', async () => {
    const { back } = await rig.authorize(subject);
    const nobody = { authBaseUrl: 'http://127.0.0.1:1', tokenBaseUrl: 'http://127.0.0.1:1' };
    expect(await profile(back, nobody)).toEqual({ ok: false, reason: 'away' });
  });

  it('logs how it went, and nothing of the guest, the code or the secret', async () => {
    const { back } = await rig.authorize(subject);
    await profile(back);
    await profile(back, { clientSecret: 'a-wrong-secret' });
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
    ['http500', {}, 'away'],
    ['drop', {}, 'away'],
    ['junk', {}, 'untrusted'],
    ['junk', { body: '{"id":-1,"resultcode":"00","response":{}}' }, 'untrusted'],
    ['junk', { body: '{"id":1.5,"resultcode":"024","response":{"id":"x"}}' }, 'untrusted'],
  ])('is reported, where %s comes instead of it %o, as %s', async (kind, more, reason) => {
    await rig.injectFault('profile', kind, more);
    expect(await answer({ subject: '77' })).toEqual({ ok: false, reason });
  });

  it('has only what was given away', async () => {
    const known = await answer({ subject: '78', email: null, phone: null });
    expect(known).toMatchObject({ ok: true, profile: { subject: '78', email: undefined, phone: undefined } });
  });

  it('has a phone from abroad as that country writes it', async () => {
    expect(await answer({ subject: '79', phone: '+44 7700 900123' })).toMatchObject({
      profile: { phone: '+447700900123' },
    });
  });

  it('calls no address proven that the provider has not proven', async () => {
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
  ])('is not believed: %s', async (kind) => {
    const { back } = await rig.authorize(subject);
    await rig.injectFault('token', kind);
    expect(await rig.adapter().exchangeCode(back)).toEqual({ ok: false, reason: 'untrusted' });
  });

  it('is not read where its keys do not come', async () => {
    for (const kind of ['http500', 'drop', 'slow']) {
      const { back } = await rig.authorize(subject);
      await rig.injectFault('keys', kind, { ms: 3_000 });
      expect(await rig.adapter({ timeoutMs: 200 }).exchangeCode(back)).toEqual({ ok: false, reason: 'away' });
    }
  });

  it('is not read by keys that are none', async () => {
    const { back } = await rig.authorize(subject);
    await rig.injectFault('keys', 'junk', { body: '{"keys":"none"}' });
    expect(await rig.adapter().exchangeCode(back)).toEqual({ ok: false, reason: 'untrusted' });
  });

  it('is believed where the clocks are a minute apart, and no more', async () => {
    const apart = async (ms: number) => {
      const { back } = await rig.authorize(subject);
      return rig.adapter({ clock: () => new Date(signed.getTime() + ms) }).exchangeCode(back);
    };
    expect(await apart(3_600_000 + 50_000)).toMatchObject({ ok: true });
    expect(await apart(3_600_000 + 70_000)).toEqual({ ok: false, reason: 'untrusted' });
  });

  it('says that an address is not proven', async () => {
    const { back } = await rig.authorize(subject);
    expect(await rig.adapter().exchangeCode(back)).toMatchObject({ profile: { email: { verified: false } } });
  });

  it('proves that the one who comes back is the one who left', async () => {
    const { page, back } = await rig.authorize(subject);
    expect(new URL(page).searchParams.get('code_challenge_method')).toBe('S256');
    const wrong = { ...back, codeVerifier: `${back.codeVerifier}x` };
    expect(await rig.adapter().exchangeCode(wrong)).toEqual({ ok: false, reason: 'code_refused' });
  });
});

it('a provider without credentials is not there', () => {
  const logger = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const one = { clientId: 'a', clientSecret: 'b', authBaseUrl: 'http://127.0.0.1:1', apiBaseUrl: 'http://127.0.0.1:1' };
  const settings = { kakao: one, naver: undefined, google: undefined, timeoutMs: 1 };
  expect(Object.keys(createSocialSignIns(settings, logger, () => new Date()))).toEqual(['kakao']);
});
