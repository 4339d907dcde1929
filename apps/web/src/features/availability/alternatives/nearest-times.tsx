import { listNearestFreeTimes } from '@dining/domain/availability/nearest-times';
import type { SearchState } from '@dining/domain/search/search-state';
import type { DinCode, HtlCode } from '@dining/domain/shared/codes';
import type { SeoulDate, SeoulTime, Visit } from '@dining/domain/shared/seoul-time';
import { Button } from '@dining/ui/button';
import { Notice } from '@dining/ui/notice';
import { Skeleton } from '@dining/ui/skeleton';
import { getMonth } from '../../../entities/availability/stock';
import { useToday } from '../../../lib/clock';
import { formatDayInText, formatVisitInText } from '../../../lib/format';
import { useTranslations } from '../../../lib/i18n';
import type { DaysOfMonth } from '../days/use-days';
import { ComparableVenues } from './comparable-venues';
import { listNearDays } from './near-days';

export interface FullVisit {
  date: SeoulDate;
  /** Null if the whole day is full. */
  time: SeoulTime | null;
  /** Called with the alternative that the guest chooses. */
  onChoose: (visit: Visit) => void;
}

interface NearestTimesProps {
  fullVisit: FullVisit;
  venue: { dinCode: DinCode; htlCode: HtlCode };
  visitSearch: Pick<SearchState, 'type' | 'adults' | 'kids'>;
  days: DaysOfMonth;
  adjacentDays: DaysOfMonth;
}

const maxTimes = 4;
/** Used if no time is chosen, because most guests look for dinner. */
const usualTime = '18:00';

export function NearestTimes({
  fullVisit: { date, time, onChoose },
  venue,
  visitSearch,
  days,
  adjacentDays,
}: NearestTimesProps) {
  const translations = useTranslations();
  const today = useToday();
  const { t } = translations;
  const { type, adults, kids } = visitSearch;
  const nearDays = listNearDays(date, today);
  const getSlots = (day: SeoulDate) => (getMonth(day) === getMonth(date) ? days : adjacentDays).getSlots(day);
  const freeTimes = listNearestFreeTimes(
    { date, time: time ?? usualTime },
    nearDays.map((day) => ({ date: day, slots: getSlots(day) })),
    maxTimes,
  );
  const formatFreeVisit = (visit: Visit): string => {
    if (type === 'pickup') return formatDayInText(translations, visit.date, today);
    return visit.date === date ? visit.time : formatVisitInText(translations, visit, today);
  };
  const isPickup = type === 'pickup';
  const dayBody = t(isPickup ? 'reservation.nearest.pickupBody' : 'reservation.nearest.body');
  const body = time === null ? dayBody : t('reservation.nearest.timeBody', { time });
  // The nearest times are unknown until both months are loaded.
  if (adjacentDays.isPending) return <Skeleton height="9rem" />;
  const requestedVisit = {
    ...venue,
    type,
    date,
    time: time ?? usualTime,
    party: { adults, kids },
    isWholeDay: time === null,
  };
  return (
    <Notice announce title={t(isPickup ? 'reservation.nearest.pickupTitle' : 'reservation.nearest.title')}>
      {freeTimes.length === 0 && t(isPickup ? 'reservation.nearest.pickupNone' : 'reservation.nearest.none')}
      {freeTimes.length > 0 && (
        <>
          <p>{body}</p>
          <p className="mt-3 flex flex-wrap gap-2">
            {freeTimes.map((visit) => (
              <Button key={`${visit.date} ${visit.time}`} onClick={() => onChoose(visit)} size="sm">
                {formatFreeVisit(visit)}
              </Button>
            ))}
          </p>
        </>
      )}
      {!isPickup && (
        <div className="mt-3">
          <ComparableVenues key={`${date} ${time ?? ''}`} requestedVisit={requestedVisit} />
        </div>
      )}
    </Notice>
  );
}
