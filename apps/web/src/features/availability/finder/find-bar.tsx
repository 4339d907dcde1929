import { formatTableQuery, type TableQuery } from '@dining/domain/search/table-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useHotel, useSearch } from '../../../entities/search/search-state';
import { useSaveTableQuery, useTableQuery } from '../../../entities/search/table-query';
import { FindLine } from './find-line';

/** Shows the search on the main page. A hotel chosen in it becomes the hotel of the whole page. */
export function FindBar() {
  const { htlCode } = useSearch();
  const hotel = useHotel();
  const current = useTableQuery();
  const navigate = useNavigate();
  const keep = useSaveTableQuery();
  // The search of all pages knows only party, day and hotel.
  const [chosen, setChosen] = useState<Omit<TableQuery, 'party' | 'day'>>();
  const tableQuery = { ...current, ...chosen };
  return (
    <FindLine
      htlCode={htlCode}
      onChange={(next, nextHotel) => {
        const { party: _party, day: _day, ...rest } = next;
        setChosen(rest);
        keep(next, nextHotel);
      }}
      onFind={() => void navigate({ to: '/fnb/find', search: formatTableQuery(tableQuery, hotel?.htlHmcCode ?? '') })}
      tableQuery={tableQuery}
    />
  );
}
