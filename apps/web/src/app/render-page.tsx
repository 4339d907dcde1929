import type { PageToRender, RenderedPage } from '@dining/contract/rendering';
import type { QueryClient } from '@tanstack/react-query';
import { createMemoryHistory } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { appDataQuery, hotelsQuery } from '../entities/app/app-data';
import { isModuleKey } from '../lib/module-query';
import { parseSearch } from '../lib/plain-search';
import { App } from './app';
import { createSiteRouter } from './router';
import { sharedTranslationParts } from './shared-translations';
import { createSite } from './site';

/** How often a page is rendered at most. The browser fetches queries that are still missing then. */
const maxRenders = 4;

/**
 * Renders a page for an anonymous visitor. Fetches the queries with `meta.renderedOnServer` that the page requests and
 * renders it again, until none is pending; other queries render as loading. All state belongs to the page's `Site`, so
 * pages can be rendered concurrently.
 * @throws if a query fails, so that no incomplete page is cached
 */
export async function renderPage({ href, language, htlCode, at }: PageToRender): Promise<RenderedPage> {
  const instant = new Date(at);
  const site = createSite(language);
  const { queryClient, hydrationData, search } = site;
  hydrationData.renderedAt = instant;
  await site.translations.load(sharedTranslationParts);
  await Promise.all([queryClient.fetchQuery(appDataQuery), queryClient.fetchQuery(hotelsQuery)]);
  search.setRendered(htlCode, parseSearch(href.split('?')[1] ?? ''), instant);
  const router = createSiteRouter(site, { history: createMemoryHistory({ initialEntries: [href] }) });
  await router.load();

  let html = renderToString(<App router={router} />);
  for (let renderCount = 1; renderCount < maxRenders && (await fetchPendingQueries(queryClient)); renderCount += 1)
    html = renderToString(<App router={router} />);
  return { html, queryData: listQueryData(queryClient) };
}

const isDisabled = (options: object): boolean => 'enabled' in options && options.enabled === false;

/** Fetches the queries that wait for data. Returns false if there are none. */
async function fetchPendingQueries(queryClient: QueryClient): Promise<boolean> {
  const pendingQueries = queryClient
    .getQueryCache()
    .getAll()
    .filter(
      ({ meta, state, options }) =>
        meta?.renderedOnServer === true && state.status === 'pending' && !isDisabled(options),
    );
  await Promise.all(pendingQueries.map((query) => query.fetch()));
  return pendingQueries.length > 0;
}

const listQueryData = (queryClient: QueryClient): RenderedPage['queryData'] =>
  queryClient
    .getQueryCache()
    .getAll()
    .flatMap(({ queryKey, state: { data } }) =>
      data === undefined || isModuleKey(queryKey) ? [] : [[queryKey, data] as const],
    );
