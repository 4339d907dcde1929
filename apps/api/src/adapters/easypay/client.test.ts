import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, createServer as createTcpServer, type Server } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, it } from 'vitest';
import { postJson } from './client';

// Starts its own servers, because the stand-in provider cannot fail in all of these ways.

const servers: Server[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => new Promise((resolve) => server.close(resolve))));
});

/** Returns the host and port. */
async function startListening(server: Server): Promise<string> {
  servers.push(server.listen(0, '127.0.0.1'));
  await once(server, 'listening');
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}
const startHttpServer = (listener: RequestListener): Promise<string> =>
  startListening(createServer({ keepAliveTimeout: 1 }, listener));

it('the client gives up after the time limit on a server that accepts a connection and sends nothing', async () => {
  const sockets: { destroy: () => unknown }[] = [];
  const host = await startListening(createTcpServer((socket) => sockets.push(socket.on('error', () => undefined))));
  expect(await postJson(`https://${host}/`, {}, 100)).toEqual({ outcome: 'unknown', reason: 'timeout' });
  expect(await postJson(`http://${host}/`, {}, 100)).toEqual({ outcome: 'unknown', reason: 'timeout' });
  for (const socket of sockets) socket.destroy();
});

it('the client gives up after the time limit on a response that is never completed', async () => {
  const host = await startHttpServer((_request, response) => void response.writeHead(200).write('{"resCd":'));
  expect(await postJson(`http://${host}/`, {}, 100)).toEqual({ outcome: 'unknown', reason: 'timeout' });
});

it('the client reports a network failure if the server is unreachable or breaks off its response', async () => {
  const closedHost = await startHttpServer(() => undefined);
  await new Promise((resolve) => servers.splice(0)[0]?.close(resolve));
  expect(await postJson(`http://${closedHost}/`, {}, 1_000)).toEqual({ outcome: 'unknown', reason: 'network' });
  const interruptedHost = await startHttpServer((_request, response) => {
    response.writeHead(200, { 'content-length': '100' }).write('{"resCd":', () => response.destroy());
  });
  expect(await postJson(`http://${interruptedHost}/`, {}, 1_000)).toEqual({ outcome: 'unknown', reason: 'network' });
});

it('the client follows no redirect', async () => {
  let requestCount = 0;
  const host = await startHttpServer((_request, response) => {
    requestCount += 1;
    response.writeHead(307, { location: '/elsewhere' }).end();
  });
  expect(await postJson(`http://${host}/`, {}, 1_000)).toEqual({ outcome: 'unknown', reason: 'http', code: '307' });
  expect(requestCount).toBe(1);
});

it('the client sends the request in UTF-8 and asks for an uncompressed response', async () => {
  const host = await startHttpServer((request, response) => {
    const { 'content-type': type, 'content-length': length, 'accept-encoding': encoding } = request.headers;
    void text(request).then((requestBody) =>
      response.end(JSON.stringify({ received: requestBody, type, length, encoding })),
    );
  });
  const requestBody = '{"name":"흑돼지 한 상 🍰"}';
  expect(await postJson(`http://${host}/`, { name: '흑돼지 한 상 🍰' }, 1_000)).toEqual({
    outcome: 'response',
    body: {
      received: requestBody,
      type: 'application/json; charset=utf-8',
      length: String(Buffer.byteLength(requestBody)),
      encoding: 'identity',
    },
  });
});

it('the client reads a response whose chunks end within a character', async () => {
  const bytes = Buffer.from('{"resMsg":"정상"}');
  const host = await startHttpServer((_request, response) => {
    response.write(bytes.subarray(0, 12));
    response.end(bytes.subarray(12));
  });
  expect(await postJson(`http://${host}/`, {}, 1_000)).toEqual({ outcome: 'response', body: { resMsg: '정상' } });
});

it('the client replaces characters that PostgreSQL cannot store', async () => {
  const host = await startHttpServer((_request, response) =>
    response.end('{"resMsg":"a\\u0000b\\ud800","amount":150000}'),
  );
  expect(await postJson(`http://${host}/`, {}, 1_000)).toEqual({
    outcome: 'response',
    body: { resMsg: 'a\uFFFDb\uFFFD', amount: 150_000 },
  });
});
