import type { Language } from '@dining/domain/shared/language';
import { getLocalizedText } from '@dining/domain/shared/localized-text';
import { formatDateTime, formatFacts } from '@dining/i18n/formats';
import type { Deps } from '../config/deps';
import type { AlternativeVisit } from '../stores/messages/outbox';
import type { StoredReservation } from '../stores/reservations/reservation-view';
import { listVenuesWithHotelName } from '../stores/venues/venues';
import { createBookingLink } from './links';

/** A visit that a message about a cancellation offers instead. */
export interface OfferedVisit {
  /** Venue, day and time, in the language of the reservation. */
  readonly label: string;
  readonly url: string;
}

export async function listOfferedVisits(
  deps: Deps,
  storedReservation: StoredReservation,
  alternatives: readonly AlternativeVisit[] = [],
): Promise<readonly OfferedVisit[]> {
  if (alternatives.length === 0) return [];
  const language = storedReservation.reservation.language as Language;
  const names = new Map(
    (await listVenuesWithHotelName(deps.database.pool)).map(({ dinCode, name }) => [dinCode, name]),
  );
  return alternatives.flatMap((alternative) => {
    const name = names.get(alternative.dinCode);
    if (name === undefined) return [];
    const visit = formatDateTime(alternative.date, alternative.time, language);
    return [
      {
        label: formatFacts([getLocalizedText(name, language), visit], language),
        url: createBookingLink(deps, storedReservation, alternative),
      },
    ];
  });
}
