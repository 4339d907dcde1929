import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RendererCall, RendererResponse } from '@dining/contract/rendering';
import { type HtlCode, toCode } from '@dining/domain/shared/codes';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { RendererBusyError } from '../../ports/page-renderer';
import { WorkerRenderer } from './worker-renderer';

/** A minimal worker script. The URL of the page selects its behaviour. */
const workerScript = `
const { parentPort } = require('node:worker_threads');
let currentId;
parentPort.on('message', (message) => {
  if (message.response)
    return parentPort.postMessage({ id: currentId, rendered: { html: message.response.body, queryData: [] } });
  const { id, page: { href } } = message;
  if (href === '/hangs') for (;;);
  if (href.startsWith('/dies')) process.exit(3);
  if (href === '/throws') throw new Error('thrown');
  if (href === '/fails') return parentPort.postMessage({ id, failed: 'no such page' });
  currentId = id;
  const busyMs = Number((/busy-(\\d+)/.exec(href) ?? [])[1] ?? 0);
  for (const until = performance.now() + busyMs; performance.now() < until;);
  parentPort.postMessage({ id: 7, call: { method: 'GET', address: href, body: null } });
});`;

let folder = '';
let renderer: WorkerRenderer;
const loggedMessages: string[] = [];
const logger = {
  info: () => {},
  warn: () => {},
  error: (_fields: object, message: string) => void loggedMessages.push(message),
};
const renderers: WorkerRenderer[] = [];
const createRenderer = (hangLimitMs = 60_000): void => {
  renderer = new WorkerRenderer({ file: join(folder, 'worker.cjs'), hangLimitMs, logger });
  renderers.push(renderer);
};
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'renderer-'));
  await writeFile(join(folder, 'worker.cjs'), workerScript);
});
afterEach(async () => {
  await Promise.all(renderers.splice(0).map((openRenderer) => openRenderer.close()));
  loggedMessages.length = 0;
});
afterAll(() => rm(folder, { recursive: true }));

/** Functions that send the server's responses to `/held`, which the test delays. */
const delayedResponses: (() => void)[] = [];
const answerCall = ({ address }: RendererCall): Promise<RendererResponse> => {
  const response = { status: 200, type: 'application/json', body: `answer to ${address}` };
  if (address === '/refused') return Promise.reject(new Error('no answer'));
  return address.startsWith('/held')
    ? new Promise((resolve) => delayedResponses.push(() => resolve(response)))
    : Promise.resolve(response);
};
const render = (href: string) =>
  renderer.render({ href, language: 'ko', htlCode: toCode<HtlCode>('H01'), at: '2026-03-04T00:00:00Z' }, answerCall);

it('the renderer answers the calls of a page and returns the rendered page', async () => {
  createRenderer();
  expect(await render('/page')).toEqual({ html: 'answer to /page', queryData: [] });
  expect((await render('/refused')).html).toBe('Error: no answer');
});

it('the renderer rejects a page that cannot be rendered and renders the next one', async () => {
  createRenderer();
  await expect(render('/fails')).rejects.toThrow('no such page');
  expect((await render('/page')).html).toBe('answer to /page');
});

it.each(['/dies', '/throws'])(
  'the renderer renders the pages queued behind a page that ends its worker (%s) in another worker',
  async (href) => {
    createRenderer();
    const failingPage = render(href);
    const waitingPage = render('/page');
    await expect(failingPage).rejects.toThrow(RendererBusyError);
    expect((await waitingPage).html).toBe('answer to /page');
    expect(loggedMessages).toHaveLength(1);
  },
);

it('the renderer does not render a page again that has just ended a worker', async () => {
  createRenderer();
  await expect(render('/dies')).rejects.toThrow(RendererBusyError);
  const rejection = await render('/dies').catch((error: unknown) => error);
  expect(rejection).toBeInstanceOf(RendererBusyError);
  expect((rejection as RendererBusyError).retryAfterSeconds).toBeGreaterThan(0);
  expect(loggedMessages).toHaveLength(1);
  expect((await render('/page')).html).toBe('answer to /page');
});

it('the renderer pauses before another worker after two have ended without finishing a page', async () => {
  createRenderer();
  for (const href of ['/dies', '/dies?2']) await expect(render(href)).rejects.toThrow(RendererBusyError);
  const startMs = performance.now();
  expect((await render('/page')).html).toBe('answer to /page');
  expect(performance.now() - startMs).toBeGreaterThan(900);
});

it('the renderer terminates a worker that hangs, and loses no queued page', async () => {
  createRenderer(2_000);
  const hangingPage = render('/hangs');
  const waitingPage = render('/page');
  await expect(hangingPage).rejects.toThrow('hung');
  expect((await waitingPage).html).toBe('answer to /page');
  expect(loggedMessages).toHaveLength(1);
});

it('the renderer keeps a worker whose pages are slow, as long as each sends a message within the limit', async () => {
  createRenderer(2_500);
  const slowPages = ['/busy-700', '/busy-700?2', '/busy-700?3', '/busy-700?4', '/busy-700?5'];
  expect((await Promise.all(slowPages.map(render))).map(({ html }) => html)).toEqual(
    slowPages.map((href) => `answer to ${href}`),
  );
  expect(loggedMessages).toEqual([]);
});

it('the renderer does not count a worker as hung while it waits for a response of the server', async () => {
  createRenderer(500);
  const page = render('/held');
  await vi.waitFor(() => expect(delayedResponses).toHaveLength(1));
  // Another worker hangs and is terminated meanwhile, so more time than the limit has passed.
  const hangingRenderer = new WorkerRenderer({ file: join(folder, 'worker.cjs'), hangLimitMs: 1_000, logger });
  renderers.push(hangingRenderer);
  await expect(
    hangingRenderer.render({ href: '/hangs', language: 'ko', htlCode: toCode<HtlCode>('H01'), at: '' }, answerCall),
  ).rejects.toThrow('hung');
  for (const response of delayedResponses.splice(0)) response();
  expect((await page).html).toBe('answer to /held');
});

it('the renderer renders the latest page first, drops the oldest if more than 200 are queued, and rejects the rest when it is closed', async () => {
  createRenderer();
  const currentPage = render('/held');
  await vi.waitFor(() => expect(delayedResponses).toHaveLength(1));
  const oldestPage = render('/oldest');
  const waitingPages = Array.from({ length: 200 }, (_, index) =>
    render(`/held?${index}`).catch((error: unknown) => String(error)),
  );
  await expect(oldestPage).rejects.toThrow('too many');
  const latestPage = render('/latest');
  for (const response of delayedResponses.splice(0)) response();
  await currentPage;
  expect((await latestPage).html).toBe('answer to /latest');
  await renderer.close();
  expect(new Set(await Promise.all(waitingPages))).toEqual(
    new Set(['Error: too many pages wait to be rendered', 'Error: the renderer is closed']),
  );
  await expect(render('/page')).rejects.toThrow('closed');
  delayedResponses.length = 0;
});
