import type { SearchState } from '@dining/domain/search/search-state';
import type { DinCode, HtlCode } from '@dining/domain/shared/codes';
import type { SeoulDate, SeoulTime } from '@dining/domain/shared/seoul-time';
import { useState } from 'react';
import { getLaterMonth, getMonth } from '../../../entities/availability/stock';
import { useToday } from '../../../lib/clock';
import { NearestAtVenue } from '../alternatives/nearest-at-venue';
import { useDays } from '../days/use-days';
import { DateTimeChoice } from './date-time-choice';

interface DateTimePickerProps {
  venue: { dinCode: DinCode; htlCode: HtlCode };
  search: Pick<SearchState, 'type' | 'adults' | 'kids' | 'categoryName' | 'visitDay' | 'visitTime'>;
  onChange: (date: SeoulDate, time: SeoulTime | null) => void;
  timeError?: string | undefined;
  skipTimeClearedAlert?: boolean | undefined;
}

export function DateTimePicker({ venue, search, onChange, timeError, skipTimeClearedAlert }: DateTimePickerProps) {
  const { visitDay } = search;
  const today = useToday();
  const [shownMonth, setMonth] = useState(getMonth(visitDay ?? today));
  const month = getLaterMonth(shownMonth, getMonth(today));
  const days = useDays(venue.dinCode, search, month);
  const daysOfChosenMonth = useDays(venue.dinCode, search, visitDay === null ? month : getMonth(visitDay));
  return (
    <DateTimeChoice
      daysOfChosenMonth={daysOfChosenMonth}
      days={days}
      onChange={onChange}
      month={month}
      onMonthChange={setMonth}
      search={search}
      timeError={timeError}
      skipTimeClearedAlert={skipTimeClearedAlert}
    >
      {(fullVisit) => <NearestAtVenue fullVisit={fullVisit} search={search} venue={venue} />}
    </DateTimeChoice>
  );
}
