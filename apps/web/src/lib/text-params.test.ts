import { expect, it } from 'vitest';
import { createTextParamsParser } from './text-params';

it('the parser keeps known parameters unchanged, and drops those that are unknown, empty or too long', () => {
  const parseOAuthParams = createTextParamsParser('code', 'state', 'error');
  expect(
    parseOAuthParams({ code: 'a b/c', state: '', error: 'x'.repeat(4097), iss: 'https://accounts.example', scope: 1 }),
  ).toEqual({
    code: 'a b/c',
  });
});
