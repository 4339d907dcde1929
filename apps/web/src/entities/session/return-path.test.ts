import { expect, it } from 'vitest';
import { parseReturnPath } from './return-path';

it.each([
  ['the payment page', '/reservation/prod/payment?dinCode=D302', '/reservation/prod/payment?dinCode=D302'],
  ['the first page', '/', '/'],
  ['a page whose name merely begins like it', '/login-news', '/login-news'],
  ['the sign-in page itself', '/login', null],
  ['the sign-in page with a query', '/login?returnUrl=/', null],
  ['the way to a provider', '/login/leave?loginType=KAKAO', null],
  ['the way back from one', '/kakao-oauth/result?code=1', null],
  ['joining', '/join/form', null],
  ['a new password', '/find-id/password?key=abc', null],
  ['another site', 'https://evil.test/', null],
  ['nothing', null, null],
])('%s leads on to %3$s', (_name, given, expected) => {
  expect(parseReturnPath(given)).toBe(expected);
});
