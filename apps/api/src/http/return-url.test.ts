import { describe, expect, it } from 'vitest';
import { safeReturnUrl } from './return-url';

describe('where a guest goes after signing in', () => {
  it.each([
    ['a page', '/fnb/mypage/main', '/fnb/mypage/main'],
    [
      'a page with its query',
      '/fnb/mypage/resv/detail?resvCode=20260311-ABC',
      '/fnb/mypage/resv/detail?resvCode=20260311-ABC',
    ],
    ['nothing', undefined, '/'],
    ['no path', 'login', '/'],
    ['another site', 'https://evil.test/', '/'],
    ['another site without a scheme', '//evil.test', '/'],
    ['a backslash that browsers read as a slash', '/\\evil.test', '/'],
    ['an encoded backslash', '/%5cevil.test', '/'],
    ['a tab that browsers drop', '/\t/evil.test', '/'],
    ['dots that leave two slashes', '/a/..//evil.test', '/'],
    ['slashes in disguise', '/%2f%2fevil.test', '/'],
    ['a script', 'javascript:alert(1)', '/'],
  ])('turns %s into a path of the site', (_, wanted, expected) => {
    expect(safeReturnUrl(wanted)).toBe(expected);
  });
});
