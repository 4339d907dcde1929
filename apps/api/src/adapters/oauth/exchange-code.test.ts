import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { exchangeCode } from './exchange-code';

let status: number;
const server = createServer((_request, response) => {
  response.writeHead(status, { 'content-type': 'application/json' }).end('{"error":"invalid_request"}');
});
beforeAll(
  () =>
    new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    }),
);
afterAll(
  () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
    }),
);

it.each([
  [200, 'code_refused'],
  [400, 'code_refused'],
  [429, 'unavailable'],
  [503, 'unavailable'],
])('an error with the status %i means that the result is %s', async (errorStatus, reason) => {
  status = errorStatus;
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  expect(await exchangeCode({ url, form: {}, timeoutMs: 10_000 })).toEqual({ ok: false, reason });
});
