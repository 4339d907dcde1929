import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { isCurrentPage, usePagePath } from '../../lib/current-page';
import { stringifySearch } from '../../lib/plain-search';
import { formatVisitSearch } from './search-params';
import { useSearch } from './search-state';

/**
 * Writes the search into the URL of a reservation page without a new history entry. Keeps the language in the URL, so
 * that a shared link shows the same page.
 */
export function useSyncSearchToUrl(): void {
  const lang = useLocation({ select: ({ search }) => search.lang });
  const urlSearch = { ...formatVisitSearch(useSearch()), ...(lang !== undefined && { lang }) };
  const queryString = stringifySearch(urlSearch);
  const navigate = useNavigate();
  const page = usePagePath();
  const write = useEffectEvent((writtenPage: string, query: string) => {
    if (!isCurrentPage(writtenPage) || location.search === query) return;
    void navigate({
      to: '.',
      search: urlSearch,
      hash: true,
      replace: true,
      // Navigating drops the state of the history entry, but the booking steps still need these two flags.
      state: ({ isOnlyOffer = false, shouldOpenOnlyOffer = false }) => ({ isOnlyOffer, shouldOpenOnlyOffer }),
      resetScroll: false,
      hashScrollIntoView: false,
    });
  });
  useEffect(() => {
    // Deferred, so that a choice which also navigates is written to the next page's URL instead of this one's.
    const timer = setTimeout(() => write(page, queryString));
    return () => clearTimeout(timer);
  }, [queryString, page]);
}
