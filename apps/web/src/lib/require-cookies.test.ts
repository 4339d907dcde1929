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
  ['cookies that are silently dropped', () => vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {})],
  [
    'cookies that throw when written',
    () =>
      vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {
        throw new DOMException('blocked', 'SecurityError');
      }),
  ],
  ['cookies that cannot be read', () => vi.spyOn(document, 'cookie', 'get').mockReturnValue('')],
])('a session cannot be required in a browser with %s', (_name, block) => {
  block();
  expect(areCookiesEnabled()).toBe(false);
  expect(requireCookies).toThrow(expect.objectContaining({ code: 'cookies_required' }));
});
