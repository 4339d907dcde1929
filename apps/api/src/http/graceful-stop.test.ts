import { EventEmitter, once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { registerErrorHandler } from './error-handler';
import { registerGracefulStop } from './graceful-stop';

/** Starts a server whose `/slow` waits for the signal `released`, and whose `/page` requests `/slow` after the stop. */
async function serve(drainMs?: number) {
  const app = Fastify({ forceCloseConnections: 'idle', return503OnClosing: false });
  registerErrorHandler(app);
  registerGracefulStop(app, drainMs);
  const signals = new EventEmitter();
  app.get('/page', async () => {
    const stopEvent = once(signals, 'stop_begun');
    signals.emit('page_begun');
    await stopEvent;
    return (await app.inject('/slow')).body;
  });
  app.get('/slow', async () => {
    const releaseEvent = once(signals, 'released');
    signals.emit('slow_begun');
    await releaseEvent;
    return 'done';
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  return { app, signals, port: (app.server.address() as AddressInfo).port };
}

it('a stopping server finishes open requests, and answers later ones with 503', async () => {
  const { app, port, signals } = await serve();
  const slowRequestEvent = once(signals, 'slow_begun');
  const openRequest = fetch(`http://127.0.0.1:${port}/slow`);
  await slowRequestEvent;
  const closeResult = app.close();
  const lateResponse = await fetch(`http://127.0.0.1:${port}/slow`);
  expect([
    lateResponse.status,
    lateResponse.headers.get('retry-after'),
    lateResponse.headers.get('cache-control'),
  ]).toEqual([503, '5', 'no-store']);
  expect(await lateResponse.json()).toMatchObject({ code: 'unavailable' });
  signals.emit('released');
  const response = await openRequest;
  expect([response.status, response.headers.get('connection'), await response.text()]).toEqual([200, 'close', 'done']);
  await closeResult;
  await expect(fetch(`http://127.0.0.1:${port}/slow`)).rejects.toMatchObject({ cause: { code: 'ECONNREFUSED' } });
});

it('a stopping server closes connections without a request', async () => {
  const { app, port } = await serve();
  const idleSocket = connect(port, '127.0.0.1');
  await once(app.server, 'connection');
  const socketClose = once(idleSocket.resume(), 'close');
  await app.close();
  await socketClose;
});

it('a stopping server answers a page with 503 if the page’s own requests begin after the stop', async () => {
  const { app, port, signals } = await serve();
  const pageRequestEvent = once(signals, 'page_begun');
  const page = fetch(`http://127.0.0.1:${port}/page`);
  await pageRequestEvent;
  const closeResult = app.close();
  expect((await fetch(`http://127.0.0.1:${port}/slow`)).status).toBe(503);
  signals.emit('stop_begun');
  expect((await page).status).toBe(503);
  await closeResult;
});

it('a stopping server cuts off requests that are still open after the drain time', async () => {
  const { app, port, signals } = await serve(500);
  const slowRequestEvent = once(signals, 'slow_begun');
  const hangingRequest = fetch(`http://127.0.0.1:${port}/slow`);
  const cutOffExpectation = expect(hangingRequest).rejects.toMatchObject({ cause: { code: 'UND_ERR_SOCKET' } });
  await slowRequestEvent;
  await app.close();
  await cutOffExpectation;
});
