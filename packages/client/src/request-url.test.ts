import { expect, it } from 'vitest';
import { formatRequestUrl } from './request-url';

it.each([
  ['/api/din/list', undefined, undefined, '/api/din/list'],
  [
    '/api/prod/:prodCode/at/:date',
    { prodCode: 'P1/2', date: '2026-11-25' },
    undefined,
    '/api/prod/P1%2F2/at/2026-11-25',
  ],
  ['/api/x', undefined, { q: 'a b&c', page: 2, none: undefined }, '/api/x?q=a+b%26c&page=2'],
  ['/api/x', undefined, { none: undefined }, '/api/x'],
])('%s with %o and %o is formatted as $3', (template, params, query, url) => {
  expect(formatRequestUrl(template, params, query)).toBe(url);
});
