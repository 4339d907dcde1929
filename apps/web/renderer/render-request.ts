import { setTransport } from '@dining/client/call';
import type { PageToRender, RenderedPage } from '@dining/contract/rendering';
import { findPage, getRenderedHref } from '@dining/contract/site/pages';
import { selectHotel } from '@dining/domain/search/start-up';
import { selectLanguage } from '@dining/domain/shared/language';
import { renderPage } from '../src/app/render-page';
import { call } from '../src/lib/call';
import { parseSearch } from '../src/lib/plain-search';

interface PageRequest {
  readonly url: string;
  readonly cookie: string;
  /** Language tags of `Accept-Language`, in the order of the header. */
  readonly languages: readonly string[];
  /** URL at which the renderer calls the API. */
  readonly serverUrl: string;
  /** Origin at which browsers open the site. */
  readonly siteOrigin: string;
}

interface PageResponse {
  readonly page: PageToRender;
  readonly queryData: RenderedPage['queryData'];
  readonly html: string;
}

const getCookie = (cookies: string, name: string): string | null =>
  new RegExp(`(?:^|; )${name}=([^;]*)`).exec(cookies)?.[1] ?? null;

/**
 * Renders a page from source as the server renders it from the build. Returns undefined for pages that only the browser
 * renders, and if there is no hotel.
 */
export async function renderRequest({
  url,
  cookie,
  languages,
  serverUrl,
  siteOrigin,
}: PageRequest): Promise<PageResponse | undefined> {
  const [path = '/', queryString = ''] = url.split('?');
  const query = parseSearch(queryString);
  const pageName = findPage(path);
  const href = pageName && getRenderedHref(pageName, path, query);
  if (href === undefined) return undefined;
  setTransport((address, request) =>
    fetch(serverUrl + address, {
      ...request,
      headers: { ...Object.fromEntries(new Headers(request.headers)), Origin: siteOrigin },
    }),
  );
  const { allHotelList } = await call('GET /api/hotel/allList');
  const hotel = selectHotel(allHotelList, query['hotelCode'], getCookie(cookie, 'hotelCode'));
  if (hotel === undefined) return undefined;
  const language = selectLanguage({
    query: query['lang'] ?? null,
    stored: getCookie(cookie, 'locale'),
    browser: languages,
  });
  const page = { href, language, htlCode: hotel.htlCode, at: new Date().toISOString() };
  return { page, ...(await renderPage(page)) };
}
