import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../test/database';
import { serverUrl } from '../../test/database-server';
import { disabledServices } from '../../test/disabled-services';
import { insertFixtures, mina, now } from '../../test/fixtures';
import { createSiteBuild } from '../../test/site-build';
import { startTcpProxy, type TcpProxy } from '../../test/tcp-proxy';
import { EasyPay } from '../adapters/easypay/easypay';
import { buildApp } from '../app';
import { parseConfig } from '../config/config';
import { connect, type Database } from '../db/connect';
import { loadKeyring } from '../lib/keyring';
import { createDatabaseUploadFileStore } from '../stores/uploads/upload-files';

let directDatabase: Database;
let proxy: TcpProxy;
let database: Database;
let app: FastifyInstance;
let site: Awaited<ReturnType<typeof createSiteBuild>>;
/** Cookie of a guest's session that was created while the database was available. */
let cookie: string;

beforeAll(async () => {
  directDatabase = await openTestDatabase();
  await insertFixtures(directDatabase);
  const { rows } = await directDatabase.pool.query<{ name: string }>('SELECT current_database() AS name');
  const server = new URL(serverUrl ?? '');
  proxy = await startTcpProxy({ host: server.hostname, port: Number(server.port) });
  const url = new URL(server);
  url.host = `127.0.0.1:${proxy.port}`;
  url.pathname = `/${rows[0]?.name ?? ''}`;
  database = await connect({ url: url.href, poolSize: 4 });
  site = await createSiteBuild();
  const config = parseConfig({ NODE_ENV: 'test', EASYPAY_MALL_ID: 'T0000001', EASYPAY_SECRET: 'not used here' });
  const logger = pino({ level: 'silent' });
  const payments = new EasyPay({ ...config.easypay, clock: () => now, logger });
  const keyring = await loadKeyring(database.pool, config);
  const deps = {
    config,
    database,
    keyring,
    payments,
    ...disabledServices,
    uploadFileStore: createDatabaseUploadFileStore(database.pool),
    now: () => now,
  };
  app = await buildApp(deps, { dist: site.dist });
  const guestStart = await post('/api/guest/start');
  cookie = guestStart.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
});
afterEach(() => proxy.restore());
afterAll(async () => {
  await app.close();
  await database.close();
  await proxy.close();
  await directDatabase.close();
  await site.remove();
});

const navigate = (url: string, headers: Record<string, string> = {}) =>
  app.inject({
    url,
    headers: { accept: 'text/html,application/xhtml+xml', 'accept-language': 'ja', cookie, ...headers },
  });
const post = (url: string, body: object = {}, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url,
    headers: { origin: 'http://localhost:3000', 'x-requested-with': 'x', 'accept-language': 'en', ...headers },
    payload: body,
  });
const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { 'accept-language': 'en', ...headers } });

const unavailable = { status: 503, code: 'unavailable', title: expect.stringContaining('unavailable') };

describe('a server whose database refuses connections', () => {
  it.each(['/', '/reservation/step/1', '/nowhere'])('sends the error page to a browser that opens %s', async (path) => {
    await proxy.refuse();
    const { statusCode, headers, body } = await navigate(`${path}?code=1&x=2`);
    expect(statusCode).toBe(503);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'retry-after': '5',
      'cache-control': 'no-store',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
    });
    expect(body).toContain('<html lang="ja">');
    expect(body).toContain('ページを表示できませんでした');
    expect(body).toContain(`<a href="${path}?code=1&amp;x=2">再試行</a>`);
    expect(body).not.toMatch(/<script|src=|url\(|https?:/);
  });

  it('lets the payment window keep its opener, and offers a retry with the returned parameters', async () => {
    await proxy.refuse();
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const payload = 'resCd=0000&shopOrderNo=A&authorizationId=B';
    const returnPage = await app.inject({
      method: 'POST',
      url: '/easypay/return',
      headers: { ...form, cookie },
      payload,
    });
    expect(returnPage.statusCode).toBe(303);
    const { statusCode, headers, body } = await navigate(String(returnPage.headers.location));
    expect([statusCode, headers['cross-origin-opener-policy']]).toEqual([503, 'unsafe-none']);
    expect(body).toContain('shopOrderNo=A&amp;authorizationId=B');
  });

  it.each([
    ['an endpoint that reads', () => get('/api/hotel/allList')],
    ['an endpoint whose session cannot be read', () => get('/api/me', { cookie })],
    ['an endpoint whose session cannot be written', () => post('/api/guest/start')],
    ['an endpoint with a rate limit', () => post('/api/authentications', { username: mina.userId, password: 'x' })],
    ['an endpoint that a browser navigates to', () => get('/api/me', { cookie, accept: 'text/html' })],
  ])('answers 503 with Retry-After at %s', async (_name, sendRequest) => {
    await proxy.refuse();
    const response = await sendRequest();
    expect(response.json()).toMatchObject(unavailable);
    expect(response.headers).toMatchObject({
      'content-type': 'application/problem+json; charset=utf-8',
      'retry-after': '5',
      'cache-control': 'no-store',
    });
    expect(response.cookies).toEqual([]);
  });

  it('answers requests and pages again once the database accepts connections', async () => {
    await proxy.refuse();
    expect((await get('/api/me', { cookie })).statusCode).toBe(503);
    await proxy.restore();
    expect((await get('/api/me', { cookie })).json()).toMatchObject({ guestYn: 'Y' });
    expect((await navigate('/')).statusCode).toBe(200);
  });
});

