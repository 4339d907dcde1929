import { afterEach, expect, it, vi } from 'vitest';
import { getCookie } from './cookies';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['a plain value', 'locale=Ko; hotelCode=H01', 'Ko'],
  ['an encoded value', 'locale=%EC%BC%80', '케'],
  ['an equals sign in its value', 'locale=a=b', 'a=b'],
  ['a malformed value', 'locale=%', null],
  ['an incomplete character', 'locale=%E0%A4%A', null],
  ['another name', 'other=1', null],
])('a cookie with %s is read as $2', (_case, cookie, expected) => {
  vi.stubGlobal('document', { cookie });
  expect(getCookie('locale')).toBe(expected);
});
