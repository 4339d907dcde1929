import { expect, it } from 'vitest';
import { ProblemError, parseProblem } from './problem-error';

const createResponse = (status: number, body: string, type = 'application/problem+json; charset=utf-8'): Response =>
  new Response(body, { status, headers: { 'content-type': type } });

it('the code and details of a problem are parsed', async () => {
  const soldOut = await parseProblem(
    createResponse(409, '{"status":409,"title":"","code":"sold_out","detail":{"remaining":2}}'),
  );
  expect(soldOut).toMatchObject({
    code: 'sold_out',
    status: 409,
    errors: [],
    detail: { remaining: 2 },
    isTransient: false,
  });
});

it.each([
  ['a response that is not a problem', createResponse(502, '<html>', 'text/html')],
  ['a truncated problem', createResponse(502, '{"code":"sol')],
])('%s is reported as an internal error with the status of the response', async (_case, response) => {
  expect(await parseProblem(response)).toMatchObject({ code: 'internal_error', status: 502, isTransient: true });
});

it.each([
  [new ProblemError('offline', 0), true],
  [new ProblemError('unavailable', 503), true],
  [new ProblemError('provider_timeout', 504), true],
  [new ProblemError('internal_error', 500), false],
  [new ProblemError('not_found', 404), false],
])('after %s, a retry may succeed: %s', (error, isTransient) => {
  expect(error.isTransient).toBe(isTransient);
});
