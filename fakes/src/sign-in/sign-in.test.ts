import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createGoogleApp, demoGoogle } from '../google/app';
import { createKakaoApp, demoKakao } from '../kakao/app';
import { createNaverApp, demoNaver } from '../naver/app';

const providers = [
  ['kakao', createKakaoApp, '/oauth/authorize', demoKakao],
  ['naver', createNaverApp, '/oauth2.0/authorize', demoNaver],
  ['google', createGoogleApp, '/o/oauth2/v2/auth', demoGoogle],
] as const;

describe.each(providers)('the consent page of %s', (provider, createStandIn, path, client) => {
  let app: FastifyInstance;
  beforeEach(() => {
    app = createStandIn();
  });
  afterEach(() => app.close());

  const getAuthorizeUrl = (changes: Record<string, string | undefined> = {}): string => {
    const query = {
      response_type: 'code',
      client_id: client.clientId,
      redirect_uri: `http://localhost:3000/${provider}-oauth/result`,
      state: 'the-state',
      scope: 'openid email profile',
      ...changes,
    };
    const definedEntries = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
    return `${path}?${new URLSearchParams(definedEntries).toString()}`;
  };
  const submitForm = async (fields: Record<string, string>, changes = {}) => {
    const payload = new URLSearchParams(fields).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const response = await app.inject({ method: 'POST', url: getAuthorizeUrl(changes), headers, payload });
    return { status: response.statusCode, redirectUrl: new URL(response.headers.location ?? 'about:blank') };
  };
  const getFirstAccount = async (): Promise<string> =>
    /name="account" value="([^"]+)"/.exec((await app.inject(getAuthorizeUrl())).body)?.[1] ?? '';

  it.each([
    ['ko-KR,ko;q=0.9,en;q=0.8', 'ko', '계정 선택'],
    ['en-GB', 'en', 'Choose an account'],
    ['ja', 'ja', 'アカウントを選択'],
    ['zh-CN,zh;q=0.9', 'zh-Hans', '选择账号'],
    ['fr', 'en', 'Choose an account'],
  ])('uses the language of the browser, or English if it is unknown: %s', async (acceptLanguage, language, text) => {
    const { body } = await app.inject({ url: getAuthorizeUrl(), headers: { 'accept-language': acceptLanguage } });
    expect(body).toContain(`<html lang="${language}"`);
    expect(body).toContain(text);
  });

  it('prefers the language that the site requests', async () => {
    const { body } = await app.inject({
      url: getAuthorizeUrl({ ui_locales: 'ja en' }),
      headers: { 'accept-language': 'ko' },
    });
    expect(body).toContain('<html lang="ja"');
  });

  it.each([
    ['an unknown client', { client_id: 'somebody' }],
    ['an unregistered redirect URI', { redirect_uri: 'https://evil.example/take' }],
    ['no redirect URI', { redirect_uri: undefined }],
    ['another response type', { response_type: 'token' }],
  ])('shows an error for %s without redirecting', async (_case, changes) => {
    expect((await app.inject(getAuthorizeUrl(changes))).statusCode).toBe(400);
    expect(await submitForm({ account: 'new', action: 'agree' }, changes)).toMatchObject({
      status: 400,
      redirectUrl: { href: 'about:blank' },
    });
  });

  it('redirects with a code after consent and with an error after refusal, both with the state', async () => {
    const agreement = await submitForm({ account: await getFirstAccount(), action: 'agree' });
    expect(agreement.status).toBe(303);
    expect(agreement.redirectUrl.searchParams.get('code')).toMatch(/^[\w-]{32}$/);
    const refusal = await submitForm({ action: 'refuse' });
    expect([refusal.redirectUrl.searchParams.get('error'), refusal.redirectUrl.searchParams.get('code')]).toEqual([
      'access_denied',
      null,
    ]);
    for (const { redirectUrl } of [agreement, refusal]) expect(redirectUrl.searchParams.get('state')).toBe('the-state');
  });

  it('issues a different code for each new account, and rejects an unknown account', async () => {
    const newAccount = { account: 'new', action: 'agree' };
    const responses = [await submitForm(newAccount), await submitForm(newAccount)];
    expect(new Set(responses.map(({ redirectUrl }) => redirectUrl.searchParams.get('code'))).size).toBe(2);
    expect((await submitForm({ account: 'nobody', action: 'agree' })).status).toBe(400);
  });

  it.each([
    ['deny', { error: 'access_denied', state: 'the-state' }],
    ['wrongState', { state: 'not-the-state-that-was-sent' }],
    ['noState', { state: null }],
  ])('applies a fault rule once: %s', async (kind, expected) => {
    const account = await getFirstAccount();
    const payload = { operation: 'authorize', kind, only: account };
    expect((await app.inject({ method: 'POST', url: '/_control/faults', payload })).statusCode).toBe(200);
    const { redirectUrl } = await submitForm({ account, action: 'agree' });
    for (const [name, value] of Object.entries(expected)) expect(redirectUrl.searchParams.get(name)).toBe(value);
    const { searchParams } = (await submitForm({ account, action: 'agree' })).redirectUrl;
    expect([searchParams.get('state'), searchParams.get('error')]).toEqual(['the-state', null]);
  });

  it.each([
    { operation: 'authorize', kind: 'explode' },
    { operation: 'nothing', kind: 'drop' },
    { operation: 'token', kind: 'deny' },
    { operation: 'token', kind: 'drop', times: 0 },
    [],
  ])('rejects an invalid fault rule: %j', async (payload) => {
    expect((await app.inject({ method: 'POST', url: '/_control/faults', payload })).statusCode).toBe(400);
  });
});

describe('differences between the providers', () => {
  it('NAVER requires a state', async () => {
    const app = createNaverApp();
    const query = {
      response_type: 'code',
      client_id: demoNaver.clientId,
      redirect_uri: 'http://a.test/naver-oauth/result',
    };
    expect((await app.inject(`/oauth2.0/authorize?${new URLSearchParams(query).toString()}`)).statusCode).toBe(400);
    await app.close();
  });

  it('NAVER reports errors with HTTP 200, KAKAO and Google with an HTTP error', async () => {
    for (const [createStandIn, path, status] of [
      [createNaverApp, '/oauth2.0/token', 200],
      [createKakaoApp, '/oauth/token', 401],
      [createGoogleApp, '/token', 401],
    ] as const) {
      const app = createStandIn();
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      const response = await app.inject({
        method: 'POST',
        url: path,
        headers,
        payload: 'grant_type=authorization_code',
      });
      expect([response.statusCode, response.json<{ error: string }>().error]).toEqual([status, 'invalid_client']);
      await app.close();
    }
  });

  it('Google publishes only its public key', async () => {
    const app = createGoogleApp();
    const { keys } = (await app.inject('/oauth2/v3/certs')).json<{ keys: object[] }>();
    expect(keys).toMatchObject([{ kty: 'RSA', alg: 'RS256', use: 'sig' }]);
    expect(keys[0]).not.toHaveProperty('d');
    await app.close();
  });
});
