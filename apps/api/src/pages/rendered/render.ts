import { type Failure, fail, isFailure } from '@dining/contract/failure';
import type { PageToRender, RendererCall, RendererResponse } from '@dining/contract/rendering';
import { findPage, getRenderedHref } from '@dining/contract/site/pages';
import type { Language } from '@dining/domain/shared/language';
import { getTodayInSeoul } from '@dining/domain/shared/seoul-time';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { getCatalogueCache } from '../../booking/catalogue/catalogue';
import type { Deps } from '../../config/deps';
import { getLimit } from '../../config/limits';
import { isDatabaseUnavailable } from '../../db/unavailable';
import { getClientAddress } from '../../http/client-address';
import { createEtag } from '../../http/etag';
import { unavailable } from '../../http/problems';
import { rateLimit } from '../../lib/rate-limiter';
import { RendererBusyError } from '../../ports/page-renderer';
import type { Hotel } from '../../stores/hotels/hotels';
import { findFirstPictures } from '../first-pictures';
import { isInSitemap, type PageHead } from '../head/page-head';
import { renderNoscriptNotice } from '../noscript';
import { renderOldBrowserNotice } from '../old-browser';
import type { DocumentBuilder } from '../page-shell';
import { type CachedPage, createPageCache, type RenderedDocument, type RenderedResponse } from './page-cache';
import { resolveHref } from './resolve-href';

interface PageRequest {
  readonly request: FastifyRequest;
  readonly path: string;
  readonly language: Language;
  readonly hotel: Hotel;
  readonly builder: DocumentBuilder;
}

const notFoundHref = '/error/not-found';

const parseQuery = (href: string): Readonly<Record<string, string>> =>
  Object.fromEntries(new URLSearchParams(href.split('?', 2)[1]));

class RenderRefusedError extends Error {
  constructor(readonly failure: Failure) {
    super(failure.failure);
  }
}

class PageMissingError extends Error {}

const faultRetrySeconds = 60;

/**
 * Creates the function that renders public pages without a session and caches them by hotel, language, URL, day in
 * Seoul, catalogue version and terms in effect. Campaign parameters and others that a page does not show are not part
 * of the key. A request waits for `RENDER_TIMEOUT_MS`; after that the page is still rendered and cached. The function
 * returns a failure if the page cannot be rendered now, and undefined without a renderer or for a page that only the
 * browser renders. URLs without content share one page per kind of page, hotel and language.
 */
