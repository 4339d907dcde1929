import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { picturePlaces } from '@dining/contract/codecs/picture-places';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { servePages } from './page-shell';

const evil = `</script><script>alert(1)</script><!--"'&$&\u2028`;
let app: FastifyInstance;
let dist: string;
beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'site-'));
  await mkdir(join(dist, '.vite'));
  await writeFile(join(dist, 'index.html'), '<html lang="x"><head><!--head--></head><body></body></html>');
  await writeFile(join(dist, '.vite/preloads.json'), JSON.stringify({ pages: {}, languages: {}, texts: {} }));
  app = Fastify();
  await app.register(cookie);
  servePages(app, {
    dist,
    publicUrl: 'https://dining.example',
    head: () => ({ title: evil, description: evil }),
    boot: (_request, path) => Promise.resolve({ data: { name: evil, path }, pictures: [{ path: evil, sizes: '100vw' }] }),
  });
});
afterAll(async () => {
  await app.close();
  await rm(dist, { recursive: true });
});

describe('whatever stands in texts and addresses', () => {
  it.each(['/', '/reservation/step/2/"><script>alert(1)</script>', '/nowhere/</script><script>alert(1)</script>'])(
    'no tag of its own opens on %s',
    async (url) => {
      const { body } = await app.inject({ url: `${url}?lang=kr` });
      expect(body.match(/<script/g)).toHaveLength(1);
      expect(body).not.toContain('<!--');
      expect(body.match(/<\/script/g)).toHaveLength(1);
      for (const [, value = ''] of body.matchAll(/(?:href|content)="([^"]*)"/g)) expect(value).not.toMatch(/[<>]/);
      const [, boot = ''] = /<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(body) ?? [];
      expect((JSON.parse(boot) as { name: string }).name).toBe(evil);
    },
  );

  it('the language of an address is one of four', async () => {
    const { body } = await app.inject({
      url: '/?lang="><script>',
      headers: { 'accept-language': '"><script>', cookie: 'locale="><script>' },
    });
    expect(body).toMatch(/^<html lang="en">/);
  });
});

describe('a link to a page', () => {
  it('is shown by messengers with the page’s title and the social card', async () => {
    const { body } = await app.inject({ url: '/reservation/lookup?code=SECRET' });
    expect(body).toContain('<meta property="og:image" content="https://dining.example/pictures/social-card.jpg">');
    expect(body).toContain('<meta property="og:url" content="https://dining.example/reservation/lookup">');
    expect((await app.inject({ url: '/nowhere' })).body).not.toContain('og:');
  });
});

describe('the first banner', () => {
  const path = '/pictures/b-960.webp?v=1a#widths=480,960,1600&focus=70,50&colour=1b2436';

  it('is preloaded in the one format and width that the page will ask for', async () => {
    const shell = Fastify();
    await shell.register(cookie);
    servePages(shell, {
      dist,
      publicUrl: 'https://dining.example',
      head: () => ({ title: '', description: '' }),
      boot: () =>
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
