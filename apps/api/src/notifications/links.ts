import { pages } from '@dining/contract/site/pages';
import { type Language, languageNames } from '@dining/domain/shared/language';
import type { Deps } from '../config/deps';
import type { AlternativeVisit } from '../stores/messages/outbox';
import type { StoredReservation } from '../stores/reservations/reservation-view';
import { getReservationPath, getSecretPath, getVisitConfirmationPath } from './reservation-keys';

function createLink(baseUrl: string, path: string, language: Language): string {
  const url = new URL(path, baseUrl);
  url.searchParams.set('lang', languageNames[language].query);
  return url.href;
}

export const createSiteLink = ({ config }: Pick<Deps, 'config'>, path: string, language: Language): string =>
  createLink(config.publicUrl, path, language);

export const createConsoleLink = ({ config }: Pick<Deps, 'config'>, path: string, language: Language): string =>
  createLink(config.consoleBaseUrl, path, language);

interface ReservationLink {
  readonly link: string;
  readonly containsKey: boolean;
}

/**
 * Creates the link to a reservation's page. The link contains the secret key that opens the reservation, unless the
 * reservation names allergies: the booker's e-mail address or phone may be mistyped, and health data must not reach a
 * stranger.
 */
export function createReservationLink(deps: Deps, { reservation, allergies }: StoredReservation): ReservationLink {
  const containsKey = allergies.length === 0;
  const path = containsKey ? getSecretPath(deps.keyring.links, reservation) : getReservationPath(reservation.resvCode);
  return { link: createSiteLink(deps, path, reservation.language as Language), containsKey };
}

export const createVisitConfirmationLink = (deps: Deps, { reservation }: StoredReservation): string =>
  createSiteLink(
    deps,
    getVisitConfirmationPath(deps.keyring.links, reservation.resvCode),
    reservation.language as Language,
  );

export const createVenueLink = (deps: Deps, { reservation, hotel }: StoredReservation): string =>
  createSiteLink(
    deps,
    pages.restaurant.path.replace('$htlHmcCode', hotel.htlHmcCode).replace('$dinCode', reservation.dinCode),
    reservation.language as Language,
  );

/**
 * Creates the link to the booking page of an alternative venue and time in the same hotel, with the party and type of
 * the reservation.
 */
export function createBookingLink(
  deps: Deps,
  { reservation, hotel }: StoredReservation,
  { dinCode, date, time }: AlternativeVisit,
): string {
  const search = new URLSearchParams({
    hotelCode: hotel.htlHmcCode,
    resvType: reservation.reservationType,
    resvDate: `${date} ${time}`,
    adultCount: String(reservation.adults),
    childCount: String(reservation.kids),
  });
  const path = pages.reservationSecondStep.path.replace('$dinCode', dinCode);
  return createSiteLink(deps, `${path}?${search.toString()}`, reservation.language as Language);
}
