import { expect, it } from 'vitest';
import { formatEmail, formatPartialEmail, parseTypedEmail, splitEmail } from './email-parts';

it.each([
  ['an address', 'gil@example.com', 'gil', 'example.com'],
  ['nothing', '', '', ''],
  ['no @', 'gil', 'gil', ''],
  ['an @ alone', '@', '', ''],
  ['two of them', 'a@b@example.com', 'a@b', 'example.com'],
])('splits a typed e-mail address: %s', (_case, text, local, domain) =>
  expect(splitEmail(text)).toEqual({ local, domain }),
);

it('joins the parts without the spaces around them', () => {
  expect(formatEmail({ local: ' gil ', domain: 'example.com ' })).toBe('gil@example.com');
});

it.each([
  ['an address pasted with spaces', ' gil@example.com ', 'gil@example.com'],
  ['one in full width', 'ｇｉｌ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'gil@example.com'],
  ['its beginning', 'gil', 'gil'],
  ['an @ with nothing after it', 'gil@', 'gil'],
  ['nothing before the @', '@example.com', '@example.com'],
])('formats the parts %s', (_case, text, written) => expect(formatPartialEmail(parseTypedEmail(text))).toBe(written));
