import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { isCurrentPage, usePagePath } from '../../lib/page-in-sight';
import { stringifySearch } from '../../lib/plain-search';
import { formatVisitSearch } from './search-params';
import { useSearch } from './search-state';

/**
 * Keeps the address of a reservation page telling what is chosen, without a new entry in the history. The language that it names stays: who
 * is sent it reads the same.
 */
export function useSearchInAddress(): void {
  const lang = useLocation({ select: ({ search }) => search.lang });
  const address = { ...formatVisitSearch(useSearch()), ...(lang !== undefined && { lang }) };
  const text = stringifySearch(address);
  const navigate = useNavigate();
  const page = usePagePath();
  const write = useEffectEvent((at: string, wanted: string) => {
    if (!isCurrentPage(at) || location.search === wanted) return;
    void navigate({ to: '.', search: address, hash: true, replace: true, resetScroll: false, hashScrollIntoView: false });
  });
  useEffect(() => {
    // A moment later: a choice that leads to another page belongs into that page's address, not into this one's.
    const soon = setTimeout(() => write(page, text));
    return () => clearTimeout(soon);
  }, [text, page]);
}
