import { interceptProblems, watchResponses } from '@dining/client/call';
import { findPage, getRenderedHref } from '@dining/contract/site/pages';
import { type Language, languageNames, selectLanguage } from '@dining/domain/shared/language';
import { listenToPopState } from '@dining/ui/modal-context';
import type { QueryClient } from '@tanstack/react-query';
import { appDataQuery, hotelsQuery } from '../entities/app/app-data';
import { rememberPath } from '../entities/session/returning';
import { clearSession, isVisitorQuery, type Session, sessionQuery, startSession } from '../entities/session/session';
import { getReasonOf401 } from '../entities/session/sign-in-reason';
import { type BootData, readBootData, readSharedData, readVisitor } from '../lib/boot';
import { setClockByPage, setServerTime } from '../lib/clock';
import { readCookie, writeCookie } from '../lib/cookies';
import { loadFonts } from '../lib/fonts/load';
import { keepAnswers } from '../lib/hydration';
import { findLanding } from '../lib/landing';
import { parseSearch } from '../lib/plain-search';
import { createSiteRouter, type SiteRouter } from './router';
import { sharedTranslations } from './shared-translations';
import { createSite, type Site } from './site';

/** Spec §4 Language. A language from the address is kept, so that the next page speaks it too. */
function chooseLanguage(boot: BootData | null): Language {
  const query = new URLSearchParams(location.search).get('lang');
  const hints = { query, stored: readCookie('locale'), browser: navigator.languages };
  const language = boot?.language ?? selectLanguage(hints);
  if (query !== null) writeCookie('locale', languageNames[language].wire);
  document.documentElement.lang = languageNames[language].html;
  return language;
}

/** Starts the session of whoever is here. A visitor whose tab was another's is told why it begins anew. */
const startVisitorSession = ({ queryClient, alerts, translations }: Site, session: Session): void =>
  startSession(
    queryClient,
    session,
    (member) =>
      void import('../lib/notify-user-changed').then(({ notifyUserChanged }) => notifyUserChanged(alerts, translations, member)),
  );

/** Takes over what the server wrote into the page, and asks for what it did not. */
async function loadSharedData(site: Site): Promise<void> {
  const { queryClient } = site;
  const shared = readSharedData();
  if (shared !== null) {
    queryClient.setQueryData(appDataQuery.queryKey, shared.appData);
    queryClient.setQueryData(hotelsQuery.queryKey, shared.allHotelList);
  }
  const [appData] = await Promise.all([queryClient.ensureQueryData(appDataQuery), queryClient.ensureQueryData(hotelsQuery)]);
  const { userDetails, guestYn } = readVisitor() ?? appData;
  startVisitorSession(site, userDetails === undefined ? { guestYn } : { guestYn, userDetails });
}

/** Takes over the page that the server rendered, and who is here; what a member sees otherwise is then asked for anew. */
async function restoreRenderedData(site: Site, { page, answers }: NonNullable<BootData['rendered']>): Promise<void> {
  const { queryClient, rendered, search } = site;
  for (const [key, answer] of answers) queryClient.setQueryData(key, answer);
  keepAnswers(rendered, answers);
  const at = new Date(page.at);
  rendered.at = at;
  search.setRendered(page.htlCode, parseSearch(page.href.split('?')[1] ?? ''), at);
  const visitor = readVisitor() ?? { guestYn: 'N' };
  startVisitorSession(site, visitor);
  if (visitor.userDetails !== undefined) await queryClient.invalidateQueries({ predicate: isVisitorQuery });
}

/** Spec §7: 401 leads to the sign-in page, which says why, and back afterwards; 500 to the error page. */
const redirectOnProblems = (queryClient: QueryClient, router: SiteRouter): void =>
  interceptProblems(({ status, code }) => {
    if (status === 500) void router.navigate({ to: '/error' });
    if (status !== 401) return;
    rememberPath(router.state.location.href);
    const signIn = getReasonOf401(code, queryClient.getQueryData(sessionQuery.queryKey)?.userDetails !== undefined);
    clearSession(queryClient);
    void router.navigate({ to: '/login', state: { signIn } });
  });

/**
 * Spec §4 Start-up: language, the house's data and hotels, then the search state; the error page does without the last two.
 * Returns the router, and whether the page is in sight already as the server rendered it.
 * @throws where the house's data, or the texts, did not come
 */
export async function startUp(): Promise<{ readonly router: SiteRouter; readonly isRendered: boolean }> {
  const boot = readBootData();
  const language = chooseLanguage(boot);
  const site = createSite(language);
  const { queryClient, clock, translations, search } = site;
  listenToPopState(site.modals);
  const router = createSiteRouter(site);
  watchResponses(({ headers }) => setServerTime(clock, Date.parse(headers.get('date') ?? '')));
  // Any answer tells the time.
  if (!setClockByPage(clock, Date.parse(boot?.at ?? boot?.rendered?.page.at ?? '')))
    await queryClient.fetchQuery(sessionQuery).catch(() => undefined);
  const landing = findLanding();
  // A file that does not come loses the campaign, not the page.
  const campaigns = landing === null ? undefined : import('../lib/campaign').catch(() => undefined);
  const rendered = boot?.rendered;
  const loadData = async () => {
    if (rendered !== undefined) return restoreRenderedData(site, rendered);
    if (!location.pathname.startsWith('/error')) return loadSharedData(site);
  };
  const [campaign] = await Promise.all([campaigns, translations.load(sharedTranslations), loadData()]);
  // Only now: what fails before leaves no page from which to lead on, and is told where it is.
  redirectOnProblems(queryClient, router);
  search.restore(rendered?.page.htlCode ?? boot?.htlCode);
  const { history } = router;
  // What the tab kept of another visitor is forgotten by now.
  if (landing !== null && campaign !== undefined) site.analytics.setLanding(campaign.keepCampaign(landing));
  const plain = campaign?.findPlainAddress() ?? null;
  if (plain !== null) history.replace(plain, history.location.state);
  // Before the router shows the page, which looks at what is searched for.
  search.enterPage(history.location.state.key);
  history.subscribe(({ action: { type }, location: { state } }) => search.enterPage(state.key, /BACK|FORWARD|GO/.test(type)));
  loadFonts(language);
  const { tagContainer } = boot ?? {};
  if (tagContainer !== undefined) void import('../lib/tag-manager').then(({ startTagManager }) => startTagManager(tagContainer));
  if (rendered === undefined) return { router, isRendered: false };
  // The router would lead on from an address of no page, and what is hydrated must not change under way.
  if (findPage(location.pathname) === undefined) history.replace(`${rendered.page.href}${history.location.search}`);
  // The page's own code and texts, without which it could not be hydrated as a whole.
  await router.load();
  // Whoever was quicker and went back stands at another address than the server rendered.
  const page = findPage(location.pathname);
  if (page === undefined || getRenderedHref(page, location.pathname, parseSearch(location.search)) !== rendered.page.href)
    return { router, isRendered: false };
  // The boundaries are those that the server set.
  router.ssr = { manifest: undefined };
  return { router, isRendered: true };
}
