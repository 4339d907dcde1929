import type { OpenApiDocument } from '@dining/contract/openapi/model';
import { formatPathTemplate } from '@dining/contract/openapi/operation';
import { statusByCode } from '@dining/contract/problem';
import { endpoints } from '@dining/contract/site/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../test/test-server';

let server: TestServer;
let document: OpenApiDocument;
let staffDocument: OpenApiDocument;
let page: string;
beforeAll(async () => {
  server = await startTestServer();
  document = (await server.app.inject('/api/openapi.json')).json();
  staffDocument = (await server.app.inject('/api/staff/openapi.json')).json();
  page = (await server.app.inject('/api/docs')).body;
});
afterAll(() => server.close());

/** Lists the mounted /api routes, such as `GET /api/me`, without HEAD and the 404 catch-all. */
function listMountedRoutes(): string[] {
  const routes: string[] = [];
  // The router prints a tree. Each line has the part of the path that follows its parent's: `│ ├── /logout (POST)`.
  const parentParts: string[] = [];
  for (const line of server.app.printRoutes({ commonPrefix: false }).split('\n')) {
    const [, indent = '', part = '', methods = ''] = /^([│ ├└─]*)(\S+)(?: \(([^)]+)\))?/.exec(line) ?? [];
    parentParts.length = Math.max(0, indent.length / 4 - 1);
    const path = parentParts.join('') + part;
    parentParts.push(part);
    if (!path.startsWith('/api/') || path === '/api/*') continue;
    for (const method of methods.split(', '))
      if (method !== '' && method !== 'HEAD') routes.push(`${method} ${formatPathTemplate(path)}`);
  }
  return routes;
}

describe('the published contract', () => {
  it('contains exactly the endpoints of the server', () => {
    const listDocumentedRoutes = ({ paths }: OpenApiDocument) =>
      Object.entries(paths).flatMap(([path, methods]) =>
        Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
      );
    const mountedRoutes = listMountedRoutes();
    const isStaffRoute = (route: string) => route.includes(' /api/staff/');
    expect(mountedRoutes.length).toBeGreaterThan(endpoints.length);
    const guestRoutes = mountedRoutes.filter((route) => !isStaffRoute(route));
    expect(listDocumentedRoutes(document).toSorted()).toEqual(guestRoutes.toSorted());
    expect(listDocumentedRoutes(staffDocument).toSorted()).toEqual(mountedRoutes.filter(isStaffRoute).toSorted());
  });

  it('describes a problem in English as the server answers it', async () => {
    const response = await server.app.inject({ url: '/api/nothing', headers: { 'accept-language': 'en' } });
    expect(document.components.examples['unknown_call']?.value).toEqual(response.json());
  });

  it.each(['/api/openapi.json', '/api/staff/openapi.json', '/api/docs'])(
    'is sent with an ETag, and answered with 304 to a request that has this ETag: %s',
    async (url) => {
      const firstResponse = await server.app.inject(url);
      const etag = String(firstResponse.headers.etag);
      expect([firstResponse.statusCode, firstResponse.headers['cache-control']]).toEqual([200, 'public, max-age=300']);
      expect(firstResponse.headers['set-cookie']).toBeUndefined();
      const nextResponse = await server.app.inject({ url, headers: { 'if-none-match': etag } });
      expect([nextResponse.statusCode, nextResponse.body, nextResponse.headers.etag]).toEqual([304, '', etag]);
      expect((await server.app.inject({ url, headers: { 'if-none-match': 'W/"another"' } })).statusCode).toBe(200);
    },
  );
});

describe('the API reference page', () => {
  it('has the content policy of the site, no script and no link to another site', async () => {
    const { headers } = await server.app.inject('/api/docs');
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['content-security-policy']).toMatch(/script-src 'self';/);
    expect(page).not.toMatch(/<script|javascript:|\son\w+=|(?:src|href)="(?:https?:)?\/\//i);
  });

  it('describes every endpoint, type and problem', () => {
    const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    const operations = Object.values(document.paths).flatMap((methods) =>
      Object.values(methods).map((operation) => operation.operationId),
    );
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(expect.arrayContaining(operations));
    expect(ids).toEqual(
      expect.arrayContaining(Object.keys(document.components.schemas).map((name) => `shape-${name}`)),
    );
    expect(ids).toEqual(expect.arrayContaining(Object.keys(statusByCode).map((code) => `problem-${code}`)));
  });

  it('has no broken link to a part of itself', () => {
    const targets = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    const ids = new Set([...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    expect(targets.length).toBeGreaterThan(100);
    expect(targets.filter((id) => !ids.has(id))).toEqual([]);
  });

  it.each([
    ['a limit', 'at most 500 characters'],
    ['a default', 'default: <code>0</code>'],
    ['the languages of a text', '…Ko …En …Cn …Ja'],
    ['the required role', '<span class="mark">member</span>'],
    ['the alternatives of a type', '<p class="soft">or</p>'],
  ])('contains %s', (_what, html) => expect(page).toContain(html));
});
