import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { setTransport } from '@dining/client/call';
import type { PageToRender, RenderedPage } from '@dining/contract/rendering';
import { languages } from '@dining/domain/shared/language';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openDemoDatabase } from '../../../test/demo-database';
import { startTestServer, type TestServer } from '../../../test/test-server';
import type { Database } from '../../db/connect';

const now = new Date('2026-12-19T01:00:00Z');
let database: Database;
let server: TestServer;
let renderPage: (page: PageToRender) => Promise<RenderedPage>;

/** Answers the calls of a page by the server, some sooner and some later, so that pages overtake each other. */
function sendTo(app: FastifyInstance, publicUrl: string): void {
  setTransport(async (url, { method = 'GET', body }) => {
    await wait(randomInt(4));
    const answer = await app.inject({
      url,
      method: method === 'POST' ? 'POST' : 'GET',
      headers: { origin: publicUrl, 'x-requested-with': 'page', 'content-type': 'application/json' },
      ...(typeof body === 'string' && { body }),
    });
    return new Response(answer.body, { status: answer.statusCode, headers: { 'content-type': 'application/json' } });
  });
}

beforeAll(async () => {
  // A path that the server's type check does not follow into the site.
  const site = await vi.importActual<{ renderPage: typeof renderPage }>('../../../../web/src/app/render-page');
  renderPage = site.renderPage;
  database = await openDemoDatabase(now);
  server = await startTestServer({ peer: { database }, clock: () => now });
  sendTo(server.app, server.deps.config.publicUrl);
});
afterAll(async () => {
  await server.close();
  await database.close();
});

it('renders pages of all hotels and languages and of two days at once, each as if it were alone', async () => {
  const { json } = await server.call('GET', '/hotel/allList');
  const pages = json.allHotelList.flatMap(({ htlCode }) =>
    languages.flatMap((language) =>
      ['2026-12-19T01:00:00Z', '2026-12-20T05:00:00Z'].flatMap((at) =>
        ['/', '/fnb/find', '/fnb/prom/main'].map((href): PageToRender => ({ href, language, htlCode, at })),
      ),
    ),
  );
  const alone: string[] = [];
  for (const page of pages) alone.push((await renderPage(page)).html);
  expect(new Set(alone).size).toBeGreaterThan(pages.length / 2);

  const order = Array.from({ length: 100 }, () => randomInt(pages.length));
  const together = await Promise.all(order.map((index) => renderPage(pages[index] as PageToRender)));
  for (const [place, index] of order.entries()) expect(together[place]?.html).toBe(alone[index]);
});
