import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { PassThrough } from 'node:stream';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { registerErrorHandler } from './error-handler';

const createPrematureCloseError = () =>
  Object.assign(new Error('Premature close'), { code: 'ERR_STREAM_PREMATURE_CLOSE' });

it.each([
  ['a client that disconnects before the response is complete is not a server error', true],
  ['a stream that ends too early while the client is connected is a server error', false],
])('%s', async (_case, doesClientDisconnect) => {
  const logStream = new PassThrough();
  const loggedLines: string[] = [];
  logStream.on('data', (line: Buffer) => loggedLines.push(line.toString()));
  const app = Fastify({ logger: { level: 'debug', stream: logStream } });
  registerErrorHandler(app);
  let reportRequest = () => {};
  const requestReceived = new Promise<void>((resolve) => {
    reportRequest = resolve;
  });
  app.get('/page', async ({ raw }) => {
    reportRequest();
    if (doesClientDisconnect) await once(raw.socket, 'close');
    throw createPrematureCloseError();
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write('GET /page HTTP/1.1\r\nhost: here\r\n\r\n');
  await requestReceived;
  if (doesClientDisconnect) socket.destroy();

  await expect.poll(() => loggedLines.filter((line) => line.includes('Premature close'))).toHaveLength(1);
  expect(loggedLines.some((line) => line.includes('"level":50'))).toBe(!doesClientDisconnect);
  socket.destroy();
  await app.close();
});
