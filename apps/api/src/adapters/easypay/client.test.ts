import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, createServer as createListener, type Server } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, it } from 'vitest';
import { postJson } from './client';

/** Network failures that the stand-in provider does not simulate. */
const opened: Server[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((server) => new Promise((closed) => server.close(closed))));
});

async function listening(server: Server): Promise<string> {
  opened.push(server.listen(0, '127.0.0.1'));
  await once(server, 'listening');
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}
const answering = (answer: RequestListener): Promise<string> =>
  listening(createServer({ keepAliveTimeout: 1 }, answer));

it('one that takes a connection and says nothing, not even who it is, is waited for no longer than that', async () => {
  const held: { destroy: () => unknown }[] = [];
  const at = await listening(createListener((socket) => held.push(socket.on('error', () => undefined))));
  expect(await postJson(`https://${at}/`, {}, 100)).toEqual({ outcome: 'unknown', reason: 'timeout' });
  expect(await postJson(`http://${at}/`, {}, 100)).toEqual({ outcome: 'unknown', reason: 'timeout' });
  for (const socket of held) socket.destroy();
});

it('one that begins to answer and stops is waited for no longer than that', async () => {
  const at = await answering((_request, response) => void response.writeHead(200).write('{"resCd":'));
  expect(await postJson(`http://${at}/`, {}, 100)).toEqual({ outcome: 'unknown', reason: 'timeout' });
});

it('one that is not there, and one that breaks off in its answer, are a lost connection', async () => {
  const gone = await answering(() => undefined);
  await new Promise((closed) => opened.splice(0)[0]?.close(closed));
  expect(await postJson(`http://${gone}/`, {}, 1_000)).toEqual({ outcome: 'unknown', reason: 'network' });
  const broken = await answering((_request, response) => {
    response.writeHead(200, { 'content-length': '100' }).write('{"resCd":', () => response.destroy());
  });
  expect(await postJson(`http://${broken}/`, {}, 1_000)).toEqual({ outcome: 'unknown', reason: 'network' });
});

it('one that leads elsewhere is not followed', async () => {
  let asked = 0;
  const at = await answering((_request, response) => {
    asked += 1;
    response.writeHead(307, { location: '/elsewhere' }).end();
  });
  expect(await postJson(`http://${at}/`, {}, 1_000)).toEqual({ outcome: 'unknown', reason: 'http', code: '307' });
  expect(asked).toBe(1);
});

it('is sent what it is to read, letters of all languages whole, and nothing packed is asked for', async () => {
  const at = await answering((request, response) => {
    const { 'content-type': type, 'content-length': length, 'accept-encoding': encoding } = request.headers;
    void text(request).then((said) => response.end(JSON.stringify({ said, type, length, encoding })));
  });
  const said = '{"name":"흑돼지 한 상 🍰"}';
  expect(await postJson(`http://${at}/`, { name: '흑돼지 한 상 🍰' }, 1_000)).toEqual({
    outcome: 'answer',
    body: {
      said,
      type: 'application/json; charset=utf-8',
      length: String(Buffer.byteLength(said)),
      encoding: 'identity',
    },
  });
});

it('an answer that comes in parts is read whole, though one ends within a letter', async () => {
  const bytes = Buffer.from('{"resMsg":"정상"}');
  const at = await answering((_request, response) => {
    response.write(bytes.subarray(0, 12));
    response.end(bytes.subarray(12));
  });
  expect(await postJson(`http://${at}/`, {}, 1_000)).toEqual({ outcome: 'answer', body: { resMsg: '정상' } });
});

it('is read with texts that can be stored, whatever the provider spells', async () => {
  const at = await answering((_request, response) => response.end('{"resMsg":"a\\u0000b\\ud800","amount":150000}'));
  expect(await postJson(`http://${at}/`, {}, 1_000)).toEqual({
    outcome: 'answer',
    body: { resMsg: 'a\uFFFDb\uFFFD', amount: 150_000 },
  });
});
