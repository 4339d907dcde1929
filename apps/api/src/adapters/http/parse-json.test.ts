import { expect, it } from 'vitest';
import { parseJson } from './parse-json';

it.each([
  ['an ordinary answer', '{"a":[1,-2.5e3,true,null,"x"]}', { a: [1, -2500, true, null, 'x'] }],
  ['the greatest whole number there is', '[9007199254740991]', [9007199254740991]],
  [
    'a whole number beyond it',
    '{"id":9223372036854775807,"b":-9223372036854775808}',
    { id: '9223372036854775807', b: '-9223372036854775808' },
  ],
  ['many digits behind a point', '[0.12345678901234567890]', [0.12345678901234568]],
  ['many digits in a text', '["a \\" ,9223372036854775807, b"]', ['a " ,9223372036854775807, b']],
  ['a number as text, which stays text', '["9223372036854775807"]', ['9223372036854775807']],
  [
    'NUL and lone surrogates',
    '["a\\u0000b",{"x":"\\ud800\\uDC00 \\udc00 \\uD8ff!"}]',
    ['a\uFFFDb', { x: '\u{10000} \uFFFD \uFFFD!' }],
  ],
  ['escaped backslashes before u0000, and Hangul', '["\\\\u0000","\\ud55c"]', ['\\u0000', '한']],
  ['a truncated answer as undefined', '{"a":', undefined],
  ['HTML as undefined', '<h1>Bad Gateway</h1>', undefined],
  ['an empty body as undefined', '', undefined],
])('parses %s', (_case, text, read) => expect(parseJson(text)).toEqual(read));
