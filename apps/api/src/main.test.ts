import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildEasyPayFake, demoMerchant } from '@dining/fakes/easypay/app';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';

let folder: string;
let provider: FastifyInstance;
let providerUrl: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dining-'));
  provider = buildEasyPayFake({ clock: () => new Date() });
  providerUrl = await provider.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await provider.close();
  await rm(folder, { recursive: true });
});

const root = fileURLToPath(new URL('../../..', import.meta.url));
const port = 20_000 + (process.pid % 20_000);
const site = `http://localhost:${port}`;

/** The server as it runs in life; answers when it is ready. */
async function start(): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', join(root, 'apps/api/src/main.ts')], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      DATA_DIR: folder,
      EASYPAY_MALL_ID: demoMerchant.mallId,
      EASYPAY_SECRET: demoMerchant.secret,
      EASYPAY_BASE_URL: providerUrl,
      LOG_LEVEL: 'silent',
    },
  });
  for await (const part of child.stdout) if (String(part).includes('ready')) break;
  return child;
}

const post = (path: string, body: object, cookie = '') =>
  fetch(`http://127.0.0.1:${port}/api${path}`, {
    method: 'POST',
    headers: { origin: site, 'x-requested-with': 'x', 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });

it('a server told to stop finishes what it is asked, takes nothing new, and ends', { timeout: 120_000 }, async () => {
  const server = await start();
  // The cost of a wrong password is the longest call that needs no preparation: eight of them stand in line.
  const asked = Array.from({ length: 8 }, () => post('/authentications', { username: 'nobody@example.test', password: 'x' }));
  await Promise.all([new Promise((resolve) => setTimeout(resolve, 30)), fetch(`http://127.0.0.1:${port}/healthz`)]);
  const told = Date.now();
  server.kill('SIGTERM');
  const [code] = (await once(server, 'exit')) as [number | null];
  expect(code).toBe(0);
  // Well before whoever told it loses patience, though its clients keep their connections open.
  expect(Date.now() - told).toBeLessThan(8_000);
  const statuses = await Promise.all(asked.map(async (one) => (await one).status));
  // None is left without an answer: one that arrived after the word to stop is told to come back.
  expect(statuses).toContain(400);
  expect(statuses.filter((status) => status !== 400 && status !== 503)).toEqual([]);
  await expect(post('/guest/start', {})).rejects.toThrow();

  // Its folder is free, and what it knew is still there.
  const again = await start();
  const hotels = (await (await fetch(`http://127.0.0.1:${port}/api/hotel/allList`)).json()) as { allHotelList: unknown[] };
  expect(hotels.allHotelList).toHaveLength(3);
  again.kill('SIGTERM');
  await once(again, 'exit');
});
