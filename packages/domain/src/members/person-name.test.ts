import { expect, it } from 'vitest';
import { normalName } from './person-name';

it.each([
  ['Korean', '홍길동', '홍길동'],
  ['Korean typed by parts', '홍길동'.normalize('NFD'), '홍길동'],
  ['of two words, blanks around and between', '  Jane   Doe ', 'Jane Doe'],
  ['with an apostrophe and a hyphen', 'Mary-Ann O’Neil', 'Mary-Ann O’Neil'],
  ['Chinese', '王小明', '王小明'],
  ['Japanese', 'マリア・山田', 'マリア・山田'],
  ['with an accent', 'Zoë', 'Zoë'],
  ['a digit', 'R2D2', null],
  ['markup', '<b>Jane</b>', null],
  ['an address', 'http://evil.test', null],
  ['blanks alone', '   ', null],
  ['nothing', '', null],
  ['too long', '가'.repeat(41), null],
])('%s', (_case, text, name) => expect(normalName(text)).toBe(name));
