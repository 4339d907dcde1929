import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { stringifySearch } from '../lib/plain-search';
import { addressOf } from './search-params';
import { useSearch } from './search-state';

/** Keeps the address of a reservation page telling what is chosen, without a new entry in the history. */
export function useSearchInAddress(): void {
  const address = addressOf(useSearch());
  const text = stringifySearch(address);
  const navigate = useNavigate();
  // The text says whether anything changed; the object is a new one each time.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useEffect(() => {
    const page = location.pathname;
    // A moment later: a choice that leads to another page belongs into that page's address, not into this one's.
    const soon = setTimeout(() => {
      if (location.pathname !== page || location.search === text) return;
      void navigate({ to: '.', search: address, replace: true, resetScroll: false });
    });
    return () => clearTimeout(soon);
  }, [text]);
}
