import { rollOverSearch } from '@dining/domain/search/start-up';
import { useEffect, useRef } from 'react';
import { useChangeSearch } from '../entities/search/search-state';
import { useToday } from '../lib/clock';

export function useMidnightRollover(): void {
  const changeSearch = useChangeSearch();
  const today = useToday();
  const previousDay = useRef(today);
  useEffect(() => {
    if (previousDay.current === today) return;
    changeSearch((search) => rollOverSearch(search, previousDay.current, today));
    previousDay.current = today;
  }, [changeSearch, today]);
}