export function createPageRendering(
  app: FastifyInstance,
  deps: Deps,
): (pageRequest: PageRequest) => Promise<RenderedResponse | Failure | undefined> {
  const { renderer, database, config } = deps;
  const catalogue = getCatalogueCache(database);
  const pages = createPageCache(config.pageCacheBytes);

  const answerCall = async ({ method, address, body }: RendererCall): Promise<RendererResponse> => {
    const { statusCode, headers, payload } = await app.inject({
      method: method === 'GET' ? 'GET' : 'POST',
      url: address,
      headers: { origin: config.publicUrl, 'x-requested-with': 'page', 'content-type': 'application/json' },
      ...(body === null ? {} : { payload: body }),
    });
    return { status: statusCode, type: String(headers['content-type'] ?? ''), body: payload };
  };

  const waitForPage = (page: Promise<CachedPage>): Promise<CachedPage | Failure> => {
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<Failure>((resolve) => {
      timer = setTimeout(resolve, config.renderTimeoutMs, unavailable);
    });
    // The error of a page whose visitor has stopped waiting is dropped.
    page.catch(() => undefined);
    return Promise.race([page, timeout]).finally(() => clearTimeout(timer));
  };

  const toFailure = (error: unknown): Failure => {
    if (error instanceof RenderRefusedError) return error.failure;
    if (error instanceof RendererBusyError) return fail('unavailable', { retryAfter: error.retryAfterSeconds });
    return fail('unavailable', { retryAfter: faultRetrySeconds });
  };

  const logFailure = (error: unknown, { request, path, language }: PageRequest): void => {
    if (error instanceof RenderRefusedError || error instanceof PageMissingError) return;
    if (error instanceof RendererBusyError)
      request.log.warn({ event: 'page.deferred', path, language, reason: error.message }, 'renderer is busy');
    else request.log.error({ event: 'page.failed', err: error, path, language }, 'page could not be rendered');
  };

  return async (pageRequest) => {
    const { request, path, language, hotel, builder } = pageRequest;
    const page = findPage(path);
    const renderedHref = page && getRenderedHref(page, path, request.query as Record<string, unknown>);
    if (renderer === undefined) return undefined;
    // A page that only the browser renders is left to it if the page has content; otherwise it is answered here.
    if (page !== undefined && renderedHref === undefined && (await builder.createHead()).status !== 404)
      return undefined;
    const { htlCode } = hotel;
    const now = deps.now();
    // The versions are read before the rows, so that a change in between makes the page look older, never newer. They
    // are those of all hotels, because a URL may contain a product or promotion of another hotel.
    const versions = (await catalogue.getVersions()).all;
    const terms = (await catalogue.listTerms()).map(({ termsSeq }) => termsSeq).join(',');
    const version = [versions, terms, getTodayInSeoul(now)].join(' ');

    const renderDocument = async (href: string, head: PageHead): Promise<RenderedDocument> => {
      const pageToRender: PageToRender = { href, language, htlCode, at: now.toISOString() };
      const shownPage = head.status === 404 ? undefined : page;
      const query = parseQuery(href);
      const [{ html, queryData }, pictures] = await Promise.all([
        renderer.render(pageToRender, answerCall),
        findFirstPictures(database, { page: shownPage, path, query, htlCode, now }),
      ]);
      const bootData = { language, tagContainer: config.gtmContainerId, rendered: { page: pageToRender, queryData } };
      const documentHtml = builder.writeDocument(
        head,
        { data: bootData, pictures },
        { html, noticesHtml: renderNoscriptNotice(hotel, language) + renderOldBrowserNotice(hotel, language) },
      );
      // The ETag ignores the time of rendering, so that it is the same in every process.
      return { html: documentHtml, etag: createEtag(documentHtml.replaceAll(pageToRender.at, '')) };
    };
    const getCachedPage = (key: string, render: () => Promise<RenderedDocument>) =>
      waitForPage(
        pages.get([htlCode, language, key].join(' '), version, () =>
          render().catch((error: unknown) => {
            logFailure(error, pageRequest);
            throw error;
          }),
        ),
      );
    const getPageWithContent = async (requestedHref: string, pageName: NonNullable<typeof page>) => {
      const href = await resolveHref(database, { page: pageName, href: requestedHref, htlCode });
      return getCachedPage(href, async () => {
        const head = await builder.createHead(parseQuery(href));
        if (head.status === 404) throw new PageMissingError();
        if (!isInSitemap(head, href)) {
          const consumption = await rateLimit.consume(deps, [
            getLimit('unlistedPages', { address: getClientAddress(request) }),
          ]);
          if (!consumption.ok) throw new RenderRefusedError(consumption.failure);
        }
        return renderDocument(href, head);
      });
    };
    // One missing page for each kind of page, so that invented URLs cannot fill the cache.
    const getMissingPage = () =>
      getCachedPage(`${notFoundHref} ${page ?? ''}`, async () =>
        renderDocument(notFoundHref, await builder.createHead()),
      );
    try {
      if (page && renderedHref !== undefined) {
        try {
          const cachedPage = await getPageWithContent(renderedHref, page);
          return isFailure(cachedPage) ? cachedPage : { status: 200, page: cachedPage };
        } catch (error) {
          if (!(error instanceof PageMissingError)) throw error;
        }
      }
      const cachedPage = await getMissingPage().catch(() => fail('not_found'));
      return isFailure(cachedPage) ? fail('not_found') : { status: 404, page: cachedPage };
    } catch (error) {
      if (isDatabaseUnavailable(error)) throw error;
      return toFailure(error);
    }
  };
}
