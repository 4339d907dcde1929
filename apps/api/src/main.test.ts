import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { createEasyPayApp } from '@dining/fakes/easypay/app';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findFreePort, startServerProcess } from '../test/server-process';

let folder: string;
let provider: FastifyInstance;
let providerUrl: string;
let port: number;
let headers: Record<string, string>;
beforeAll(async () => {
  port = await findFreePort();
  headers = { origin: `http://localhost:${port}`, 'x-requested-with': 'x', 'content-type': 'application/json' };
  folder = await mkdtemp(join(tmpdir(), 'dining-'));
  provider = createEasyPayApp({ clock: () => new Date() });
  providerUrl = await provider.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await provider.close();
  await rm(folder, { recursive: true });
});

const startServer = () => startServerProcess({ folder, port, providerUrl });

/** Sends a sign-in with a wrong password. Resolves once the server has begun to read it, before it answers. */
async function beginSignIn(): Promise<{ status: Promise<number | undefined> }> {
  const body = JSON.stringify({ username: 'nobody@example.test', password: 'x' });
  const clientRequest = request(`http://127.0.0.1:${port}/api/authentications`, {
    method: 'POST',
    // The server answers "continue" to the head of a request, which proves that the head has arrived.
    headers: { ...headers, expect: '100-continue', 'content-length': body.length },
  });
  clientRequest.flushHeaders();
  const status = once(clientRequest, 'response').then(
    ([response]) => (response as IncomingMessage).resume().statusCode,
  );
  await once(clientRequest, 'continue');
  clientRequest.end(body);
  return { status };
}

it('a process that gets a stop signal answers open requests and exits, and another one can use its data', async () => {
  const server = await startServer();
  // A wrong password is the slowest request that needs no preparation: eight of them still wait at the stop signal.
  const signIns = await Promise.all(Array.from({ length: 8 }, beginSignIn));
  const serverExit = once(server, 'exit');
  server.kill('SIGTERM');
  const statuses = await Promise.all(signIns.map(({ status }) => status));
  expect(statuses).toEqual(Array.from({ length: 8 }, () => 400));
  const [code] = await serverExit;
  expect(code).toBe(0);
  await expect(
    fetch(`http://127.0.0.1:${port}/api/guest/start`, { method: 'POST', headers, body: '{}' }),
  ).rejects.toMatchObject({
    cause: { code: 'ECONNREFUSED' },
  });

  // The data folder is unlocked and its data is still there.
  const restartedServer = await startServer();
  const hotels = (await (await fetch(`http://127.0.0.1:${port}/api/hotel/allList`)).json()) as {
    allHotelList: unknown[];
  };
  expect(hotels.allHotelList).toHaveLength(3);
  restartedServer.kill('SIGTERM');
  await once(restartedServer, 'exit');
});

it('a process that gets a stop signal reports not ready on both ports and still serves during its delay', async () => {
  const metricsPort = await findFreePort();
  const settings = { STOP_DELAY_SECONDS: '60', METRICS_PORT: String(metricsPort) };
  const server = await startServerProcess({ folder, port, providerUrl }, settings);
  const getReadiness = async (readinessPort: number) => {
    const response = await fetch(`http://127.0.0.1:${readinessPort}/readyz`, { headers: { connection: 'close' } });
    return [response.status, ((await response.json()) as { stopping?: boolean }).stopping];
  };
  expect((await getReadiness(port))[1]).toBeUndefined();
  server.kill('SIGTERM');
  await expect.poll(() => getReadiness(port)).toEqual([503, true]);
  // A second signal changes nothing.
  server.kill('SIGINT');
  expect(await getReadiness(metricsPort)).toEqual([503, true]);
  const hotelsResponse = await fetch(`http://127.0.0.1:${port}/api/hotel/allList`, {
    headers: { connection: 'close' },
  });
  expect(hotelsResponse.status).toBe(200);
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
  const serverExit = once(server, 'exit');
  server.kill('SIGKILL');
  await serverExit;
});

it('a process that gets two stop signals exits with code 0, and unlocks its folder', async () => {
  const server = await startServer();
  expect(await readdir(folder)).toContain('owner.lock');
  const serverExit = once(server, 'exit');
  // Sends both signals at once, because a second signal would kill a process that is already exiting.
  server.kill('SIGINT');
  server.kill('SIGTERM');
  expect(await serverExit).toEqual([0, null]);
  expect(await readdir(folder)).not.toContain('owner.lock');
});

it('a process without the embedded database package requires a PostgreSQL server', async () => {
  const resolveHookCode = `export function resolve(specifier, context, next) {
    if (specifier.startsWith('@electric-sql/')) throw Object.assign(new Error('not installed'), { code: 'ERR_MODULE_NOT_FOUND' });
    return next(specifier, context);
  }`;
  const toModuleUrl = (code: string) => `data:text/javascript,${encodeURIComponent(code)}`;
  const registerHookUrl = toModuleUrl(
    `import { register } from 'node:module'; register(${JSON.stringify(toModuleUrl(resolveHookCode))});`,
  );
  const mainPath = fileURLToPath(new URL('main.ts', import.meta.url));
  const server = spawn(process.execPath, ['--import', 'tsx', '--import', registerHookUrl, mainPath], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { PATH: process.env.PATH, EASYPAY_MALL_ID: 'T0000001', EASYPAY_SECRET: 'not used here', LOG_LEVEL: 'silent' },
  });
  const [errorOutput, [code]] = await Promise.all([text(server.stderr), once(server, 'exit')]);
  expect([code, errorOutput]).toEqual([
    1,
    'Setting DATABASE_URL is missing: the embedded database is not installed here.\n',
  ]);
});
