import { formatTableQuery, type TableQuery } from '@dining/domain/search/table-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useHotel, useSearch } from '../../../entities/search/search-state';
import { useKeepWish, useTableWish } from '../../../entities/search/wish';
import { FindLine } from './find-line';

/** Shows the search on the main page. A hotel chosen in it becomes the hotel of the whole page. */
export function FindBar() {
  const { htlCode } = useSearch();
  const hotel = useHotel();
  const current = useTableWish();
  const navigate = useNavigate();
  const keep = useKeepWish();
  // The site-wide search has neither a meal nor "all hotels".
  const [chosen, setChosen] = useState<Pick<TableQuery, 'everywhere' | 'meal'>>();
  const wish = { ...current, ...chosen };
  return (
    <FindLine
      htlCode={htlCode}
      onChange={(next, nextHotel) => {
        setChosen({ everywhere: next.everywhere, meal: next.meal });
        keep(next, nextHotel);
      }}
      onFind={() => void navigate({ to: '/fnb/find', search: formatTableQuery(wish, hotel?.htlHmcCode ?? '') })}
      wish={wish}
    />
  );
}
