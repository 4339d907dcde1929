import { expect, it } from 'vitest';
import { createGroupWebsiteApp, demoDiningClient } from './app';

const formHeaders = { 'content-type': 'application/x-www-form-urlencoded' };

it('the group’s website is translated, and redirects only its members to the dining site with a code', async () => {
  const app = createGroupWebsiteApp({ diningUrl: 'http://dining.test' });
  for (const [language, text] of [
    ['ko', '로그인하고 다이닝 예약으로 이동'],
    ['en', 'Sign in and go to the dining site'],
    ['ja', 'ログインしてダイニング予約へ'],
    ['zh-CN', '登录并前往餐饮预订'],
  ])
    expect((await app.inject({ url: '/', headers: { 'accept-language': language } })).body).toContain(text);
  const account = /name="account" value="([^"]+)"/.exec((await app.inject('/')).body)?.[1] ?? '';
  const redirect = await app.inject({
    method: 'POST',
    url: '/sign-in',
    headers: formHeaders,
    payload: `account=${account}`,
  });
  expect(redirect.headers.location).toMatch(/^http:\/\/dining\.test\/homepagelogin\?code=[\w-]{32}$/);
  const unknownAccount = await app.inject({
    method: 'POST',
    url: '/sign-in',
    headers: formHeaders,
    payload: 'account=nobody',
  });
  expect(unknownAccount.headers.location).toBe('./');
  await app.close();
});

it('the token endpoint accepts only the client secret of the dining site', async () => {
  const app = createGroupWebsiteApp({ diningUrl: 'http://dining.test' });
  const requestToken = (secret: string) =>
    app.inject({
      method: 'POST',
      url: '/token',
      headers: {
        ...formHeaders,
        authorization: `Basic ${Buffer.from(`${demoDiningClient.clientId}:${secret}`).toString('base64')}`,
      },
      payload: 'grant_type=authorization_code&code=made-up',
    });
  expect((await requestToken('wrong')).json()).toEqual({ error: 'invalid_client' });
  expect((await requestToken(demoDiningClient.clientSecret)).json()).toMatchObject({ error: 'invalid_grant' });
  await app.close();
});
