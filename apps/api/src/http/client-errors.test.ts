import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../test/test-server';
import { createSecurityHeaders } from './security-headers';

let server: TestServer;
let port: number;
beforeAll(async () => {
  server = await startTestServer();
  port = Number(new URL(await server.app.listen({ host: '127.0.0.1', port: 0 })).port);
});
afterAll(() => server.close());

/** Sends these bytes to the server. Returns its complete response. */
const sendBytes = (bytes: string): Promise<string> => {
  const socket = connect(port, '127.0.0.1');
  socket.write(bytes);
  return text(socket);
};

it.each([
  ['an unknown HTTP method', 'FOO / HTTP/1.1\r\nHost: x\r\n\r\n', 400, 'invalid_request'],
  ['a request that is not HTTP', '\u0016\u0003\u0001\r\n\r\n', 400, 'invalid_request'],
  ['a URL with a NUL character', 'GET /\u0000 HTTP/1.1\r\nHost: x\r\n\r\n', 400, 'invalid_request'],
  ['a URL of 40 kB', `GET /${'x'.repeat(40_000)} HTTP/1.1\r\nHost: x\r\n\r\n`, 413, 'payload_too_large'],
  ['a head of 40 kB', `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(40_000)}\r\n\r\n`, 413, 'payload_too_large'],
])('%s is refused with every security header', async (_name, bytes, status, code) => {
  const [head = '', body = ''] = (await sendBytes(bytes)).split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  for (const line of Object.entries(createSecurityHeaders(server.deps.config))) expect(head).toContain(line.join(': '));
  expect(head).toContain('content-type: application/problem+json');
  expect(JSON.parse(body)).toMatchObject({ status, code });
});
