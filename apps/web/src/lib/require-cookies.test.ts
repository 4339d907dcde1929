// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { areCookiesEnabled, requireCookies } from './require-cookies';

afterEach(() => vi.restoreAllMocks());

it('stored cookies are detected, and the test cookie is deleted', () => {
  expect(areCookiesEnabled()).toBe(true);
  expect(requireCookies).not.toThrow();
  expect(document.cookie).toBe('');
});

it.each([
  ['silently drops cookies', () => vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {})],
  [
    'throws when a cookie is written',
    () =>
      vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {
        throw new DOMException('blocked', 'SecurityError');
      }),
  ],
  ['returns no cookies', () => vi.spyOn(document, 'cookie', 'get').mockReturnValue('')],
])('the cookie check fails in a browser that %s', (_name, blockCookies) => {
  blockCookies();
  expect(areCookiesEnabled()).toBe(false);
  expect(requireCookies).toThrow(expect.objectContaining({ code: 'cookies_required' }));
});
