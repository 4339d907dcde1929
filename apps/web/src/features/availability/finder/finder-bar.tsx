import { type FinderQuery, formatFinderQuery } from '@dining/domain/search/finder-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useFinderQuery, useSaveFinderQuery } from '../../../entities/search/finder-query';
import { useHotel, useSearch } from '../../../entities/search/search-state';
import { FinderSummary } from './finder-summary';

/** Shows the search on the main page. Choosing a hotel changes the hotel of the whole page. */
export function FinderBar() {
  const { htlCode } = useSearch();
  const hotel = useHotel();
  const savedQuery = useFinderQuery();
  const navigate = useNavigate();
  const saveFinderQuery = useSaveFinderQuery();
  // The search that all pages share stores only party and day, so the other fields are kept here.
  const [chosenFields, setChosenFields] = useState<Omit<FinderQuery, 'party' | 'day'>>();
  const finderQuery = { ...savedQuery, ...chosenFields };
  return (
    <FinderSummary
      htlCode={htlCode}
      onChange={(nextQuery, nextHtlCode) => {
        const { party: _party, day: _day, ...otherFields } = nextQuery;
        setChosenFields(otherFields);
        saveFinderQuery(nextQuery, nextHtlCode);
      }}
      onFind={() => void navigate({ to: '/fnb/find', search: formatFinderQuery(finderQuery, hotel?.htlHmcCode ?? '') })}
      finderQuery={finderQuery}
    />
  );
}
