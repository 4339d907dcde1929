import { EventEmitter, once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { stopGently } from './stopping';

/** A server that listens, with one call whose answer waits until it is told. */
async function serve() {
  const app = Fastify({ forceCloseConnections: 'idle' });
  stopGently(app);
  const calls = new EventEmitter();
  app.get('/slow', async () => {
    const told = once(calls, 'told');
    calls.emit('asked');
    await told;
    return 'done';
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  return { app, calls, port: (app.server.address() as AddressInfo).port };
}

it('answers what it was asked before it was told to stop, and tells who comes later to come back', async () => {
  const { app, port, calls } = await serve();
  const asked = once(calls, 'asked');
  const early = fetch(`http://127.0.0.1:${port}/slow`);
  await asked;
  const stopped = app.close();
  const late = await fetch(`http://127.0.0.1:${port}/slow`);
  expect(late.status).toBe(503);
  calls.emit('told');
  const answer = await early;
  expect([answer.status, answer.headers.get('connection'), await answer.text()]).toEqual([200, 'close', 'done']);
  await stopped;
  await expect(fetch(`http://127.0.0.1:${port}/slow`)).rejects.toThrow();
});

it('waits for no connection on which nothing is asked', async () => {
  const { app, port } = await serve();
  const silent = connect(port, '127.0.0.1');
  await once(app.server, 'connection');
  const closed = once(silent.resume(), 'close');
  await app.close();
  await closed;
});
