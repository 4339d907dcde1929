import { formatTableQuery, type TableQuery } from '@dining/domain/search/table-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useHotel, useSearch } from '../../../entities/search/search-state';
import { useSaveTableQuery, useTableQuery } from '../../../entities/search/table-query';
import { FindLine } from './find-line';

/** Shows the search on the main page. Choosing a hotel changes the hotel of the whole page. */
export function FindBar() {
  const { htlCode } = useSearch();
  const hotel = useHotel();
  const current = useTableQuery();
  const navigate = useNavigate();
  const saveTableQuery = useSaveTableQuery();
  // The search state shared by all pages has only party, day and hotel.
  const [chosen, setChosen] = useState<Omit<TableQuery, 'party' | 'day'>>();
  const tableQuery = { ...current, ...chosen };
  return (
    <FindLine
      htlCode={htlCode}
      onChange={(next, nextHotel) => {
        const { party: _party, day: _day, ...otherFields } = next;
        setChosen(otherFields);
        saveTableQuery(next, nextHotel);
      }}
      onFind={() => void navigate({ to: '/fnb/find', search: formatTableQuery(tableQuery, hotel?.htlHmcCode ?? '') })}
      tableQuery={tableQuery}
    />
  );
}
