import { expect, it } from 'vitest';
import { createTextParamsParser } from './text-params';

it('only the known parameters are kept, each once and unchanged', () => {
  const oauth = createTextParamsParser('code', 'state', 'error');
  expect(
    oauth({ code: 'a b/c', state: '', error: 'x'.repeat(4097), iss: 'https://accounts.example', scope: 1 }),
  ).toEqual({
    code: 'a b/c',
  });
});
