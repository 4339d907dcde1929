import type { PageToRender, RenderedPage } from '@dining/contract/rendering';
import type { QueryClient } from '@tanstack/react-query';
import { createMemoryHistory } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { appDataQuery, hotelsQuery } from '../entities/app/app-data';
import { isPart } from '../lib/part-query';
import { parseSearch } from '../lib/plain-search';
import { App } from './app';
import { createSiteRouter } from './router';
import { sharedTranslations } from './shared-translations';
import { createSite } from './site';

/** Rounds of rendering and asking, after which what is still missing is left to the browser. */
const maxRounds = 4;

/**
 * Renders a page as the browser would begin it for an unknown visitor. Each round asks what the one before wanted
 * to know (queries with `meta.rendered`), until nothing new is asked; what is not asked shows as it does while it is on its way.
 * Everything a page keeps belongs to its `Site`: several pages may be rendered at once.
 * @throws where an answer did not come: a page that lacks something would be kept as it is
 */
export async function renderPage({ href, language, htlCode, at }: PageToRender): Promise<RenderedPage> {
  const instant = new Date(at);
  const site = createSite(language);
  const { queryClient, rendered, search } = site;
  rendered.at = instant;
  await site.translations.load(sharedTranslations);
  await Promise.all([queryClient.fetchQuery(appDataQuery), queryClient.fetchQuery(hotelsQuery)]);
  search.setRendered(htlCode, parseSearch(href.split('?')[1] ?? ''), instant);
  const router = createSiteRouter(site, { history: createMemoryHistory({ initialEntries: [href] }) });
  await router.load();

  let html = renderToString(<App router={router} />);
  for (let round = 1; round < maxRounds && (await fetchPendingQueries(queryClient)); round += 1)
    html = renderToString(<App router={router} />);
  return { html, answers: listAnswers(queryClient) };
}

/** What a component says of a query beside its own options comes with them. */
const isDisabled = (options: object): boolean => 'enabled' in options && options.enabled === false;

/** Asks what the page wanted to know and nobody has asked yet; true where there was anything. */
async function fetchPendingQueries(queryClient: QueryClient): Promise<boolean> {
  const missing = queryClient
    .getQueryCache()
    .getAll()
    .filter(({ meta, state, options }) => meta?.rendered === true && state.status === 'pending' && !isDisabled(options));
  await Promise.all(missing.map((query) => query.fetch()));
  return missing.length > 0;
}

const listAnswers = (queryClient: QueryClient): RenderedPage['answers'] =>
  queryClient
    .getQueryCache()
    .getAll()
    .flatMap(({ queryKey, state: { data } }) => (data === undefined || isPart(queryKey) ? [] : [[queryKey, data] as const]));
