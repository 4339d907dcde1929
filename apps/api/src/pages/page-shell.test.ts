import { brotliCompressSync } from 'node:zlib';
import { picturePlaces } from '@dining/contract/codecs/picture-places';
import { en } from '@dining/i18n/site/en';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSiteBuild } from '../../test/site-build';
import type { PageHead } from './head/page-head';
import { servePages } from './page-shell';

const evil = `</script><script>alert(1)</script><!--"'&$&\u2028`;
const noHead: PageHead = {
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
const at = new Date('2026-11-25T10:00:00Z');
let app: FastifyInstance;
let dist: string;
let remove: () => Promise<void>;
beforeAll(async () => {
  ({ dist, remove } = await createSiteBuild());
  app = Fastify();
  await app.register(cookie);
  servePages(app, {
    now: () => at,
    dist,
    createHead: async () => ({
      status: 200,
      isIndexed: true,
      title: evil,
      description: evil,
      canonical: `https://dining.example/?a=${evil}`,
      alternates: [{ hreflang: 'ko', href: `https://dining.example/?b=${evil}` }],
      card: { 'og:title': evil, 'og:locale': 'ko_KR' },
      manifest: `/manifest.webmanifest?c=${evil}`,
      jsonLd: [{ '@type': 'Restaurant', name: evil }],
    }),
    loadBootData: (_request, path) =>
      Promise.resolve({ data: { name: evil, path }, pictures: [{ path: evil, sizes: '100vw' }] }),
  });
});
afterAll(async () => {
  await app.close();
  await remove();
});

describe('hostile texts and URLs', () => {
  it.each(['/', '/reservation/step/2/"><script>alert(1)</script>', '/nowhere/</script><script>alert(1)</script>'])(
    'do not add a tag to %s',
    async (url) => {
      const { body } = await app.inject({ url: `${url}?lang=kr` });
      expect(body.match(/<script/g)).toHaveLength(4);
      expect(body).not.toContain('<!--');
      expect(body.match(/<\/script/g)).toHaveLength(4);
      expect(body.match(/<title/g)).toHaveLength(1);
      for (const [, value = ''] of body.matchAll(/(?:href|content)="([^"]*)"/g)) expect(value).not.toMatch(/[<>]/);
      const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(body) ?? [];
      expect(JSON.parse(data)).toEqual({ '@context': 'https://schema.org', '@type': 'Restaurant', name: evil });
      const [, boot = ''] = /<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(body) ?? [];
      expect((JSON.parse(boot) as { name: string }).name).toBe(evil);
    },
  );

  it('the language in a URL is one of four', async () => {
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
])('%s is a page in %s', async (url, html) => {
  const { body } = await app.inject({ url, headers: { 'accept-language': 'en' } });
  expect(body).toMatch(new RegExp(`^<html lang="${html}">`));
});

it('a page whose code fails to load offers a retry, and shows no error message', async () => {
  const { body } = await app.inject({ url: '/?lang=en' });
  expect(body).toContain(
    '<div id="root"><div class="load-error"><p></p><a href="" aria-label="Try again"></a></div></div>',
  );
  expect(body).not.toContain(en.common.loadFailed);
  expect(body).not.toContain(en.common.errorPage.title);
});

it('every page contains the time, for devices whose clock is wrong', async () => {
  const { headers } = await app.inject({ url: '/' });
  expect(headers['server-timing']).toBe(`now;dur=${at.getTime()}`);
});

describe('the first banner picture', () => {
  const path = '/pictures/b-960.webp?v=1a#widths=480,960,1600&focus=70,50&colour=1b2436';

  it('is preloaded in the single format and width that the page will request', async () => {
    const shell = Fastify();
    await shell.register(cookie);
    servePages(shell, {
      now: () => at,
      dist,
      createHead: () => Promise.resolve(noHead),
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
    const { body } = await shell.inject({ url: '/' });
    await shell.close();
    expect(body).toContain(
      'media="(min-width: 768px)" type="image/avif" imagesrcset="/pictures/b-480.avif?v=1a 480w, /pictures/b-960.avif?v=1a 960w, /pictures/b-1600.avif?v=1a 1600w"',
    );
    expect(body).toContain('media="(max-width: 767.98px)" href="/plain.svg"');
    expect(body.match(/rel="preload"/g)).toHaveLength(2);
  });
});

it('a page requests its own files at once, and those of the most frequent next page when the browser is idle', async () => {
  const site = await createSiteBuild({
    late: { main: ['/late.js'] },
    languages: { en: { scripts: ['/common.js'] } },
    pages: { main: ['/main.js', '/both.js'], reservationFirstStep: ['/both.js', '/step.js'] },
    texts: { main: { en: ['/main-texts.js'] }, reservationFirstStep: { en: ['/step-texts.js'] } },
  });
  const shell = Fastify();
  await shell.register(cookie);
  servePages(shell, {
    now: () => at,
    dist: site.dist,
    createHead: () => Promise.resolve(noHead),
    loadBootData: () => Promise.resolve({ data: {}, pictures: [] }),
  });
  const { body } = await shell.inject({ url: '/?lang=en' });
  await shell.close();
  await site.remove();
  const listLinks = (rel: string) =>
    [...body.matchAll(new RegExp(`rel="${rel}"[^>]* href="([^"]+)"`, 'g'))].map(([, file]) => file);
  expect(listLinks('modulepreload')).toEqual(['/common.js', '/main-texts.js', '/main.js', '/both.js']);
  expect(listLinks('prefetch')).toEqual(['/late.js', '/step-texts.js', '/step.js']);
});

it('the code of a rendered page is loaded after the first screen, and has no script tag until then', async () => {
  const site = await createSiteBuild({
    late: {},
    languages: { en: { scripts: ['/common.js'] } },
    pages: {},
    texts: {},
  });
  const shell = Fastify();
  await shell.register(cookie);
  servePages(shell, {
    now: () => at,
    dist: site.dist,
    createHead: () => Promise.resolve(noHead),
    loadBootData: () => Promise.resolve({ data: {}, pictures: [] }),
    findRenderedPage: async (request, _path, _language, { writeDocument: write }) =>
      request.url.startsWith('/kept')
        ? {
            page: {
              brotli: brotliCompressSync(
                write(noHead, { data: {}, pictures: [] }, { html: '<h1>Here</h1>', before: '' }),
              ),
              etag: '"here"',
            },
            status: 200,
          }
        : undefined,
  });
  const [remaining, bare] = await Promise.all(
    ['/kept?lang=en', '/?lang=en'].map(async (url) => (await shell.inject({ url })).body.replace(/\s*\n\s*/g, '')),
  );
  await shell.close();
  await site.remove();
  const code = '<script type="module" crossorigin src="/site.js"></script>';
  const texts = '<link rel="modulepreload" href="/common.js">';
  expect(remaining).toContain(`<template id="code">${code}${texts}</template>`);
  expect(remaining?.replace(/<template.*?<\/template>/, '')).not.toMatch(/crossorigin|modulepreload/);
  expect(remaining).toContain('<script type="module" async src="/early.js">');
  expect(bare).not.toContain('<template');
  expect(bare).toContain(code);
  expect(bare).toContain(texts);
});
