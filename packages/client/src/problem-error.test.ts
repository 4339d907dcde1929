import { expect, it } from 'vitest';
import { ProblemError, parseProblem } from './problem-error';

const problem = (status: number, body: string, type = 'application/problem+json; charset=utf-8'): Response =>
  new Response(body, { status, headers: { 'content-type': type } });

it('takes code and facts of a named problem', async () => {
  const soldOut = await parseProblem(problem(409, '{"status":409,"title":"","code":"sold_out","detail":{"remaining":2}}'));
  expect(soldOut).toMatchObject({ code: 'sold_out', status: 409, errors: [], detail: { remaining: 2 }, passing: false });
});

it.each([
  ['no problem at all', problem(502, '<html>', 'text/html')],
  ['a problem cut off', problem(502, '{"code":"sol')],
])('counts %s as an error of the server, with its status', async (_, response) => {
  expect(await parseProblem(response)).toMatchObject({ code: 'internal_error', status: 502, passing: true });
});

it.each([
  [new ProblemError('offline', 0), true],
  [new ProblemError('unavailable', 503), true],
  [new ProblemError('provider_timeout', 504), true],
  [new ProblemError('internal_error', 500), false],
  [new ProblemError('not_found', 404), false],
])('%s may pass: %s', (error, passing) => {
  expect(error.isTransient).toBe(passing);
});
