import { setProblemHandler, setResponseListener } from '@dining/client/call';
import { findPage, getRenderedHref } from '@dining/contract/site/pages';
import { type Language, languageNames, selectLanguage } from '@dining/domain/shared/language';
import { listenToPopState } from '@dining/ui/modal-context';
import type { QueryClient } from '@tanstack/react-query';
import { appDataQuery, hotelsQuery } from '../entities/app/app-data';
import { saveReturnPath } from '../entities/session/return-path';
import { clearSession, isVisitorQuery, type Session, sessionQuery, startSession } from '../entities/session/session';
import { getSignInReason } from '../entities/session/sign-in-reason';
import { type BootData, getBootData, getSharedData, getVisitorData } from '../lib/boot';
import { setClockFromPage, setServerTime } from '../lib/clock';
import { getCookie, setCookie } from '../lib/cookies';
import { loadFonts } from '../lib/fonts/load';
import { setRenderedQueries } from '../lib/hydration';
import { findLandingQuery } from '../lib/landing';
import { parseSearch } from '../lib/plain-search';
import { createSiteRouter, type SiteRouter } from './router';
import { sharedTranslationParts } from './shared-translations';
import { createSite, type Site } from './site';

/** Selects and sets the page's language (Spec §4 Language). If the URL names one, it is stored for later pages. */
function chooseLanguage(boot: BootData | null): Language {
  const query = new URLSearchParams(location.search).get('lang');
  const hints = { query, stored: getCookie('locale'), browser: navigator.languages };
  const language = boot?.language ?? selectLanguage(hints);
  if (query !== null) setCookie('locale', languageNames[language].wire);
  document.documentElement.lang = languageNames[language].html;
  return language;
}

const startVisitorSession = ({ queryClient, alerts, translations }: Site, session: Session): void =>
  startSession(
    queryClient,
    session,
    (member) =>
      void import('../lib/notify-user-changed').then(({ notifyUserChanged }) =>
        notifyUserChanged(alerts, translations, member),
      ),
  );

async function loadSharedData(site: Site): Promise<void> {
  const { queryClient } = site;
  const sharedData = getSharedData();
  if (sharedData !== null) {
    queryClient.setQueryData(appDataQuery.queryKey, sharedData.appData);
    queryClient.setQueryData(hotelsQuery.queryKey, sharedData.allHotelList);
  }
  const [appData] = await Promise.all([
    queryClient.ensureQueryData(appDataQuery),
    queryClient.ensureQueryData(hotelsQuery),
  ]);
  const { userDetails, guestYn } = getVisitorData() ?? appData;
  startVisitorSession(site, userDetails === undefined ? { guestYn } : { guestYn, userDetails });
}

async function restoreRenderedData(site: Site, { page, queryData }: NonNullable<BootData['rendered']>): Promise<void> {
  const { queryClient, hydrationData, search } = site;
  for (const [key, data] of queryData) queryClient.setQueryData(key, data);
  setRenderedQueries(hydrationData, queryData);
  const renderedAt = new Date(page.at);
  hydrationData.renderedAt = renderedAt;
  search.setRendered(page.htlCode, parseSearch(page.href.split('?')[1] ?? ''), renderedAt);
  const visitor = getVisitorData() ?? { guestYn: 'N' };
  startVisitorSession(site, visitor);
  if (visitor.userDetails !== undefined) await queryClient.invalidateQueries({ predicate: isVisitorQuery });
}

/**
 * Redirects 401 to the sign-in page, which states the reason and returns to this page, and 500 to the error page (Spec
 * §7).
 */
const redirectOnProblems = (queryClient: QueryClient, router: SiteRouter): void =>
  setProblemHandler(({ status, code }) => {
    if (status === 500) void router.navigate({ to: '/error' });
    if (status !== 401) return;
    const wasMember = queryClient.getQueryData(sessionQuery.queryKey)?.userDetails !== undefined;
    const signInReason = getSignInReason(code, wasMember);
    // If several requests fail at once, only the first one redirects.
    if (signInReason === 'needed' && router.latestLocation.pathname === '/login') return;
    saveReturnPath(router.state.location.href);
    clearSession(queryClient);
    void router.navigate({ to: '/login', state: { signInReason } });
  });

/**
 * Starts the site (Spec §4 Start-up): language, app data, hotels and session, then the search. An error page that the
 * server has not rendered loads neither app data nor hotels, and starts no session. Returns the router, and whether the
 * page is already visible as the server rendered it.
 * @throws if app data, hotels or translations cannot be loaded
 */
export async function startUp(): Promise<{ readonly router: SiteRouter; readonly isRendered: boolean }> {
  const boot = getBootData();
  const language = chooseLanguage(boot);
  const site = createSite(language);
  const { queryClient, clock, translations, search } = site;
  listenToPopState(site.modals);
  const router = createSiteRouter(site);
  setResponseListener(({ headers }) => setServerTime(clock, Date.parse(headers.get('date') ?? '')));
  // The `Date` header of any response sets the clock.
  if (!setClockFromPage(clock, Date.parse(boot?.at ?? boot?.rendered?.page.at ?? '')))
    await queryClient.fetchQuery(sessionQuery).catch(() => undefined);
  const landingQuery = findLandingQuery();
  // If this file fails to load, the site starts nevertheless, and the campaign is not recorded.
  const campaignImport = landingQuery === null ? undefined : import('../lib/campaign').catch(() => undefined);
  const renderedData = boot?.rendered;
  const loadData = async () => {
    if (renderedData !== undefined) return restoreRenderedData(site, renderedData);
    if (!location.pathname.startsWith('/error')) return loadSharedData(site);
  };
  const [campaign] = await Promise.all([campaignImport, translations.load(sharedTranslationParts), loadData()]);
  // Registered late: earlier failures are shown in place, because there is no page to redirect from.
  redirectOnProblems(queryClient, router);
  search.restore(renderedData?.page.htlCode ?? boot?.htlCode);
  const { history } = router;
  // The data of another user has been cleared from the tab by now.
  if (landingQuery !== null && campaign !== undefined)
    site.analytics.setCampaignQuery(campaign.saveCampaign(landingQuery));
  const plainUrl = campaign?.findUrlWithoutCampaign() ?? null;
  if (plainUrl !== null) history.replace(plainUrl, history.location.state);
  // The page reads the search, so this runs before the router renders it.
  search.enterPage(history.location.state.key);
  history.subscribe(({ action: { type }, location: { state } }) =>
    search.enterPage(state.key, /BACK|FORWARD|GO/.test(type)),
  );
  loadFonts(language);
  const { tagContainer } = boot ?? {};
  if (tagContainer !== undefined)
    void import('../lib/tag-manager').then(({ startTagManager }) => startTagManager(tagContainer));
  if (renderedData === undefined) return { router, isRendered: false };
  // The router would redirect from an unknown URL, but the page must not change while it is hydrated.
  if (findPage(location.pathname) === undefined) history.replace(`${renderedData.page.href}${history.location.search}`);
  // Loads the page's code and translations; hydration needs both.
  await router.load();
  // The visitor may have gone back already: the URL is then not that of the rendered page.
  const page = findPage(location.pathname);
  if (
    page === undefined ||
    getRenderedHref(page, location.pathname, parseSearch(location.search)) !== renderedData.page.href
  )
    return { router, isRendered: false };
  // Uses the Suspense boundaries that the server rendered.
  router.ssr = { manifest: undefined };
  return { router, isRendered: true };
}
