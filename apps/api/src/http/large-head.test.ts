import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { type Language, languageNames, languages } from '@dining/domain/shared/language';
import { packs } from '@dining/i18n/site/all';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../test/test-server';
import { getClearCookiesUrl } from './problem-response';

let server: TestServer;
let port: number;
beforeAll(async () => {
  server = await startTestServer();
  port = Number(new URL(await server.app.listen({ host: '127.0.0.1', port: 0 })).port);
});
afterAll(() => server.close());

/** Creates cookies of about `bytes` in total, each nearly as large as browsers allow, after an optional first one. */
function createCookieHeader(bytes: number, firstCookie = ''): string {
  const count = Math.ceil(bytes / 3_500);
  return [firstCookie, ...Array.from({ length: count }, (_, index) => `big${index}=${'x'.repeat(3_490)}`)]
    .filter(Boolean)
    .join('; ');
}

const html = 'text/html,application/xhtml+xml';
const get = (url: string, headers: Readonly<Record<string, string>>) =>
  server.app.inject({ method: 'GET', url, headers });

describe('cookies of more than 16 kB', () => {
  it.each(languages)('are answered with a page that says how to delete them, in the language %s', async (language) => {
    const cookie = createCookieHeader(17_000, `locale=${languageNames[language].wire}`);
    const response = await get('/reservation/step/1?dinCode=D302', { accept: html, cookie });
    const { largeCookies } = packs[language].device;
    expect(response.statusCode).toBe(431);
    expect(response.headers['content-type']).toContain('text/html');
    expect(response.body).toContain(`<html lang="${languageNames[language].html}">`);
    expect(response.body).toContain(`<h1>${largeCookies.title}</h1>`);
    expect(response.body).toContain(packs[language].problems.cookies_too_large);
    const href = '/cookies/clear?to=%2Freservation%2Fstep%2F1%3FdinCode%3DD302';
    expect(response.body).toContain(`<a href="${href}">${largeCookies.clear}</a>`);
    // The only link deletes the cookies: a link to the main page would fail as well.
    expect(response.body.match(/<a /g)).toHaveLength(1);
  });

  it.each([
    ['a read', 'GET', '/api/app/data'],
    ['a write', 'POST', '/api/guest/start'],
    ['an endpoint that does not exist', 'GET', '/api/none'],
    ['the health check', 'GET', '/healthz'],
  ] as const)('are answered with a problem for %s, even if the client accepts HTML', async (_name, method, url) => {
    const headers = { accept: html, cookie: createCookieHeader(20_000) };
    const response = await server.app.inject({ method, url, headers });
    expect(response.statusCode).toBe(431);
    expect(response.headers['content-type']).toContain('application/problem+json');
    expect(response.json()).toMatchObject({ status: 431, code: 'cookies_too_large' });
  });

  it('are deleted by the link of the page, which returns to where the guest was', async () => {
    const headers = { accept: html, cookie: createCookieHeader(17_000, 'locale=Ko'), host: 'dining.hotel.example' };
    const response = await get(getClearCookiesUrl('/fnb/prom/main?x=1'), headers);
    expect(response.statusCode).toBe(303);
    expect(response.headers.location).toBe('/fnb/prom/main?x=1');
    expect(response.headers['clear-site-data']).toBe('"cookies"');
    const deletedCookies = response.cookies.filter(({ name }) => name === 'big0');
    expect(deletedCookies.map(({ domain }) => domain)).toEqual([undefined, 'dining.hotel.example', 'hotel.example']);
    for (const { value, expires } of deletedCookies) expect([value, expires?.getTime()]).toEqual(['', 0]);
    expect(new Set(response.cookies.map(({ name }) => name))).toEqual(
      new Set(['locale', 'big0', 'big1', 'big2', 'big3', 'big4']),
    );
  });

  it.each([
    ['another site', '//evil.test/'],
    ['another site with a backslash', '/\\evil.test'],
    ['an absolute URL', 'https://evil.test/'],
  ])('are deleted by the link, which redirects to the main page instead of %s', async (_name, to) => {
    const response = await get(getClearCookiesUrl(to), { accept: html, cookie: createCookieHeader(17_000) });
    expect(response.headers.location).toBe('/');
    expect(response.headers['clear-site-data']).toBe('"cookies"');
  });
});

it('cookies of usual size are not deleted, so that no other site can sign anyone out', async () => {
  const response = await get(getClearCookiesUrl('/login'), { accept: html, cookie: 'sid=abc; locale=Ko' });
  expect(response.headers.location).toBe('/login');
  expect(response.headers['clear-site-data']).toBeUndefined();
  expect(response.cookies).toEqual([]);
});

it('cookies of up to 12 kB are accepted', async () => {
  const response = await get('/api/app/data', { cookie: createCookieHeader(12_000) });
  expect(response.statusCode).toBe(200);
});

it('the link that deletes cookies does not contain a long URL', () => {
  expect(getClearCookiesUrl(`/?x=${'y'.repeat(3_000)}`)).toBe('/cookies/clear?to=%2F');
});

/** Sends a request head over a plain socket, because it may exceed the limits of clients. Returns the response. */
function send(lines: readonly string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  return text(socket);
}

it.each<[Language, string]>([
  ['ko', 'ko-KR,ko;q=0.9'],
  ['ja', 'ja'],
])(
  'a navigation with 100 kB of cookies gets a page in %s that deletes them at once',
  async (language, acceptLanguage) => {
    const response = await send([
      'GET /mypage HTTP/1.1',
      'Host: x',
      `Accept: ${html}`,
      `Accept-Language: ${acceptLanguage}`,
      `Cookie: ${createCookieHeader(100_000)}`,
    ]);
    expect(response).toMatch(/^HTTP\/1.1 431 /);
    expect(response).toContain('clear-site-data: "cookies"');
    expect(response).toContain(packs[language].device.largeCookies.title);
  },
);

it('an endpoint answers 100 kB of cookies with a problem', async () => {
  const response = await send([
    'GET /api/app/data HTTP/1.1',
    'Host: x',
    `Accept: ${html}`,
    `Cookie: ${createCookieHeader(100_000)}`,
  ]);
  expect(response).toContain('content-type: application/problem+json');
  expect(response).not.toContain('clear-site-data');
});

it('a long URL does not cause cookies to be deleted', async () => {
  const response = await send([
    `GET /?x=${'y'.repeat(100_000)} HTTP/1.1`,
    'Host: x',
    `Accept: ${html}`,
    'Cookie: sid=abc',
  ]);
  expect(response).toMatch(/^HTTP\/1.1 4/);
  expect(response).not.toContain('clear-site-data');
});
