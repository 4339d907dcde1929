import { createContent } from '@dining/domain/catalogue/convert-contents';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTextFields } from '../../test/catalogue-fields';
import { grill } from '../../test/fixtures';
import { createSiteBuild } from '../../test/site-build';
import { type StaffBrowser, type StaffServer, startStaffServer, testScopes } from '../../test/staff-server';
import { buildApp } from '../app';
import { createPreviewKey } from '../booking/catalogue/preview-key';
import { getLimit } from '../config/limits';
import { rateLimit } from '../lib/rate-limiter';
import type { PageRenderer } from '../ports/page-renderer';

/** Renders a promotion, or else the products of the restaurant, as the API describes them to a page. */
const renderer: PageRenderer = {
  start: () => undefined,
  close: () => Promise.resolve(),
  render: async ({ href }, answer) => {
    const promCode = new URLSearchParams(href.split('?')[1]).get('promCode');
    const [address, request] =
      promCode === null ? ['/api/app/prod/list', { dinCode: grill }] : ['/api/prom/detail', { promCode }];
    const { body } = await answer({ method: 'POST', address, body: JSON.stringify(request) });
    return { html: `<h1>rendered</h1><pre>${body}</pre>`, queryData: [] };
  },
};

let staffServer: StaffServer;
let manager: StaffBrowser;
let site: Awaited<ReturnType<typeof createSiteBuild>>;
let app: FastifyInstance;
beforeAll(async () => {
  staffServer = await startStaffServer();
  manager = await staffServer.signIn(
    await staffServer.createStaff({ role: 'venue_manager', scope: testScopes.ownVenue }),
  );
  site = await createSiteBuild();
  app = await buildApp({ ...staffServer.server.deps, renderer }, { dist: site.dist });
});
afterAll(async () => {
  await app.close();
  await site.remove();
  await staffServer.close();
});

const product = {
  ...createContent('product'),
  name: createTextFields('Truffle evening'),
  categoryPosition: 1,
  saleZone: 'D',
};
const createLink = async (fields: object = product) => {
  const body = { code: null, dinCode: grill, version: null, publishedVersion: null, fields };
  const { code } = (await manager.post('/product/draft/save', body)).json;
  const { path } = (await manager.post('/product/preview-link', { code })).json;
  return { code, path: new URL(path).pathname };
};
const requestPreview = (path: string) => app.inject({ url: `${path}?lang=en`, headers: { 'accept-language': 'en' } });

it('the guest page of a draft is shown by its key, without code, and neither cached nor indexed', async () => {
  const { path } = await createLink();
  const { statusCode, body, headers } = await requestPreview(path);
  expect(statusCode).toBe(200);
  expect(body).toContain('<h1>rendered</h1>');
  expect(body).toContain('Truffle evening en');
  expect(body).toContain('Preview of a draft');
  expect(body).not.toMatch(/<script|load-error|modulepreload/);
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
    'content-security-policy': expect.stringContaining("script-src 'none'"),
  });
});

it('guests do not see the draft, and the preview leaves nothing in the database', async () => {
  const { code, path } = await createLink();
  const getVersions = () => staffServer.query('SELECT scope, version FROM catalogue_version ORDER BY scope');
  const before = await getVersions();
  await requestPreview(path);
  expect(await getVersions()).toEqual(before);
  expect(await staffServer.query('SELECT FROM product WHERE prod_code = $1', [code])).toEqual([]);
  const shown = await app.inject({ url: '/fnb/find', headers: { 'accept-language': 'en' } });
  expect(shown.body).toContain('<h1>rendered</h1>');
  expect(shown.body).not.toContain('Truffle evening');
});

it('an incomplete draft is shown as far as it is entered', async () => {
  const { path } = await createLink({ ...product, price: null, name: { ko: '트러플', en: '', cn: '', ja: '' } });
  expect((await requestPreview(path)).body).toContain('트러플');
});

it('a key shows only its own draft, and only until it expires', async () => {
  const { code, path } = await createLink();
  const forged = path.replace(code, 'DINNER');
  expect((await requestPreview(forged)).statusCode).toBe(404);
  const { previews } = staffServer.server.deps.keyring;
  const [draft] = await staffServer.query('SELECT draft_id::text AS id FROM document_draft WHERE code = $1', [code]);
  const previewed = { kind: 'product', code, draftId: String(draft?.['id']) } as const;
  const createPath = (msFromNow: number) =>
    `/preview/${createPreviewKey(previews, previewed, new Date(staffServer.server.deps.now().getTime() + msFromNow))}`;
  expect((await requestPreview(createPath(60_000))).statusCode).toBe(200);
  const past = createPath(-1);
  expect((await requestPreview(past)).statusCode).toBe(404);
});

it('a promotion is shown as its draft has it', async () => {
  const owner = await staffServer.signIn(await staffServer.createStaff({ role: 'owner', scope: testScopes.group }));
  const { published, publishedVersion } = (await owner.post('/promotion/draft/view', { code: 'OPEN' })).json;
  const fields = { ...published, name: createTextFields('Grand opening') };
  await owner.post('/promotion/draft/save', { code: 'OPEN', version: null, publishedVersion, fields });
  const { path } = (await owner.post('/promotion/preview-link', { code: 'OPEN' })).json;
  const { body } = await requestPreview(new URL(path).pathname);
  expect(body).toMatch(/<pre>.*Grand opening en.*<\/pre>/s);
});

it('a draft of a hidden restaurant is shown', async () => {
  await staffServer.query('UPDATE venue SET active = false WHERE din_code = $1', [grill]);
  const { path } = await createLink();
  const { statusCode, body } = await requestPreview(path);
  await staffServer.query('UPDATE venue SET active = true WHERE din_code = $1', [grill]);
  expect(statusCode).toBe(200);
  expect(body).toContain('Truffle evening en');
});

it('a draft with values that cannot be stored is not found', async () => {
  const { code, path } = await createLink();
  const fields = { ...product, price: 0.5 };
  await manager.post('/product/draft/save', { code, version: 1, publishedVersion: null, fields });
  expect((await requestPreview(path)).statusCode).toBe(404);
});

it('previews for one IP address are limited', async () => {
  const { path } = await createLink();
  const address = '10.8.8.8';
  const limit = getLimit('previewPages', { address });
  for (let count = 0; count < limit.limit; count += 1) await rateLimit.consume(staffServer.server.deps, [limit]);
  expect((await app.inject({ url: path, remoteAddress: address })).statusCode).toBe(429);
});

it('a discarded draft is not shown any more', async () => {
  const { code, path } = await createLink();
  await manager.post('/product/draft/discard', { code, version: 1 });
  expect((await requestPreview(path)).statusCode).toBe(404);
});

it('the key of a discarded draft does not show a later one with the same code', async () => {
  const { code, path } = await createLink();
  await manager.post('/product/draft/discard', { code, version: 1 });
  const later = await createLink();
  expect(later.code).toBe(code);
  expect((await requestPreview(later.path)).statusCode).toBe(200);
  expect((await requestPreview(path)).statusCode).toBe(404);
});

it('a key shows the draft as it is after later saves', async () => {
  const { code, path } = await createLink();
  const fields = { ...product, name: createTextFields('Mushroom evening') };
  await manager.post('/product/draft/save', { code, version: 1, publishedVersion: null, fields });
  expect((await requestPreview(path)).body).toContain('Mushroom evening en');
});