describe('a database that becomes unavailable during a request', () => {
  const runningStatements = `FROM pg_stat_activity WHERE datname = current_database() AND state = 'active'
    AND query LIKE '%consume_rate_limit(%' AND pid <> pg_backend_pid()`;
  const endBackends = () => directDatabase.pool.query(`SELECT pg_terminate_backend(pid) ${runningStatements}`);
  // Sleeps nearly as long as a statement may take, so that the test breaks the connection during the statement on any
  // machine.
  beforeAll(() =>
    directDatabase.pool.query(`
      CREATE FUNCTION slow() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM pg_sleep(14); RETURN NEW; END $$;
      CREATE TRIGGER slow BEFORE INSERT OR UPDATE ON rate_limit FOR EACH ROW EXECUTE FUNCTION slow()`),
  );
  afterEach(endBackends);
  afterAll(() => directDatabase.pool.query('DROP TRIGGER slow ON rate_limit'));

  it.each([
    ['breaks the connection', () => Promise.resolve(proxy.breakConnections())],
    ['terminates the session', endBackends],
  ])('makes the endpoint answer 503 if it %s', async (_name, interrupt) => {
    await expect.poll(async () => (await directDatabase.pool.query(`SELECT 1 ${runningStatements}`)).rowCount).toBe(0);
    const response = Promise.resolve(post('/api/authentications', { username: mina.userId, password: 'x' }));
    await expect.poll(async () => (await directDatabase.pool.query(`SELECT 1 ${runningStatements}`)).rowCount).toBe(1);
    await interrupt();
    expect((await response).json()).toMatchObject(unavailable);
  });
});

describe('a database that stops responding', () => {
  it('makes requests fail without waiting while one of them tries to connect', async () => {
    // The database stops answering while no connection is open, as after a long idle time.
    proxy.dropData();
    proxy.breakConnections();
    // The first requests wait for a connection, and one of them tries a second time.
    const firstResponses = await Promise.all(Array.from({ length: 20 }, () => get('/api/me', { cookie })));
    expect(firstResponses.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 20 }, () => 503));
    // One request tries to connect, and the others do not wait for it.
    const connectingRequest = Promise.resolve(get('/api/me', { cookie }));
    const otherRequests = Promise.all(Array.from({ length: 20 }, () => navigate('/')));
    const winner = await Promise.race([connectingRequest.then(() => 'connecting'), otherRequests.then(() => 'others')]);
    expect(winner).toBe('others');
    expect((await otherRequests).map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 20 }, () => 503));
    expect((await connectingRequest).statusCode).toBe(503);
    await proxy.restore();
    expect((await get('/api/me', { cookie })).statusCode).toBe(200);
  });

  it('leaves the process alive but not ready while requests still wait for it', async () => {
    await expect.poll(async () => (await get('/readyz')).json()).toMatchObject({ ok: true, database: 'here' });
    proxy.dropData();
    const waitingRequest = Promise.resolve(get('/api/me', { cookie }));
    const liveness = Promise.resolve(get('/healthz'));
    expect(await Promise.race([waitingRequest.then(() => 'waiting'), liveness.then(() => 'alive')])).toBe('alive');
    expect([(await liveness).statusCode, (await liveness).json()]).toEqual([200, { ok: true }]);
    const readiness = Promise.resolve(get('/readyz'));
    expect(await Promise.race([waitingRequest.then(() => 'waiting'), readiness.then(() => 'ready')])).toBe('ready');
    expect([(await readiness).statusCode, (await readiness).json()]).toEqual([503, { ok: false, database: 'away' }]);
    await proxy.restore();
    expect((await waitingRequest).statusCode).toBe(503);
    await expect.poll(async () => (await get('/readyz')).statusCode).toBe(200);
  });
});
