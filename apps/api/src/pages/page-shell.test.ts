import { brotliCompressSync } from 'node:zlib';
import { picturePlaces } from '@dining/contract/codecs/picture-places';
import { en } from '@dining/i18n/site/en';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSiteBuild } from '../../test/site-build';
import type { PageHead } from './head/page-head';
import { servePages } from './page-shell';

const hostileText = `</script><script>alert(1)</script><!--"'&$&\u2028`;
const emptyHead: PageHead = {
  status: 200,
  isIndexed: false,
  title: '',
  description: '',
  canonical: undefined,
  alternates: [],
  card: undefined,
  manifest: '',
  jsonLd: [],
};
const now = new Date('2026-11-25T10:00:00Z');
let app: FastifyInstance;
let dist: string;
let removeSiteBuild: () => Promise<void>;
beforeAll(async () => {
  ({ dist, remove: removeSiteBuild } = await createSiteBuild());
  app = Fastify();
  await app.register(cookie);
  servePages(app, {
    now: () => now,
    dist,
    createHead: async () => ({
      status: 200,
      isIndexed: true,
      title: hostileText,
      description: hostileText,
      canonical: `https://dining.example/?a=${hostileText}`,
      alternates: [{ hreflang: 'ko', href: `https://dining.example/?b=${hostileText}` }],
      card: { 'og:title': hostileText, 'og:locale': 'ko_KR' },
      manifest: `/manifest.webmanifest?c=${hostileText}`,
      jsonLd: [{ '@type': 'Restaurant', name: hostileText }],
    }),
    loadBootData: (_request, path) =>
      Promise.resolve({ data: { name: hostileText, path }, pictures: [{ path: hostileText, sizes: '100vw' }] }),
  });
});
afterAll(async () => {
  await app.close();
  await removeSiteBuild();
});

describe('hostile texts and URLs', () => {
  it.each(['/', '/reservation/step/2/"><script>alert(1)</script>', '/nowhere/</script><script>alert(1)</script>'])(
    'add no script, title or comment to %s',
    async (url) => {
      const { body } = await app.inject({ url: `${url}?lang=kr` });
      expect(body.match(/<script/g)).toHaveLength(4);
      expect(body).not.toContain('<!--');
      expect(body.match(/<\/script/g)).toHaveLength(4);
      expect(body.match(/<title/g)).toHaveLength(1);
      for (const [, value = ''] of body.matchAll(/(?:href|content)="([^"]*)"/g)) expect(value).not.toMatch(/[<>]/);
      const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(body) ?? [];
      expect(JSON.parse(data)).toEqual({ '@context': 'https://schema.org', '@type': 'Restaurant', name: hostileText });
      const [, boot = ''] = /<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(body) ?? [];
      expect((JSON.parse(boot) as { name: string }).name).toBe(hostileText);
    },
  );

  it('do not become the language of a page', async () => {
    const { body } = await app.inject({
      url: '/?lang="><script>',
      headers: { 'accept-language': '"><script>', cookie: 'locale="><script>' },
    });
    expect(body).toMatch(/^<html lang="en">/);
  });
});

it.each([
  ['/?lang=KO', 'ko'],
  ['/?lang=jp', 'ja'],
  ['/?lang=ja', 'ja'],
  ['/?lang=zh', 'zh-Hans'],
  ['/?lang=Zh-CN', 'zh-Hans'],
  ['/?lang=cn&lang=ko', 'zh-Hans'],
  ['/?lang=fr', 'en'],
])('the page at %s is in the language %s', async (url, html) => {
  const { body } = await app.inject({ url, headers: { 'accept-language': 'en' } });
  expect(body).toMatch(new RegExp(`^<html lang="${html}">`));
});

it('a page contains a retry link, for a failed load of its code, and no error message', async () => {
  const { body } = await app.inject({ url: '/?lang=en' });
  expect(body).toContain(
    '<div id="root"><div class="load-error"><p></p><a href="" aria-label="Try again"></a></div></div>',
  );
  expect(body).not.toContain(en.common.loadFailed);
  expect(body).not.toContain(en.common.errorPage.title);
});

it('a page is sent with the server’s time, for devices whose clock is wrong', async () => {
  const { headers } = await app.inject({ url: '/' });
  expect(headers['server-timing']).toBe(`now;dur=${now.getTime()}`);
});

