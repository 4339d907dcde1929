import { afterEach, expect, it, vi } from 'vitest';
import { getCookie } from './cookies';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['a plain one', 'locale=Ko; hotelCode=H01', 'Ko'],
  ['an encoded one', 'locale=%EC%BC%80', '케'],
  ['one with a sign of equality', 'locale=a=b', 'a=b'],
  ['a broken one', 'locale=%', null],
  ['half a letter', 'locale=%E0%A4%A', null],
  ['none', 'other=1', null],
])('reads %s', (_case, cookie, expected) => {
  vi.stubGlobal('document', { cookie });
  expect(getCookie('locale')).toBe(expected);
});
