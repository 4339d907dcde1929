import { decodeDay, decodeVisit } from '@dining/contract/codecs/visit';
import type { ResvInfo } from '@dining/contract/site/reservations/reservation';
import { isVisitOver } from '@dining/domain/reservations/visit-end';
import { CalendarLink } from '../../features/reservations/details/calendar-link';
import { DirectionsLink, ShareButton } from '../../features/reservations/details/visit-links';
import { WeatherLink } from '../../features/weather/weather-link';
import { useNow } from '../../lib/clock';
import { useTranslations } from '../../lib/i18n';

/**
 * Shows links for a reservation. Shows none if it is cancelled or masked. After the visit, shows only sharing and, on
 * the same day, the weather.
 */
export function ReservationLinks({ reservation }: { reservation: ResvInfo }) {
  const { t } = useTranslations();
  const isOver = isVisitOver(reservation.resvType, decodeVisit(reservation.resvDate), useNow());
  if (reservation.resvStatus === 'cancel' || reservation.maskedYn === 'Y') return null;
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-1">
      {!isOver && <CalendarLink reservation={reservation} />}
      {!isOver && <DirectionsLink reservation={reservation} />}
      <ShareButton reservation={reservation} />
      <WeatherLink
        htlCode={reservation.htlCode}
        label={t('complete.weather')}
        visitDay={decodeDay(reservation.resvDate)}
      />
    </div>
  );
}
