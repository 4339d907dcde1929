import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asCode, type HtlCode } from '@dining/domain/shared/codes';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { WorkerRenderer } from './worker-renderer';

/** A worker as small as can be, that does what the address of a page says. */
const worker = `
const { parentPort } = require('node:worker_threads');
let asking;
parentPort.on('message', (message) => {
  if (message.answer) return parentPort.postMessage({ id: asking, rendered: { html: message.answer.body, answers: [] } });
  const { id, page: { href } } = message;
  if (href === '/hangs') for (;;);
  if (href === '/waits') return;
  if (href === '/dies') process.exit(3);
  if (href === '/throws') throw new Error('thrown');
  if (href === '/fails') return parentPort.postMessage({ id, failed: 'no such page' });
  asking = id;
  parentPort.postMessage({ id: 7, call: { method: 'GET', address: href, body: null } });
});`;

let folder = '';
let renderer: WorkerRenderer;
const told: string[] = [];
const logger = { info: () => {}, warn: () => {}, error: (_facts: object, text: string) => void told.push(text) };
const opened: WorkerRenderer[] = [];
const open = (timeLimitMs: number) => {
  const options = { file: join(folder, 'worker.cjs'), timeLimitMs, logger };
  renderer = new WorkerRenderer(options);
  opened.push(renderer);
  return options;
};
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'renderer-'));
  await writeFile(join(folder, 'worker.cjs'), worker);
});
afterEach(() => Promise.all(opened.splice(0).map((one) => one.close())));
afterAll(() => rm(folder, { recursive: true }));

const render = (href: string) =>
  renderer.render({ href, language: 'ko', htlCode: asCode<HtlCode>('H01'), at: '2026-03-04T00:00:00Z' }, ({ address }) =>
    address === '/refused'
      ? Promise.reject(new Error('no answer'))
      : Promise.resolve({ status: 200, type: 'application/json', body: `answer to ${address}` }),
  );

it('answers what a page asks for, and hands the page on', async () => {
  open(20_000);
  expect(await render('/page')).toEqual({ html: 'answer to /page', answers: [] });
  expect((await render('/refused')).html).toBe('Error: no answer');
});

it('a page that could not be rendered costs itself alone', async () => {
  open(20_000);
  await expect(render('/fails')).rejects.toThrow('no such page');
  expect((await render('/page')).html).toBe('answer to /page');
});

it.each(['/dies', '/throws'])(
  'a page that ends its worker (%s) gives up those that wait, and the next has another',
  async (href) => {
    open(20_000);
    const waiting = render('/waits');
    const [ended, given] = await Promise.allSettled([render(href), waiting]);
    expect([ended.status, given.status]).toEqual(['rejected', 'rejected']);
    expect(told.splice(0)).toHaveLength(1);
    expect((await render('/page')).html).toBe('answer to /page');
  },
);

it('a page that never ends is given up with its worker', async () => {
  const options = open(300);
  await expect(render('/hangs')).rejects.toThrow('not rendered in time');
  expect(told.splice(0)).toHaveLength(1);
  options.timeLimitMs = 20_000;
  expect((await render('/page')).html).toBe('answer to /page');
});

it('past twenty that wait, the browser is quicker', async () => {
  open(20_000);
  const waiting = Array.from({ length: 20 }, () => render('/waits').catch((error: unknown) => String(error)));
  await expect(render('/page')).rejects.toThrow('too many');
  await renderer.close();
  expect(new Set(await Promise.all(waiting)).size).toBe(1);
});
