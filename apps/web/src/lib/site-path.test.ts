import { describe, expect, it } from 'vitest';
import { parseSitePath } from './site-path';

describe('the parser of paths of this site', () => {
  it.each([
    ['a path', '/reservation/prod/payment', '/reservation/prod/payment'],
    ['a path with a query', '/fnb/mypage/main?showTab=qna', '/fnb/mypage/main?showTab=qna'],
    ['dots that stay in the site', '/a/../b', '/b'],
    ['another site', 'https://evil.test/', null],
    ['another site without a scheme', '//evil.test', null],
    ['a backslash read as a slash', '/\\evil.test', null],
    ['two slashes behind dots', '/.//evil.test', null],
    ['an encoded backslash', '/%5cevil.test', null],
    ['a tab between slashes', '/\t/evil.test', null],
    ['a script', 'javascript:alert(1)', null],
    ['nothing', undefined, null],
  ])('returns $2 for %s', (_name, text, expected) => {
    expect(parseSitePath(text)).toBe(expected);
  });
});
