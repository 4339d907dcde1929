import { once } from 'node:events';
import { type IncomingHttpHeaders, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { type Language, languageNames } from '@dining/domain/shared/language';
import { packs } from '@dining/i18n/site/all';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSiteBuild } from '../../test/site-build';
import { startTestServer, type TestServer } from '../../test/test-server';

let server: TestServer;
let port: number;
let removeSiteBuild: () => Promise<void>;
beforeAll(async () => {
  const site = await createSiteBuild();
  removeSiteBuild = site.remove;
  server = await startTestServer({ dist: site.dist });
  port = Number(new URL(await server.app.listen({ host: '127.0.0.1', port: 0 })).port);
});
afterAll(async () => {
  await server.close();
  await removeSiteBuild();
});

interface PathResponse {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Requests a path verbatim, because a client that parses URLs would repair some of them. */
async function get(path: string, headers: Record<string, string> = {}): Promise<PathResponse> {
  const clientRequest = request({ host: '127.0.0.1', port, path, headers }).end();
  const [response] = await once(clientRequest, 'response');
  return { status: response.statusCode, headers: response.headers, body: await text(response) };
}

const securityHeaders = [
  'cache-control',
  'content-security-policy',
  'cross-origin-resource-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'x-content-type-options',
  'x-frame-options',
];
const pickHeaders = (headers: IncomingHttpHeaders, names: readonly string[]) =>
  names.map((name) => [name, headers[name]]);

describe('a URL that the router cannot parse', () => {
  it.each([
    ['a percent sign alone', '/%'],
    ['a percent sign with a query', '/%?lang=ko'],
    ['no digits', '/%zz'],
    ['half a byte', '/%2'],
    ['an overlong slash', '/%C0%AF'],
    ['half a surrogate pair', '/%ED%A0%80'],
    ['a letter cut off', '/fnb/%E0%A4%A'],
    ['a letter cut off, with a query that is broken as well', '/fnb/%E0%A4%A?a=%'],
    ['the page of a reservation', '/reservation/prod/payment/complete/%E0%A4%A'],
    ['a file', '/assets/%.js'],
    ['two slashes', '//%'],
    ['a backslash', '/\\%'],
    ['8,000 letters', `/%${'x'.repeat(8_000)}`],
    ['an absolute URL', 'http://localhost/%'],
  ])('is answered with the 404 page and the security headers of a page: %s', async (_name, path) => {
    const { status, headers, body } = await get(path);
    expect([status, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    const names = [...securityHeaders, 'cross-origin-opener-policy'];
    expect(pickHeaders(headers, names)).toEqual(pickHeaders((await get('/nowhere')).headers, names));
    expect(body).toContain('<h1>');
    expect(body).not.toContain('<script');
  });

  it.each([
    ['a percent sign alone', '/api/%'],
    ['a letter cut off', '/api/resv/%E0%A4%A?a=1'],
    ['an upload', '/api/upload/%zz'],
    ['a file name longer than the route allows', `/api/upload/${'x'.repeat(201)}`],
  ])('is answered below /api with a 404 problem and the security headers of an endpoint: %s', async (_name, path) => {
    const { status, headers, body } = await get(path, { accept: 'text/html' });
    expect([status, headers['content-type']]).toEqual([404, 'application/problem+json; charset=utf-8']);
    const reference = await get('/api/nothing');
    expect(pickHeaders(headers, securityHeaders)).toEqual(pickHeaders(reference.headers, securityHeaders));
    expect(JSON.parse(body)).toMatchObject({ status: 404, code: 'unknown_call' });
  });

  it.each<[string, string, Record<string, string>, Language]>([
    ['the query', '/%?a=1&lang=jp', { cookie: 'locale=Cn', 'accept-language': 'ko' }, 'ja'],
    ['the cookie', '/%', { cookie: 'locale=Cn', 'accept-language': 'ko' }, 'cn'],
    ['the browser', '/%', { 'accept-language': 'ko' }, 'ko'],
    ['the default', '/%?lang', {}, 'en'],
  ])('is answered in the language of %s', async (_name, path, headers, language) => {
    const { body } = await get(path, headers);
    expect(body).toContain(`<html lang="${languageNames[language].html}">`);
    expect(body).toContain(`<h1>${packs[language].errorPage.notFoundTitle}</h1>`);
  });
});

describe('an odd URL that the router can parse', () => {
  it.each([
    ['a NUL character', '/%00'],
    ['a NUL character further on', '/fnb/%00'],
    ['another host', '//evil.example/'],
    ['a backslash', '/\\evil.example'],
    ['a percent sign, encoded', '/%25'],
    ['8,000 letters', `/${'x'.repeat(8_000)}`],
    ['dots and an encoded slash', '/..%2f..%2fetc'],
  ])('is answered with 404 and the security headers of a page: %s', async (_name, path) => {
    const { status, headers } = await get(path);
    expect(status).toBe(404);
    const reference = await get('/nowhere');
    expect(pickHeaders(headers, securityHeaders)).toEqual(pickHeaders(reference.headers, securityHeaders));
  });

  it.each([
    '//',
    '/?lang=%00',
    '/?hotelCode=%00',
    '/?q=%E0%A4%A',
    '/fnb/dinInfo?dinCode=%00',
    '/fnb/prom/detail?promCode=%00',
    '/reservation/step/2/%00',
    '/reservation/prod/detail/%00/%00',
    '/reservation/prod/payment/complete/%00',
    '/review/list/%00/%00',
  ])('is answered with 200, a redirect or 404, and with the security headers of a page: %s', async (path) => {
    const { status, headers } = await get(path);
    expect([200, 301, 404]).toContain(status);
    // A page that is the same for all visitors may be cached.
    const names = securityHeaders.filter((name) => name !== 'cache-control');
    expect(pickHeaders(headers, names)).toEqual(pickHeaders((await get('/nowhere')).headers, names));
  });
});
