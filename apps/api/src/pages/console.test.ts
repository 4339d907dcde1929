import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Config, parseConfig } from '../config/config';
import { separateConsoleHost } from '../http/console-host';
import { guardWrites } from '../http/csrf';
import { registerSecurityHeaders } from '../http/security-headers';
import { createConsoleLink } from '../notifications/links';
import { serveConsole } from './console';

const merchantSettings = { EASYPAY_MALL_ID: 'T5102001', EASYPAY_SECRET: 'sandbox-secret' };
let dist: string;

async function createApp(config: Config): Promise<FastifyInstance> {
  const app = Fastify();
  await app.register(cookie);
  registerSecurityHeaders(app, config);
  separateConsoleHost(app, config);
  guardWrites(app, config);
  await app.register((scope) => serveConsole(scope, config, dist));
  app.get('/', () => 'the site');
  app.get('/healthz', () => 'healthy');
  app.post('/api/staff/session/logout', () => 'signed out');
  app.get('/api/staff/session/me', () => 'the staff member');
  return app;
}

beforeAll(() => {
  dist = mkdtempSync(join(tmpdir(), 'dining-console-'));
  mkdirSync(join(dist, 'assets'));
  writeFileSync(join(dist, 'index.html'), '<!doctype html><html lang="ko"><title>Console</title></html>');
  writeFileSync(join(dist, 'assets/entry-abc1234.js'), 'export {};');
  writeFileSync(join(dist, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
});
afterAll(() => rmSync(dist, { recursive: true, force: true }));

describe('the staff console', () => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await createApp(parseConfig(merchantSettings));
  });
  afterAll(() => app.close());

  it.each(['/console', '/console/staff', '/console/staff?person=1', '/console/invitation?lang=Ja'])(
    'answers %s with its index, which caches must not store and search engines must not list',
    async (url) => {
      const { statusCode, headers, body } = await app.inject(url);
      expect(statusCode).toBe(200);
      expect(body).toContain('<title>Console</title>');
      expect(headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex, nofollow',
        'cross-origin-opener-policy': 'same-origin',
      });
    },
  );

  it('allows only scripts and styles of its own files, and no frame around it', async () => {
    const { headers } = await app.inject('/console');
    const policy = String(headers['content-security-policy']);
    expect(policy).toMatch(/default-src 'none'; script-src 'self'; style-src 'self';/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
  });

  it('uses the language of the URL, the cookie or the browser', async () => {
    expect((await app.inject('/console?lang=Ja')).body).toContain('<html lang="ja"');
    expect((await app.inject({ url: '/console', headers: { cookie: 'locale=Cn' } })).body).toContain('<html lang="zh');
    expect((await app.inject({ url: '/console', headers: { 'accept-language': 'en-GB' } })).body).toContain(
      '<html lang="en"',
    );
  });

  it.each(['/console/nowhere', '/console/staff/more', '/console/index.html'])(
    'answers %s with 404 and the index',
    async (url) => {
      const { statusCode, headers, body } = await app.inject(url);
      expect(statusCode).toBe(404);
      expect(body).toContain('<title>Console</title>');
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' });
    },
  );

  it('lets browsers cache its hashed files without revalidation, and answers 404 for missing ones', async () => {
    const file = await app.inject('/console/assets/entry-abc1234.js');
    expect(file.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'x-robots-tag': 'noindex, nofollow',
    });
    expect((await app.inject('/console/favicon.svg')).headers['cache-control']).toBe('public, max-age=3600');
    const missingFileResponse = await app.inject('/console/assets/entry-0000000.js');
    expect(missingFileResponse.statusCode).toBe(404);
    expect(missingFileResponse.body).not.toContain('<title>Console</title>');
  });

  it('does not exclude the pages of the site from search engines', async () => {
    expect((await app.inject('/')).headers).not.toHaveProperty('x-robots-tag');
  });
});

describe('a server whose console has its own host name', () => {
  const hosts = { PUBLIC_URL: 'https://dining.example', CONSOLE_URL: 'https://staff.example/', TRUST_PROXY: 'true' };
  let app: FastifyInstance;
  const injectAtHost = (host: string, url: string) => app.inject({ url, headers: { host } });
  beforeAll(async () => {
    app = await createApp(parseConfig({ ...merchantSettings, ...hosts }));
  });
  afterAll(() => app.close());

  it.each([
    ['staff.example', '/console', 200],
    ['staff.example', '/console/staff', 200],
    ['staff.example', '/console/assets/entry-abc1234.js', 200],
    ['staff.example', '/api/staff/session/me', 200],
    ['staff.example', '/', 302],
    ['staff.example', '/healthz', 404],
    ['staff.example', '/api/app/data', 404],
    ['dining.example', '/', 200],
    ['dining.example', '/healthz', 200],
    ['dining.example', '/console', 404],
    ['dining.example', '/console/staff', 404],
    ['dining.example', '/console/assets/entry-abc1234.js', 404],
    ['dining.example', '/api/staff/session/me', 404],
    ['10.0.0.7:3000', '/healthz', 200],
    ['10.0.0.7:3000', '/console', 404],
  ])('answers at the host %s to %s with %i', async (host, url, status) => {
    expect((await injectAtHost(host, url)).statusCode).toBe(status);
  });

  it('redirects from the root of the console’s host to the console', async () =>
    expect((await injectAtHost('staff.example', '/')).headers['location']).toBe('/console'));

  it('accepts a write to the console from the console’s origin, and refuses one from another origin', async () => {
    const signOut = (origin: string) =>
      app.inject({
        method: 'POST',
        url: '/api/staff/session/logout',
        headers: { host: 'staff.example', origin, 'x-requested-with': 'test', 'content-type': 'application/json' },
        body: {},
      });
    expect((await signOut('https://staff.example')).statusCode).toBe(200);
    expect((await signOut('https://evil.example')).statusCode).toBe(403);
  });

  it('links to the console at its host, or at that of the site if it has none', () => {
    const createLink = (environment: object) =>
      createConsoleLink(
        { config: parseConfig({ ...merchantSettings, ...hosts, ...environment }) },
        '/console/invitation',
        'en',
      );
    expect(createLink({})).toBe('https://staff.example/console/invitation?lang=en');
    expect(createLink({ CONSOLE_URL: undefined })).toBe('https://dining.example/console/invitation?lang=en');
  });

  it.each([
    ['the host of the site', 'https://dining.example'],
    ['another protocol than that of the site', 'http://staff.example'],
    ['a path', 'https://staff.example/console'],
  ])('refuses a CONSOLE_URL with %s', (_what, url) =>
    expect(() =>
      parseConfig({ ...merchantSettings, PUBLIC_URL: 'https://dining.example', TRUST_PROXY: 'true', CONSOLE_URL: url }),
    ).toThrow('CONSOLE_URL'),
  );
});