describe('the first banner picture', () => {
  const path = '/pictures/b-960.webp?v=1a#widths=480,960,1600&focus=70,50&colour=1b2436';

  it('is preloaded in the single format that the page will request, for wide and narrow screens', async () => {
    const shellApp = Fastify();
    await shellApp.register(cookie);
    servePages(shellApp, {
      now: () => now,
      dist,
      createHead: () => Promise.resolve(emptyHead),
      loadBootData: () =>
        Promise.resolve({
          data: {},
          pictures: [
            { path, ...picturePlaces.mainBanner.wide },
            { path: '/plain.svg', ...picturePlaces.mainBanner.narrow },
            { path: '', sizes: '1px' },
          ],
        }),
    });
    const { body } = await shellApp.inject({ url: '/' });
    await shellApp.close();
    expect(body).toContain(
      'media="(min-width: 768px)" type="image/avif" imagesrcset="/pictures/b-480.avif?v=1a 480w, /pictures/b-960.avif?v=1a 960w, /pictures/b-1600.avif?v=1a 1600w"',
    );
    expect(body).toContain('media="(max-width: 767.98px)" href="/plain.svg"');
    expect(body.match(/rel="preload"/g)).toHaveLength(2);
  });
});

it('a page preloads its files, and prefetches its late files and those of the most frequent next page', async () => {
  const site = await createSiteBuild({
    late: { main: ['/late.js'] },
    languages: { en: { scripts: ['/common.js'] } },
    pages: { main: ['/main.js', '/both.js'], reservationFirstStep: ['/both.js', '/step.js'] },
    texts: { main: { en: ['/main-texts.js'] }, reservationFirstStep: { en: ['/step-texts.js'] } },
  });
  const shellApp = Fastify();
  await shellApp.register(cookie);
  servePages(shellApp, {
    now: () => now,
    dist: site.dist,
    createHead: () => Promise.resolve(emptyHead),
    loadBootData: () => Promise.resolve({ data: {}, pictures: [] }),
  });
  const { body } = await shellApp.inject({ url: '/?lang=en' });
  await shellApp.close();
  await site.remove();
  const listLinks = (rel: string) =>
    [...body.matchAll(new RegExp(`rel="${rel}"[^>]* href="([^"]+)"`, 'g'))].map(([, file]) => file);
  expect(listLinks('modulepreload')).toEqual(['/common.js', '/main-texts.js', '/main.js', '/both.js']);
  expect(listLinks('prefetch')).toEqual(['/late.js', '/step-texts.js', '/step.js']);
});

it('a rendered page has the tags of its code in a template; one that the browser renders has no template', async () => {
  const site = await createSiteBuild({
    late: {},
    languages: { en: { scripts: ['/common.js'] } },
    pages: {},
    texts: {},
  });
  const shellApp = Fastify();
  await shellApp.register(cookie);
  servePages(shellApp, {
    now: () => now,
    dist: site.dist,
    createHead: () => Promise.resolve(emptyHead),
    loadBootData: () => Promise.resolve({ data: {}, pictures: [] }),
    findRenderedPage: async (request, _path, _language, { writeDocument: writePage }) =>
      request.url.startsWith('/rendered')
        ? {
            page: {
              brotli: brotliCompressSync(
                writePage(emptyHead, { data: {}, pictures: [] }, { html: '<h1>Here</h1>', noticesHtml: '' }),
              ),
              etag: '"here"',
            },
            status: 200,
          }
        : undefined,
  });
  const [renderedDocument, browserDocument] = await Promise.all(
    ['/rendered?lang=en', '/?lang=en'].map(async (url) => {
      const { body } = await shellApp.inject({ url });
      return body.replace(/\s*\n\s*/g, '');
    }),
  );
  await shellApp.close();
  await site.remove();
  const scriptTag = '<script type="module" crossorigin src="/site.js"></script>';
  const textPreload = '<link rel="modulepreload" href="/common.js">';
  expect(renderedDocument).toContain(`<template id="code">${scriptTag}${textPreload}</template>`);
  expect(renderedDocument?.replace(/<template.*?<\/template>/, '')).not.toMatch(/crossorigin|modulepreload/);
  expect(renderedDocument).toContain('<script type="module" async src="/early.js">');
  expect(browserDocument).not.toContain('<template');
  expect(browserDocument).toContain(scriptTag);
  expect(browserDocument).toContain(textPreload);
});
