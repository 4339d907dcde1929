import { nearestFreeTimes } from '@dining/domain/availability/nearest';
import { addDays, daysFrom, type SeoulDate, type SeoulTime, type Visit } from '@dining/domain/shared/seoul-time';
import { Button } from '@dining/ui/button';
import { Notice } from '@dining/ui/notice';
import { today } from '../../lib/clock';
import { visitText } from '../../lib/format';
import { t } from '../../lib/i18n';
import { monthOf } from '../../state/stock';
import type { DaysOfMonth } from './use-days';

interface NearestTimesProps {
  date: SeoulDate;
  time: SeoulTime | null;
  days: DaysOfMonth;
  onChoose: (visit: Visit) => void;
}

/** Days around a full one that are searched for free times. */
const reach = 10;
const offers = 4;
/** Where no time was wanted yet, dinner is what most look for. */
const usualTime = '18:00';

/** For a full day: the free times nearest to it, one tap away. */
export function NearestTimes({ date, time, days, onChoose }: NearestTimesProps) {
  const earliest = today();
  const around = daysFrom(addDays(date, -reach), addDays(date, reach)).filter(
    (day) => day >= earliest && monthOf(day) === monthOf(date),
  );
  const free = nearestFreeTimes(
    { date, time: time ?? usualTime },
    around.map((day) => ({ date: day, slots: days.slotsOn(day) })),
    offers,
  );
  return (
    <Notice announce title={t('reservation.nearest.title')}>
      {free.length === 0 && t('reservation.nearest.none')}
      {free.length > 0 && (
        <>
          <p>{t('reservation.nearest.body')}</p>
          <p className="mt-3 flex flex-wrap gap-2">
            {free.map((visit) => (
              <Button key={`${visit.date} ${visit.time}`} onClick={() => onChoose(visit)} size="sm">
                {visitText(visit)}
              </Button>
            ))}
          </p>
        </>
      )}
    </Notice>
  );
}
