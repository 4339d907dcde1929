import { describe, expect, it } from 'vitest';
import { sanitizeReturnUrl } from './return-url';

describe('the return URL of a sign-in', () => {
  it.each([
    ['a page', '/fnb/mypage/main', '/fnb/mypage/main'],
    [
      'a page with its query',
      '/fnb/mypage/resv/detail?resvCode=20260311-ABC',
      '/fnb/mypage/resv/detail?resvCode=20260311-ABC',
    ],
    ['a missing URL', undefined, '/'],
    ['a relative path', 'login', '/'],
    ['another site', 'https://evil.test/', '/'],
    ['another site without a scheme', '//evil.test', '/'],
    ['a backslash that browsers read as a slash', '/\\evil.test', '/'],
    ['an encoded backslash', '/%5cevil.test', '/'],
    ['a tab that browsers drop', '/\t/evil.test', '/'],
    ['dots that leave two slashes', '/a/..//evil.test', '/'],
    ['encoded slashes', '/%2f%2fevil.test', '/'],
    ['a script', 'javascript:alert(1)', '/'],
  ])('turns %s into a path of the site', (_, returnUrl, expected) => {
    expect(sanitizeReturnUrl(returnUrl)).toBe(expected);
  });
});
