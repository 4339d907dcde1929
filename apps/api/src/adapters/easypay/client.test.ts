import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, createServer as createListener, type Server } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, it } from 'vitest';
import { postJson } from './client';

// The stand-in provider does not simulate these network failures.

const opened: Server[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((server) => new Promise((closed) => server.close(closed))));
});

async function listenOn(server: Server): Promise<string> {
  opened.push(server.listen(0, '127.0.0.1'));
  await once(server, 'listening');
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}
const startAnswering = (answer: RequestListener): Promise<string> =>
  listenOn(createServer({ keepAliveTimeout: 1 }, answer));

it('gives up after the time limit on a server that accepts a connection and sends nothing', async () => {
  const held: { destroy: () => unknown }[] = [];
  const at = await listenOn(createListener((socket) => held.push(socket.on('error', () => undefined))));
  expect(await postJson(`https://${at}/`, {}, 100)).toEqual({ outcome: 'unknown', reason: 'timeout' });
  expect(await postJson(`http://${at}/`, {}, 100)).toEqual({ outcome: 'unknown', reason: 'timeout' });
  for (const socket of held) socket.destroy();
});

it('gives up after the time limit on a response that stops', async () => {
  const at = await startAnswering((_request, response) => void response.writeHead(200).write('{"resCd":'));
  expect(await postJson(`http://${at}/`, {}, 100)).toEqual({ outcome: 'unknown', reason: 'timeout' });
});

it('reports a lost connection if the server is unreachable or breaks off its response', async () => {
  const gone = await startAnswering(() => undefined);
  await new Promise((closed) => opened.splice(0)[0]?.close(closed));
  expect(await postJson(`http://${gone}/`, {}, 1_000)).toEqual({ outcome: 'unknown', reason: 'network' });
  const broken = await startAnswering((_request, response) => {
    response.writeHead(200, { 'content-length': '100' }).write('{"resCd":', () => response.destroy());
  });
  expect(await postJson(`http://${broken}/`, {}, 1_000)).toEqual({ outcome: 'unknown', reason: 'network' });
});

it('follows no redirect', async () => {
  let requestCount = 0;
  const at = await startAnswering((_request, response) => {
    requestCount += 1;
    response.writeHead(307, { location: '/elsewhere' }).end();
  });
  expect(await postJson(`http://${at}/`, {}, 1_000)).toEqual({ outcome: 'unknown', reason: 'http', code: '307' });
  expect(requestCount).toBe(1);
});

it('sends the request in UTF-8 and asks for an uncompressed response', async () => {
  const at = await startAnswering((request, response) => {
    const { 'content-type': type, 'content-length': length, 'accept-encoding': encoding } = request.headers;
    void text(request).then((requestBody) =>
      response.end(JSON.stringify({ said: requestBody, type, length, encoding })),
    );
  });
  const requestBody = '{"name":"흑돼지 한 상 🍰"}';
  expect(await postJson(`http://${at}/`, { name: '흑돼지 한 상 🍰' }, 1_000)).toEqual({
    outcome: 'answer',
    body: {
      said: requestBody,
      type: 'application/json; charset=utf-8',
      length: String(Buffer.byteLength(requestBody)),
      encoding: 'identity',
    },
  });
});

it('reads a response whose chunks end within a character', async () => {
  const bytes = Buffer.from('{"resMsg":"정상"}');
  const at = await startAnswering((_request, response) => {
    response.write(bytes.subarray(0, 12));
    response.end(bytes.subarray(12));
  });
  expect(await postJson(`http://${at}/`, {}, 1_000)).toEqual({ outcome: 'answer', body: { resMsg: '정상' } });
});

it('removes characters that cannot be stored from a response', async () => {
  const at = await startAnswering((_request, response) =>
    response.end('{"resMsg":"a\\u0000b\\ud800","amount":150000}'),
  );
  expect(await postJson(`http://${at}/`, {}, 1_000)).toEqual({
    outcome: 'answer',
    body: { resMsg: 'a\uFFFDb\uFFFD', amount: 150_000 },
  });
});
