import { formatTableQuery, type TableQuery } from '@dining/domain/search/table-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useHotel, useSearch } from '../../../entities/search/search-state';
import { useSaveTableQuery, useTableQuery } from '../../../entities/search/table-query';
import { FindSummary } from './find-summary';

/** Shows the search on the main page. Choosing a hotel changes the hotel of the whole page. */
export function FindBar() {
  const { htlCode } = useSearch();
  const hotel = useHotel();
  const savedQuery = useTableQuery();
  const navigate = useNavigate();
  const saveTableQuery = useSaveTableQuery();
  // The search state shared by all pages has only party, day and hotel.
  const [chosenFields, setChosenFields] = useState<Omit<TableQuery, 'party' | 'day'>>();
  const tableQuery = { ...savedQuery, ...chosenFields };
  return (
    <FindSummary
      htlCode={htlCode}
      onChange={(next, nextHotel) => {
        const { party: _party, day: _day, ...otherFields } = next;
        setChosenFields(otherFields);
        saveTableQuery(next, nextHotel);
      }}
      onFind={() => void navigate({ to: '/fnb/find', search: formatTableQuery(tableQuery, hotel?.htlHmcCode ?? '') })}
      tableQuery={tableQuery}
    />
  );
}
