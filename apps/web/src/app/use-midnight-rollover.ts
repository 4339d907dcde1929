import { rollOverSearch } from '@dining/domain/search/start-up';
import { useEffect, useRef } from 'react';
import { useChangeSearch } from '../entities/search/search-state';
import { useToday } from '../lib/clock';

export function useMidnightRollover(): void {
  const changeSearch = useChangeSearch();
  const today = useToday();
  const before = useRef(today);
  useEffect(() => {
    if (before.current === today) return;
    changeSearch((search) => rollOverSearch(search, before.current, today));
    before.current = today;
  }, [changeSearch, today]);
}
