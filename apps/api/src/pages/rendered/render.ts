import type { PageToRender, RendererAnswer, RendererCall } from '@dining/contract/rendering';
import { pageAt, renderedHref } from '@dining/contract/site/pages';
import type { Language } from '@dining/domain/shared/language';
import { todayInSeoul } from '@dining/domain/shared/seoul-time';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { catalogueOf } from '../../catalogue';
import type { Deps } from '../../deps';
import { addressOf } from '../../http/address';
import { countAttempt } from '../../limiter';
import type { Hotel } from '../../stores/hotels/hotels';
import { firstPictures } from '../first-pictures';
import type { PageHead } from '../head/page-head';
import { oldBrowserNote } from '../old-browser';
import type { PageParts } from '../page-shell';
import { withoutScripts } from '../without-scripts';
import { type AnsweredPage, keptPages } from './kept-pages';
import { areNamedThingsThere } from './named-things';

interface Asked {
  readonly request: FastifyRequest;
  readonly path: string;
  readonly language: Language;
  readonly hotel: Hotel;
  readonly parts: PageParts;
}

/** Where the page stands that tells what is not there. */
const missing = '/error/not-found';

/** Pages that are made anew for one address in ten minutes, far more than anybody reads; others are left to the browser. */
const made = { most: 600, seconds: 600 };

/**
 * Pages as the server renders them, kept by all that they are made of: hotel, language, address, day in Seoul, version of the catalogue
 * and texts in effect. None is made for a visitor: what depends on who looks is filled in by the browser. A page that could not be
 * rendered is told to the log and left to the browser. What is not there is answered by one page for all of it, which says so.
 */
export function renderedPages(app: FastifyInstance, deps: Deps): (asked: Asked) => Promise<AnsweredPage | undefined> {
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
    const found = page && renderedHref(page, path, query);
    if (renderer === undefined) return undefined;
    // What the browser alone renders it renders of what there is: the rest has its answer here.
    if (page !== undefined && found === undefined && (await parts.head()).status !== 404) return undefined;
    const { htlCode } = hotel;
    const now = deps.now();
    // Before the rows: what changes in between makes the page look older than it is, never newer. Of all hotels: an address may name
    // another one's product or promotion.
    const version = (await catalogue.versions()).all;
    const texts = (await catalogue.terms()).map(({ termsSeq }) => termsSeq).join(',');
    const write = async (href: string, head: PageHead): Promise<string | undefined> => {
      if (!(await countAttempt(deps, [{ key: `page ${addressOf(request)}`, ...made }])).ok) return undefined;
      const asked: PageToRender = { href, language, htlCode, at: now.toISOString() };
      const shown = head.status === 404 ? undefined : page?.name;
      const [{ html, answers }, pictures] = await Promise.all([
        renderer.render(asked, answer),
        firstPictures(database, { page: shown, path, query, htlCode, now }),
      ]);
      const data = { language, tagContainer: config.gtmContainerId, rendered: { page: asked, answers } };
      return parts.write(
        head,
        { data, pictures },
        { html, before: withoutScripts(hotel, language) + oldBrowserNote(hotel, language) },
      );
    };
    const keyOf = (href: string): string => [version, texts, todayInSeoul(now), htlCode, language, href].join(' ');
    try {
      if (page && found && !(await areNamedThingsThere(database, { page: page.name, href: found, htlCode }))) return undefined;
      if (found !== undefined) {
        const kept = await pages.get(keyOf(found), async () => {
          const head = await parts.head();
          return head.status === 404 ? undefined : write(found, head);
        });
        if (kept) return { ...kept, status: 200 };
        if ((await parts.head()).status !== 404) return undefined;
      }
      // One for each kind of page: nobody fills the memory with addresses of his own making.
      const none = await pages.get(keyOf(`${missing} ${page?.name ?? ''}`), async () => write(missing, await parts.head()));
      return none && { ...none, status: 404 };
    } catch (error) {
      request.log.error({ err: error, page: page?.name, language }, 'a page was not rendered');
      return undefined;
    }
  };
}
