import { isSecretPage, type PageName, pages } from '@dining/contract/site/pages';
import { languageNames } from '@dining/domain/shared/language';
import { useRouteContext, useRouterState } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useHotel } from '../entities/search/search-state';
import { useSession } from '../entities/session/session';
import { useAnalytics } from '../lib/analytics';
import { getBootData } from '../lib/boot';
import { focusPage } from '../lib/focus-page';
import { useTranslations } from '../lib/i18n';
import { localizeField } from '../lib/localize-text';
import { usePageTitleNames } from '../lib/page-title';

const formatterDelayMs = 3_000;

/** Reports a page view when the path changes, sets the document's title, and focuses each page but the first. */
export function usePageView(page: PageName | undefined): void {
  const { pushPageView } = useAnalytics();
  const translations = useTranslations();
  const { language, t } = translations;
  const { guard, pageTitles } = useRouteContext({ from: '__root__' });

  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname });
  const href = useRouterState({ select: (state) => state.resolvedLocation?.href });
  const hotel = useHotel();
  const session = useSession();
  const hotelName = hotel === undefined ? '' : localizeField(translations, hotel, 'htlName');
  const titleNames = usePageTitleNames();
  const [, setFormatterLoaded] = useState(false);
  const formatTitle = pageTitles.getFormatter();
  const isFormatterLoaded = formatTitle !== undefined;
  const title = isFormatterLoaded
    ? formatTitle(page, {
        page: page === undefined ? '' : t(`meta.pages.${page}.title`),
        hotel: hotelName,
        ...titleNames,
      })
    : '';
  const isFirstPage = useRef(true);

  const servedPageKey = useRef('');
  // If the server has rendered the first page, it has set its title, so the formatter may load later.
  useEffect(() => {
    const renderedData = servedPageKey.current ? undefined : getBootData()?.rendered;
    // The visitor may have navigated before this code loaded.
    servedPageKey.current ||= (renderedData?.page.href.split('?')[0] ?? location.pathname) + hotelName;
    pageTitles.markInitialRender();
    const load = () => void pageTitles.load().then(() => setFormatterLoaded(true));
    const timer = setTimeout(load, renderedData ? formatterDelayMs : 0);
    return () => clearTimeout(timer);
  }, [hotelName, pageTitles]);

  const servedTitle = useRef<string>(undefined);
  useEffect(() => {
    if (!isFormatterLoaded) return;
    // If the visitor has navigated already, the server has not set the title of this page.
    servedTitle.current ??=
      document.title !== '' && location.pathname + hotelName === servedPageKey.current ? title : '';
    if (title === servedTitle.current) return;
    document.title = title;
    // Returning to the first page sets its title as on other pages.
    servedTitle.current = '';
  }, [isFormatterLoaded, title, hotelName]);

  useEffect(() => {
    if (href !== undefined) guard.setLastHref(href);
  }, [guard, href]);

  const reportPageView = useEffectEvent((viewedPath: string) => {
    const loginState = session?.userDetails !== undefined ? 'member' : session?.guestYn === 'Y' ? 'guest' : 'anonymous';
    pushPageView({
      path: page !== undefined && isSecretPage(page) ? pages[page].path : viewedPath,
      title: isFormatterLoaded ? title : document.title,
      language: languageNames[language].html,
      hotelCode: hotel?.htlCode ?? '',
      loginState,
    });
    if (!isFirstPage.current) focusPage();
    isFirstPage.current = false;
  });
  // Choices on a page also change its URL; only a change of the path counts as a page view.
  useEffect(() => {
    if (path !== undefined) reportPageView(path);
  }, [path]);
}
