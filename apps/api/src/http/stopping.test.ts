import { EventEmitter, once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { answerErrors } from './errors';
import { stopGently } from './stopping';

/** A server that listens, with one call whose answer waits until it is told. */
async function serve(drainMs?: number) {
  const app = Fastify({ forceCloseConnections: 'idle', return503OnClosing: false });
  answerErrors(app);
  stopGently(app, drainMs);
  const calls = new EventEmitter();
  app.get('/page', async () => {
    const stopping = once(calls, 'stopping');
    calls.emit('begun');
    await stopping;
    return (await app.inject('/slow')).body;
  });
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
  expect([late.status, late.headers.get('retry-after'), late.headers.get('cache-control')]).toEqual([503, '5', 'no-store']);
  expect(await late.json()).toMatchObject({ code: 'unavailable' });
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

it('tells a page that is still to ask for what it starts with to come back, too', async () => {
  const { app, port, calls } = await serve();
  const begun = once(calls, 'begun');
  const page = fetch(`http://127.0.0.1:${port}/page`);
  await begun;
  const stopped = app.close();
  await pause(50);
  calls.emit('stopping');
  expect((await page).status).toBe(503);
  await stopped;
});

it('does not wait for ever for what somebody else does not answer', async () => {
  const { app, port, calls } = await serve(500);
  const asked = once(calls, 'asked');
  const hanging = fetch(`http://127.0.0.1:${port}/slow`);
  const cutOff = expect(hanging).rejects.toThrow();
  await asked;
  await app.close();
  await cutOff;
});
