import type { PageToRender, RendererAnswer, RendererCall } from '@dining/contract/rendering';
import { pageAt, renderedHref } from '@dining/contract/site/pages';
import type { Language } from '@dining/domain/shared/language';
import { todayInSeoul } from '@dining/domain/shared/seoul-time';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { catalogueOf } from '../../catalogue';
import type { Deps } from '../../deps';
import type { Hotel } from '../../stores/hotels/hotels';
import { firstPictures } from '../first-pictures';
import type { PageParts } from '../page-shell';
import { withoutScripts } from '../without-scripts';
import { type KeptPage, keptPages } from './kept-pages';

interface Asked {
  readonly request: FastifyRequest;
  readonly path: string;
  readonly language: Language;
  readonly hotel: Hotel;
  readonly parts: PageParts;
}

/**
 * Pages as the server renders them, kept by all that they are made of: hotel, language, address, day in Seoul and version of the
 * catalogue. None is made for a visitor: what depends on who looks is filled in by the browser. A page that could not be rendered
 * is told to the log and left to the browser.
 */
export function renderedPages(app: FastifyInstance, deps: Deps): (asked: Asked) => Promise<KeptPage | undefined> {
  const { renderer, database, config } = deps;
  const catalogue = catalogueOf(database);
  const pages = keptPages();

  /** A call of the renderer's, answered in process as to somebody who is not signed in. */
  const answer = async ({ method, address, body }: RendererCall): Promise<RendererAnswer> => {
    const { statusCode, headers, payload } = await app.inject({
      method: method === 'GET' ? 'GET' : 'POST',
      url: address,
      headers: { origin: config.publicUrl, 'x-requested-with': 'page', 'content-type': 'application/json' },
      ...(body === null ? {} : { payload: body }),
    });
    return { status: statusCode, type: String(headers['content-type'] ?? ''), body: payload };
  };

  return async ({ request, path, language, hotel, parts }) => {
    const page = pageAt(path);
    const query = request.query as Record<string, unknown>;
    const href = page && renderedHref(page, path, query);
    if (renderer === undefined || page === undefined || href === undefined) return undefined;
    const { htlCode } = hotel;
    const now = deps.now();
    // Before the rows: what changes in between makes the page look older than it is, never newer. Of all hotels: an address may name
    // another one's product or promotion.
    const version = (await catalogue.versions()).all;
    try {
      return await pages.get([version, todayInSeoul(now), htlCode, language, href].join(' '), async () => {
        // What is not there is told by the shell: nobody fills the memory with addresses of his own making.
        const head = await parts.head();
        if (head.status === 404) return undefined;
        const asked: PageToRender = { href, language, htlCode, at: now.toISOString() };
        const [{ html, answers }, pictures] = await Promise.all([
          renderer.render(asked, answer),
          firstPictures(database, { page: page.name, path, query, htlCode, now }),
        ]);
        const data = { language, tagContainer: config.gtmContainerId, rendered: { page: asked, answers } };
        return parts.write(head, { data, pictures }, { html, before: withoutScripts(hotel, language) });
      });
    } catch (error) {
      request.log.error({ err: error, page: page.name, language }, 'a page was not rendered');
      return undefined;
    }
  };
}
