import { expect, it } from 'vitest';
import { parseReturnPath } from './return-path';

it.each([
  ['the payment page', '/reservation/prod/payment?dinCode=D302', '/reservation/prod/payment?dinCode=D302'],
  ['the main page', '/', '/'],
  ['a page whose name begins like the sign-in page', '/login-news', '/login-news'],
  ['the sign-in page itself', '/login', null],
  ['the sign-in page with a query', '/login?returnUrl=/', null],
  ['the page that leads to a provider', '/login/leave?loginType=KAKAO', null],
  ['the page that a provider returns to', '/kakao-oauth/result?code=1', null],
  ['the join form', '/join/form', null],
  ['the page for a new password', '/find-id/password?key=abc', null],
  ['another site', 'https://evil.test/', null],
  ['no page', null, null],
])('the return path to %s is parsed to $2', (_name, text, expected) => {
  expect(parseReturnPath(text)).toBe(expected);
});
