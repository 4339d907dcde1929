import { EventEmitter, once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { answerErrors } from './errors';
import { registerGracefulStop } from './stopping';

/** Starts a server with one endpoint whose answer waits until the test releases it. */
async function serve(drainMs?: number) {
  const app = Fastify({ forceCloseConnections: 'idle', return503OnClosing: false });
  answerErrors(app);
  registerGracefulStop(app, drainMs);
  const calls = new EventEmitter();
  app.get('/page', async () => {
    const stopping = once(calls, 'stopping');
    calls.emit('begun');
    await stopping;
    return (await app.inject('/slow')).body;
  });
  app.get('/slow', async () => {
    const released = once(calls, 'released');
    calls.emit('asked');
    await released;
    return 'done';
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  return { app, calls, port: (app.server.address() as AddressInfo).port };
}

it('a stopping server answers open requests, and later ones with 503', async () => {
  const { app, port, calls } = await serve();
  const asked = once(calls, 'asked');
  const early = fetch(`http://127.0.0.1:${port}/slow`);
  await asked;
  const stopped = app.close();
  const late = await fetch(`http://127.0.0.1:${port}/slow`);
  expect([late.status, late.headers.get('retry-after'), late.headers.get('cache-control')]).toEqual([
    503,
    '5',
    'no-store',
  ]);
  expect(await late.json()).toMatchObject({ code: 'unavailable' });
  calls.emit('released');
  const answer = await early;
  expect([answer.status, answer.headers.get('connection'), await answer.text()]).toEqual([200, 'close', 'done']);
  await stopped;
  await expect(fetch(`http://127.0.0.1:${port}/slow`)).rejects.toMatchObject({ cause: { code: 'ECONNREFUSED' } });
});

it('a stopping server closes connections without a request', async () => {
  const { app, port } = await serve();
  const silent = connect(port, '127.0.0.1');
  await once(app.server, 'connection');
  const closed = once(silent.resume(), 'close');
  await app.close();
  await closed;
});

it('a stopping server answers a page with 503 if the page’s own requests begin after the stop', async () => {
  const { app, port, calls } = await serve();
  const begun = once(calls, 'begun');
  const page = fetch(`http://127.0.0.1:${port}/page`);
  await begun;
  const stopped = app.close();
  expect((await fetch(`http://127.0.0.1:${port}/slow`)).status).toBe(503);
  calls.emit('stopping');
  expect((await page).status).toBe(503);
  await stopped;
});

it('a stopping server cuts off requests that are still open after the drain time', async () => {
  const { app, port, calls } = await serve(500);
  const asked = once(calls, 'asked');
  const hanging = fetch(`http://127.0.0.1:${port}/slow`);
  const cutOff = expect(hanging).rejects.toMatchObject({ cause: { code: 'UND_ERR_SOCKET' } });
  await asked;
  await app.close();
  await cutOff;
});
