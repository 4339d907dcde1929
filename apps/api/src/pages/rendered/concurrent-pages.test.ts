import { execFile } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Worker } from 'node:worker_threads';
import type {
  MessageFromRenderer,
  MessageToRenderer,
  PageToRender,
  RenderedPage,
  RendererCall,
} from '@dining/contract/rendering';
import { languages } from '@dining/domain/shared/language';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDemoDatabase } from '../../../test/demo-database';
import { startTestServer, type TestServer } from '../../../test/test-server';
import type { Database } from '../../db/connect';

const now = new Date('2026-12-19T01:00:00Z');
const siteFolder = join(import.meta.dirname, '../../../../web');
let folder: string;
let database: Database;
let server: TestServer;
let worker: Worker;
/** Pages that the worker is rendering, by their ids. */
const pendingPages = new Map<number, { resolve: (page: RenderedPage) => void; reject: (error: Error) => void }>();
let lastPageId = 0;

/** Builds the worker of the site from its sources, as the site's build does. */
async function buildWorker(): Promise<string> {
  folder = await mkdtemp(join(tmpdir(), 'renderer-'));
  await promisify(execFile)(
    'npx',
    ['--no-install', 'vite', 'build', '--logLevel', 'error', '--config', 'renderer/vite.config.ts', '--outDir', folder],
    { cwd: siteFolder, env: { ...process.env, NODE_ENV: 'production' } },
  );
  return join(folder, 'worker.js');
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
const send = (message: MessageToRenderer): void => worker.postMessage(message);

/** Lets the server answer a call of the worker after a random delay, so that pages overtake each other. */
async function answerCall(id: number, { method, address, body }: RendererCall): Promise<void> {
  await wait(randomInt(4));
  const { statusCode, payload } = await server.app.inject({
    url: address,
    method: method === 'POST' ? 'POST' : 'GET',
    headers: { origin: server.deps.config.publicUrl, 'x-requested-with': 'page', 'content-type': 'application/json' },
    ...(body !== null && { body }),
  });
  send({ id, response: { status: statusCode, type: 'application/json', body: payload } });
}

function handleMessage(message: MessageFromRenderer): void {
  if ('call' in message) return void answerCall(message.id, message.call);
  const page = pendingPages.get(message.id);
  pendingPages.delete(message.id);
  if ('rendered' in message) page?.resolve(message.rendered);
  else page?.reject(new Error(message.failed));
}

/** Renders a page in the worker, which may be rendering others. */
const render = (page: PageToRender): Promise<RenderedPage> =>
  new Promise((resolve, reject) => {
    lastPageId += 1;
    pendingPages.set(lastPageId, { resolve, reject });
    send({ id: lastPageId, page });
  });

beforeAll(async () => {
  worker = new Worker(await buildWorker());
  worker.on('message', handleMessage);
  database = await openDemoDatabase(now);
  server = await startTestServer({ peer: { database }, clock: () => now });
});
afterAll(async () => {
  await worker.terminate();
  await server.close();
  await database.close();
  await rm(folder, { recursive: true });
});

/** Formats a page as text with its responses sorted, because their order varies. */
const describePage = ({ html, queryData }: RenderedPage): string =>
  [html, ...queryData.map((entry) => JSON.stringify(entry)).sort((a, b) => a.localeCompare(b))].join('\n');

it('100 concurrent pages of random hotels, languages and days are each rendered as if alone', async () => {
  const { json } = await server.call('GET', '/hotel/allList');
  const pages = json.allHotelList.flatMap(({ htlCode }) =>
    languages.flatMap((language) =>
      ['2026-12-19T01:00:00Z', '2026-12-20T05:00:00Z'].flatMap((at) =>
        ['/', '/fnb/find', '/fnb/prom/main'].map((href): PageToRender => ({ href, language, htlCode, at })),
      ),
    ),
  );
  const pagesRenderedAlone: string[] = [];
  for (const page of pages) pagesRenderedAlone.push(describePage(await render(page)));
  expect(new Set(pagesRenderedAlone).size).toBeGreaterThan(pages.length / 2);

  const order = Array.from({ length: 100 }, () => randomInt(pages.length));
  const concurrentPages = order.map((index) => render(pages[index] as PageToRender));
  expect(pendingPages.size).toBe(100);
  for (const [position, page] of (await Promise.all(concurrentPages)).entries())
    expect(describePage(page)).toBe(pagesRenderedAlone[order[position] as number]);
});
