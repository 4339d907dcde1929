// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { areCookiesEnabled, requireCookies } from './require-cookies';

afterEach(() => vi.restoreAllMocks());

it('detects that cookies are stored, and leaves none behind', () => {
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
])('throws where a session is needed in a browser with %s', (_name, block) => {
  block();
  expect(areCookiesEnabled()).toBe(false);
  expect(requireCookies).toThrow(expect.objectContaining({ code: 'cookies_required' }));
});
