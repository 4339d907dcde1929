import { expect, it } from 'vitest';
import { createAuthenticatorApp } from './app';

// The secret of RFC 6238, appendix B. The codes below are the last six digits of its test values.
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const createUri = (label: string) => `otpauth://totp/Dalbit:${label}?secret=${secret}&issuer=Dalbit`;

it.each([
  [59_000, '287082', 1],
  [1_111_111_109_000, '081804', 1],
])('at %i ms the page shows the code %s and the seconds until it changes: %i', async (time, code, seconds) => {
  const app = createAuthenticatorApp({ clock: () => new Date(time), uris: [createUri('host%40dalbit.example')] });
  const page = await app.inject({ url: '/', headers: { 'accept-language': 'en' } });
  expect(page.body).toContain(`<td>host@dalbit.example</td><td><code>${code}</code></td>`);
  expect(page.body).toContain(`They change in ${seconds} seconds.`);
  expect(page.headers.refresh).toBe(String(seconds));
  await app.close();
});

it.each([
  ['ko', '등록된 계정이 없습니다.'],
  ['en', 'There is no account.'],
  ['ja', 'アカウントがありません。'],
  ['zh-CN', '没有账户。'],
])('the page is translated into %s', async (language, text) => {
  const app = createAuthenticatorApp();
  expect((await app.inject({ url: '/', headers: { 'accept-language': language } })).body).toContain(text);
  await app.close();
});

it('the control endpoint adds the account of an otpauth URI and rejects other values', async () => {
  const app = createAuthenticatorApp({ clock: () => new Date(59_000) });
  const addAccount = (uri: unknown) => app.inject({ method: 'POST', url: '/_control/accounts', payload: { uri } });
  expect((await addAccount(createUri('new%40dalbit.example'))).json()).toEqual({ label: 'new@dalbit.example' });
  for (const uri of ['https://dalbit.example', 'otpauth://totp/x', 7, undefined])
    expect((await addAccount(uri)).statusCode).toBe(400);
  expect((await app.inject('/_control/accounts')).json()).toEqual({
    accounts: [{ label: 'new@dalbit.example', code: '287082' }],
  });
  await app.close();
});

it('the control endpoint returns each code of an account once, the current one and the next', async () => {
  let now = 59_000;
  const label = 'host@dalbit.example';
  const app = createAuthenticatorApp({ clock: () => new Date(now), uris: [createUri('host%40dalbit.example')] });
  const takeCode = async (): Promise<string | null> =>
    (await app.inject({ method: 'POST', url: '/_control/codes', payload: { label } })).json().code;
  const codes = [await takeCode(), await takeCode()];
  expect(codes[0]).toBe('287082');
  expect(new Set(codes).size).toBe(2);
  expect(await takeCode()).toBeNull();
  now += 30_000;
  expect(codes).not.toContain(await takeCode());
  const unknown = await app.inject({ method: 'POST', url: '/_control/codes', payload: { label: 'nobody' } });
  expect(unknown.statusCode).toBe(404);
  await app.close();
});
