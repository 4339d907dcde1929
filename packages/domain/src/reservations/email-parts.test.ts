import { expect, it } from 'vitest';
import { formatEmail, formatPartialEmail, parseTypedEmail, splitEmail } from './email-parts';

it.each([
  ['an address', 'gil@example.com', 'gil', 'example.com'],
  ['nothing', '', '', ''],
  ['a text without an @', 'gil', 'gil', ''],
  ['an @ alone', '@', '', ''],
  ['two @', 'a@b@example.com', 'a@b', 'example.com'],
])('a typed e-mail address is split: %s', (_case, text, local, domain) =>
  expect(splitEmail(text)).toEqual({ local, domain }),
);

it('the parts are joined without the spaces around them', () => {
  expect(formatEmail({ local: ' gil ', domain: 'example.com ' })).toBe('gil@example.com');
});

it.each([
  ['an address pasted with spaces', ' gil@example.com ', 'gil@example.com'],
  ['an address in full width', 'ｇｉｌ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'gil@example.com'],
  ['the beginning of an address', 'gil', 'gil'],
  ['an @ with nothing after it', 'gil@', 'gil'],
  ['nothing before the @', '@example.com', '@example.com'],
])('the parts of %s are formatted', (_case, text, expected) =>
  expect(formatPartialEmail(parseTypedEmail(text))).toBe(expected),
);
