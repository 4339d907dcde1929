import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { PassThrough } from 'node:stream';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { answerErrors } from './errors';

const cutOff = () => Object.assign(new Error('Premature close'), { code: 'ERR_STREAM_PREMATURE_CLOSE' });

it.each([
  ['a client that disconnects before the response is complete is not a server error', true],
  ['a stream that ends by itself is a server error', false],
])('%s', async (_case, leaves) => {
  const lines = new PassThrough();
  const loggedLines: string[] = [];
  lines.on('data', (line: Buffer) => loggedLines.push(line.toString()));
  const app = Fastify({ logger: { level: 'debug', stream: lines } });
  answerErrors(app);
  let tellAsked = () => {};
  const asked = new Promise<void>((resolve) => {
    tellAsked = resolve;
  });
  app.get('/page', async ({ raw }) => {
    tellAsked();
    if (leaves) await once(raw.socket, 'close');
    throw cutOff();
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const visitor = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  visitor.write('GET /page HTTP/1.1\r\nhost: here\r\n\r\n');
  await asked;
  if (leaves) visitor.destroy();

  await expect.poll(() => loggedLines.filter((line) => line.includes('Premature close'))).toHaveLength(1);
  expect(loggedLines.some((line) => line.includes('"level":50'))).toBe(!leaves);
  visitor.destroy();
  await app.close();
});
