import { expect, it } from 'vitest';
import { parseJson } from './parse-json';

it.each([
  ['ordinary JSON', '{"a":[1,-2.5e3,true,null,"x"]}', { a: [1, -2500, true, null, 'x'] }],
  ['the greatest safe integer', '[9007199254740991]', [9007199254740991]],
  [
    'a greater integer, as a string',
    '{"id":9223372036854775807,"b":-9223372036854775808}',
    { id: '9223372036854775807', b: '-9223372036854775808' },
  ],
  ['a number with many decimal places, as the nearest number', '[0.12345678901234567890]', [0.12345678901234568]],
  ['many digits within a string, unchanged', '["a \\" ,9223372036854775807, b"]', ['a " ,9223372036854775807, b']],
  ['a string of digits, unchanged', '["9223372036854775807"]', ['9223372036854775807']],
  [
    'NUL and lone surrogates, as replacement characters',
    '["a\\u0000b",{"x":"\\ud800\\uDC00 \\udc00 \\uD8ff!"}]',
    ['a\uFFFDb', { x: '\u{10000} \uFFFD \uFFFD!' }],
  ],
  ['escaped backslashes before u0000, and Hangul', '["\\\\u0000","\\ud55c"]', ['\\u0000', '한']],
  ['truncated JSON as undefined', '{"a":', undefined],
  ['HTML as undefined', '<h1>Bad Gateway</h1>', undefined],
  ['an empty body as undefined', '', undefined],
])('parses %s', (_case, text, expected) => expect(parseJson(text)).toEqual(expected));
