import { expect, it } from 'vitest';
import { formatEmail, splitEmail } from './email-parts';

it.each([
  ['an address', 'gil@example.com', 'gil', 'example.com'],
  ['nothing', '', '', ''],
  ['no @', 'gil', 'gil', ''],
  ['an @ alone', '@', '', ''],
  ['two of them', 'a@b@example.com', 'a@b', 'example.com'],
])('%s', (_case, text, local, domain) => expect(splitEmail(text)).toEqual({ local, domain }));

it('is joined without the spaces around its parts', () => {
  expect(formatEmail({ local: ' gil ', domain: 'example.com ' })).toBe('gil@example.com');
});
