import type { PageToRender, RenderedPage } from '@dining/contract/rendering';
import { pages } from '@dining/contract/site/pages';
import { createMemoryHistory } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { appDataQuery, hotelsQuery } from '../entities/app/app-data';
import { renderSearch } from '../entities/search/search-state';
import { renderedAt } from '../lib/hydration';
import { loadTexts, startTexts } from '../lib/i18n';
import { isPart } from '../lib/part-query';
import { parseSearch } from '../lib/plain-search';
import { queryClient } from '../lib/query-client';
import { App } from './app';
import { siteRouter } from './router';
import { houseTexts } from './text-table';

/** Rounds of rendering and asking, after which what is still missing is left to the browser. */
const mostRounds = 4;

/**
 * Renders a page as the browser would begin it for somebody of whom nothing is known. Each round asks what the one before wanted
 * to know (queries with `meta.rendered`), until nothing new is asked; what is not asked shows as it does while it is on its way.
 * What the modules keep of a page (texts, answers, search) is of one page at a time: the next is begun when this one is done.
 * @throws where an answer did not come: a page that lacks something would be kept as it is
 */
export async function renderPage({ href, language, htlCode, at }: PageToRender): Promise<RenderedPage> {
  const instant = new Date(at);
  renderedAt(instant);
  queryClient.clear();
  await startTexts(language, houseTexts);
  await Promise.all([queryClient.fetchQuery(appDataQuery), queryClient.fetchQuery(hotelsQuery)]);
  renderSearch(htlCode, parseSearch(href.split('?')[1] ?? ''), instant);
  const router = siteRouter({ history: createMemoryHistory({ initialEntries: [href] }) });
  await router.load();
  // The page's own, which the router loads with its code, and that but once.
  const page = router.state.matches.at(-1)?.staticData.page;
  if (page !== undefined) await loadTexts(pages[page].translations);

  let html = renderToString(<App router={router} />);
  for (let round = 1; round < mostRounds && (await askWhatIsMissing()); round += 1)
    html = renderToString(<App router={router} />);
  return { html, answers: whatWasAnswered() };
}

/** What a component says of a query beside its own options comes with them. */
const isOff = (options: object): boolean => 'enabled' in options && options.enabled === false;

/** Asks what the page wanted to know and nobody has asked yet; true where there was anything. */
async function askWhatIsMissing(): Promise<boolean> {
  const missing = queryClient
    .getQueryCache()
    .getAll()
    .filter(({ meta, state, options }) => meta?.rendered === true && state.status === 'pending' && !isOff(options));
  await Promise.all(missing.map((query) => query.fetch()));
  return missing.length > 0;
}

const whatWasAnswered = (): RenderedPage['answers'] =>
  queryClient
    .getQueryCache()
    .getAll()
    .flatMap(({ queryKey, state: { data } }) => (data === undefined || isPart(queryKey) ? [] : [[queryKey, data] as const]));
