// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { areCookiesEnabled, requireCookies } from './require-cookies';

afterEach(() => vi.restoreAllMocks());

it('detects that cookies are kept, and leaves none behind', () => {
  expect(areCookiesEnabled()).toBe(true);
  expect(requireCookies).not.toThrow();
  expect(document.cookie).toBe('');
});

it.each([
  ['writes that do nothing', () => vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {})],
  [
    'a document that may have none',
    () =>
      vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {
        throw new DOMException('blocked', 'SecurityError');
      }),
  ],
  ['reads that find nothing', () => vi.spyOn(document, 'cookie', 'get').mockReturnValue('')],
])('rejects what needs a session in a browser with %s', (_name, block) => {
  block();
  expect(areCookiesEnabled()).toBe(false);
  expect(requireCookies).toThrow(expect.objectContaining({ code: 'cookies_required' }));
});
