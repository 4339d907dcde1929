import { pickupTime } from '@dining/domain/availability/pickup';
import { defaultVisitMinutes } from '@dining/domain/reservations/visit-end';
import { type Language, languageNames } from '@dining/domain/shared/language';
import { getLocalizedText } from '@dining/domain/shared/localized-text';
import { getVisitStart } from '@dining/domain/shared/seoul-calendar';
import { formatDateTime, formatFacts } from '@dining/i18n/formats';
import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import type { StoredReservation } from '../stores/reservations/reservation-view';
import { getReservationPath } from './reservation-keys';

interface Sender {
  readonly publicUrl: string;
  readonly mailFrom: string | undefined;
}

const minuteMs = 60_000;
const alarmSecondsBeforeVisit = 2 * 3600;

function getEventTimes({ reservation, venue }: StoredReservation) {
  const { reservationType, visitDay, visitTime } = reservation;
  // A calendar day has no time zone; the library reads it in UTC.
  if (reservationType === 'pickup')
    return { start: new Date(`${visitDay}T00:00:00Z`), allDay: true, transparency: ICalEventTransparency.TRANSPARENT };
  const start = getVisitStart({ date: visitDay, time: visitTime });
  const turnMinutes = reservationType === 'room' ? venue.roomTurnMinutes : venue.tableTurnMinutes;
  return { start, end: new Date(start.getTime() + (turnMinutes ?? defaultVisitMinutes) * minuteMs) };
}

/**
 * Renders a reservation as an iCalendar event (RFC 5545). The event is published, not a request (RFC 5546 §3.2.1),
 * because declining it in a calendar would not cancel the reservation. A cancellation is the next version of the same
 * event. Calendars are shared, so the event contains no guest's name, and its link needs the guest's session.
 */
export function renderCalendar(storedReservation: StoredReservation, sender: Sender): string {
  const { reservation, hotel, venue } = storedReservation;
  const language = reservation.language as Language;
  const localize = (text: Parameters<typeof getLocalizedText>[0] | null) =>
    text === null ? '' : getLocalizedText(text, language);
  const isCancelled = reservation.status === 'cancel';
  const isPickup = reservation.reservationType === 'pickup';
  const site = new URL(sender.publicUrl);
  const link = new URL(getReservationPath(reservation.resvCode), site);
  link.searchParams.set('lang', languageNames[language].query);

  const calendar = ical({ prodId: { company: site.hostname, product: 'dining' }, method: ICalCalendarMethod.PUBLISH });
  const event = calendar.createEvent({
    id: `${reservation.resvCode}@${site.hostname}`,
    sequence: isCancelled ? 1 : 0,
    // The time of this version of the event, so that the file is the same at each download.
    stamp: reservation.cancelledAt ?? reservation.createdAt,
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    ...getEventTimes(storedReservation),
    summary: formatFacts([localize(venue.name), localize(reservation.productName)], language),
    location: {
      title: [localize(hotel.name), localize(venue.name), localize(venue.location)].filter(Boolean).join(', '),
      address: localize(hotel.translatedAddress) || hotel.address,
      geo: { lat: hotel.latitude, lon: hotel.longitude },
    },
    description: [
      localize(reservation.productName),
      ...(isPickup ? [formatDateTime(reservation.visitDay, pickupTime, language)] : []),
      reservation.resvCode,
      venue.phone,
      link.href,
    ].join('\n'),
    url: link.href,
  });
  if (sender.mailFrom !== undefined)
    // A quoted name must not contain quotes (RFC 5545 §3.2).
    event.organizer({ name: localize(hotel.name).replaceAll('"', ''), email: sender.mailFrom });
  if (!isCancelled && !isPickup)
    event.createAlarm({
      type: ICalAlarmType.display,
      triggerBefore: alarmSecondsBeforeVisit,
      description: localize(venue.name),
    });
  return calendar.toString();
}
