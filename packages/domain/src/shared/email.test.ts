import { expect, it } from 'vitest';
import { normalEmail } from './email';

it.each([
  ['as it is', 'minji@example.com', 'minji@example.com'],
  ['in capitals, with blanks around', ' MinJi@Example.COM ', 'minji@example.com'],
  ['in full width, as a Japanese keyboard writes it', 'ｍｉｎｊｉ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'minji@example.com'],
  ['with a label', 'minji+dining@mail.example.co.kr', 'minji+dining@mail.example.co.kr'],
  ['without an at-sign', 'minji', null],
  ['with two', 'minji@home@example.com', null],
  ['without a domain of two parts', 'minji@localhost', null],
  ['with a blank inside', 'min ji@example.com', null],
  ['with two dots in a row', 'min..ji@example.com', null],
  ['with a line break', 'minji@example.com\nbcc: all@example.com', null],
  ['in Hangul', '민지@example.com', null],
  ['with too long a name', `${'a'.repeat(65)}@example.com`, null],
  ['too long', `minji@${'a.'.repeat(130)}com`, null],
  ['nothing', '', null],
])('%s', (_case, written, normal) => expect(normalEmail(written)).toBe(normal));
